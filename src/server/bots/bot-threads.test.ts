import { afterEach, expect, test } from 'vitest'
import type { Level } from '../../bots/levels.ts'
import { beginMatch } from '../../bots/match.ts'
import { questionFor } from '../../kernel/play.ts'
import { viewOf } from '../../kernel/view.ts'
import type { CounterName } from '../metrics.ts'
import { type BotSettings, defaultSettings } from '../settings.ts'
import { gameShelf } from '../tables/games.ts'
import { brittleGame, idleGame, masterTraps } from '../testing/broken.ts'
import { pebbles } from '../testing/pebbles.ts'
import { type BotThread, startThread } from './bot-thread.ts'
import { botThreads } from './bot-threads.ts'
import type { BotAnswer, BotPlayers, BotQuestion, Wanted } from './bots.ts'
import type { Urgency } from './thought-queue.ts'

const extraGames = [pebbles, brittleGame, idleGame, ...masterTraps]

interface Thinkers extends BotPlayers {
  readonly counted: Readonly<Partial<Record<CounterName, number>>>
  /** All threads that were started, and how many thoughts each was given. */
  readonly threads: readonly { readonly thread: BotThread; thoughts: number }[]
}

let open: Thinkers | undefined
afterEach(() => open?.close())

/** Real threads, of which is noted what they are given. */
function thinkers(settings: Partial<BotSettings>): Thinkers {
  const counted: Partial<Record<CounterName, number>> = {}
  const threads: { thread: BotThread; thoughts: number }[] = []
  const count = (name: CounterName, by = 1): void => {
    counted[name] = (counted[name] ?? 0) + by
  }
  const start = (): BotThread => {
    const thread = startThread()
    const noted = { thread, thoughts: 0 }
    threads.push(noted)
    return {
      get ended() {
        return thread.ended
      },
      end: thread.end,
      think(task, limit) {
        noted.thoughts++
        return thread.think(task, limit)
      },
    }
  }
  const bots = botThreads({ ...defaultSettings.bots, ...settings }, extraGames, { count }, start)
  open = Object.assign(bots, { counted, threads })
  return open
}

/** The first question of a game. */
async function firstQuestion(gameId: string, seed = 'first'): Promise<BotQuestion> {
  const game = await gameShelf(extraGames).load(gameId)
  const play = beginMatch(game, { seed, seats: ['master', 'master'], thinking: {} })
  const seat = play.open[0]?.seat ?? 0
  const keys = questionFor(play, seat)?.options.map(option => option.key) ?? []
  return { game: gameId, view: viewOf(game, play.state, seat), seat, keys, asked: 7 }
}

interface Asked {
  readonly table?: string
  readonly urgency?: Urgency
  /** Hears of faults, and that the thought begins. */
  readonly faults?: unknown[]
  begins?(): void
}

const wanting = (question: BotQuestion, { table = 'any', urgency = 'awaited', faults, begins }: Asked) =>
  ({
    table,
    urgency: () => urgency,
    position() {
      begins?.()
      return question
    },
    failed: fault => faults?.push(fault),
  }) satisfies Wanted<BotQuestion>

const chosen = (bots: BotPlayers, level: Level, question: BotQuestion, asked: Asked = {}) =>
  bots.choose(level, wanting(question, asked))

const tablesCalled = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `table ${at}`)

test('ten tables with a master each take turns on one thread: all are answered, and none by lot', async () => {
  const bots = thinkers({ threads: 1, budget: 300, patience: 1_000, grace: 1_000 })
  const question = await firstQuestion('newton')
  const order: string[] = []
  await Promise.all(
    tablesCalled(10).map(async table => {
      for (let round = 0; round < 3; round++) {
        const answer = (await chosen(bots, 'master', question, { table })) as BotAnswer
        expect(question.keys).toContain(answer.key)
        expect(answer.asked).toBe(7)
        order.push(table)
      }
    }),
  )
  // Whoever came first was begun before the others were there, and then waits until all have had their turn.
  expect(new Set(order.slice(0, 10)).size).toBe(10)
  expect(bots.counted.bot_masters).toBe(30)
  expect(bots.counted.bot_looks).toBeGreaterThan(0)
  expect(bots.counted.bot_failures).toBeUndefined()
  expect(bots.threads).toHaveLength(1)
})

test('masters without time plan like scholars, all but the first and the last, behind whom nobody waits', async () => {
  const bots = thinkers({ threads: 1, budget: 1_000, patience: 0 })
  const question = await firstQuestion('newton')
  await Promise.all(tablesCalled(12).map(table => chosen(bots, 'master', question, { table })))
  expect(bots.counted).toMatchObject({ bot_masters: 12, bot_masters_hurried: 10 })
})

test.each(masterTraps)('a master who fails at $id is replaced by a scholar, who answers', async ({ id }) => {
  const bots = thinkers({ threads: 1, budget: 100, grace: 300 })
  const faults: unknown[] = []
  const question = await firstQuestion(id)
  const answer = await chosen(bots, 'master', question, { faults })
  expect(question.keys).toContain(answer?.key)
  expect(faults).toHaveLength(1)
  expect(bots.counted).toMatchObject({ bot_failures: 1, bot_masters: 1, bot_masters_hurried: 1 })
})

test('a thought that never stops is ended with its thread alone: the others think on in their warm ones', async () => {
  const bots = thinkers({ threads: 2, budget: 100, grace: 1_500 })
  const fine = await firstQuestion('pebbles')
  await Promise.all(['a', 'b'].map(table => chosen(bots, 'novice', fine, { table })))
  expect(bots.threads.map(one => one.thoughts)).toEqual([1, 1])
  const faults: unknown[] = []
  const stuck = chosen(bots, 'master', await firstQuestion('endless-ahead'), { table: 'stuck', faults })
  let meanwhile = 0
  while (faults.length === 0) {
    await chosen(bots, 'novice', fine, { table: 'a' })
    meanwhile++
  }
  expect(await stuck).toBeDefined()
  expect(meanwhile).toBeGreaterThan(0)
  const [ended, warm] = [...bots.threads].sort((a, b) => Number(b.thread.ended) - Number(a.thread.ended))
  expect(ended).toMatchObject({ thread: { ended: true }, thoughts: 2 })
  expect(warm).toMatchObject({ thread: { ended: false } })
  expect(warm?.thoughts).toBeGreaterThan(meanwhile)
  expect(bots.threads.filter(one => one.thread.ended)).toHaveLength(1)
})

test.runIf(process.platform === 'linux')(
  'a thought is not ended for time that the machine did not give it: its thread would only be cold the next time',
  async () => {
    const bots = thinkers({ threads: 1, budget: 100, grace: 300 })
    const question = await firstQuestion('idle-ahead')
    expect(question.keys).toContain((await chosen(bots, 'master', question))?.key)
    expect(bots.counted.bot_failures).toBeUndefined()
  },
)

test('a position that cannot even be told harms nobody else', async () => {
  const bots = thinkers({ threads: 1 })
  const question = await firstQuestion('pebbles')
  const untold: Wanted<BotQuestion> = {
    ...wanting(question, { table: 'untold' }),
    position() {
      throw new Error('this position cannot be told')
    },
  }
  const [first, broken, last] = await Promise.allSettled([
    chosen(bots, 'novice', question, { table: 'first' }),
    bots.choose('novice', untold),
    chosen(bots, 'novice', question, { table: 'last' }),
  ])
  expect([first.status, broken.status, last.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a bot that fails at every level is given up, and others get their answers', async () => {
  const bots = thinkers({ threads: 1, budget: 50, grace: 200 })
  const faults: unknown[] = []
  const hopeless = chosen(bots, 'master', await firstQuestion('brittle'), { table: 'hopeless', faults })
  const fine = await firstQuestion('pebbles')
  const others = tablesCalled(3).map(table => chosen(bots, 'novice', fine, { table }))
  await expect(hopeless).rejects.toThrow(/more than 250 milliseconds/)
  expect(faults).toHaveLength(3)
  for (const answer of await Promise.all(others)) expect(fine.keys).toContain(answer?.key)
})

test('a bot for whom a person waits goes before those that nobody watches', async () => {
  const bots = thinkers({ threads: 1 })
  const question = await firstQuestion('pebbles')
  const begun: string[] = []
  const asking = (table: string, urgency: Urgency) =>
    chosen(bots, 'novice', question, { table, urgency, begins: () => begun.push(table) })
  await Promise.all([
    asking('first', 'unwatched'),
    asking('nobody', 'unwatched'),
    asking('spectators', 'watched'),
    asking('person', 'awaited'),
  ])
  expect(begun).toEqual(['first', 'person', 'spectators', 'nobody'])
})

test('what is wanted no more is not thought about, and closing leaves nobody waiting', async () => {
  const bots = thinkers({ threads: 1 })
  const question = await firstQuestion('pebbles')
  const gone = { ...wanting(question, { table: 'gone' }), position: () => undefined }
  const [, nothing] = await Promise.all([chosen(bots, 'novice', question), bots.choose('master', gone)])
  expect(nothing).toBeUndefined()
  expect(bots.threads[0]?.thoughts).toBe(1)
  const left = [...tablesCalled(3)].map(table => chosen(bots, 'master', question, { table }))
  await bots.close()
  expect(await Promise.all(left)).toEqual([undefined, undefined, undefined])
  expect(await chosen(bots, 'novice', question)).toBeUndefined()
  expect(bots.counted.bot_failures).toBeUndefined()
})

test('who asks for advice hears how many thoughts come first, one less each time, and then gets it', async () => {
  const bots = thinkers({ threads: 1, budget: 50 })
  const question = await firstQuestion('newton')
  const before = tablesCalled(4).map(table => chosen(bots, 'master', question, { table }))
  const told: number[] = []
  const advice = await bots.advise(wanting(question, { table: 'asks' }), so => told.push(so))
  expect(told).toEqual([4, 3, 2, 1, 0])
  expect(advice?.level).toBe('master')
  for (const { key } of advice?.options ?? []) expect(question.keys).toContain(key)
  await Promise.all(before)
})
