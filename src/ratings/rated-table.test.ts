import { describe, expect, it } from 'vitest'
import { placings } from '../kernel/ranking.ts'
import { resultOf } from '../tables/result.ts'
import { botSeat, type SeatHolder, seatOf } from '../tables/seats.ts'
import type { Table } from '../tables/table.ts'
import { ada, ben, eve, give, playToTheEnd, type Trial, trial } from '../tables/testing/table.ts'
import type { RatedSeat } from './rated-game.ts'
import { ratedSeatsOf } from './rated-table.ts'

const rated = { rated: true as const }
const three: readonly SeatHolder[] = [seatOf(ada), seatOf(ben), botSeat('scholar')]

function played(options: Parameters<typeof trial>[0], before: (made: Trial) => void = () => undefined): Table {
  const made = trial(options)
  before(made)
  playToTheEnd(made)
  return made.table
}

function seatsAt(table: Table): readonly RatedSeat[] | undefined {
  const result = resultOf(table)
  return result && ratedSeatsOf(table.arrangement, result)
}

const placesOf = ({ game, course }: Table): readonly number[] =>
  course === undefined
    ? []
    : placings(game.scores(course.play))
        .toSorted((a, b) => a.seat - b.seat)
        .map(({ place }) => place)

describe('the seats of a rated game', () => {
  it('are its people and levels with the places they reached', () => {
    const table = played({ seats: three, arrangement: rated })
    const [first, second, third] = placesOf(table)
    expect(seatsAt(table)).toEqual([
      { person: ada.person, place: first },
      { person: ben.person, place: second },
      { level: 'scholar', place: third },
    ])
  })

  it('count for nobody where the table is not rated, still runs, or was ended by agreement', () => {
    expect(seatsAt(played({ seats: three }))).toBeUndefined()
    expect(seatsAt(trial({ seats: three, arrangement: rated }).table)).toBeUndefined()
    const ended = trial({ seats: [seatOf(ada), botSeat('scholar')], arrangement: rated })
    give(ended, ada, { kind: 'ask-end', seat: 0 })
    expect(ended.table.ended).toBe(true)
    expect(seatsAt(ended.table)).toBeUndefined()
  })

  it.each(['leave', 'resign'] as const)('have whoever is gone at the end last (%s), also if the bot won', kind => {
    for (const seed of ['a', 'b', 'c']) {
      const table = played({ seats: [seatOf(ada), seatOf(ben), seatOf(eve)], arrangement: rated, seed }, made =>
        give(made, ben, { kind, seat: 1 }),
      )
      const seats = seatsAt(table) ?? []
      expect(seats.find(one => one.person === ben.person)?.place).toBe(3)
      const others = seats.filter(one => one.person !== ben.person)
      const [own, , other] = placesOf(table)
      expect(Math.sign((others[0]?.place ?? 0) - (others[1]?.place ?? 0))).toBe(Math.sign((own ?? 0) - (other ?? 0)))
    }
  })

  it('have whoever came back where they ended', () => {
    const table = played({ seats: three, arrangement: rated }, made => {
      give(made, ben, { kind: 'leave', seat: 1 })
      give(made, ben, { kind: 'return', seat: 1 })
    })
    expect(seatsAt(table)?.[1]).toEqual({ person: ben.person, place: placesOf(table)[1] })
  })
})
