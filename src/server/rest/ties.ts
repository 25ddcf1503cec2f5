import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { done } from '../../protocol/answers.ts'
import { myPeople, personTie, seatTies } from '../../protocol/people/answers.ts'
import {
  type Companion,
  type FollowedPerson,
  type MyPeople,
  newReport,
  type PersonTie,
  tieChange,
} from '../../protocol/people/requests.ts'
import type { Person } from '../../store/port/people.ts'
import type { TableRow } from '../../store/port/tables.ts'
import type { KnownPerson, Tie, TieKind } from '../../store/port/ties.ts'
import type { Context } from '../context.ts'
import { isMoreThanDaily } from '../limits/daily.ts'
import { COST } from '../limits/quotas.ts'
import { takeBackInvitations } from '../people/invitations.ts'
import { mustBeSomebody } from '../people/sessions.ts'
import { personAt, personMeant, tableSeen } from '../people/whom.ts'
import { ServerRefusal } from '../refused.ts'
import { infoOf } from '../tables/listing.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { askerInShare } from './asker.ts'
import { addRoute } from './route.ts'
import { tableParams as params } from './seen.ts'

const tag = 'people'

const MOST: Readonly<Record<TieKind, number>> = { follows: 200, blocks: 500 }
const MOST_REPORTS = 10
/** My last tables among which companions are found, and tables that are shown of those whom I follow. */
const LAST_TABLES = 40
const FOLLOWED_SHOWN = 20
const TABLES_EACH = 3

/** Following and blocking people, those whom I have played with, and telling the host of somebody. */
export function tieRoutes(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  changeRoute(app, context, liveTables)
  seatRoute(app, context, liveTables)
  reportRoute(app, context, liveTables)

  addRoute(app, {
    method: 'GET',
    path: '/api/me/people',
    summary: 'With whom I have played lately, whom I follow and where they play, whom I have blocked',
    tag,
    answer: myPeople,
    handle: async ({ request }) => {
      const person = await askerInShare(context, request, COST.load)
      return peopleOfMine(context, person)
    },
  })
}

function changeRoute(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  const { store } = context
  addRoute(app, {
    method: 'POST',
    path: '/api/me/people',
    summary: 'Follow or block somebody, or no more: by seat or line of a table, by id, or by the name that they own',
    tag,
    body: tieChange,
    answer: personTie,
    handle: async ({ body, request }) => {
      const me = await mustBeSomebody(context, request)
      const { follows, blocked, ...whom } = body
      const other = await personMeant(context, liveTables, request, whom)
      const between = { person: me.id, other: other.id }
      if (blocked !== undefined) await change(context, { ...between, kind: 'blocks' }, blocked)
      if (blocked === true) {
        await store.untie(me.id, other.id, 'follows')
        await store.untie(other.id, me.id, 'follows')
        await takeBackInvitations(context, me.id, other.id)
      } else if (follows !== undefined) await change(context, { ...between, kind: 'follows' }, follows)
      return tieWith(other, await store.ties(me.id))
    },
  })
}

/** Makes a tie, or ends it. */
async function change(
  { store, now }: Context,
  { person, other, kind }: Omit<Tie, 'createdAt'>,
  wanted: boolean,
): Promise<void> {
  const most = MOST[kind]
  if (!wanted) return store.untie(person, other, kind)
  // It is not told which of the two has blocked the other.
  if (kind === 'follows' && (await store.apart(person, [other])).length > 0) throw new ServerRefusal('not-followed')
  if (!(await store.tie({ person, other, kind, createdAt: now() }, most)))
    throw new ServerRefusal(kind === 'follows' ? 'too-many-followed' : 'too-many-blocked', { most })
}

function seatRoute(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  const { store } = context
  addRoute(app, {
    method: 'GET',
    path: '/api/tables/:id/people',
    summary: 'Who sits at a table, if I may look at it, and whom of them I follow or have blocked',
    tag,
    params,
    answer: seatTies,
    handle: async ({ params: { id }, request }) => {
      const me = await mustBeSomebody(context, request)
      const table = await tableSeen(context, liveTables, request, id)
      const sitting = table?.seats.map((_, seat) => personAt(table, seat)) ?? []
      const known = await store.knownPeople([...new Set(sitting.flatMap(person => person ?? []))])
      const ties = await store.ties(me.id)
      return sitting.flatMap((person, seat) => {
        const one = known.find(({ id }) => id === person)
        return one === undefined || one.id === me.id ? [] : [{ seat, ...tieWith(one, ties) }]
      })
    },
  })
}

function reportRoute(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  const { store } = context
  addRoute(app, {
    method: 'POST',
    path: '/api/reports',
    summary: 'Tell the host of this server of somebody; nobody else is told',
    tag,
    body: newReport,
    answer: done,
    handle: async ({ body, request }) => {
      const me = await mustBeSomebody(context, request)
      const { reason, words, ...whom } = body
      const about = await personMeant(context, liveTables, request, whom)
      const now = context.now()
      if (await isMoreThanDaily(context, 'report', me.id, MOST_REPORTS))
        throw new ServerRefusal('too-many-reports', { most: MOST_REPORTS })
      const line = whom.line === undefined ? '' : ` (line ${whom.line})`
      await store.addReport({
        ...{ id: randomUUID(), person: me.id, about: about.id, reason, words: `${words}${line}`, createdAt: now },
        ...(whom.table === undefined ? {} : { table: whom.table }),
      })
      context.log.warn({ reason, table: whom.table }, 'somebody was reported: athenaeum reports')
      return {}
    },
  })
}

const tieWith = ({ id, name, ownsName }: KnownPerson, ties: readonly Tie[]): PersonTie => {
  const has = (kind: TieKind): boolean => ties.some(tie => tie.other === id && tie.kind === kind)
  return { id, name, ownsName, follows: has('follows'), blocked: has('blocks') }
}

async function peopleOfMine({ store }: Context, { id: me }: Person): Promise<MyPeople> {
  const ties = await store.ties(me)
  const { tables } = await store.listTables({ person: me, limit: LAST_TABLES })
  const played = tables.filter(({ status }) => status !== 'open')
  const met = new Map<string, TableRow>()
  for (const row of played) for (const person of row.people) if (!met.has(person)) met.set(person, row)
  met.delete(me)
  const people = await store.knownPeople([...new Set([...met.keys(), ...ties.map(({ other }) => other)])])
  const tieOf = new Map(people.map(one => [one.id, tieWith(one, ties)]))
  const tied = (kind: TieKind): readonly PersonTie[] =>
    ties.flatMap(tie => (tie.kind === kind ? (tieOf.get(tie.other) ?? []) : []))
  const following = await Promise.all(
    tied('follows').map(async (tie, at): Promise<FollowedPerson> => {
      if (at >= FOLLOWED_SHOWN) return { ...tie, tables: [] }
      const query = { person: tie.id, visibility: 'public', limit: TABLES_EACH } as const
      const pages = await Promise.all(
        (['open', 'playing'] as const).map(status => store.listTables({ ...query, status })),
      )
      return { ...tie, tables: pages.flatMap(page => page.tables.map(row => infoOf(row, me))) }
    }),
  )
  const companions = [...met].flatMap(([id, row]): readonly Companion[] => {
    const tie = tieOf.get(id)
    return tie === undefined || tie.blocked ? [] : [{ ...tie, last: infoOf(row, me) }]
  })
  return { companions, following, blocked: tied('blocks') }
}
