import { describe, expect, test } from 'vitest'
import { anyOrder, confirm, oneOf, optional, type Step, sequence } from './combinators.ts'
import type { Play } from './contract.ts'
import { RulesBroken } from './errors.ts'
import { explain } from './explain.ts'
import { answer, isOver } from './play.ts'
import { asks, beginSandbox, notes, type SandboxRules, type SandboxState } from './testing/sandbox.ts'

const step = (name: string): Step => ({ name, frame: { rule: name, seat: 0 } })
const rules: SandboxRules = {
  work: notes('work'),
  study: notes('study'),
  travel: notes('travel', 'no-ship'),
  ask: asks('say:yes', 'say:no'),
}
const keys = (play: Play): readonly string[] => play.open.flatMap(({ options }) => options.map(({ key }) => key))
const log = (play: Play<SandboxState, undefined>): readonly string[] => play.state.log

describe('sequence', () => {
  test('does its steps in the order given, each with all that it brings before the next', () => {
    const play = beginSandbox(
      [sequence(sequence({ rule: 'work' }, { rule: 'ask', seat: 1 }), { rule: 'study' })],
      rules,
    )
    expect(log(play)).toEqual(['work'])
    answer(play, 1, 'say:yes')
    expect(log(play)).toEqual(['work', '1 say:yes', 'study'])
    expect(isOver(play)).toBe(true)
  })
})

describe('oneOf', () => {
  test('does exactly the step that its seat picks', () => {
    const play = beginSandbox([oneOf(0, step('work'), step('study'))], rules)
    expect(keys(play)).toEqual(['do:work', 'do:study'])
    answer(play, 0, 'do:study')
    expect(log(play)).toEqual(['study'])
    expect(isOver(play)).toBe(true)
  })

  test('blocks a step that cannot be begun, with the reason that its rule gives', () => {
    const play = beginSandbox([oneOf(0, step('work'), step('study'), step('travel'))], rules)
    expect(keys(play)).toEqual(['do:work', 'do:study'])
    expect(explain(play, 0)?.blocked).toEqual([
      { option: { key: 'do:travel', verb: 'do', to: ['travel'] }, reason: { why: 'no-ship' } },
    ])
  })

  test('is answered by the kernel when one step is left, and that is told', () => {
    const play = beginSandbox([oneOf(1, step('work'), step('travel'))], rules)
    expect(log(play)).toEqual(['work'])
    expect(play.events).toEqual([{ type: 'forced', seat: 1, because: 'do:work' }])
  })

  test('with no step that can be begun is a dead end, which is a bug in the rules', () => {
    expect(() => beginSandbox([oneOf(0, step('travel'))], rules)).toThrow(RulesBroken)
  })
})

describe('anyOrder', () => {
  test('does all steps, in the order that its seat picks', () => {
    const play = beginSandbox([anyOrder(0, step('work'), step('study'), step('ask'))], rules)
    expect(keys(play)).toEqual(['do:work', 'do:study', 'do:ask'])
    answer(play, 0, 'do:ask')
    answer(play, 0, 'say:no')
    expect(keys(play)).toEqual(['do:work', 'do:study'])
    answer(play, 0, 'do:study')
    expect(log(play)).toEqual(['0 say:no', 'study', 'work'])
    expect(isOver(play)).toBe(true)
  })

  test('leaves out what cannot be begun when its turn comes', () => {
    const play = beginSandbox([anyOrder(0, step('travel'), step('work'), step('study'))], rules)
    expect(keys(play)).toEqual(['do:work', 'do:study'])
    answer(play, 0, 'do:work')
    expect(log(play)).toEqual(['work', 'study'])
    expect(isOver(play)).toBe(true)
  })

  test('does a step that was blocked at first, once another has made it possible', () => {
    const opened: SandboxRules = {
      ...rules,
      travel: {
        kind: 'run',
        run: ({ state }) => void state.log.push('travel'),
        impossible: ({ state }) => (state.log.includes('work') ? undefined : { why: 'no-ship' }),
      },
    }
    const play = beginSandbox([anyOrder(0, step('travel'), step('work'), step('study'))], opened)
    answer(play, 0, 'do:work')
    expect(keys(play)).toEqual(['do:travel', 'do:study'])
  })
})

describe('optional', () => {
  test('may be done or declined', () => {
    const done = beginSandbox([optional(0, step('work'))], rules)
    expect(keys(done)).toEqual(['do:work', 'decline:step'])
    answer(done, 0, 'do:work')
    expect(log(done)).toEqual(['work'])
    const declined = beginSandbox([optional(0, step('work'))], rules)
    answer(declined, 0, 'decline:step')
    expect(log(declined)).toEqual([])
    expect(isOver(declined)).toBe(true)
  })

  test('is declined by the kernel when it cannot be begun', () => {
    const play = beginSandbox([optional(0, step('travel'))], rules)
    expect(play.events).toEqual([{ type: 'forced', seat: 0, because: 'decline:step' }])
    expect(isOver(play)).toBe(true)
  })

  test('of a combinator is blocked when nothing in it can be begun', () => {
    const hopeless: Step[] = [
      { name: 'choice', frame: oneOf(0, step('travel')) },
      { name: 'trip', frame: sequence({ rule: 'travel' }, { rule: 'work' }) },
      { name: 'order', frame: anyOrder(0, step('travel')) },
    ]
    for (const one of hopeless) {
      const play = beginSandbox([optional(0, one)], rules)
      expect(play.events, one.name).toEqual([{ type: 'forced', seat: 0, because: 'decline:step' }])
    }
    const play = beginSandbox([optional(0, { name: 'choice', frame: oneOf(0, step('travel'), step('work')) })], rules)
    expect(keys(play)).toEqual(['do:choice', 'decline:step'])
  })
})

describe('confirm', () => {
  test('asks before control passes on, though there is one answer only', () => {
    const play = beginSandbox([confirm(0), { rule: 'ask', seat: 1 }], rules)
    expect(play.open.map(({ seat }) => seat)).toEqual([0])
    const { barrier } = answer(play, 0, 'confirm:turn')
    expect(barrier.handedOver).toBe(true)
    expect(play.open.map(({ seat }) => seat)).toEqual([1])
  })

  test('is not asked at a table that has switched it off', () => {
    const play = beginSandbox([confirm(0), { rule: 'ask', seat: 1 }], rules, { options: { confirm: false } })
    expect(play.open.map(({ seat }) => seat)).toEqual([1])
  })
})
