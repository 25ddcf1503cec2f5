import { describe, expect, test } from 'vitest'
import { pebbles } from '../../docs/adding-a-game/pebbles.ts'
import type { GameEvent } from './contract.ts'
import { HIDDEN } from './hidden.ts'
import { answer, begin } from './play.ts'
import { eventsFor, isAsked, viewOf } from './view.ts'

describe('a view', () => {
  const play = begin(pebbles, { players: 3, seed: 'view' })

  test('has the shape of the state, with placeholders for what is hidden, and no chance', () => {
    const view = viewOf(pebbles, play.state, 1)
    expect(view.hands[1]).toEqual(play.state.hands[1])
    expect(view.hands[0]).toEqual([HIDDEN, HIDDEN, HIDDEN])
    expect(view.bag).toEqual(play.state.bag.map(() => HIDDEN))
    expect(view.shore).toEqual(play.state.shore)
    expect(view.chance).toEqual([0, 0, 0, 0])
  })

  test('of a spectator shows no hand', () => {
    expect(
      viewOf(pebbles, play.state, undefined)
        .hands.flat()
        .every(pebble => pebble === HIDDEN),
    ).toBe(true)
  })

  test('leaves the state untouched', () => {
    const before = JSON.stringify(play.state)
    viewOf(pebbles, play.state, 0)
    expect(JSON.stringify(play.state)).toBe(before)
  })

  test('is the same for two states that differ only in what the seat cannot know', () => {
    const [first = '', ...rest] = play.state.bag
    const other = { ...pebbles.copy(play.state), bag: [...rest, first] }
    const [mine, hers, his] = play.state.hands
    other.hands.splice(0, 3, mine ?? [], [...(his ?? [])], [...(hers ?? [])])
    other.chance = [1, 2, 3, 4]
    expect(viewOf(pebbles, other, 0)).toEqual(viewOf(pebbles, play.state, 0))
    expect(viewOf(pebbles, other, 1)).not.toEqual(viewOf(pebbles, play.state, 1))
  })

  test('knows who is asked', () => {
    const two = begin(pebbles, { players: 2, seed: 'asked' })
    answer(two, 0, two.open[0]?.options[0]?.key ?? '')
    expect(isAsked(two, 0)).toBe(false)
    expect(isAsked(two, 1)).toBe(true)
  })
})

describe('events', () => {
  interface Drew extends GameEvent {
    readonly pebble: string
  }
  const drew: Drew = { type: 'drew', seat: 1, only: [1], hides: ['pebble'], pebble: 'amber' }
  const open: GameEvent = { type: 'tide' }

  test('reach whole those seats that may see them', () => {
    expect(eventsFor([drew, open], 1)).toEqual([drew, open])
  })

  test('reach others and spectators without the fields that are hidden from them', () => {
    for (const viewer of [0, 2, undefined])
      expect(eventsFor([drew, open], viewer)).toEqual([{ ...drew, pebble: HIDDEN }, open])
  })
})
