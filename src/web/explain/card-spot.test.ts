import { expect, test } from 'vitest'
import { chanceFromSeed, nextBelow } from '../../kernel/chance.ts'
import { cardSpot } from './card-spot.ts'

test('a card lies inside the window, and beside what it is about wherever there is room', () => {
  const chance = chanceFromSeed('cards')
  for (let times = 0; times < 2000; times++) {
    const window = { width: 320 + nextBelow(chance, 3000), height: 320 + nextBelow(chance, 1800) }
    const card = { width: 120 + nextBelow(chance, 180), height: 40 + nextBelow(chance, 260) }
    const size = { width: 4 + nextBelow(chance, 200), height: 4 + nextBelow(chance, 200) }
    const about = {
      left: nextBelow(chance, window.width - size.width),
      top: nextBelow(chance, window.height - size.height),
      ...size,
    }
    const { left, top } = cardSpot(about, card, window)
    expect(left).toBeGreaterThanOrEqual(6)
    expect(top).toBeGreaterThanOrEqual(6)
    expect(left + card.width).toBeLessThanOrEqual(window.width - 6)
    expect(top + card.height).toBeLessThanOrEqual(window.height - 6)
    const hasRoom =
      Math.max(about.left, window.width - about.left - about.width) >= card.width + 16 ||
      Math.max(about.top, window.height - about.top - about.height) >= card.height + 16
    const covers =
      left < about.left + about.width &&
      left + card.width > about.left &&
      top < about.top + about.height &&
      top + card.height > about.top
    if (hasRoom) expect(covers).toBe(false)
  }
})
