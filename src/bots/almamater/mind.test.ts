import { describe, expect, it } from 'vitest'
import { almaMater } from '../../games/almamater/game.ts'
import { type Play, playerAt } from '../../games/almamater/state.ts'
import { playUntil } from '../testing/midgame.ts'
import { growthOf } from '../testing/terms.ts'
import { almaMind } from './mind.ts'
import type { AlmaTerm } from './terms.ts'

describe('the judgement of Alma Mater', () => {
  const middle = playUntil(almaMater, 2, 'terms', play => play.state.round === 3)
  const grown = (change: (play: Play) => void, name: AlmaTerm): number => growthOf(almaMind, middle, name, change)

  it('likes ducats, books, masters and milestones', () => {
    const gains = [
      grown(play => {
        playerAt(play, 0).ducats += 3
      }, 'ducats'),
      grown(play => {
        playerAt(play, 0).books[4] = (playerAt(play, 0).books[4] ?? 0) + 1
      }, 'books'),
      grown(play => {
        playerAt(play, 0).masters += 1
      }, 'masters'),
      grown(play => {
        playerAt(play, 0).professors.push({ id: 'professor-law-1', ready: true, bookmark: 0 })
      }, 'professors'),
    ]
    for (const gain of gains) expect(gain).toBeGreaterThan(0)
  })
})
