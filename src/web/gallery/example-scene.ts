import type { NewtonScene, PlayerScene } from '../boards/newton/scene.ts'
import type { Marks } from '../plates/targets.ts'

const ada: PlayerScene = {
  color: 'red',
  name: 'Ada',
  vp: 31,
  coins: 1,
  potions: 0,
  scientist: 'buda',
  students: [
    { id: 'red-1', at: 'tech-l4b' },
    { id: 'red-2', at: 'tech-m6a' },
    { id: 'red-3', at: 'tech-start' },
  ],
  studentsInSupply: 1,
  work: 7,
  visited: ['bologna', 'paris', 'leipzig', 'krakow', 'amsterdam', 'napoli', 'wien', 'map-master'],
  cubesLeft: 4,
  studyBoard: 'study-a',
  shelf: ['s1c2', 's1c3', 's2c1', 's1c5', 's2c6', 's2c5', 's1c6'],
  lines: ['row-s1-c1-3', 'row-s1-c5-6', 'col-c1-s1-2', 'col-c5-s1-2'],
  shelfTilesLeft: 5,
  desk: ['l1-study-b', 'start-red-work', 'l2-travel-c'],
  under: ['start-red-travel', 'start-red-study', 'l1-technology-b'],
  drawers: ['travel', 'work'],
  income: ['vp', 'coins', 'medicine-1'],
  hand: ['start-red-technology', 'l1-lessons-b', 'start-red-joker', 'l2-study-a'],
  masters: ['kepler', 'pascal'],
  mastersPlayed: ['leibniz', 'gilbert'],
  volumes: ['orange', 'orange', 'orange', 'blue', 'green'],
  bonusTokens: 5,
  objectives: [],
  first: false,
}

const blaise: PlayerScene = {
  ...ada,
  color: 'blue',
  name: 'Blaise',
  vp: 38,
  coins: 4,
  scientist: 'lisboa',
  students: [
    { id: 'blue-1', at: 'tech-r5a' },
    { id: 'blue-2', at: 'tech-start' },
  ],
  work: 11,
  visited: ['paris', 'cambridge', 'edinburgh', 'amsterdam', 'lisboa'],
  cubesLeft: 7,
  studyBoard: 'study-b',
  shelf: ['s1c2', 's1c3', 's2c1', 's1c5', 's2c2', 's1c6'],
  lines: ['row-s1-c1-3', 'row-s1-c5-6'],
  shelfTilesLeft: 6,
  desk: ['start-blue-lessons', 'l1-work-b'],
  under: ['start-blue-travel', 'start-blue-study', 'l1-work-a'],
  hand: [undefined, undefined, undefined, undefined, undefined],
  masters: [undefined, undefined, undefined],
  mastersPlayed: ['brahe'],
}

const chiara: PlayerScene = {
  ...blaise,
  color: 'green',
  name: 'Chiara',
  vp: 27,
  coins: 2,
  potions: 3,
  scientist: 'carthago',
  students: [
    { id: 'green-1', at: 'tech-l7b' },
    { id: 'green-2', at: 'tech-m3b' },
  ],
  work: 5,
  visited: ['bologna', 'napoli', 'carthago', 'wien'],
  studyBoard: 'study-c',
  shelf: ['s1c2', 's1c4', 's2c1', 's1c5', 's2c2', 's1c6', 's2c4', 's3c1'],
  lines: ['row-s1-c1-2', 'row-s1-c4-6'],
  desk: ['start-green-study', 'start-green-joker'],
  under: ['start-green-travel'],
  objectives: ['objective-bonus-tokens'],
}

const dmitri: PlayerScene = {
  ...blaise,
  color: 'yellow',
  name: 'Dmitri',
  vp: 34,
  coins: 0,
  potions: 1,
  scientist: 'danzig',
  students: [
    { id: 'yellow-1', at: 'tech-r4b' },
    { id: 'yellow-2', at: 'tech-m3b' },
    { id: 'yellow-3', at: 'tech-start' },
  ],
  work: 8,
  visited: ['leipzig', 'map-master', 'stockholm', 'krakow', 'amsterdam', 'paris'],
  studyBoard: 'study-d',
  shelf: ['s1c2', 's1c4', 's2c1', 's1c5'],
  lines: ['row-s1-c1-2', 'col-c1-s1-2'],
  desk: ['start-yellow-work', 'l1-technology-c', 'start-yellow-travel'],
  under: ['start-yellow-study', 'start-yellow-lessons'],
  hand: [undefined, undefined, undefined, undefined],
  mastersPlayed: ['newton', 'cusano'],
  first: true,
}

/** Round 4, Ada's third turn: a plausible moment, not a checked game. */
export const exampleScene: NewtonScene = {
  you: 'red',
  players: [ada, blaise, chiara, dmitri],
  tiles: {
    bologna: 'university-2',
    paris: 'university-5',
    leipzig: 'university-1',
    krakow: 'university-4',
    cambridge: 'university-6',
    salamanca: 'university-3',
    athenai: 'ancient-land-beta',
    alexandria: 'ancient-land-alpha',
    carthago: 'ancient-land-gamma',
    istanbul: 'city-potions',
    amsterdam: 'city-coins',
    napoli: 'city-medicine-1',
    wien: 'city-university',
    edinburgh: 'city-student',
    lisboa: 'city-ancient-land',
    stockholm: 'city-medicine-2',
    'map-objective': 'objective-universities',
    'work-2': 'specialization-development-travel',
    'work-8': 'specialization-income-vp',
    'work-5': 'invention-5-coins-student',
    'work-13': 'invention-lessons-3',
    'work-16': 'objective-coins',
    'tech-l3a': 'specialization-development-any',
    'tech-m4a': 'specialization-development-study',
    'tech-r4a': 'specialization-income-coins',
    'tech-l4b': 'invention-potion-6vp',
    'tech-m6b': 'invention-ancient-lands-technology',
    'tech-r4b': 'invention-travel-3',
    'tech-l7a': 'objective-masters',
    'tech-l7b': 'objective-bonus-tokens',
    'tech-r7a': 'objective-bookshelf',
    'tech-r7b': 'objective-volumes',
  },
  bonus: {
    barcelona: 'bonus-03',
    beograd: 'bonus-11',
    ragusa: 'bonus-01',
    smyrna: 'bonus-05',
    dublin: 'bonus-08',
    vilnius: 'bonus-16',
    palermo: 'bonus-06',
    'tech-l5a': 'bonus-09',
    'tech-l6b': 'bonus-15',
    'tech-r6b': 'bonus-17',
  },
  developmentLeft: { work: 3, technology: 4, travel: 2, lessons: 3, study: 0 },
  incomeLeft: { vp: 2, coins: 3, potion: 4 },
  medicineLeft: 3,
  market: [
    { level: 1, deck: 9, cards: ['l1-technology-a', 'l1-work-c', 'l1-travel-b'] },
    { level: 2, deck: 10, cards: ['l2-work-b', 'l2-lessons-c', 'l2-travel-b'] },
    { level: 3, deck: 11, cards: ['l3-study-a', undefined, 'l3-lessons-c'] },
  ],
}

/** Where the scientist may go, with the way to Athenai previewed. */
export const travelMarks: Marks = {
  mover: 'yellow',
  at: {
    'place:athenai': ['selected'],
    'place:istanbul': ['legal'],
    'place:smyrna': ['legal'],
    'place:ragusa': ['legal'],
    'place:beograd': ['legal'],
    'place:vilnius': ['legal'],
    'place:danzig': ['legal-empty', 'last-move'],
    'place:wien': ['legal-empty'],
    'place:krakow': ['legal-empty'],
    'place:nurnberg': ['legal-empty'],
    'place:basel': ['legal-empty'],
    'place:bologna': ['legal-empty'],
    'place:napoli': ['legal-empty'],
    'place:map-objective': ['blocked'],
    'place:alexandria': ['blocked'],
    'place:palermo': ['blocked'],
    'card:l2-travel-c': ['reason'],
    'cube:9': ['hover'],
  },
  preview: {
    way: ['place:buda', 'place:beograd', 'place:athenai'],
    ghosts: [
      { piece: 'scientist', color: 'red', at: 'place:athenai' },
      { piece: 'cube', color: 'red', at: 'place:athenai' },
    ],
    chips: [
      {
        at: 'place:athenai',
        parts: [
          { change: -1, icon: 'coin' },
          { text: '+1 VP', tone: 'gain' },
        ],
      },
      { at: 'place:beograd', parts: [{ change: 1, icon: 'potion' }] },
    ],
    counters: { coins: 0, potions: 1, vp: 32 },
  },
}

/** A technology question, for the tracks. */
export const technologyMarks: Marks = {
  mover: 'blue',
  at: {
    'tech:tech-l6b': ['selected'],
    'tech:tech-l5b': ['legal-empty'],
    'tech:tech-m1': ['legal-empty'],
    'tech:tech-l1': ['legal-empty'],
    'tech:tech-r1': ['legal-empty'],
    'tech:tech-l7b': ['blocked'],
    'tech:tech-r5a': ['last-move'],
    'work:9': ['legal', 'final'],
  },
  preview: {
    way: ['tech:tech-l4b', 'tech:tech-l5b', 'tech:tech-l6b'],
    ghosts: [{ piece: 'student', color: 'red', at: 'tech:tech-l6b' }],
    chips: [{ at: 'tech:tech-l6b', parts: [{ change: 2, icon: 'potion' }] }],
    counters: { potions: 2 },
  },
}

/** A study question and cards to choose from. */
export const studyMarks: Marks = {
  mover: 'red',
  at: {
    'cell:s2c2': ['blocked'],
    'cell:s3c3': ['selected'],
    'cell:s2c7': ['legal'],
    'card:start-red-work': ['reason'],
    'card:l1-lessons-b': ['legal'],
    'card:l1-work-c': ['legal'],
    'card:l2-work-b': ['last-move'],
    'card:l3-study-a': ['blocked'],
    'deck:2': ['legal', 'final'],
    'master:kepler': ['legal'],
    'drawer:3': ['legal'],
  },
  preview: { ghosts: [{ piece: 'tile', color: 'red', at: 'cell:s3c3' }] },
}

/** The opening position, where everything stands together. */
export const openingScene: NewtonScene = {
  ...exampleScene,
  players: exampleScene.players.map(player => ({
    ...player,
    vp: 0,
    scientist: 'basel',
    work: 0,
    visited: [],
    cubesLeft: 12,
    shelf: [],
    lines: [],
    shelfTilesLeft: 12,
    students: [{ id: `${player.color}-1`, at: 'tech-start' }],
    studentsInSupply: 3,
    desk: [],
    under: [],
    drawers: [],
    income: [],
    volumes: [],
    bonusTokens: 0,
    mastersPlayed: [],
    masters: player.color === 'red' ? ['kepler', 'cavendish', 'winkelmann', 'descartes'] : player.masters,
    hand:
      player.color === 'red'
        ? ['work', 'technology', 'travel', 'lessons', 'study', 'joker'].map(action => `start-red-${action}`)
        : player.hand,
  })),
}

/** Late in the game: every place visited by all, a large hand, every slot filled. */
export const crowdedScene: NewtonScene = {
  ...exampleScene,
  players: exampleScene.players.map((player, i) => ({
    ...player,
    vp: 58 + i,
    work: 15,
    scientist: 'wien',
    visited: Object.keys(exampleScene.tiles)
      .filter(place => !place.includes('-') || place === 'map-objective')
      .concat('map-master'),
    cubesLeft: 0,
    students: ['tech-m3b', 'tech-l7b', 'tech-r4a', 'tech-m6a'].map((at, k) => ({ id: `${player.color}-${k}`, at })),
    desk: ['l3-technology-b', 'l3-travel-b', 'l3-study-b', 'l2-lessons-a', 'l3-work-a'],
    under: ['start-red-travel', 'start-red-study', 'l1-technology-b', 'l1-study-a', 'l1-work-a'],
    drawers: ['travel', 'work', 'study', 'lessons', 'technology'],
    income: ['vp', 'coins', 'medicine-2', 'potion', 'vp'],
    hand: ['l1-work-b', 'l2-work-a', 'l2-technology-c', 'l3-technology-a', 'l3-travel-c', 'l3-lessons-a', 'l3-study-c'],
    masters: [],
    mastersPlayed: ['leibniz', 'gilbert', 'cavendish', 'winkelmann'],
    volumes: ['orange', 'orange', 'orange', 'blue', 'blue', 'green', 'green', 'any', 'any'],
    objectives: ['objective-bonus-tokens', 'objective-universities', 'objective-bookshelf', 'objective-volumes'],
    bonusTokens: 12,
  })),
}
