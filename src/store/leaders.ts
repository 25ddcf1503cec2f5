import { type Kysely, sql } from 'kysely'
import { nameKey } from './names.ts'
import { StoreError } from './port/errors.ts'
import type { Leader, LeaderPage, RatingStore } from './port/ratings.ts'
import type { DatabaseSchema } from './schema.ts'

type Database = Kysely<DatabaseSchema>

const largestPage = 100

/** Those with enough games and a name of their own, the best first, and then by name. */
export async function leaders(
  db: Database,
  game: string,
  enough: number,
  { limit, after }: Parameters<RatingStore['leaders']>[2],
): Promise<LeaderPage> {
  if (!Number.isInteger(limit) || limit < 1 || limit > largestPage)
    throw new StoreError(`A page holds 1 to ${largestPage} people, not ${limit}.`)
  let select = withNames(db, game, enough)
  if (after !== undefined)
    select = select
      .where('ratings.mean', '<=', after.mean)
      .where(({ eb, or }) => or([eb('ratings.mean', '<', after.mean), eb('people.name_key', '>', nameKey(after.name))]))
  const rows = await select
    .select(['person_id as person', 'game', 'mean', 'deviation', 'games', 'changed_at as changedAt', 'people.name'])
    .orderBy('ratings.mean', 'desc')
    .orderBy('people.name_key')
    // One more than asked for tells whether another page follows.
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  return { leaders: await withPlaces(db, enough, page), more: rows.length > limit }
}

/** Who has the same rating to the last digit shares a place. */
async function withPlaces(db: Database, enough: number, page: readonly Omit<Leader, 'place'>[]): Promise<Leader[]> {
  const [first] = page
  if (first === undefined) return []
  const better = await ahead(db, enough, first)
  const before = better + (await level(db, enough, first))
  let place = better + 1
  return page.map((one, at) => {
    if (at > 0 && page[at - 1]?.mean !== one.mean) place = before + at + 1
    return { ...one, place }
  })
}

export async function placeOf(db: Database, game: string, enough: number, person: string): Promise<number | undefined> {
  const own = await listed(db, game, enough)
    .select(['person_id as person', 'game', 'mean'])
    .where('person_id', '=', person)
    .executeTakeFirst()
  return own && 1 + (await ahead(db, enough, own))
}

/** How many are better. */
const ahead = (db: Database, enough: number, { game, mean }: Pick<Leader, 'game' | 'mean'>): Promise<number> =>
  counted(listed(db, game, enough).where('ratings.mean', '>', mean))

/** How many are as good, and on a page before. */
const level = (db: Database, enough: number, { game, mean, name }: Omit<Leader, 'place'>): Promise<number> =>
  counted(withNames(db, game, enough).where('ratings.mean', '=', mean).where('people.name_key', '<', nameKey(name)))

async function counted(query: Pick<ReturnType<typeof listed>, 'select'>): Promise<number> {
  const { count } = await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

const listed = (db: Database, game: string, enough: number) =>
  db
    .selectFrom('ratings')
    .where('ratings.game', '=', game)
    .where('ratings.games', '>=', enough)
    // A word of the statement and not a value for it, so that their index fits at the first reading.
    .where('ratings.named', '=', sql.lit(1))

const withNames = (db: Database, game: string, enough: number) =>
  listed(db, game, enough).innerJoin('people', 'people.id', 'ratings.person_id')
