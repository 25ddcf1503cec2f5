import { describe, expect, test } from 'vitest'
import { type Chance, chanceFromSeed, nextBelow } from '../kernel/chance.ts'
import type { Game, Play, Seat } from '../kernel/contract.ts'
import { answer, askedSeats, begin, isOver, questionFor, resume } from '../kernel/play.ts'
import { takeRandomly } from '../kernel/playout.ts'
import { answerAlone, type Halt, toOwnTurn } from '../kernel/stand-still.ts'
import { beginningAt } from '../kernel/testing/beginnings.ts'
import { eventsFor, viewOf } from '../kernel/view.ts'
import { gameIds, loadGame } from './catalogue.ts'

const seenBy = (play: Play, seat: Seat): Play => resume(play.game, play.components, viewOf(play.game, play.state, seat))

/** Plays random games; between answers every seat may look. */
function playThrough(game: Game, games: number, look: (play: Play, chance: Chance) => void): void {
  for (let index = 0; index < games; index++) {
    const play = begin(game, beginningAt(game, index * 5, 'stand still'))
    const chance = chanceFromSeed(`stand still ${index}`)
    while (!isOver(play)) {
      if (nextBelow(chance, 12) === 0) look(play, chance)
      if (!isOver(play)) takeRandomly(play, chance)
    }
  }
}

/** Plans random answers in a seat's view and gives each at the table at once. Says how many were given, and what ended it. */
function planAndDo(play: Play, seat: Seat, chance: Chance): { given: number; halt: Halt | 'passed' } {
  let view = seenBy(play, seat)
  for (let given = 0; ; given++) {
    const question = questionFor(view, seat)
    if (question === undefined) throw new Error(`seat ${seat} is not asked in its view`)
    const option = question.options[nextBelow(chance, question.options.length)]
    if (option === undefined) throw new Error('nothing is offered')
    const before = JSON.stringify(view.state)
    const planned = answerAlone(view, question, option)
    expect(JSON.stringify(view.state)).toBe(before)
    if (planned.halt === 'hidden' && planned.play === view) return { given, halt: 'hidden' }
    const told = eventsFor(answer(play, seat, option.key).events, seat)
    if (planned.passed > 0 || planned.halt === 'hidden' || planned.halt === 'others') {
      expect(told.slice(0, planned.events.length)).toEqual(planned.events)
      return { given, halt: planned.halt ?? 'passed' }
    }
    expect(told).toEqual(planned.events)
    // What was laid aside in a plan is still known there; at the table it is hidden from then on.
    expect(viewOf(play.game, planned.play.state, seat)).toEqual(viewOf(play.game, play.state, seat))
    if (planned.halt !== undefined) return { given, halt: planned.halt }
    expect(questionFor(play, seat)?.options).toEqual(questionFor(planned.play, seat)?.options)
    view = planned.play
  }
}

describe.each(gameIds)('a seat of %s that plays by itself on its view', id => {
  test('gets exactly what the table gives for the same answers, until something unknown comes or control passes on', async () => {
    const ends = new Map<string, number>()
    let answers = 0
    playThrough(await loadGame(id), 6, (play, chance) => {
      const [seat] = askedSeats(play.state)
      if (seat === undefined) return
      const { given, halt } = planAndDo(play, seat, chance)
      answers += given
      ends.set(halt, (ends.get(halt) ?? 0) + 1)
    })
    expect(answers).toBeGreaterThan(50)
    expect(ends.get('passed') ?? ends.get('hidden')).toBeGreaterThan(0)
  })

  test('begins at its own next turn while others are asked, changing nothing but whose turn it is', async () => {
    let begun = 0
    playThrough(await loadGame(id), 6, play => {
      const asked = askedSeats(play.state)
      for (let seat = 0; seat < play.state.seats; seat++) {
        if (asked.includes(seat)) continue
        const view = seenBy(play, seat)
        const before = JSON.stringify(view.state)
        const { halt, play: there } = toOwnTurn(view, seat)
        expect(JSON.stringify(view.state)).toBe(before)
        if (halt !== undefined) continue
        begun++
        expect(questionFor(there, seat)?.options.length).toBeGreaterThan(0)
        expect(there.state.answered).toBe(view.state.answered)
      }
    })
    expect(begun).toBeGreaterThan(10)
  })
})
