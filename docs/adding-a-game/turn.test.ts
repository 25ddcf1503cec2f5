import { describe, expect, test } from 'vitest'
import { begin, resume } from '../../src/kernel/play.ts'
import { blocked, legal, question, type Scene, sceneAt, when } from '../../src/kernel/testing/scene.ts'
import { pebbles as game, type Pebbles, type PebblesState } from './pebbles.ts'

/** Two seats with these hands, before the first throw. The shore is open; whatever a test does not name stays as it was dealt. */
function given(hands: readonly [string[], string[]], shore: string[]): Scene<PebblesState, Pebbles> {
  const play = begin(game, { players: 2, seed: 'given' })
  play.state.hands.splice(0, 2, ...hands)
  play.state.shore = shore
  return sceneAt(resume(game, play.components, play.state))
}

/** Both have thrown, and the first seat is to take its turn. */
const thrown = (first: string, second: string): Scene<PebblesState, Pebbles> => {
  const start = given(
    [
      ['amber', 'quartz', 'jasper'],
      ['agate', 'quartz', 'jasper'],
    ],
    ['jasper', 'amber', 'quartz'],
  )
  return when(when(start).seat(0, `throw:${first}`)).seat(1, `throw:${second}`)
}

describe('throwing', () => {
  test('P-1.1: each seat throws a pebble of its hand, and nobody is told which before all have', () => {
    const start = given(
      [
        ['amber', 'quartz', 'quartz'],
        ['agate', 'jasper', 'jasper'],
      ],
      [],
    )
    expect(legal(start, 0)).toEqual(['throw:amber', 'throw:quartz'])
    const { play, events } = when(start).seat(0, 'throw:amber')
    expect(play.state.pond).toEqual([])
    expect(JSON.stringify(events)).not.toContain('amber')
  })

  test('P-1.2: a pebble thrown alone of its kind counts, and two of a kind do not', () => {
    expect(thrown('amber', 'agate').play.state.lone).toEqual([1, 1])
    expect(thrown('quartz', 'quartz').play.state.lone).toEqual([0, 0])
  })
})

describe('a turn', () => {
  test('P-2.1: a pebble of the shore costs its worth in shells, and whoever is short is told by how many', () => {
    const scene = thrown('quartz', 'agate')
    expect(question(scene)).toEqual({ rule: 'turn', seat: 0 })
    expect(blocked(scene, 'take:amber')).toMatchObject({ why: 'shells', missing: 3 })
    const { state } = when(scene).answers('take:jasper').play
    expect(state.hands[0]).toEqual(['amber', 'jasper', 'jasper'])
    expect(state.shells).toEqual([0, 2])
  })

  test('P-2.2: gathering gives two shells', () => {
    expect(when(thrown('quartz', 'agate')).answers('gather:shells').play.state.shells).toEqual([4, 2])
  })

  test('P-3.1: a swap gives a pebble to the pond for one of another kind', () => {
    const scene = when(thrown('quartz', 'agate')).answers('swap:pond', 'give:amber')
    expect(blocked(scene, 'pick:amber')).toMatchObject({ why: 'same-kind' })
    const { state } = when(scene).answers('pick:agate').play
    expect(state.hands[0]).toEqual(['jasper', 'agate'])
    expect(state.pond).toEqual(['quartz', 'amber'])
  })
})
