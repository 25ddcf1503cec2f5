import { expect, test } from 'vitest'
import { newton } from '../../games/newton/game.ts'
import type { Game, Play } from '../../kernel/contract.ts'
import { begin, resume } from '../../kernel/play.ts'
import { viewOf } from '../../kernel/view.ts'
import { newtonBoard } from '../boards/newton/board.ts'
import { comingQuestion } from './coming.ts'

const game = newton as unknown as Game
const begun = begin(game, { players: 3, seed: 'coming', options: { masterDraft: false } })
const asked = begun.open[0]?.seat ?? 0
const seen = (seat: number): Play => resume(game, begun.components, viewOf(game, begun.state, seat))

test('who is asked sees that question as the one to answer', () => {
  const coming = comingQuestion(seen(asked), asked, [], newtonBoard)
  expect(coming?.question.options).toEqual(begun.open[0]?.options)
})

test('who waits sees the question that comes when the others have had their turns, from what they know', () => {
  const waits = (asked + 1) % 3
  const before = JSON.stringify(begun.state)
  const coming = comingQuestion(seen(waits), waits, [], newtonBoard)
  expect(coming?.question.seat).toBe(waits)
  expect(coming?.question.options.some(option => option.verb === 'play')).toBe(true)
  expect(JSON.stringify(begun.state)).toBe(before)
})

test('what was answered in advance is taken as given: the next question is the one after it', () => {
  const waits = (asked + 1) % 3
  const first = comingQuestion(seen(waits), waits, [], newtonBoard)
  const key = first?.question.options[0]?.key ?? ''
  const order = { id: 'a', rule: first?.question.frame.rule ?? '', key, until: 'once' as const }
  const next = comingQuestion(seen(waits), waits, [order], newtonBoard)
  expect(next?.question.seat).toBe(waits)
  expect(next?.question.options.some(option => option.key === key)).toBe(false)
})
