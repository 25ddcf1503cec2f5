import { describe, expect, it } from 'vitest'
import { chanceFromSeed, nextBelow } from '../../kernel/chance.ts'
import type { Json } from '../../kernel/json.ts'
import shipped from './components.json' with { type: 'json' }
import {
  blocked,
  changes,
  fromHere,
  given,
  legal,
  legalTo,
  player,
  question,
  type Scene,
  when,
} from './testing/scenario.ts'

/** A Study card that shows nothing: on board D every space of shelf 1 asks for Potions. */
const pack = structuredClone(shipped)
for (const card of pack.startingCards) if (card.id === 'start-blue-study') card.effects = []

const studying = (seat: object) =>
  when(
    given({
      pack: pack as Json,
      options: { colors: ['blue', 'red'] },
      seats: [{ board: 'study-d', hand: ['start-blue-study'], coins: 0, potions: 0, ...seat }],
    }),
  ).answers('play:start-blue-study')

const told = (scene: Scene) => scene.events.map(event => (event.type === 'tile-shelved' ? event.type : event.because))

describe('taking Bookshelf tiles', () => {
  it('N-9.5, N-R37, N-X75: the Potion of a third tile comes before its space is chosen, and can pay for it', () => {
    const played = studying({ tilesTaken: 2 })
    expect(legalTo(played, 'shelve')).toEqual(['s1c4'])
    const placed = when(fromHere(played)).answers('shelve:s1c4')
    expect(changes(placed)).toEqual({ shelf: ['s1c4'], tilesTaken: 1 })
    expect(player(placed).potions).toBe(0)
    expect(told(placed)).toEqual(['bookshelf-pile:1', 'book:s1c4', 'tile-shelved'])
    const second = studying({ tilesTaken: 1 })
    expect(legal(second)).toEqual(['end-turn'])
  })

  it('N-9.5: a tile whose bonus can serve may be taken first; then it must be placed', () => {
    const taken = when(studying({ tilesTaken: 2 })).answers('take-tile')
    expect(question(taken).rule).toBe('turn')
    const choosing = when(studying({ tilesTaken: 2, potions: 2 })).answers('take-tile')
    expect(question(choosing).rule).toBe('place-tile')
    expect(changes(choosing)).toEqual({ tilesTaken: 1, potions: 1 })
    expect(legal(choosing)).toEqual(['shelve:s1c2', 'shelve:s1c4', 'shelve:s1c5', 'shelve:s1c6'])
    const placed = when(choosing).answers('shelve:s1c2')
    expect(changes(placed)).toEqual({ tilesTaken: 1, potions: 1 - 3, shelf: ['s1c2'] })
    expect(question(placed).rule).toBe('turn')
    expect(legalTo(studying({ tilesTaken: 1, potions: 2 }), 'take-tile')).toEqual([])
  })

  it('N-9.5, N-12.4: the coins of the sixth tile buy the Potion for its space', () => {
    const played = studying({ tilesTaken: 5 })
    expect(legalTo(played, 'shelve')).toEqual([])
    const taken = when(played).answers('take-tile')
    expect(player(taken).coins).toBe(4)
    expect(legal(taken)).toEqual(['quick-turn-over:1', 'quick-turn-over:2', 'quick-turn-over:3', 'quick-potion'])
    const placed = when(taken).answers('quick-potion', 'shelve:s1c4')
    expect(changes(placed)).toEqual({ tilesTaken: 1, coins: 1, shelf: ['s1c4'] })
  })

  it('N-9.5, N-12.3: they raise the value for its shelf, where the action is that of the card', () => {
    const seat = { board: 'study-d', hand: ['start-red-study'], tilesTaken: 5, coins: 0, potions: 0 } as const
    const taken = when(given({ seats: [seat] })).answers('play:start-red-study', 'take-tile')
    expect(legalTo(taken, 'shelve')).toEqual([])
    const placed = when(taken).answers('quick-increase', 'shelve:s2c1')
    expect(changes(placed)).toEqual({ tilesTaken: 1, coins: 2, shelf: ['s2c1'] })
  })

  it('N-9.5: they let its requirement be ignored, and pay for a second tile', () => {
    const seat = { board: 'study-d', coins: 0, potions: 0 } as const
    const ignoring = given({ seats: [{ ...seat, hand: ['l3-study-b'], tilesTaken: 5 }] })
    const freely = when(ignoring).answers('play:l3-study-b', 'shelve-freely:s1c5')
    expect(changes(freely)).toEqual({ tilesTaken: 1, shelf: ['s1c5'] })
    const dividing = given({
      seats: [{ ...seat, hand: ['l1-study-c'], under: ['l1-study-a'], played: ['fahrenheit'], tilesTaken: 4 }],
    })
    const both = when(dividing).answers('play:l1-study-c', 'shelve:s1c4', 'shelve:s1c6')
    expect(changes(both)).toEqual({ tilesTaken: 2, coins: 4 - 3, shelf: ['s1c4', 's1c6'] })
  })

  it('N-9.5: what would leave the tile without a space must wait', () => {
    const taken = when(studying({ tilesTaken: 5 })).answers('take-tile')
    expect(blocked(taken, 'quick-increase')).toEqual({ why: 'tile-needs-it', rule: 'N-9.5' })
    const richer = when(studying({ tilesTaken: 5, coins: 1 })).answers('take-tile')
    expect(legal(richer)).toContain('quick-increase')
    expect(blocked(richer, 'quick-student')).toEqual({ why: 'tile-needs-it', rule: 'N-9.5' })
    const forced = when(taken).answers('quick-turn-over:1')
    expect(changes(forced)).toEqual({ tilesTaken: 1, shelf: ['s1c4'] })
    const far = studying({ tilesTaken: 5, shelf: ['s1c4'] })
    expect(blocked(far, 'take-tile')).toEqual({ why: 'no-space-for-tile', rule: 'N-9.5' })
  })

  it('N-9.5: whatever comes between, a tile that was taken can be placed', () => {
    const chance = chanceFromSeed('tiles in hand')
    const below = (limit: number): number => nextBelow(chance, limit)
    for (let game = 0; game < 150; game++) {
      const scene = given({
        seed: `tile ${game}`,
        seats: [
          {
            board: `study-${'abcd'[below(4)]}`,
            hand: [['l2-study-b', 'l1-study-c', 'l3-study-b', 'l1-study-b'][below(4)] ?? '', 'start-red-work'],
            under: ['l1-study-a', 'l2-study-a'].slice(below(3)),
            tilesTaken: [2, 5][below(2)] ?? 2,
            coins: below(8),
            potions: below(3),
          },
        ],
      })
      const played = when(scene).answers(legal(scene)[0] ?? '')
      if (!legal(played).includes('take-tile')) continue
      let now = when(played).answers('take-tile')
      for (let step = 0; question(now).rule === 'place-tile'; step++) {
        expect(step).toBeLessThan(40)
        const aside = legal(now).filter(key => !key.startsWith('shelve'))
        const keys = aside.length > 0 ? aside : legal(now)
        now = when(now).answers(keys[below(keys.length)] ?? '')
      }
      expect(player(now).shelf).toHaveLength(player(scene).shelf.length + 1)
    }
  })

  it('N-9.2, N-R48: the Master of the ninth tile is played when the tile lies, the 8 points of the twelfth come first', () => {
    const ninth = studying({ tilesTaken: 8, potions: 1, masters: ['cusano'] })
    expect(legalTo(ninth, 'take-tile')).toEqual([])
    const placed = when(fromHere(ninth)).answers('shelve:s1c4')
    expect(question(placed).rule).toBe('play-master')
    expect(changes(placed)).toEqual({ tilesTaken: 1, potions: -1, shelf: ['s1c4'] })
    const twelfth = when(fromHere(studying({ tilesTaken: 11, potions: 1 }))).answers('shelve:s1c4')
    expect(told(twelfth)).toEqual(['bookshelf-pile:4', 'book:s1c4', 'tile-shelved'])
  })
})
