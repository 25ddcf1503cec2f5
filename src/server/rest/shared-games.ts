import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readRecord, writeRecord } from '../../kernel/record.ts'
import { done, sharedGameAnswer, sharedGameInfo, sharedGameInfos } from '../../protocol/answers.ts'
import { MOST_SHARED_GAMES, newSharedGame, type SharedGameInfo } from '../../protocol/rest.ts'
import type { SharedGame } from '../../store/port/shared-games.ts'
import type { Context } from '../context.ts'
import { mustHaveShare } from '../limits/quotas.ts'
import { newSecret } from '../people/secrets.ts'
import { mustBeSomebody } from '../people/sessions.ts'
import { ServerRefusal } from '../refused.ts'
import { addRoute } from './route.ts'

const tag = 'games'
const params = z.object({ id: z.string().regex(/^game_[\w-]{32}$/) })

/** Games of somebody's browser that do not fit into a link: kept here at their wish, for whoever has the link. */
export function sharedGameRoutes(app: FastifyInstance, context: Context): void {
  const { store } = context
  sharing(app, context)

  addRoute(app, {
    method: 'GET',
    path: '/api/shared-games/:id',
    summary: 'A game that somebody has shared, as a record',
    tag,
    params,
    answer: sharedGameAnswer,
    handle: async ({ params: { id } }) => {
      const shared = await store.sharedGame(id)
      if (shared === undefined) throw new ServerRefusal('no-such-shared-game')
      return { ...infoOf(shared), record: shared.record }
    },
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/me/shared-games',
    summary: 'The games that I have shared, the newest first',
    tag,
    answer: sharedGameInfos,
    handle: async ({ request }) => (await store.sharedGames((await mustBeSomebody(context, request)).id)).map(infoOf),
  })

  addRoute(app, {
    method: 'DELETE',
    path: '/api/me/shared-games/:id',
    summary: 'Withdraw a game that I have shared: it is thrown away, and its link leads nowhere',
    tag,
    params,
    answer: done,
    handle: async ({ params: { id }, request }) => {
      const person = await mustBeSomebody(context, request)
      if (!(await store.withdrawGame(id, person.id))) throw new ServerRefusal('no-such-shared-game')
      return {}
    },
  })
}

function sharing(app: FastifyInstance, context: Context): void {
  const { store, games, packs, quotas, now } = context
  addRoute(app, {
    method: 'POST',
    path: '/api/shared-games',
    summary: 'Share a game by a link: its own components are tried first, and whoever looks plays it again',
    tag,
    body: newSharedGame,
    answer: sharedGameInfo,
    handle: async ({ body, request }) => {
      const person = await mustBeSomebody(context, request)
      const { record } = readRecord(body.record)
      const { game, players, pack } = record
      await games.load(game)
      return quotas.counted(`shared games of ${person.id}`, async () => {
        if ((await store.sharedGames(person.id)).length >= MOST_SHARED_GAMES)
          throw new ServerRefusal('too-many-shared-games', { most: MOST_SHARED_GAMES })
        if (pack !== undefined) await packs.mustPlay({ game, players, pack })
        // Remarks and variations are not shared with it.
        const text = writeRecord(record)
        mustHaveShare(quotas, person.id, text.length)
        const shared = { id: newSecret('game'), game, person: person.id, record: text, createdAt: now() }
        await store.shareGame(shared)
        return infoOf(shared)
      })
    },
  })
}

const infoOf = ({ id, game, createdAt }: Omit<SharedGame, 'record'>): SharedGameInfo => ({ id, game, createdAt })
