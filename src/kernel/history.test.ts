import { describe, expect, test } from 'vitest'
import { confirm } from './confirm.ts'
import type { Play } from './contract.ts'
import { Refusal, RulesBroken } from './errors.ts'
import { answerAndRemember, answersOf, type History, historyOf, rewind, stepsToUndo, undo } from './history.ts'
import { drawBelow, reveal } from './play.ts'
import { asks, asksTogether, beginSandbox, type SandboxRules, type SandboxState } from './testing/sandbox.ts'
import { everySeat } from './together.ts'

const acting = (act: (play: Play) => void) =>
  ({ ...asks('act:a', 'act:b'), kind: 'ask', apply: act }) as unknown as SandboxRules[string]

const rules: SandboxRules = {
  ask: asks('say:yes', 'say:no'),
  vote: asksTogether('vote:yes', 'vote:no'),
  roll: acting(play => void drawBelow(play, 6)),
  peek: acting(reveal),
}

const ask = (seat: number) => ({ rule: 'ask', seat })
const begun = (...frames: { rule: string; seat?: number }[]): History<SandboxState, undefined> =>
  historyOf(beginSandbox(frames, rules, { players: 3 }))

function play(history: History<SandboxState, undefined>, ...answers: [seat: number, key: string][]) {
  for (const [seat, key] of answers) answerAndRemember(history, seat, key)
  return history
}

describe('undo', () => {
  test('inside a turn takes back one answer at a time, each exactly', () => {
    const history = begun(ask(0), ask(0), ask(0), confirm(0), ask(1))
    const states = [JSON.stringify(history.play.state)]
    for (const key of ['say:yes', 'say:no', 'say:yes']) {
      play(history, [0, key])
      states.push(JSON.stringify(history.play.state))
    }
    for (const state of states.reverse().slice(1)) {
      undo(history, 0)
      expect(JSON.stringify(history.play.state)).toBe(state)
      expect(history.play.open.map(({ seat }) => seat)).toEqual([0])
    }
    expect(stepsToUndo(history, 0)).toBe('nothing')
  })

  test('leads back to a game that can be played on', () => {
    const history = play(begun(ask(0), ask(0)), [0, 'say:yes'])
    undo(history, 0)
    play(history, [0, 'say:no'], [0, 'say:no'])
    expect(history.play.state.log).toEqual(['0 say:no', '0 say:no'])
    expect(answersOf(history)).toEqual([
      { seat: 0, key: 'say:no' },
      { seat: 0, key: 'say:no' },
    ])
  })

  test.each([
    ['chance was drawn', 'revealed', () => play(begun({ rule: 'roll', seat: 0 }, ask(0)), [0, 'act:a'])],
    ['something was shown', 'revealed', () => play(begun({ rule: 'peek', seat: 0 }, ask(0)), [0, 'act:a'])],
    ['control has passed', 'handed-over', () => play(begun(ask(0), ask(1)), [0, 'say:yes'])],
    [
      'another seat has answered',
      'others-answered',
      () => play(begun(ask(0), ask(1), ask(0)), [0, 'say:yes'], [1, 'say:yes']),
    ],
    [
      'another seat has drawn chance',
      'others-answered',
      () => play(begun(ask(0), { rule: 'roll', seat: 1 }, ask(0)), [0, 'say:yes'], [1, 'act:a']),
    ],
    ['nothing was answered', 'nothing', () => begun(ask(0))],
  ] as const)('is refused when %s, and the state stays untouched', (_what, why, made) => {
    const history = made()
    const before = JSON.stringify(history.play.state)
    const answers = answersOf(history)
    expect(stepsToUndo(history, 0)).toBe(why)
    expect(() => undo(history, 0)).toThrow(Refusal)
    expect(JSON.stringify(history.play.state)).toBe(before)
    expect(answersOf(history)).toEqual(answers)
  })

  test('of a turn is possible up to its confirmation, and not after', () => {
    const history = play(begun(ask(0), confirm(0), ask(1)), [0, 'say:yes'])
    expect(stepsToUndo(history, 0)).toBe(1)
    play(history, [0, 'confirm:turn'])
    expect(stepsToUndo(history, 0)).toBe('handed-over')
  })

  test('of a secret answer keeps the secret answers that others gave after it', () => {
    const history = begun(everySeat('vote', [0, 1, 2]))
    play(history, [0, 'vote:yes'], [1, 'vote:no'])
    expect(stepsToUndo(history, 0)).toBe(2)
    undo(history, 0)
    expect(answersOf(history)).toEqual([{ seat: 1, key: 'vote:no' }])
    expect(history.play.state.answered).toBe(1)
    play(history, [0, 'vote:no'], [2, 'vote:no'])
    expect(history.play.state.log).toEqual(['0 vote:no', '1 vote:no', '2 vote:no'])
  })

  test('does not reach over the secret answers of others to what a seat did before', () => {
    const history = play(begun(ask(0), everySeat('vote', [0, 1])), [0, 'say:yes'], [1, 'vote:no'])
    expect(stepsToUndo(history, 0)).toBe('others-answered')
    expect(() => undo(history, 0)).toThrow(Refusal)
    expect(answersOf(history)).toHaveLength(2)
    expect(stepsToUndo(history, 1)).toBe(1)
    undo(history, 1)
    expect(stepsToUndo(history, 0)).toBe(1)
  })
})

describe('an answer at which the rules themselves fail', () => {
  test('leaves the game where it was, open to another answer', () => {
    const trap: SandboxRules = {
      ...rules,
      trap: acting(one => {
        one.state.answered += 100
        throw new RulesBroken('a bug')
      }),
    }
    const history = historyOf(beginSandbox([{ rule: 'trap', seat: 0 }], trap))
    const before = JSON.stringify(history.play.state)
    expect(() => answerAndRemember(history, 0, 'act:a')).toThrow(RulesBroken)
    expect(JSON.stringify(history.play.state)).toBe(before)
    expect(history.play.open).toHaveLength(1)
    expect(answersOf(history)).toEqual([])
  })
})

describe('rewind', () => {
  test('goes back over anything, for analysis and where all agree', () => {
    const history = begun(ask(0), { rule: 'roll', seat: 1 }, ask(2))
    const before = JSON.stringify(history.play.state)
    play(history, [0, 'say:yes'], [1, 'act:b'])
    expect(rewind(history, 2)).toEqual([
      { seat: 0, key: 'say:yes' },
      { seat: 1, key: 'act:b' },
    ])
    expect(JSON.stringify(history.play.state)).toBe(before)
  })

  test.each([0, -1, 3, 1.5])('refuses to go back %s of two answers', steps => {
    const history = play(begun(ask(0), ask(1), ask(2)), [0, 'say:yes'], [1, 'say:no'])
    expect(() => rewind(history, steps)).toThrow(Refusal)
    expect(answersOf(history)).toHaveLength(2)
  })
})
