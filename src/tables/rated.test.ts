import { describe, expect, it } from 'vitest'
import { pebbles } from '../../docs/adding-a-game/pebbles.ts'
import { botSeat, openSeat, seatOf } from './seats.ts'
import { askedSeats } from './table.ts'
import { ada, answerSomehow, ben, foldedAgain, give, trial, whoSits } from './testing/table.ts'
import { viewTable } from './view.ts'

const rated = { rated: true as const }

describe('a rated table', () => {
  it('is told to everybody before they sit down', () => {
    const made = trial({ seats: [seatOf(ada), openSeat], arrangement: rated, start: false })
    expect(viewTable(made.table, 'spectator').arrangement.rated).toBe(true)
  })

  it.each([
    ['values of the table’s own', /has the values that came with the game/, { pack: pebbles.pack }, 2],
    ['one seat', /at least two seats/, {}, 1],
  ] as const)('is not for %s', (_what, why, part, players) => {
    const made = trial({ seats: [seatOf(ada), openSeat], start: false })
    const arrangement = { visibility: 'private', options: {}, ...rated, ...part } as const
    expect(() => give(made, ada, { kind: 'arrange', arrangement, players })).toThrow(why)
    expect(made.entries).toEqual([])
  })

  it('is not for bots that were never measured', () => {
    const made = trial({ seats: [seatOf(ada), openSeat], arrangement: rated, start: false })
    expect(() => give(made, ada, { kind: 'seat-bot', seat: 1, level: 'random' })).toThrow(/theirs is not measured/)
    give(made, ada, { kind: 'seat-bot', seat: 1, level: 'novice' })
    give(made, ada, { kind: 'start' })
    const seatedBefore = trial({ seats: [seatOf(ada), botSeat('random')], arrangement: rated, start: false })
    expect(() => give(seatedBefore, ada, { kind: 'start' })).toThrow(/theirs is not measured/)
  })

  it('lets nobody take back what was shown or handed over, not even together', () => {
    const made = trial({ arrangement: rated })
    for (let steps = 0; steps < 6; steps++) answerSomehow(made, 0)
    for (const seat of [0, 1]) {
      expect(viewTable(made.table, seat).own?.mayAskConsent).toBe(false)
      expect(() => give(made, whoSits(made.table, seat), { kind: 'ask-consent', seat })).toThrow(/stands/)
    }
    expect(askedSeats(made.table).length).toBeGreaterThan(0)
  })

  it('has no coaches, also none that were let in before', () => {
    const made = trial({ seats: [seatOf(ada), seatOf(ben)], arrangement: rated, start: false })
    expect(() => give(made, ada, { kind: 'allow-coach', seat: 0, allowed: true })).toThrow(/nobody gets advice/)
    const coached = trial({ seats: [{ ...seatOf(ada), coach: true }, seatOf(ben)], arrangement: rated })
    expect(coached.table.seats[0]).toEqual(seatOf(ada))
    expect(foldedAgain(coached)).toEqual(coached.table)
  })
})
