import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { pebbles } from '../../../docs/adding-a-game/pebbles.ts'
import { almaMater } from '../../games/almamater/game.ts'
import { given as givenUniversity } from '../../games/almamater/testing/scenario.ts'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { given as givenSociety } from '../../games/inventions/testing/scenario.ts'
import { chanceFromSeed } from '../../kernel/chance.ts'
import type { CoreState, Play, Seat } from '../../kernel/contract.ts'
import { begin, isOver, resume } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import { viewOf } from '../../kernel/view.ts'
import { hasBoard, loadBoard } from '../boards/registry.ts'
import { en } from '../messages/en.ts'
import { SpeechContext } from '../messages/messages.ts'
import { idOf, kindOf, type PlaceName } from '../plates/targets.ts'
import { SeatDialog } from './SeatDialog.tsx'

/** The dialog of seat 1 as seat 0 sees it, while some places of the table can be answered. */
async function dialogOf<S extends CoreState, C>(
  whole: Play<S, C>,
  answerable: readonly PlaceName[] = [],
): Promise<string> {
  const viewer = 0
  const { game, components, state } = whole
  const play = resume(game, components, viewOf(game, state, viewer))
  const board = await loadBoard(state.game)
  const table = {
    play,
    pack: game.pack,
    language: 'en' as const,
    seat: viewer,
    own: true,
    who: (one: Seat) => `Player ${one + 1}`,
    marks: { at: Object.fromEntries(answerable.map(place => [place, ['legal'] as const])) },
    pointing: { name: board?.spoken('en', play, viewer) ?? String },
    question: '',
  }
  return renderToStaticMarkup(
    <SpeechContext value={{ language: 'en', messages: en }}>
      <SeatDialog seat={1} board={board} table={table} onRead={() => {}} onClose={() => {}} />
    </SpeechContext>,
  )
}

const matches = (markup: string, pattern: RegExp): readonly string[] =>
  [...markup.matchAll(pattern)].map(([, found]) => found ?? '')

const placesIn = (markup: string): readonly PlaceName[] => matches(markup, /data-place="([^"]+)"/g)

/** What lies on the places of some kinds, kind by kind. */
const lying = (markup: string, ...kinds: readonly string[]): readonly (readonly string[])[] =>
  kinds.map(kind => placesIn(markup).flatMap(place => (kindOf(place) === kind ? [idOf(place)] : [])))

describe.each(gameIds.filter(hasBoard))('what lies before another player of %s', id => {
  it('is drawn and told in words at any time of a game, can be read, and answers nothing', async () => {
    const play = begin(await loadGame(id), { players: 3, seed: `seats of ${id}` })
    const chance = chanceFromSeed(`seats of ${id}`)
    for (let given = 0; !isOver(play); given++) {
      if (given % 150 === 0) {
        const markup = await dialogOf(play)
        expect(markup).toMatch(/<h2[^>]*>Player 2<\/h2>/)
        expect(markup).toContain(`<summary>${en.table.seatInWords}</summary>`)
        expect(placesIn(markup).length).toBeGreaterThan(5)
        expect(matches(markup, /data-place="[^"]+"[^>]*aria-label="([^"]*)"/g).filter(one => one.length < 3)).toEqual(
          [],
        )
        expect(await dialogOf(play, placesIn(markup))).toBe(markup)
      }
      takeRandomly(play, chance)
    }
  })
})

test('what lies before another player of a game without a board is told in words', async () => {
  const markup = await dialogOf(begin(pebbles, { players: 2, seed: 'words' }))
  expect(markup).toMatch(/<h2[^>]*>Player 2<\/h2>/)
  expect(markup).toContain('<li>Hand: a hidden pebble, a hidden pebble, a hidden pebble</li>')
  expect(placesIn(markup)).toEqual([])
})

describe('another university of Alma Mater', () => {
  it('shows students, professors ready or exhausted, chancellors, bust cards and display of that player, and nothing that is there for all', async () => {
    const { play } = givenUniversity({
      players: 2,
      seats: [
        { professors: ['professor-art-1'], chancellors: ['chancellor-erasmus'] },
        {
          students: ['student-art-1', 'student-law-2'],
          professors: ['professor-mathematics-1', { id: 'professor-mathematics-2', ready: false }],
          chancellors: ['chancellor-biringuccio'],
          busts: ['c'],
        },
      ],
    })
    const [, other] = play.state.players
    const markup = await dialogOf(play)
    expect(lying(markup, 'own-space', 'own-professor', 'chancellor', 'bust')).toEqual([
      ['own-printed', 'own-copyist'],
      ['professor-mathematics-1', 'professor-mathematics-2'],
      other?.chancellors,
      ['c'],
    ])
    expect(markup.match(/own-professor--spent/g)).toHaveLength(1)
    expect(lying(markup, 'slot')).toEqual([[1, 2, 3, 4, 5, 6].map(slot => `${other?.color}:${slot}`)])
    expect(lying(markup, 'supply', 'student', 'professor', 'level', 'more')).toEqual([[], [], [], [], []])
  })

  it('shows halls and the backs of setup cards while chancellors and cards are still chosen', async () => {
    const markup = await dialogOf(begin(almaMater, { players: 2, seed: 'a draft' }))
    expect(markup.match(/setup-card--back/g)).toHaveLength(4)
    expect(lying(markup, 'card', 'chancellor', 'own-space')).toEqual([[], [], ['own-printed']])
  })
})

describe('another society of Inventions', () => {
  it('shows ideas, inventions, tokens, tiles and the academy of that player; goals stay hidden', async () => {
    const { play } = givenSociety({
      players: 2,
      seats: [
        { ideas: ['steamboat'] },
        {
          ideas: ['dynamite'],
          inventions: ['cloth'],
          display: ['technology-1'],
          map: { h01: 'economy-1' },
          scholars: 1,
        },
      ],
    })
    const [, other] = play.state.players
    const markup = await dialogOf(play)
    expect(lying(markup, 'card', 'tile', 'token')).toEqual([
      ['cloth', 'dynamite'],
      ['economy-1', 'technology-1'],
      other?.tokens,
    ])
    expect(lying(markup, 'home', 'exhausted', 'academy').map(there => there.length)).toEqual([3, 3, 1])
    expect(markup.match(/goal--hidden/g)).toHaveLength(3)
    expect(lying(markup, 'goal', 'region', 'action', 'milestone', 'stock')).toEqual([[], [], [], [], []])
  })
})
