import { sql } from 'kysely'
import { gameIds, loadGame } from '../src/games/catalogue.ts'
import { chanceFromSeed, nextBelow } from '../src/kernel/chance.ts'
import type { Score } from '../src/kernel/contract.ts'
import { begin } from '../src/kernel/play.ts'
import { playRandomly } from '../src/kernel/playout.ts'
import { placings } from '../src/kernel/ranking.ts'
import { hashOfSecret } from '../src/server/people/secrets.ts'
import { openStore, type StoreOptions } from '../src/store/open.ts'
import type { DatabaseSchema } from '../src/store/schema.ts'
import { databaseBelow } from '../src/store/testing/below.ts'

/** A store with many people and many finished games between them, as a server has them after some years. */
export interface PeopleCrowd {
  readonly people: number
  readonly games: number
  /** So many of the games are the first person's too: they play every day. */
  readonly ofFirst: number
}

const DAY = 86_400_000
const SEATS = 3
const ROWS = 200

export const personId = (at: number): string => `person-${at}`
export const tokenOf = (at: number): string => `ath_bench-${at}`

/** Fills a fresh store. What each game was like is taken from random games that were really played. */
export async function fillWithPeople(at: StoreOptions, { people, games, ofFirst }: PeopleCrowd): Promise<void> {
  await (await openStore(at)).close()
  const db = databaseBelow(at)
  const chance = chanceFromSeed('a crowd of people')
  const below = (most: number): number => nextBelow(chance, most)
  const now = Date.now()
  const insert = async <T extends keyof DatabaseSchema>(
    table: T,
    rows: readonly DatabaseSchema[T][],
  ): Promise<void> => {
    for (let start = 0; start < rows.length; start += ROWS)
      await db
        .insertInto(table as 'people')
        .values(rows.slice(start, start + ROWS) as unknown as DatabaseSchema['people'][])
        .execute()
  }
  const ids = Array.from({ length: people }, (_, one) => one)
  await insert('people', ids.map(personRow))
  await insert('links', ids.slice(0, 50).map(tokenRow))
  const models = await playedModels()
  for (let start = 0; start < games; start += 2_000) {
    const some = Array.from({ length: Math.min(2_000, games - start) }, (_, one) => {
      const number = start + one
      const { game, rows } = models[below(models.length)] ?? { game: '', rows: [] }
      const first = number < ofFirst ? 0 : below(people)
      const sitting = [first, (first + 1 + below(people - 2)) % people]
      return { table: `table-${number}`, game, rows, sitting, at: now - below(700) * DAY - below(DAY) }
    })
    await insert('tables', some.map(tableRow))
    await insert(
      'seatings',
      some.flatMap(({ table, sitting }) =>
        [...new Set(sitting)].map(one => ({ person_id: personId(one), table_id: table })),
      ),
    )
    await insert(
      'results',
      some.flatMap(({ table, rows, sitting, at }) =>
        rows.map((row, seat) => {
          const one = sitting[seat]
          const who =
            one === undefined
              ? { person_id: null, name: null, bot_level: 'scholar' }
              : { person_id: personId(one), name: `Person ${one}`, bot_level: null }
          return { ...row, table_id: table, finished_at: at, ...who }
        }),
      ),
    )
  }
  // PostgreSQL does so by itself within a minute; until then it guesses how many rows there are, and reads whole tables.
  if (at.databaseUrl !== undefined) await sql`analyze`.execute(db)
  await db.destroy()
}

type SeatRow = Omit<DatabaseSchema['results'], 'table_id' | 'finished_at' | 'person_id' | 'name' | 'bot_level'>

/** Ten random games of each kind, as rows without table and people. */
async function playedModels(): Promise<readonly { readonly game: string; readonly rows: readonly SeatRow[] }[]> {
  const models = []
  for (const id of gameIds) {
    const game = await loadGame(id)
    for (let number = 0; number < 10; number++) {
      const play = begin(game, { players: SEATS, seed: `people-${number}`, options: {} })
      playRandomly(play, chanceFromSeed(`${id}-${number}`))
      models.push({ game: id, rows: seatRows(id, game.rulesVersion, play.state.components, game.scores(play)) })
    }
  }
  return models
}

function seatRows(game: string, rulesVersion: number, components: string, scores: readonly Score[]): SeatRow[] {
  const places = new Map(placings(scores).map(({ seat, place }) => [seat, place]))
  return scores.map(({ seat, total, won, reasons }) => ({
    ...{
      seat,
      game,
      players: SEATS,
      rules_version: rulesVersion,
      components,
      own_pack: 0,
      ending: 'rules',
      left_how: null,
    },
    ...{
      place: places.get(seat) ?? SEATS,
      sharing: 1,
      points: total,
      won: won ? 1 : 0,
      sources: JSON.stringify(reasons),
    },
  }))
}

const personRow = (at: number): DatabaseSchema['people'] => ({
  id: personId(at),
  name: `Person ${at}`,
  name_key: `person ${at}`,
  name_look: `person ${at}`,
  password_hash: 'scrypt:none',
  settings: '{"results":"everybody"}',
  webhook: null,
  created_at: 1,
  old_cookie_until: null,
})

const tokenRow = (at: number): DatabaseSchema['links'] => ({
  hash: hashOfSecret(tokenOf(at)),
  kind: 'token',
  table_id: null,
  seat: null,
  person_id: personId(at),
  label: null,
  created_at: 1,
  revoked_at: null,
})

interface PlayedTable {
  readonly table: string
  readonly game: string
  readonly rows: readonly SeatRow[]
  readonly sitting: readonly number[]
  readonly at: number
}

const tableRow = ({ table, game, rows, sitting, at }: PlayedTable): DatabaseSchema['tables'] => ({
  id: table,
  game,
  status: 'finished',
  visibility: 'private',
  header: '{}',
  summary: JSON.stringify({
    host: `Person ${sitting[0]}`,
    seats: rows.map((_, seat) =>
      sitting[seat] === undefined
        ? { kind: 'bot', name: 'scholar' }
        : { kind: 'person', name: `Person ${sitting[seat]}` },
    ),
    sitting: rows.map((_, seat) => (sitting[seat] === undefined ? '' : personId(sitting[seat]))),
    asked: [],
    answers: 300,
    scores: rows.map(({ seat, points, won, place }) => ({ seat, total: points, won: won === 1, place })),
  }),
  created_at: at - DAY,
  updated_at: at,
  archived_at: null,
})
