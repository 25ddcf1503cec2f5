import { newton } from '../../../games/newton/game.ts'
import { visibleSymbols } from '../../../games/newton/rules/value.ts'
import type { PlacedSeat } from '../../../games/newton/testing/placing.ts'
import { given, when } from '../../../games/newton/testing/scenario.ts'
import { prepared } from '../../../kernel/components.ts'
import { row } from '../../../kernel/rows.ts'
import type { HandbookMatter, Picture, WorkedExample } from '../handbook.ts'
import type { Facts } from '../inline.ts'
import { packFacts } from '../pack-facts.ts'
import { newtonParts } from './parts.tsx'

/** Ada, some rounds into a game: places visited, tiles shelved, symbols gathered. */
const ada: PlacedSeat = {
  board: 'study-a',
  scientist: 'bologna',
  coins: 3,
  potions: 1,
  work: 6,
  under: ['l1-travel-a', 'l1-work-a'],
  drawers: ['travel', 'study'],
  income: ['vp', 'coins'],
  students: ['tech-r1', 'tech-m3a'],
  cubes: ['bologna', 'paris', 'leipzig', 'amsterdam'],
  shelf: ['s1c2', 's1c3', 's2c5', 's1c5'],
  masters: ['bruno', 'galilei'],
  played: ['leibniz'],
}

const blaise: PlacedSeat = {
  board: 'study-b',
  scientist: 'salamanca',
  coins: 2,
  work: 4,
  students: ['tech-l3a'],
  cubes: ['salamanca', 'paris'],
  under: ['l1-lessons-a', 'l1-study-a'],
  shelf: ['s1c2', 's2c2'],
}

const tiles = {
  bologna: 'university-2',
  paris: 'university-5',
  carthago: 'ancient-land-gamma',
  napoli: 'city-coins',
  'map-objective': 'objective-universities',
  'work-2': 'specialization-development-travel',
  'work-5': 'invention-universities',
  'work-8': 'specialization-income-vp',
  'tech-r4b': 'invention-2-potions-3vp',
}

const middle = () => given({ players: 4, seed: 'handbook', seats: [ada, blaise], tokens: 'set-up', tiles }).play

/** Ada has played Travel, with one symbol under the desk and one in a drawer. */
const travelPlayed = () =>
  when(given({ seats: [{ under: ['l1-travel-a'], drawers: ['travel'] }] })).answers('play:start-red-travel')

/** The book spaces of Ada's shelf. */
const cellsOfAda = () => [...row(prepared(newton, newton.pack).boards, ada.board ?? '').cells.values()]

/** An empty space of Ada's shelf that asks for something of a kind. */
function emptyCell(kind: 'university' | 'volumes' | 'ancientLand'): string {
  const found = cellsOfAda().find(({ id, requirement }) => !ada.shelf?.includes(id) && kind in requirement)
  if (found === undefined) throw new Error(`no space of the shelf asks for ${kind}`)
  return `cell:${found.id}`
}

const pictures: Readonly<Record<string, Picture>> = {
  map: {
    play: () => given({ players: 4, seed: 'handbook', tokens: 'set-up', tiles }).play,
    part: 'map',
    letters: [
      'place:basel',
      'place:paris',
      'place:carthago',
      'place:amsterdam',
      'place:barcelona',
      'place:map-objective',
    ],
  },
  tracks: {
    play: () => given({ players: 4, seed: 'handbook', tokens: 'set-up', tiles }).play,
    part: 'tracks',
    letters: ['work:0', 'work:8', 'work:5', 'tech:tech-start', 'tech:tech-m6a', 'tech:tech-l7a'],
  },
  study: {
    play: middle,
    part: 'study',
    letters: ['cell:s1c1', 'cell:s3c2', 'desk:1', 'under:3', 'drawer:1', 'income:1'],
  },
  value: {
    play: () => travelPlayed().play,
    part: 'study',
    around: ['card:start-red-travel', 'card:l1-travel-a', 'drawer:1', 'desk:3', 'income:1'],
    letters: ['card:start-red-travel', 'card:l1-travel-a', 'drawer:1'],
  },
  routes: {
    play: middle,
    part: 'map',
    around: ['place:bologna', 'place:palermo', 'place:athenai', 'place:carthago'],
    letters: ['place:bologna', 'place:palermo', 'place:napoli', 'place:carthago'],
  },
  shelf: {
    play: middle,
    part: 'study',
    around: ['cell:s1c1', 'cell:s3c7'],
    letters: ['cell:s1c1', emptyCell('university'), emptyCell('volumes'), emptyCell('ancientLand')],
  },
  offer: { play: middle, part: 'offer', letters: ['deck:1', 'deck:2', 'deck:3'] },
  objectives: {
    play: middle,
    part: 'tracks',
    around: ['tech:tech-l7a', 'tech:tech-r7b', 'tech:tech-m6a', 'tech:tech-m6b'],
    letters: ['tech:tech-l7a', 'tech:tech-m6a', 'tech:tech-m6b', 'tech:tech-r7b'],
  },
}

const workAround = ['work:4', 'work:11']
const south = ['place:bologna', 'place:palermo', 'place:napoli', 'place:carthago']
const rightBranch = ['tech:tech-r1', 'tech:tech-r2', 'tech:tech-r4b', 'tech:tech-r4a']
const shelf = ['cell:s1c1', 'cell:s3c7']

const examples: Readonly<Record<string, WorkedExample>> = {
  work: {
    start: () => given({ seats: [{ work: 6, under: ['l1-work-a', 'l1-work-b'] }], tiles }).play,
    steps: [
      { answers: ['play:start-red-work'], part: 'tracks', around: workAround },
      { answers: ['work:2'], tells: ['tile-taken'], part: 'tracks', around: workAround },
    ],
  },
  technology: {
    start: () =>
      given({
        seats: [{ students: ['tech-r1', 'tech-start'], under: ['l1-technology-a', 'l1-technology-b'] }],
        tokens: { 'tech-r2': 'bonus-01' },
        tiles,
      }).play,
    steps: [
      {
        answers: ['play:start-red-technology', 'student:tech-r1:tech-r2'],
        tells: ['token-taken'],
        part: 'tracks',
        around: rightBranch,
      },
      { answers: ['student:tech-r2:tech-r3b'], part: 'tracks', around: rightBranch },
      { answers: ['student:tech-r3b:tech-r4b'], part: 'tracks', around: rightBranch },
    ],
  },
  travel: {
    start: () =>
      given({
        players: 4,
        seats: [
          {
            scientist: 'bologna',
            coins: 1,
            under: ['l1-travel-a'],
            drawers: ['travel'],
            cubes: ['bologna', 'paris', 'leipzig', 'krakow', 'amsterdam', 'wien', 'istanbul', 'athenai'],
          },
        ],
        tokens: { palermo: 'bonus-06', ragusa: 'bonus-11' },
        tiles,
      }).play,
    steps: [
      { answers: ['play:start-red-travel', 'travel:napoli'], part: 'map', around: south },
      { answers: ['travel:palermo'], tells: ['token-taken'], part: 'map', around: south },
      { answers: ['travel:carthago'], tells: ['cube-placed'], part: 'map', around: south },
    ],
  },
  lessons: {
    start: () =>
      given({ seats: [{ coins: 3, under: ['l1-lessons-a'] }], lines: [['l1-work-b', 'l1-travel-b', 'l1-study-b']] })
        .play,
    steps: [
      {
        answers: ['play:start-red-lessons', 'quick-turn-over:1'],
        part: 'offer',
        around: ['deck:1', 'deck:2', 'card:l1-study-b'],
      },
      {
        answers: ['take:l1-study-b'],
        tells: ['card-taken'],
        part: 'hand',
        around: ['card:start-red-work', 'card:l1-study-b'],
      },
    ],
  },
  study: {
    start: () =>
      given({
        seats: [{ board: 'study-a', shelf: ['s1c2', 's2c5'], cubes: ['bologna'], under: ['l1-study-a'] }],
        tiles,
      }).play,
    steps: [
      { answers: ['play:start-red-study'], part: 'study', around: shelf },
      { answers: ['shelve:s1c3'], tells: ['line-completed'], part: 'study', around: shelf },
    ],
  },
  masters: {
    start: () => given({ seats: [{ work: 10, masters: ['bruno', 'galilei'] }], tiles }).play,
    steps: [
      { answers: ['play:start-red-work', 'work:1'], part: 'tracks', around: ['work:8', 'work:13'] },
      { answers: ['master:bruno'], tells: ['master-played'], part: 'hand', around: ['master:galilei', 'master:bruno'] },
    ],
  },
  round: {
    start: () =>
      given({
        players: 1,
        turnsTaken: 4,
        seats: [
          {
            board: 'study-a',
            shelf: ['s1c2', 's1c3'],
            income: ['vp', 'coins'],
            desk: ['start-red-travel', 'start-red-technology', 'start-red-lessons', 'start-red-study'],
          },
        ],
      }).play,
    steps: [
      {
        answers: ['play:start-red-work', 'work:1', 'end-turn'],
        part: 'study',
        around: ['card:start-red-travel', 'under:1', 'income:5', 'card:start-red-work'],
      },
      {
        answers: ['push:start-red-work'],
        tells: ['card-pushed'],
        part: 'study',
        around: ['desk:1', 'card:start-red-work', 'income:5', 'desk:5'],
      },
    ],
  },
}

/** The last turn of a game of two: Ada reaches the limit of one Objective, Blaise gets nothing from his Masters. */
const ended = () =>
  when(
    given({
      players: 2,
      round: 6,
      turnsTaken: 9,
      tiles: {
        ...tiles,
        'tech-l7a': 'objective-bonus-tokens',
        'tech-r7b': 'objective-coins',
        'work-16': 'objective-bookshelf',
      },
      seats: [
        {
          ...ada,
          coins: 6,
          work: 9,
          points: { lines: 18, income: 9, cubes: 3, inventions: 6, tokens: 5, cards: 6 },
          under: ['l1-travel-a', 'l1-work-a', 'l1-study-a', 'start-red-lessons', 'l2-work-a'],
          students: ['tech-l7a', 'tech-m3a'],
          tokens: ['bonus-01', 'bonus-02', 'bonus-03', 'bonus-06', 'bonus-07', 'bonus-08', 'bonus-11', 'bonus-12'],
          cubes: ['bologna', 'paris', 'leipzig', 'amsterdam', 'map-objective', 'krakow', 'napoli'],
          played: ['leibniz', 'bruno'],
          masters: ['galilei'],
        },
        {
          ...blaise,
          coins: 17,
          work: 15,
          points: { lines: 22, income: 16, cubes: 1, inventions: 4, tokens: 3, cards: 9 },
          under: ['l1-lessons-a', 'l1-study-b', 'l1-work-b', 'start-blue-travel', 'l2-study-a'],
          students: ['tech-r7b', 'tech-l3a'],
          masters: ['pascal'],
          played: [],
        },
      ],
    }),
  ).answers('play:start-blue-work', 'work:1', 'end-turn').play

/** The number of the University that a space of Ada's shelf asks for. */
function universityAt(cell: string): string {
  const requirement = cellsOfAda().find(({ id }) => id === cell)?.requirement
  if (requirement === undefined || !('university' in requirement)) throw new Error(`${cell} asks for no University`)
  return requirement.university
}

/** Values of the texts: from the components, so that a text never says what a card does not. */
/** Where the texts find their values. */
const places = {
  potions: 'constants',
  cube: 'playerBoard.travelCubes.slots',
  pile: 'playerBoard.bookshelfPiles.piles',
  solo: 'soloRanking.levels',
}

function facts(): Facts {
  const { pack, masters } = prepared(newton, newton.pack)
  return {
    ...packFacts(pack, places),
    'coins.start': pack.constants.startingCoins,
    'study.university': universityAt('s1c3'),
    'master.bruno.vp': row(masters, 'bruno').vp,
    'value.travel': visibleSymbols(travelPlayed().play, 0, 'travel'),
    ...Object.fromEntries(pack.quickActions.map(({ id, pay }) => [id.replace('quick-', 'quick.'), pay.coins])),
  }
}

export const newtonMatter: HandbookMatter = { parts: newtonParts, pictures, examples, ended, facts }
