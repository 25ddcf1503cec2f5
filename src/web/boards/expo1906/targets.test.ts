import { expect, test } from 'vitest'
import { expo1906 } from '../../../games/expo1906/game.ts'
import type { Play } from '../../../games/expo1906/state.ts'
import { chanceFromSeed } from '../../../kernel/chance.ts'
import { explain } from '../../../kernel/explain.ts'
import { begin, fork, isOver } from '../../../kernel/play.ts'
import { takeRandomly } from '../../../kernel/playout.ts'
import type { Option, Question } from '../../../kernel/question.ts'
import { drawnPlaces } from '../testing/drawn-places.ts'
import { expoBoard as board } from './board.ts'

/** Options by the piece that has to be held for them; those without one under no name. */
function byPiece(play: Play, options: readonly Option[]): ReadonlyMap<string, readonly Option[]> {
  const groups = new Map<string, Option[]>()
  for (const option of options) {
    const piece = board.carriedBy?.(play, option)?.from[0] ?? ''
    groups.set(piece, [...(groups.get(piece) ?? []), option])
  }
  return groups
}

function missing(play: Play, { seat, frame }: Question): readonly string[] {
  const asked = explain(play, seat)
  const all = [...(asked?.options ?? []), ...(asked?.blocked ?? []).map(({ option }) => option)]
  // Drawing takes long: of many pieces the first ones stand for all.
  return [...byPiece(play, all)].slice(0, 3).flatMap(([piece, options]) => {
    const held = piece === '' ? {} : { held: { piece, turn: 0 } }
    const drawn = drawnPlaces(board, play, seat, { at: {}, ...held })
    return options.flatMap(option => {
      if (board.purposeOf(option) === 'leave') return []
      const places = board.placesOf(play, option, frame)
      const from = board.carriedBy?.(play, option)?.from ?? []
      if (places.length === 0) return [`${frame.rule} ${option.key} lies nowhere`]
      const taken = from.filter(place => place !== piece && !drawn.has(place))
      return [...taken, ...places.filter(place => !drawn.has(place))].map(place => `${option.key} lies on ${place}`)
    })
  })
}

/** Looks at questions of a random whole game: at the first of each kind, and now and then at the others. */
function lookAtGame(players: number, look: (play: Play, question: Question) => void): ReadonlySet<string> {
  const seen = new Map<string, number>()
  const handicaps = ['freshman', 'graduate', 'scientist', 'freshman'].slice(0, players)
  const play = begin(expo1906, { players, seed: `places ${players}`, options: { handicaps } })
  const chance = chanceFromSeed(`places ${players}`)
  while (!isOver(play)) {
    for (const question of play.open) {
      const times = seen.get(question.frame.rule) ?? 0
      seen.set(question.frame.rule, times + 1)
      if (times === 0 || times % 20 === 0) look(fork(play), question)
    }
    takeRandomly(play, chance)
  }
  return new Set(seen.keys())
}

for (const players of [1, 2, 3, 4])
  test(`with ${players} players every answer, possible or blocked, lies on a place that the board draws`, () => {
    const rules = lookAtGame(players, (play, question) => expect(missing(play, question)).toEqual([]))
    expect([...rules]).toEqual(expect.arrayContaining(['handicap', 'choose-card', 'buy', 'laboratory', 'patents']))
  })

test('every place has a name in both languages', () => {
  const play = begin(expo1906, { players: 2, seed: 'names' })
  for (const language of ['en', 'it'] as const) {
    const spoken = board.spoken(language, play, 0)
    for (const place of drawnPlaces(board, play, 0)) expect(spoken(place), place).toMatch(/^[\p{Lu}\d].{2,}/u)
  }
})

test('the cells of a placement begin with the one by which the tile is held, and none is named twice', () => {
  const play = begin(expo1906, { players: 2, seed: 'cells' })
  const { place = [] } = play.components.tiles.get('cellophane') ?? {}
  const firsts = place.map(option => {
    const places = board.placesOf(play, option, { rule: 'laboratory', seat: 0 })
    expect(new Set(places).size).toBe(4)
    return `${places[0]} ${option.to[2]}`
  })
  expect(new Set(firsts).size).toBe(place.length)
})
