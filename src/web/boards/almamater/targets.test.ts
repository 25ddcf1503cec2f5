import { expect, test } from 'vitest'
import { almaMater } from '../../../games/almamater/game.ts'
import type { Play } from '../../../games/almamater/state.ts'
import { takeEagerly } from '../../../games/almamater/testing/eager.ts'
import { given } from '../../../games/almamater/testing/scenario.ts'
import { chanceFromSeed } from '../../../kernel/chance.ts'
import { explain } from '../../../kernel/explain.ts'
import { begin, fork, isOver } from '../../../kernel/play.ts'
import type { Question } from '../../../kernel/question.ts'
import { drawnPlaces } from '../testing/drawn-places.ts'
import { almaMaterBoard as board } from './board.ts'

const drawnFor = (play: Play, seat: number): ReadonlySet<string> => drawnPlaces(board, play, seat)

function missing(play: Play, { seat, frame }: Question): readonly string[] {
  const drawn = drawnFor(play, seat)
  const asked = explain(play, seat)
  const all = [...(asked?.options ?? []), ...(asked?.blocked ?? []).map(({ option }) => option)]
  return all.flatMap(option => {
    if (board.purposeOf(option) === 'leave') return []
    const places = board.placesOf(play, option, frame)
    if (places.length === 0) return [`${frame.rule} ${option.key} lies nowhere`]
    return places.filter(place => !drawn.has(place)).map(place => `${frame.rule} ${option.key} lies on ${place}`)
  })
}

/** Looks at questions of random whole games: at the first of each kind, and now and then at the others. */
function lookAtGames(players: number, games: number, look: (play: Play, question: Question) => void): void {
  const seen = new Map<string, number>()
  for (let game = 0; game < games; game++) {
    const play = begin(almaMater, { players, seed: `places ${players} ${game}` })
    const chance = chanceFromSeed(`places ${players} ${game}`)
    while (!isOver(play)) {
      for (const question of play.open) {
        const times = seen.get(question.frame.rule) ?? 0
        seen.set(question.frame.rule, times + 1)
        if (times < 2 || times % 150 === 0) look(fork(play), question)
      }
      takeEagerly(play, chance)
    }
  }
}

for (const players of [2, 3, 4])
  test(`with ${players} players every answer, possible or blocked, lies on a place that the board draws`, () => {
    lookAtGames(players, 2, (play, question) => expect(missing(play, question)).toEqual([]))
  })

test('every place has a name of its own in both languages', () => {
  const { play } = given({ players: 2 })
  for (const language of ['en', 'it'] as const) {
    const spoken = board.spoken(language, play, 0)
    for (const place of drawnFor(play, 0)) expect(spoken(place), place).toMatch(/^\p{Lu}[^:]{2,}/u)
  }
})
