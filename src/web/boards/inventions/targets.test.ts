import { describe, expect, it } from 'vitest'
import { inventions } from '../../../games/inventions/game.ts'
import type { Play } from '../../../games/inventions/state.ts'
import { chanceFromSeed } from '../../../kernel/chance.ts'
import { begin, isOver } from '../../../kernel/play.ts'
import { takeRandomly } from '../../../kernel/playout.ts'
import { idOf, kindOf } from '../../plates/targets.ts'
import { purposeOf } from './purpose.ts'
import { spokenPlaces } from './spoken.ts'
import { placesOf, takenFrom } from './targets.ts'

/** Kinds of places that the board draws. */
const drawn = [
  ...['card', 'region', 'citizens', 'display', 'knowledge', 'wealth', 'token', 'action', 'era', 'order', 'milestone'],
  ...['stock', 'home', 'exhausted', 'academy', 'slot', 'surplus', 'aspirations', 'tile', 'hex'],
]

function everyQuestion(players: number, look: (play: Play) => void): void {
  const chance = chanceFromSeed(`board ${players}`)
  const play = begin(inventions, { players, seed: `board-${players}`, options: {} })
  while (!isOver(play)) {
    look(play)
    takeRandomly(play, chance)
  }
}

describe('places of Inventions', () => {
  it.each([1, 2, 3, 4])('every option of the matter of a question lies on a drawn place, with %i players', players => {
    const nowhere = new Set<string>()
    everyQuestion(players, play => {
      for (const { options, frame } of play.open)
        for (const option of options) {
          const from = takenFrom(option)
          const places = [...placesOf(play, option, frame), ...(from === undefined ? [] : [from])]
          if (purposeOf(option) === 'matter' && places.length === 0) nowhere.add(option.key)
          for (const place of places) {
            expect(drawn).toContain(kindOf(place))
            expect(idOf(place)).not.toBe('')
          }
        }
    })
    expect([...nowhere]).toEqual([])
  })

  it.each(['en', 'it'] as const)('every place has a spoken name in %s', language => {
    everyQuestion(2, play => {
      const spoken = spokenPlaces(language, play)
      for (const { options, frame } of play.open)
        for (const place of options.flatMap(option => placesOf(play, option, frame))) {
          expect(spoken(place).length).toBeGreaterThan(3)
          expect(spoken(place)).not.toBe(idOf(place))
        }
    })
  })
})
