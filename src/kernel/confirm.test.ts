import { describe, expect, test } from 'vitest'
import { confirm } from './confirm.ts'
import { answer } from './play.ts'
import { asks, beginSandbox, type SandboxRules } from './testing/sandbox.ts'

const rules: SandboxRules = { ask: asks('say:yes', 'say:no') }

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
