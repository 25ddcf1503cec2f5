import { describe, expect, it } from 'vitest'
import { newton } from '../../../games/newton/game.ts'
import { type Chance, chanceFromSeed, nextBelow } from '../../../kernel/chance.ts'
import type { Game, Seat } from '../../../kernel/contract.ts'
import { happenedSoFar } from '../../../tables/log.ts'
import { seatOf } from '../../../tables/seats.ts'
import { askedSeats } from '../../../tables/table.ts'
import { ada, ben, eve, give, keysOf, type Trial, trial, whoSits } from '../../../tables/testing/table.ts'
import { happenedFor, type Viewer, viewTable } from '../../../tables/view.ts'
import type { Happened } from '../session.ts'
import { withUpdate } from './with-update.ts'

const three = [seatOf(ada), seatOf(ben), seatOf(eve)]

/** What a page that has followed the table from its start tells of it, after a command that `act` gives. */
function followed(made: Trial, viewer: Viewer, happened: readonly Happened[], act: () => void): readonly Happened[] {
  const before = viewTable(made.table, viewer)
  const { number } = made.table
  act()
  if (made.table.number === number) return happened
  const events = happenedFor(made.table, viewer)
  const seat = events.length === 0 ? undefined : made.table.course?.answers.at(-1)?.seat
  const update = { type: 'update', table: 't1', number: made.table.number, at: 0, changes: [], events } as const
  const after = viewTable(made.table, viewer)
  return withUpdate(made.table.game, happened, before, after, seat === undefined ? update : { ...update, seat })
}

/** An answer of which a viewer is told nothing has no line. */
const told = (happened: readonly Pick<Happened, 'answer' | 'seat' | 'events'>[]) =>
  happened.flatMap(({ answer, seat, events }) => (events.length === 0 ? [] : [{ answer, seat, events }]))

const start = (made: Trial, viewer: Viewer): readonly Happened[] =>
  happenedSoFar(made.table, viewer).map(one => ({ key: '', ...one }))

const answerFirst = (made: Trial, seat: Seat) => (): void =>
  void give(made, whoSits(made.table, seat), { kind: 'answer', seat, key: keysOf(made.table, seat)[0] ?? '' })

describe('what a page tells', () => {
  it.each<Viewer>([0, 1, 'spectator'])(
    'leaves out a secret answer that was taken back after others had answered: %s',
    viewer => {
      const made = trial({ seats: three })
      let happened = start(made, viewer)
      happened = followed(made, viewer, happened, answerFirst(made, 0))
      happened = followed(made, viewer, happened, answerFirst(made, 1))
      happened = followed(made, viewer, happened, () => void give(made, ada, { kind: 'undo', seat: 0 }))
      expect(happened.map(one => one.seat)).toEqual([undefined, 1])
      expect(told(happened)).toEqual(told(happenedSoFar(made.table, viewer)))
    },
  )

  it.each([
    ['Pebbles', undefined],
    ['Newton', newton as unknown as Game],
  ])('is what the server tells to who comes later, whatever is answered and taken back in %s', (_, game) => {
    for (const seed of ['a', 'b', 'c']) {
      const made = trial({ seats: three, seed, ...(game === undefined ? {} : { game }) })
      const chance = chanceFromSeed(seed)
      let happened = start(made, 1)
      for (let step = 0; step < 60 && made.table.finishedAt === undefined; step++) {
        happened = followed(made, 1, happened, () => doSomething(made, chance))
        expect(told(happened)).toEqual(told(happenedSoFar(made.table, 1)))
      }
    }
  })
})

/** An answer, or where somebody may, an answer taken back. */
function doSomething(made: Trial, chance: Chance): void {
  const back = [0, 1, 2].filter(seat => viewTable(made.table, seat).own?.canUndo === true)
  const seat = back[nextBelow(chance, 3 * back.length + 1)]
  if (seat !== undefined) {
    give(made, whoSits(made.table, seat), { kind: 'undo', seat })
    return
  }
  const asked = askedSeats(made.table)
  const who = asked[nextBelow(chance, asked.length)] ?? 0
  const keys = keysOf(made.table, who)
  give(made, whoSits(made.table, who), { kind: 'answer', seat: who, key: keys[nextBelow(chance, keys.length)] ?? '' })
}
