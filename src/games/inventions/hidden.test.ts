import { describe, expect, it } from 'vitest'
import { chanceFromSeed } from '../../kernel/chance.ts'
import { imagine } from '../../kernel/imagine.ts'
import { viewOf } from '../../kernel/view.ts'
import { inventions } from './game.ts'
import { ending, given, legal, when } from './testing/scenario.ts'

const scene = given({ players: 3 })
const { state, components } = scene.play
const viewers = [0, 1, 2, undefined] as const

describe('hidden information', () => {
  it('I-18.1: nobody sees the stack below its top, milestones to come or undealt goals; goals are their owner’s alone', () => {
    for (const viewer of viewers) {
      const view = viewOf(inventions, state, viewer)
      expect(view.stack[0]).toBe(state.stack[0])
      expect(new Set([...view.stack.slice(1), ...view.milestoneDecks.flat(), ...view.goalDecks.flat()])).toEqual(
        new Set(['?']),
      )
      view.players.forEach(({ goals }, seat) => {
        expect(goals).toEqual(seat === viewer ? state.players[seat]?.goals : ['?', '?', '?'])
      })
      const text = JSON.stringify(view)
      for (const id of [...state.stack.slice(1), ...state.milestoneDecks.flat(), ...state.goalDecks.flat()])
        expect(text).not.toContain(`"${id}"`)
    }
  })

  it('I-18.1: at final scoring the goals are shown to all', () => {
    const over = when(given({ players: 3, space: 12, turnsTaken: 2, asks: ending(2) }), 'end-turn').play.state
    expect(viewOf(inventions, over, undefined).players.map(one => one.goals)).toEqual(
      over.players.map(one => one.goals),
    )
  })

  it('I-18.2: everything else is open', () => {
    for (const viewer of viewers) {
      const view = viewOf(inventions, state, viewer)
      const { stack, milestoneDecks, goalDecks, chance, players, ...open } = state
      expect(view).toMatchObject(open)
      players.forEach(({ goals, ...rest }, seat) => {
        expect(view.players[seat]).toMatchObject(rest)
      })
    }
  })

  it('I-18.1: an imagined world keeps the eras of the stack in order and deals goals of the right decks', () => {
    for (let at = 0; at < 20; at++) {
      const world = imagine(inventions, components, viewOf(inventions, state, 0), 0, chanceFromSeed(`world ${at}`))
      const eras = world.stack.map(id => components.cards.get(id)?.era ?? 0)
      expect(eras).toEqual([...eras].sort())
      for (const { goals } of world.players)
        expect(goals.map(goal => components.goals.get(goal)?.deck)).toEqual(['regions', 'inventions', 'society'])
      expect(world.players[0]?.goals).toEqual(state.players[0]?.goals)
    }
  })

  it('I-18.3: one seat is asked at a time, and Chronos never', () => {
    const two = given({ players: 2 })
    expect(two.play.open).toHaveLength(1)
    expect(two.play.open[0]?.seat).toBeLessThan(2)
    expect(legal(two).length).toBeGreaterThan(0)
  })
})
