import { expect, test } from 'vitest'
import { expo1906 } from '../../../games/expo1906/game.ts'
import { playerAt } from '../../../games/expo1906/state.ts'
import { begin } from '../../../kernel/play.ts'
import { languages } from '../../../kernel/words.ts'
import { aboutPlace } from './about-place.ts'

test.each(languages)('E-2.6: a cell of a Lab says in %s that Scrap lies in it, and that it was removed', language => {
  const play = begin(expo1906, { players: 2, seed: 'cells' })
  const [cell = 0] = playerAt(play, 0).scrap
  const { cols } = play.components.grid
  const place = `cell:${Math.floor(cell / cols)}-${cell % cols}`
  const told = (seat: number) => aboutPlace(language, play, place, seat).use
  const bare = aboutPlace(language, play, 'cell:0-0', 0).use
  const full = told(0)
  expect(full).not.toBe(bare)
  playerAt(play, 0).scrap.splice(0, 1)
  playerAt(play, 0).cleared.push(cell)
  expect([full, bare]).not.toContain(told(0))
  expect(told(1)).toBe(full)
})
