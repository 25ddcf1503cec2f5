import { describe, expect, test } from 'vitest'
import { pebbles } from '../../docs/adding-a-game/pebbles.ts'
import { push } from './agenda.ts'
import { chanceFromSeed } from './chance.ts'
import type { Play } from './contract.ts'
import { MetHidden, type RefusalCode, RulesBroken } from './errors.ts'
import {
  answer,
  askedSeats,
  begin,
  drawBelow,
  emit,
  fork,
  isOver,
  questionFor,
  resume,
  reveal,
  shuffle,
} from './play.ts'
import { playRandomly } from './playout.ts'
import { option } from './question.ts'
import { refusalOf } from './testing/refusal.ts'
import { asks, asksTogether, beginSandbox, notes, sandbox } from './testing/sandbox.ts'
import { everySeat } from './together.ts'
import { viewOf } from './view.ts'

const rules = { ask: asks('say:yes', 'say:no'), lone: asks('say:yes'), note: notes('note') }

function refused(code: RefusalCode, run: () => unknown): string {
  const refusal = refusalOf(run)
  expect(refusal.code).toBe(code)
  return refusal.message
}

describe('beginning a game', () => {
  test('goes on to the first question, over all that runs by itself', () => {
    const play = beginSandbox([{ rule: 'note' }, { rule: 'ask', seat: 1 }], rules)
    expect(play.state.log).toEqual(['note'])
    expect(questionFor(play, 1)?.options.map(({ key }) => key)).toEqual(['say:yes', 'say:no'])
    expect(questionFor(play, 0)).toBeUndefined()
    expect(askedSeats(play.state)).toEqual([1])
  })

  test('gives the same game for the same seed, and another for another', () => {
    const states = ['a', 'a', 'b'].map(seed => begin(pebbles, { players: 3, seed }).state)
    expect(states[1]).toEqual(states[0])
    expect(states[2]?.hands).not.toEqual(states[0]?.hands)
  })

  test.each([0, 5, 2.5, Number.NaN])('refuses %s players, with the numbers that are right', players => {
    const message = refused('wrong-player-count', () => begin(pebbles, { players, seed: 'a' }))
    expect(message).toBe(`Pebbles is for 1 to 4 players, not ${players}`)
  })

  test('takes the hash of the components into the state', () => {
    const own = { ...(pebbles.pack as object), rounds: 2 }
    const shipped = begin(pebbles, { players: 2, seed: 'a' })
    const changed = begin(pebbles, { players: 2, seed: 'a', pack: own })
    expect(shipped.state.components).toMatch(/^[0-9a-f]{64}$/)
    expect(changed.state.components).not.toBe(shipped.state.components)
    expect(changed.components.rounds).toBe(2)
  })
})

describe('answering', () => {
  test('counts the answer, does what the rule says and tells what happened', () => {
    const play = beginSandbox([{ rule: 'tell', seat: 0 }], {
      tell: {
        kind: 'ask',
        rules: [],
        options: (_play, _frame, offer) => void offer.legal.push(option('tell', 'a'), option('tell', 'b')),
        apply: (one, { seat = 0 }, { key }) => emit(one, { type: 'told', seat, because: key }),
      },
    })
    const outcome = answer(play, 0, 'tell:b')
    expect(outcome).toEqual({
      events: [{ type: 'told', seat: 0, because: 'tell:b' }],
      barrier: { revealed: false, chance: false, handedOver: true },
    })
    expect(play.state.answered).toBe(1)
    expect(isOver(play)).toBe(true)
  })

  test('keeps an outcome as it was, whatever is answered later', () => {
    const play = beginSandbox(
      [
        { rule: 'ask', seat: 0 },
        { rule: 'ask', seat: 0 },
        { rule: 'ask', seat: 1 },
      ],
      rules,
    )
    const first = answer(play, 0, 'say:yes')
    answer(play, 0, 'say:yes')
    expect(first.barrier.handedOver).toBe(false)
  })

  test('takes a frame off before its rule applies, so that the rule can put it back', () => {
    const play = beginSandbox([{ rule: 'again', seat: 0 }], {
      again: {
        kind: 'ask',
        rules: [],
        options: (_play, _frame, offer) => void offer.legal.push(option('stop', 'now'), option('go', 'on')),
        apply: (one, frame, { verb }) => {
          expect(one.state.agenda).toEqual([])
          if (verb === 'go') push(one, frame)
        },
      },
    })
    answer(play, 0, 'go:on')
    answer(play, 0, 'go:on')
    answer(play, 0, 'stop:now')
    expect(isOver(play)).toBe(true)
  })

  test('ends the game when a rule replaces the agenda by an empty one', () => {
    const play = beginSandbox([{ rule: 'end' }, { rule: 'ask', seat: 0 }], {
      ...rules,
      end: { kind: 'run', run: ({ state }) => void Object.assign(state, { agenda: [] }) },
    })
    expect(isOver(play)).toBe(true)
    expect(play.open).toEqual([])
  })

  test('says whether something was revealed, chance was drawn, or control has passed', () => {
    const doing = (act: (play: Play) => void) => {
      const play = beginSandbox(
        [
          { rule: 'act', seat: 0 },
          { rule: 'ask', seat: 0 },
        ],
        {
          ...rules,
          act: { ...asks('act:a', 'act:b'), kind: 'ask', apply: act } as never,
        },
      )
      return answer(play, 0, 'act:a').barrier
    }
    const nothing = { revealed: false, chance: false, handedOver: false }
    expect(doing(() => undefined)).toEqual(nothing)
    expect(doing(reveal)).toEqual({ ...nothing, revealed: true })
    expect(doing(play => void drawBelow(play, 6))).toEqual({ ...nothing, chance: true })
    expect(doing(play => void shuffle(play, [1, 2]))).toEqual({ ...nothing, chance: true })
  })
})

describe('a refusal says what would be right and leaves the state untouched', () => {
  test.each([
    [
      'an unknown key',
      0,
      'say:maybe',
      'unknown-key',
      '"say:maybe" is not a legal answer to ask; legal: say:yes, say:no',
    ],
    ['the answer of a seat that is not asked', 1, 'say:yes', 'not-asked', 'seat 1 is not asked now; asked: seat 0'],
    ['a seat that does not exist', 2, 'say:yes', 'bad-seat', 'there is no seat 2; seats are 0 to 1'],
    ['a seat that is no number', Number.NaN, 'say:yes', 'bad-seat', 'there is no seat NaN'],
  ] as const)('for %s', (_what, seat, key, code, message) => {
    const play = beginSandbox([{ rule: 'ask', seat: 0 }], rules)
    const before = JSON.stringify(play.state)
    expect(refused(code, () => answer(play, seat, key))).toContain(message)
    expect(JSON.stringify(play.state)).toBe(before)
    expect(play.open).toHaveLength(1)
  })

  test('for an answer after the end', () => {
    const play = beginSandbox([{ rule: 'note' }], rules)
    expect(refused('game-over', () => answer(play, 0, 'say:yes'))).toContain('the game is over')
  })

  test('and a long list of legal keys is cut', () => {
    const keys = Array.from({ length: 20 }, (_, number) => `say:n${number}`)
    const play = beginSandbox([{ rule: 'many', seat: 0 }], { many: asks(...keys) })
    expect(refused('unknown-key', () => answer(play, 0, 'x'))).toMatch(/say:n11 and 8 more$/)
  })
})

describe('forced answers', () => {
  test('are given by the kernel, told, and not counted', () => {
    const play = beginSandbox(
      [
        { rule: 'lone', seat: 1 },
        { rule: 'ask', seat: 0 },
      ],
      rules,
    )
    expect(play.state.log).toEqual(['1 say:yes'])
    expect(play.events).toEqual([{ type: 'forced', seat: 1, because: 'say:yes' }])
    expect(play.state.answered).toBe(0)
  })

  test('are left to the seat where the rule wants it to see first', () => {
    const seen = { ...asks('say:yes'), kind: 'ask', forced: () => false } as never
    const play = beginSandbox([{ rule: 'seen', seat: 0 }], { seen })
    expect(play.open).toHaveLength(1)
  })
})

describe('broken rules are told as such', () => {
  test('a question with no legal answer', () => {
    expect(() => beginSandbox([{ rule: 'none', seat: 0 }], { none: asks() })).toThrow(
      new RulesBroken('dead end: none has no legal answer for seat 0'),
    )
  })

  test('an agenda that never comes to a question', () => {
    const loop = { kind: 'run', run: (play: Play) => push(play, { rule: 'loop' }) } as const
    expect(() => beginSandbox([{ rule: 'loop' }], { loop })).toThrow(
      /nothing was asked in 10000 steps; last rule: loop/,
    )
  })

  test('a frame that names no rule, and one that asks no seat', () => {
    expect(() => beginSandbox([{ rule: 'missing' }], rules)).toThrow(new RulesBroken('no rule is called missing'))
    expect(() => beginSandbox([{ rule: 'ask' }], rules)).toThrow(/names no seat/)
  })

  test('a game without an end', () => {
    const play = beginSandbox([{ rule: 'again', seat: 0 }], {
      again: {
        ...asks('say:yes', 'say:no'),
        kind: 'ask',
        apply: (one: never, frame: never) => push(one, frame),
      } as never,
    })
    expect(() => playRandomly(play, chanceFromSeed('endless'))).toThrow(/has not ended after 20000 answers/)
  })
})

describe('taking up a state', () => {
  test('asks the same questions, in the middle of a turn too', () => {
    const play = begin(pebbles, { players: 2, seed: 'middle' })
    const chance = chanceFromSeed('middle')
    const open = (one: typeof play) =>
      one.open.map(({ seat, options }) => ({ seat, keys: options.map(({ key }) => key) }))
    for (let answers = 0; answers < 5; answers++) {
      const loaded = resume(pebbles, play.components, JSON.parse(JSON.stringify(play.state)))
      expect(open(loaded)).toEqual(open(play))
      const { seat, options } = play.open[0] ?? { seat: 0, options: [] }
      answer(play, seat, options[chance[0] % options.length]?.key ?? '')
    }
  })

  test('refuses one that stops at a rule that runs by itself: it was never saved by the kernel', () => {
    const play = beginSandbox([{ rule: 'ask', seat: 0 }], rules)
    const odd = { ...play.state, agenda: [{ rule: 'note' }] }
    refused('bad-state', () => resume(play.game, undefined, odd))
  })

  test('of a view leaves out a question that hangs on what is hidden, but knows who is asked', () => {
    const play = begin(pebbles, { players: 2, seed: 'view' })
    const seen = resume(pebbles, play.components, viewOf(pebbles, play.state, undefined))
    expect(seen.open).toEqual([])
    expect(isOver(seen)).toBe(false)
    expect(askedSeats(seen.state)).toEqual([0, 1])
  })
})

describe('a fork', () => {
  test('goes its own way', () => {
    const play = beginSandbox([everySeat('vote', [0, 1])], { vote: asksTogether('vote:yes') })
    const ahead = fork(play)
    answer(ahead, 0, 'vote:yes')
    answer(ahead, 1, 'vote:yes')
    expect(isOver(ahead)).toBe(true)
    expect(isOver(play)).toBe(false)
    expect(play.open).toHaveLength(2)
    expect(ahead.events).toBeUndefined()
  })

  test('of a view meets hidden chance as hidden', () => {
    const game = sandbox([{ rule: 'roll', seat: 0 }], {
      roll: { ...asks('roll:now', 'roll:later'), kind: 'ask', apply: (one: never) => void drawBelow(one, 6) } as never,
    })
    const play = begin(game, { players: 1, seed: 'dice' })
    const seen = resume(game, undefined, viewOf(game, play.state, 0))
    expect(() => answer(seen, 0, 'roll:now')).toThrow(MetHidden)
  })
})
