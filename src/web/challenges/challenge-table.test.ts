import { expect, test } from 'vitest'
import type { Challenge, ChallengeBook } from '../../bots/challenges/challenge.ts'
import { isReached, reachedIn } from '../../bots/challenges/goal.ts'
import { readRecord } from '../../kernel/record.ts'
import { courseOf } from '../../tables/apply.ts'
import { askedSeats } from '../../tables/table.ts'
import { newtonBoard } from '../boards/newton/board.ts'
import { challengeIsOver } from '../session/local/challenge-turn.ts'
import { entriesOf, headerFor } from '../session/local/from-record.ts'
import { commandAt, type LocalTable, takeUp } from '../session/local/local-table.ts'
import type { LocalSeat } from '../session/local/saved-table.ts'
import newton from './books/newton.json' with { type: 'json' }
import { boardAfter } from './shown-step.ts'
import { decisiveStep, toldSteps, wayOf } from './way.ts'

const book = newton as unknown as ChallengeBook
const first = (within: 'turn' | 'round'): Challenge => {
  const found = book.challenges.find(({ goal }) => goal.within === within)
  if (found === undefined) throw new Error(`no challenge lasts a ${within}`)
  return found
}

/** The table of a challenge as the page sets it up, without what keeps it in a browser. */
async function tableOf({ id, game, after, seat, goal }: Challenge): Promise<LocalTable> {
  const { record } = readRecord(book.games[game] ?? '')
  const seats = Array.from({ length: record.players }, (_, at): LocalSeat => {
    return at === seat ? { kind: 'person', name: 'Ada' } : { kind: 'bot', name: 'Ben', level: 'novice' }
  })
  const header = headerFor({ ...record, id, seats, seat, createdAt: 1 })
  const entries = entriesOf({ ...record, answers: record.answers.slice(0, after) }, 1)
  return takeUp({ id, seat, header, entries, challenge: { id, from: after, within: goal.within } })
}

const give = (table: LocalTable, keys: readonly string[]): LocalTable =>
  keys.reduce((reached, key) => commandAt(reached, { kind: 'answer', seat: reached.seat, key }, 2), table)

const stands = ({ table }: LocalTable) => courseOf(table).play
const isOver = ({ table, seat, challenge, happened }: LocalTable): boolean =>
  challenge !== undefined && challengeIsOver(challenge, seat, askedSeats(table), happened)

test.each(['turn', 'round'] as const)(
  'a challenge that lasts a %s is solved at its table, answer by answer, and can be taken back and begun again',
  async within => {
    const challenge = first(within)
    const { seat, goal, solution } = challenge
    const begun = await tableOf(challenge)
    const before = stands(begun)
    let now = begun
    for (const key of solution) {
      expect(isOver(now)).toBe(false)
      expect(askedSeats(now.table)).toContain(seat)
      const next = give(now, [key])
      if (!isOver(next)) expect(stands(commandAt(next, { kind: 'undo', seat }, 3)).state).toEqual(stands(now).state)
      now = next
    }
    expect(isOver(now)).toBe(true)
    expect(isReached(reachedIn(goal, { before, now: stands(now), keys: solution }, seat))).toBe(true)
    const again = commandAt(now, { kind: 'restart-turn', seat }, 4)
    expect(stands(again).state).toEqual(before.state)
    expect(stands(give(again, solution)).state).toEqual(stands(now).state)
  },
)

test('a round at a table that was put away goes on where it was', async () => {
  const challenge = first('round')
  const half = give(await tableOf(challenge), challenge.solution.slice(0, -2))
  const { table: _, happened: __, ...saved } = half
  expect(stands(await takeUp(saved)).state).toEqual(stands(half).state)
})

test('the way is told in steps, each with the board after it, and one of them decides', async () => {
  const challenge = first('round')
  const { seat, goal, solution } = challenge
  const position = stands(await tableOf(challenge))
  const walking = { position, seat, goal, language: 'en', who: () => 'Ada', board: newtonBoard } as const
  const way = wayOf(walking, solution)
  expect(way.steps).toHaveLength(solution.length)
  expect(isReached(way.reached)).toBe(true)
  const steps = toldSteps(way)
  expect(steps.some(({ label }) => label === 'End turn')).toBe(false)
  expect(steps.reduce((sum, { gain }) => sum + gain, 0)).toBeGreaterThanOrEqual(goal.parts[0]?.gain ?? 0)
  const most = decisiveStep(steps)
  expect(Math.max(...steps.map(({ gain }) => gain))).toBe(most?.step.gain)
  for (const at of steps.keys()) {
    const shown = boardAfter(steps, at, seat, newtonBoard)
    expect(shown?.play).toBe(steps[at]?.seen)
    const states = Object.values(shown?.marks.at ?? {}).flat()
    expect(states.every(state => state === 'last-move')).toBe(true)
  }
})
