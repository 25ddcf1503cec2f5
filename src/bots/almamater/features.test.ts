import { describe, expect, it } from 'vitest'
import { DICTIONARY, textbooksIn } from '../../games/almamater/books.ts'
import { almaMater } from '../../games/almamater/game.ts'
import { type Play, playerAt } from '../../games/almamater/state.ts'
import { featuresGrown, featuresIn } from '../testing/counted-features.ts'
import { playUntil } from '../testing/midgame.ts'
import { almaMind } from './mind.ts'

describe('features of a position of Alma Mater', () => {
  const middle = playUntil(almaMater, 2, 'features', ({ state }) => state.round === 3)
  const counts = (play: Play) => featuresIn(almaMind, play)
  const growth = (change: (play: Play) => void) => featuresGrown(almaMind, middle, change)

  it('count what a seat has', () => {
    const { ducats, books, professors } = playerAt(middle, 0)
    const counted = counts(middle)
    expect(counted.get('ducats now')).toBe(ducats)
    expect(counted.get('textbooks')).toBe(textbooksIn(books))
    expect(counted.get('professors owned')).toBe(professors.length)
    expect(counted.get('research level')).toBe(middle.state.levels[0])
    expect([...counted.values()].every(Number.isFinite)).toBe(true)
  })

  it('grow with it, each by itself', () => {
    expect(growth(play => playerAt(play, 0).tutors++)).toMatchObject({ tutors: 1 })
    const dictionary = growth(play => {
      const { books } = playerAt(play, 0)
      books[DICTIONARY] = (books[DICTIONARY] ?? 0) + 1
    })
    expect(dictionary.dictionaries).toBe(1)
    expect(dictionary.textbooks).toBeUndefined()
    const bust = growth(play => {
      play.state.busts = [0, 0, 0]
    })
    expect(Object.keys(bust).every(name => name.startsWith('bust'))).toBe(true)
  })

  it('are known to masters with two, and to nobody else', () => {
    expect(almaMind.experienced?.(2)).toBeDefined()
    expect(almaMind.experienced?.(4)).toBeUndefined()
    expect(Object.keys(almaMind.termWeights?.early ?? {})).not.toContain('ducats now')
  })
})
