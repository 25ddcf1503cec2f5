import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { componentHash } from '../../kernel/components.ts'
import { done, sharedPackAnswer, sharedPackInfo, sharedPackInfos } from '../../protocol/answers.ts'
import { MOST_SHARED_PACKS, newSharedPack, type SharedPackInfo } from '../../protocol/rest.ts'
import type { SharedPack } from '../../store/port/packs.ts'
import type { Context } from '../context.ts'
import { mustHaveShare } from '../limits/quotas.ts'
import { newSecret } from '../people/secrets.ts'
import { mustBeSomebody } from '../people/sessions.ts'
import { ServerRefusal } from '../refused.ts'
import { addRoute } from './route.ts'

const tag = 'packs'
const params = z.object({ id: z.string().regex(/^pack_[\w-]{32}$/) })

/** Component packs that somebody has entered and gives away by a link: a name, an owner, a version. */
export function sharedPackRoutes(app: FastifyInstance, context: Context): void {
  sharing(app, context)
  withdrawing(app, context)
}

function sharing(app: FastifyInstance, context: Context): void {
  addRoute(app, {
    method: 'POST',
    path: '/api/packs',
    summary: 'Share a component pack by a link: it is tried first, and what its id names never changes',
    tag,
    body: newSharedPack,
    answer: sharedPackInfo,
    handle: async ({ body: { game, name, version, pack }, request }) => {
      const person = await mustBeSomebody(context, request)
      const { players } = await context.games.load(game)
      return context.quotas.counted(`shared packs of ${person.id}`, async () => {
        if ((await context.store.sharedPacks(person.id)).length >= MOST_SHARED_PACKS)
          throw new ServerRefusal('too-many-packs', { most: MOST_SHARED_PACKS })
        await context.packs.mustPlay({ game, players: players.max, pack })
        mustHaveShare(context.quotas, person.id, JSON.stringify(pack).length)
        const hash = componentHash(pack)
        const shared = { id: newSecret('pack'), game, name, version, hash, person: person.id, createdAt: context.now() }
        await context.store.sharePack(shared, pack as object)
        return infoOf(shared, person.name)
      })
    },
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/me/packs',
    summary: 'The packs that I have shared, the newest first',
    tag,
    answer: sharedPackInfos,
    handle: async ({ request }) => {
      const person = await mustBeSomebody(context, request)
      return (await context.store.sharedPacks(person.id)).map(shared => infoOf(shared, person.name))
    },
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/packs/:id',
    summary: 'A pack that somebody has shared, with its values',
    tag,
    params,
    answer: sharedPackAnswer,
    handle: async ({ params: { id } }) => {
      const shared = await context.store.sharedPack(id)
      if (shared === undefined) throw new ServerRefusal('no-such-pack')
      const [owner, pack] = await Promise.all([context.store.person(shared.person), context.store.pack(shared.hash)])
      return { ...infoOf(shared, owner?.name ?? ''), pack }
    },
  })
}

function withdrawing(app: FastifyInstance, context: Context): void {
  addRoute(app, {
    method: 'DELETE',
    path: '/api/me/packs/:id',
    summary: 'Withdraw a pack that I have shared: its link leads nowhere, and tables that play with it keep it',
    tag,
    params,
    answer: done,
    handle: async ({ params: { id }, request }) => {
      const person = await mustBeSomebody(context, request)
      if (!(await context.store.withdrawPack(id, person.id))) throw new ServerRefusal('no-such-pack')
      return {}
    },
  })
}

const infoOf = ({ id, game, name, version, createdAt }: SharedPack, owner: string): SharedPackInfo => ({
  id,
  game,
  name,
  version,
  owner,
  createdAt,
})
