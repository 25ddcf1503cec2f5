import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { RatedSeat, RatingChange } from '../ratings/rated-game.ts'
import type { PersonRating, RatedGame, Rater } from './port/ratings.ts'
import type { DatabaseSchema } from './schema.ts'
import { checkId, checkTime, json } from './written.ts'

type Database = Kysely<DatabaseSchema>

/** Counts a game within a transaction, and with it whatever else is kept there. */
export async function countGame(db: Database, rated: RatedGame, { scale, changesBy }: Rater): Promise<boolean> {
  const { table, game, finishedAt, seats } = rated
  checkId('table id', table)
  checkTime('finishedAt', finishedAt)
  await lockGame(db, game, scale)
  const known = await db.selectFrom('rated_games').select('number').where('table_id', '=', table).executeTakeFirst()
  if (known !== undefined) return false
  const { last } = await db
    .selectFrom('rated_games')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('game', '=', game)
    .executeTakeFirstOrThrow()
  const number = (last ?? 0) + 1
  await db
    .insertInto('rated_games')
    .values({ game, number, table_id: table, finished_at: finishedAt, seats: json('seats', seats) })
    .execute()
  const people = seats.flatMap(seat => seat.person ?? [])
  const before = await db
    .selectFrom('ratings')
    .select(['person_id as person', 'mean', 'deviation'])
    .where('game', '=', game)
    .where('person_id', 'in', people)
    .execute()
  const named = await namedAmong(db, people)
  const found = changesBy(game, seats, new Map(before.map(({ person, ...estimate }) => [person, estimate])))
  await addChanges(
    db,
    found.map(change => changeRow(game, number, change)),
  )
  for (const { person, after } of found) {
    const rating = { ...after, changed_at: finishedAt, named: named.has(person) ? 1 : 0 }
    await db
      .insertInto('ratings')
      .values({ game, person_id: person, ...rating, games: 1 })
      .onConflict(conflict =>
        conflict
          .columns(['game', 'person_id'])
          .doUpdateSet(({ eb }) => ({ ...rating, games: eb('ratings.games', '+', 1) })),
      )
      .execute()
  }
  return true
}

/** Those who own their name. */
async function namedAmong(db: Database, people: readonly string[]): Promise<ReadonlySet<string>> {
  const owners = db.selectFrom('people').select('id').where('password_hash', 'is not', null)
  const found = await Promise.all(inParts(people).map(some => owners.where('id', 'in', some).execute()))
  return new Set(found.flat().map(({ id }) => id))
}

/** Whoever counts a game of a kind waits here until the one before is counted. */
async function lockGame(db: Database, game: string, scale: string): Promise<void> {
  checkId('game', game)
  await db
    .insertInto('rating_scales')
    .values({ game, counted_with: scale })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await lock(db, game)
}

const lock = (db: Database, game: string): Promise<unknown> =>
  db.updateTable('rating_scales').set({ game }).where('game', '=', game).execute()

/** Rows that go into one statement; SQLite takes 32,766 values. */
const ROWS_AT_ONCE = 1_000

export async function recountGames(db: Database, game: string, { scale, changesBy }: Rater): Promise<number> {
  await lockGame(db, game, scale)
  const games = await db
    .selectFrom('rated_games')
    .select(['number', 'finished_at as finishedAt', 'seats'])
    .where('game', '=', game)
    .orderBy('number')
    .execute()
  const ratings = new Map<string, PersonRating>()
  // Part by part: no statement takes longer than a database is waited for.
  for (const some of inParts(games)) {
    const found = some.flatMap(({ number, finishedAt, seats }) =>
      changesBy(game, JSON.parse(seats) as readonly RatedSeat[], ratings).map(change => {
        const { person, after } = change
        const played = 1 + (ratings.get(person)?.games ?? 0)
        ratings.set(person, { person, game, ...after, games: played, changedAt: finishedAt })
        return changeRow(game, number, change)
      }),
    )
    await db
      .deleteFrom('rating_changes')
      .where('game', '=', game)
      .where('number', '>=', some[0]?.number ?? 0)
      .where('number', '<=', some.at(-1)?.number ?? 0)
      .execute()
    await addChanges(db, found)
  }
  await db.deleteFrom('ratings').where('game', '=', game).execute()
  const named = await namedAmong(db, [...ratings.keys()])
  for (const some of inParts([...ratings.values()]))
    await db
      .insertInto('ratings')
      .values(
        some.map(({ person, changedAt, ...rating }) => ({
          ...{ ...rating, person_id: person, changed_at: changedAt },
          named: named.has(person) ? 1 : 0,
        })),
      )
      .execute()
  await db.updateTable('rating_scales').set({ counted_with: scale }).where('game', '=', game).execute()
  return games.length
}

const changeRow = (game: string, number: number, { person, before, after }: RatingChange) => ({
  ...{ game, number, person_id: person },
  ...{ mean_before: before.mean, deviation_before: before.deviation },
  ...{ mean: after.mean, deviation: after.deviation },
})

async function addChanges(db: Database, rows: readonly ReturnType<typeof changeRow>[]): Promise<void> {
  for (const some of inParts(rows)) await db.insertInto('rating_changes').values(some).execute()
}

const inParts = <T>(rows: readonly T[]): readonly T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, at) =>
    rows.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE),
  )

/**
 * From now on the rated games of a person are those of somebody whom nobody knows: the others' ratings rest on them, and stay as
 * they are, also when all is counted again.
 */
export async function forgetRatings(db: Database, person: string): Promise<void> {
  const somebody = randomUUID()
  const theirs = await db.selectFrom('ratings').select('game').where('person_id', '=', person).orderBy('game').execute()
  for (const { game } of theirs) {
    await lock(db, game)
    const games = await db
      .selectFrom('rated_games')
      .innerJoin('rating_changes', join =>
        join
          .onRef('rating_changes.game', '=', 'rated_games.game')
          .onRef('rating_changes.number', '=', 'rated_games.number'),
      )
      .select(['rated_games.number', 'seats'])
      .where('rating_changes.person_id', '=', person)
      .where('rated_games.game', '=', game)
      .execute()
    for (const { number, seats } of games) {
      const left = (JSON.parse(seats) as readonly RatedSeat[]).map(seat =>
        seat.person === person ? { ...seat, person: somebody } : seat,
      )
      await db
        .updateTable('rated_games')
        .set({ seats: json('seats', left) })
        .where('game', '=', game)
        .where('number', '=', number)
        .execute()
    }
  }
  await db.updateTable('rating_changes').set({ person_id: somebody }).where('person_id', '=', person).execute()
  await db.updateTable('ratings').set({ person_id: somebody, named: 0 }).where('person_id', '=', person).execute()
}
