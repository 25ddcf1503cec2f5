import type { Kysely } from 'kysely'
import type { RatingChange } from '../ratings/rated-game.ts'
import { leaders, placeOf } from './leaders.ts'
import type { RatingStore } from './port/ratings.ts'
import { countGame, recountGames } from './rated-games.ts'
import type { DatabaseSchema } from './schema.ts'

type Database = Kysely<DatabaseSchema>

const columns = ['person_id as person', 'game', 'mean', 'deviation', 'games', 'changed_at as changedAt'] as const

export function ratingStore(db: Database): RatingStore {
  return {
    countGame(game, rater) {
      return db.transaction().execute(transaction => countGame(transaction, game, rater))
    },

    recountGames: (game, rater) => db.transaction().execute(transaction => recountGames(transaction, game, rater)),

    async countedWith(game) {
      const row = await db
        .selectFrom('rating_scales')
        .select('counted_with as scale')
        .where('game', '=', game)
        .executeTakeFirst()
      return row?.scale
    },

    async ratings(game, people) {
      if (people.length === 0) return []
      return db
        .selectFrom('ratings')
        .select(columns)
        .where('game', '=', game)
        .where('person_id', 'in', [...people])
        .execute()
    },

    ratingsOf: person =>
      db.selectFrom('ratings').select(columns).where('person_id', '=', person).orderBy('game').execute(),

    async changesAt(table) {
      const rows = await changes(db).where('rated_games.table_id', '=', table).execute()
      return rows.map(changeOf)
    },

    async changesOf(person, game, limit) {
      const rows = await changes(db)
        .select(['rated_games.table_id as table', 'finished_at as finishedAt'])
        .where('rating_changes.person_id', '=', person)
        .where('rating_changes.game', '=', game)
        .orderBy('rating_changes.number', 'desc')
        .limit(limit)
        .execute()
      return rows.map(row => ({ ...changeOf(row), table: row.table, finishedAt: row.finishedAt })).reverse()
    },

    leaders: (game, enough, page) => leaders(db, game, enough, page),
    placeOf: (game, enough, person) => placeOf(db, game, enough, person),
  }
}

const changes = (db: Database) =>
  db
    .selectFrom('rating_changes')
    .innerJoin('rated_games', join =>
      join
        .onRef('rated_games.game', '=', 'rating_changes.game')
        .onRef('rated_games.number', '=', 'rating_changes.number'),
    )
    .select([
      'rating_changes.person_id as person',
      'mean_before as meanBefore',
      'deviation_before as deviationBefore',
      'mean',
      'deviation',
    ])

interface ChangeRow {
  readonly person: string
  readonly meanBefore: number
  readonly deviationBefore: number
  readonly mean: number
  readonly deviation: number
}

const changeOf = ({ person, meanBefore, deviationBefore, mean, deviation }: ChangeRow): RatingChange => ({
  person,
  before: { mean: meanBefore, deviation: deviationBefore },
  after: { mean, deviation },
})
