import { describe, expect, test } from 'vitest'
import type { Play, TogetherFrame } from './contract.ts'
import { MetHidden, Refusal, RulesBroken } from './errors.ts'
import { preview } from './explain.ts'
import { HIDDEN, known } from './hidden.ts'
import { answerAndRemember, historyOf } from './history.ts'
import { answer, isOver, questionFor, resume } from './play.ts'
import { option } from './question.ts'
import { asks, asksTogether, beginSandbox, type SandboxRules } from './testing/sandbox.ts'
import { takeBack } from './testing/take-back.ts'
import { everySeat } from './together.ts'
import { viewOf } from './view.ts'

const rules: SandboxRules = { vote: asksTogether('vote:yes', 'vote:no'), ask: asks('say:yes', 'say:no') }
const vote = (...seats: number[]) => everySeat('vote', seats)
const asked = (play: Play): readonly number[] => play.open.map(({ seat }) => seat)
const given = (play: Play): readonly string[] => (play.state.agenda.at(-1) as TogetherFrame).given

describe('everySeat', () => {
  test('asks all its seats at once, and takes their answers in any order', () => {
    const play = beginSandbox([vote(0, 1, 2)], rules, { players: 3 })
    expect(asked(play)).toEqual([0, 1, 2])
    answer(play, 2, 'vote:no')
    expect(asked(play)).toEqual([0, 1])
    answer(play, 0, 'vote:yes')
    expect(asked(play)).toEqual([1])
    expect(play.state.log).toEqual([])
    answer(play, 1, 'vote:yes')
    expect(play.state.log).toEqual(['0 vote:yes', '1 vote:yes', '2 vote:no'])
    expect(isOver(play)).toBe(true)
  })

  test('leads to the same state whatever the order of the answers', () => {
    const one = beginSandbox([vote(0, 1), { rule: 'ask', seat: 0 }], rules)
    answer(one, 0, 'vote:yes')
    answer(one, 1, 'vote:no')
    const other = beginSandbox([vote(0, 1), { rule: 'ask', seat: 0 }], rules)
    answer(other, 1, 'vote:no')
    answer(other, 0, 'vote:yes')
    expect(other.state).toEqual(one.state)
  })

  test('tells that a seat has answered, not what, until all answers are in', () => {
    const play = beginSandbox([vote(0, 1, 2)], rules, { players: 3 })
    const first = answer(play, 0, 'vote:yes')
    expect(first.events).toEqual([{ type: 'answered', seat: 0 }])
    expect(first.barrier.revealed).toBe(false)
    const frameSeenBy = (viewer: number | undefined) =>
      viewOf(play.game, play.state, viewer).agenda.at(-1) as TogetherFrame
    expect(frameSeenBy(0).given).toEqual(['vote:yes', '', ''])
    expect(frameSeenBy(1).given).toEqual([HIDDEN, '', ''])
    expect(frameSeenBy(undefined).given).toEqual([HIDDEN, '', ''])
    answer(play, 1, 'vote:no')
    expect(answer(play, 2, 'vote:no').barrier.revealed).toBe(true)
  })

  test('refuses a second answer of the same seat, and leaves the state untouched', () => {
    const play = beginSandbox([vote(0, 1)], rules)
    answer(play, 0, 'vote:yes')
    const before = JSON.stringify(play.state)
    expect(() => answer(play, 0, 'vote:no')).toThrow(Refusal)
    expect(JSON.stringify(play.state)).toBe(before)
  })

  test('lets a seat take back its answer while others have still to answer, and keeps what they gave', () => {
    const history = historyOf(beginSandbox([vote(0, 1, 2)], rules, { players: 3 }))
    answerAndRemember(history, 0, 'vote:yes')
    answerAndRemember(history, 1, 'vote:no')
    takeBack(history, 0)
    expect(given(history.play)).toEqual(['', 'vote:no', ''])
    expect(asked(history.play)).toEqual([0, 2])
    takeBack(history, 1)
    expect(given(history.play)).toEqual(['', '', ''])
  })

  test('lets nobody take back an answer once all are in', () => {
    const history = historyOf(beginSandbox([vote(0, 1), { rule: 'ask', seat: 0 }], rules))
    answerAndRemember(history, 0, 'vote:yes')
    answerAndRemember(history, 1, 'vote:no')
    expect(() => takeBack(history, 1)).toThrow(/revealed/)
    expect(() => takeBack(history, 0)).toThrow(/others-answered/)
  })

  test('does not take a lone option by itself: others must not see that a seat had no choice', () => {
    const play = beginSandbox([everySeat('pass', [0, 1])], { pass: asksTogether('pass:now') })
    expect(asked(play)).toEqual([0, 1])
  })

  test('for no seat, and with no legal answer, is a bug in the rules', () => {
    expect(() => beginSandbox([vote()], rules)).toThrow(RulesBroken)
    expect(() => beginSandbox([everySeat('none', [0])], { none: asksTogether() })).toThrow(/dead end/)
  })

  test('is not confused by a frame of a game that has a field called given', () => {
    const frame = { rule: 'ask', seat: 0, given: 'a-coin' }
    const play = beginSandbox([frame], rules)
    expect(viewOf(play.game, play.state, 1).agenda).toEqual([frame])
    const history = historyOf(play)
    answerAndRemember(history, 0, 'say:yes')
    expect(history.past[0]?.together).toBe(false)
  })
})

describe('everySeat in a view', () => {
  const handRules: SandboxRules = {
    show: {
      kind: 'together',
      rules: [],
      options({ state }, _frame, seat, offer) {
        offer.legal.push(option('show', known(state.secrets[seat], 'a hand')))
        offer.legal.push(option('show', 'nothing'))
      },
      resolve: ({ state }, _frame, chosen) => void state.log.push(...[...chosen.values()].map(({ key }) => key)),
    },
  }
  const seenBy0 = () => {
    const play = beginSandbox([everySeat('show', [0, 1])], handRules)
    const view = viewOf(play.game, play.state, 0)
    view.secrets = ['ace', HIDDEN]
    return resume(play.game, play.components, view)
  }

  test('asks the viewer, and leaves out the seats whose options hang on what is hidden', () => {
    const play = seenBy0()
    expect(asked(play)).toEqual([0])
    expect(questionFor(play, 0)?.options.map(({ key }) => key)).toEqual(['show:ace', 'show:nothing'])
  })

  test('can be looked ahead over the viewer’s own answer, which is not final', () => {
    const play = seenBy0()
    expect(preview(play, 0, option('show', 'ace'))).toEqual({
      events: [{ type: 'answered', seat: 0 }],
      final: false,
      meetsHidden: false,
    })
  })

  test('ends a look ahead at the answers of the others', () => {
    const play = beginSandbox([everySeat('show', [0, 1])], handRules)
    answer(play, 1, 'show:king')
    const view = viewOf(play.game, play.state, 0)
    view.secrets = ['ace', HIDDEN]
    const seen = resume(play.game, play.components, view)
    expect(() => answer(seen, 0, 'show:ace')).toThrow(MetHidden)
  })
})
