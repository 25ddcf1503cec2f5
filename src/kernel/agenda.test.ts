import { describe, expect, test } from 'vitest'
import { calling, calls, type Frame, type FrameOf, push, pushInOrder, type SeatFrame } from './agenda.ts'
import type {
  AskedFrameOf,
  AskingRule,
  CoreState,
  Play,
  RuleTable,
  RunningRule,
  TogetherFrame,
  TogetherRule,
} from './contract.ts'
import { RulesBroken } from './errors.ts'
import { everySeat } from './together.ts'

/**
 * What the compiler holds against a game. Every `@ts-expect-error` is a mistake that a newcomer could make: `tsc` fails where one of
 * them is no error any more.
 */

interface Pick extends SeatFrame<'pick'> {
  readonly gave: string
}
type State = CoreState<Frame<'round'> | TogetherFrame<'throw'> | SeatFrame<'turn' | 'give'> | Pick>

const round: RunningRule<State, undefined> = { kind: 'run', run: play => push(play, everySeat('throw', [0, 1])) }
const throwing: TogetherRule<State, undefined> = {
  kind: 'together',
  rules: [],
  options: () => undefined,
  resolve: play => pushInOrder(play, [{ rule: 'turn', seat: 0 }, { rule: 'round' }]),
}
const turn: AskingRule<State, undefined, SeatFrame<'turn' | 'give'>> = {
  kind: 'ask',
  rules: [],
  options: () => undefined,
  apply: (play, { seat }) => push(play, { rule: 'pick', seat, gave: 'agate' }),
}
const pick: AskingRule<State, undefined, Pick> = {
  kind: 'ask',
  rules: [],
  options: () => undefined,
  apply: (play, frame) => push(play, { ...frame, gave: frame.gave }),
}

describe('the table of rules', () => {
  const table = { round, throw: throwing, turn, give: turn, pick } satisfies RuleTable<State, undefined>

  test('has one rule for each frame', () => {
    expect(Object.keys(table)).toEqual(['round', 'throw', 'turn', 'give', 'pick'])
    // @ts-expect-error: a rule is missing
    const missing: RuleTable<State, undefined> = { round, throw: throwing, turn, give: turn }
    // @ts-expect-error: no frame calls such a rule
    const more: RuleTable<State, undefined> = { ...table, tide: round }
    void [missing, more]
  })

  test('has a rule of the right kind for its own frame', () => {
    // @ts-expect-error: it is another frame's rule
    const other: RuleTable<State, undefined> = { ...table, turn: pick }
    // @ts-expect-error: a frame without a seat cannot ask
    const asks: RuleTable<State, undefined> = { ...table, round: turn }
    // @ts-expect-error: a frame of one seat cannot ask several
    const several: RuleTable<State, undefined> = { ...table, turn: throwing }
    interface PickMore extends Pick {
      readonly more: string
    }
    const wants: AskingRule<State, undefined, PickMore> = { ...pick, apply: (_play, { more }) => void more }
    // @ts-expect-error: the rule wants more than its frame carries
    const wanting: RuleTable<State, undefined> = { ...table, pick: wants }
    void [other, asks, several, wanting]
  })
})

test('a rule reads what its own frame carries, and nothing else', () => {
  const reads: RuleTable<State, undefined> = {
    round,
    throw: throwing,
    turn,
    give: turn,
    pick: {
      kind: 'run',
      // @ts-expect-error: no frame of this name carries it
      run: (_play, { gave, more }) => void [gave, more],
    },
  }
  expect(reads.pick.kind).toBe('run')
})

test('what seats can be asked follows from the table of rules', () => {
  const table = { round, throw: throwing, turn, give: round, pick } satisfies RuleTable<State, undefined>
  type Titles = Readonly<Record<AskedFrameOf<State, typeof table>['rule'], string>>
  const titles: Titles = { throw: 'Throw', turn: 'Your turn', pick: 'Pick', confirm: 'Done?' }
  expect(Object.keys(titles)).toHaveLength(4)
  // @ts-expect-error: a question has no title
  const missing: Titles = { throw: 'Throw', turn: 'Your turn', confirm: 'Done?' }
  // @ts-expect-error: what runs is not asked
  const more: Titles = { ...titles, give: 'Give' }
  void [missing, more]
})

describe('the agenda', () => {
  const agenda: FrameOf<State>[] = []
  const play = { state: { agenda } } as unknown as Play<State, undefined>

  test('takes frames of the game and of the kernel', () => {
    push(play, { rule: 'turn', seat: 1 })
    push(play, { rule: 'confirm', seat: 1 })
    pushInOrder(play, [{ rule: 'pick', seat: 0, gave: 'agate', because: 'swap' }, { rule: 'round' }])
    expect(agenda.map(({ rule }) => rule)).toEqual(['turn', 'confirm', 'round', 'pick'])
  })

  test('takes no others', () => {
    const wrong = (): void => {
      // @ts-expect-error: no rule is called so
      push(play, { rule: 'tide' })
      // @ts-expect-error: the frame needs a seat
      push(play, { rule: 'turn' })
      // @ts-expect-error: what was given is missing
      push(play, { rule: 'pick', seat: 0 })
      // @ts-expect-error: its type is wrong
      push(play, { rule: 'pick', seat: 0, gave: 3 })
      // @ts-expect-error: this frame carries no such thing
      push(play, { rule: 'turn', seat: 0, gave: 'agate' })
      // @ts-expect-error: it asks all seats, and is made by everySeat
      push(play, { rule: 'throw', seat: 0 })
    }
    expect(wrong).toBeTypeOf('function')
  })
})

describe('a frame', () => {
  const agenda: readonly FrameOf<State>[] = [{ rule: 'round' }, { rule: 'pick', seat: 0, gave: 'agate' }]

  test('is told by the rule that it calls', () => {
    expect(agenda.map(frame => (frame.rule === 'pick' ? frame.gave : ''))).toEqual(['', 'agate'])
    expect(agenda.map(frame => calls(frame, 'turn', 'pick'))).toEqual([false, true])
    // @ts-expect-error: while the rule is not known, neither is what the frame carries
    expect(agenda.map(({ gave }) => gave)).toEqual([undefined, 'agate'])
  })

  test('that is expected to call some rule carries what such frames carry', () => {
    const carried = (frame: FrameOf<State>): string => calling(frame, 'pick').gave
    expect(carried({ rule: 'pick', seat: 0, gave: 'agate' })).toBe('agate')
    expect(() => carried({ rule: 'turn', seat: 0 })).toThrow(RulesBroken)
    expect(() => carried({ rule: 'turn', seat: 0 })).toThrow('a frame of pick is expected, not of turn')
  })
})
