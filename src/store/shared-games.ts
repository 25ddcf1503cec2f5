import type { Kysely } from 'kysely'
import type { SharedGameStore } from './port/shared-games.ts'
import type { DatabaseSchema } from './schema.ts'
import { checkId, checkTime } from './written.ts'

const about = ['id', 'game', 'person_id as person', 'created_at as createdAt'] as const

export function sharedGameStore(db: Kysely<DatabaseSchema>): SharedGameStore {
  return {
    async shareGame({ id, game, person, record, createdAt }) {
      checkId('id', id)
      checkId('game', game)
      checkTime('createdAt', createdAt)
      await db
        .insertInto('shared_games')
        .values({ id, game, person_id: person, record, created_at: createdAt })
        .execute()
    },

    sharedGame: id =>
      db
        .selectFrom('shared_games')
        .select([...about, 'record'])
        .where('id', '=', id)
        .executeTakeFirst(),

    async withdrawGame(id, person) {
      const gone = await db
        .deleteFrom('shared_games')
        .where('id', '=', id)
        .where('person_id', '=', person)
        .executeTakeFirst()
      return gone.numDeletedRows > 0n
    },

    sharedGames: person =>
      db
        .selectFrom('shared_games')
        .select(about)
        .where('person_id', '=', person)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute(),
  }
}
