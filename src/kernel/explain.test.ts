import { describe, expect, test } from 'vitest'
import { pebbles } from '../../docs/adding-a-game/pebbles.ts'
import { Refusal } from './errors.ts'
import { explain, preview } from './explain.ts'
import { answer, begin, resume } from './play.ts'
import { option } from './question.ts'
import { viewOf } from './view.ts'

/** Seat 0 is on turn, with 2 shells, after both have thrown. */
function onTurn() {
  const play = begin(pebbles, { players: 2, seed: 'explain' })
  for (const { seat, options } of [...play.open]) answer(play, seat, options[0]?.key ?? '')
  play.state.shore = ['quartz', 'amber', 'amber']
  return resume(pebbles, play.components, play.state)
}

describe('explaining a question', () => {
  test('adds what is blocked, why, and the rules behind it', () => {
    const question = explain(onTurn(), 0)
    expect(question?.rules).toEqual(['P-2.1'])
    expect(question?.options.map(({ key }) => key)).toContain('take:quartz')
    expect(question?.blocked).toContainEqual({
      option: { key: 'take:amber', verb: 'take', to: ['amber'] },
      reason: { why: 'shells', missing: 3 },
    })
  })

  test('gives nothing for a seat that is not asked', () => {
    expect(explain(onTurn(), 1)).toBeUndefined()
  })

  test('works for secret questions too', () => {
    const play = begin(pebbles, { players: 2, seed: 'secret' })
    expect(explain(play, 1)).toMatchObject({ seat: 1, rules: ['P-1.1'], blocked: [] })
  })
})

describe('a preview', () => {
  test('tells what would come of an option and leaves the state as it is', () => {
    const play = onTurn()
    const before = JSON.stringify(play.state)
    expect(preview(play, 0, option('gather', 'shells'))).toEqual({
      events: [{ type: 'turn', seat: 0, because: 'gather:shells' }],
      final: false,
      meetsHidden: false,
    })
    expect(JSON.stringify(play.state)).toBe(before)
    expect(play.open).toHaveLength(1)
  })

  test('says when an option cannot be taken back', () => {
    expect(preview(onTurn(), 0, option('draw', 'bag')).final).toBe(true)
  })

  test('on a view ends where something hidden is met', () => {
    const play = onTurn()
    const seen = resume(pebbles, play.components, viewOf(pebbles, play.state, 0))
    expect(preview(seen, 0, option('draw', 'bag'))).toEqual({ events: [], final: true, meetsHidden: true })
    expect(preview(seen, 0, option('gather', 'shells')).meetsHidden).toBe(false)
  })

  test('is refused for an option that is not legal', () => {
    expect(() => preview(onTurn(), 0, option('take', 'amber'))).toThrow(/"take:amber" is not a legal answer to turn/)
  })

  test('is refused for a seat that is not asked', () => {
    expect(() => preview(onTurn(), 1, option('gather', 'shells'))).toThrow(Refusal)
  })
})
