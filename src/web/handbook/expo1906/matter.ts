import { expo1906 } from '../../../games/expo1906/game.ts'
import type { PlacedSeat } from '../../../games/expo1906/testing/placing.ts'
import { type Given, given } from '../../../games/expo1906/testing/scenario.ts'
import { prepared } from '../../../kernel/components.ts'
import type { HandbookMatter, Picture, WorkedExample } from '../handbook.ts'
import type { Facts } from '../inline.ts'
import { packFacts } from '../pack-facts.ts'
import { answered } from '../told-example.ts'
import { expoParts } from './parts.tsx'

const position = (placed: Given) => () => given({ seed: 'handbook', ...placed }).play

/** Ada’s Laboratory: Cellophane lacks its Steam and its Automated work. */
const lab = ['cellophane 3 2 0', 'res-empirical-copper-1 4 2 1']
const fed = ['cellophane 3 2 0!', 'res-empirical-copper-1 4 2 1', 'res-automated-electricity-1 4 4 3']
const ada: PlacedSeat = {
  money: 6,
  lab: [...lab, 'res-automated-electricity-1 4 4 3', 'batteries 0 2 0'],
  reserve: ['res-steam-scientific-1', 'telephone'],
}
const tokens = { 'steel-4': [1, 0], 'automated-5': [0], 'copper-3': [2], 'empirical-7': [1] }
const middle = position({ seats: [ada], tokens, jury: ['steam', 'electricity', 'steam'] })

const pictures: Readonly<Record<string, Picture>> = {
  academy: { play: middle, part: 'academy' },
  station: { play: middle, part: 'station' },
  patents: { play: middle, part: 'patents', letters: ['space:steel-4', 'space:automated-5', 'space:steel-10'] },
  lab: { play: middle, part: 'lab', letters: ['tile:cellophane', 'tile:res-empirical-copper-1', 'tile:batteries'] },
  bench: { play: middle, part: 'bench', letters: ['card:laboratory', 'tile:telephone'] },
  jury: { play: middle, part: 'jury' },
}

const bottom = ['cell:2-1', 'cell:5-5']
const left = ['space:steel-2', 'space:automated-6']

const examples: Readonly<Record<string, WorkedExample>> = {
  station: {
    start: position({
      station: ['res-steel-manual-1', 'res-steam-scientific-1', 'res-copper-automated-1'],
      seats: [{ money: 4 }],
    }),
    steps: [
      { answers: ['play:train-station', 'buy:res-steam-scientific-1'], part: 'station' },
      { answers: ['buy:res-steel-manual-1'], tells: ['tile-bought'], part: 'bench' },
    ],
  },
  academy: {
    start: position({ academy: ['cellophane', 'telephone'], seats: [{ money: 5 }] }),
    steps: [{ answers: ['play:academy', 'buy:cellophane'], tells: ['tile-bought'], part: 'bench' }],
  },
  laboratory: {
    start: position({
      seats: [{ lab, reserve: ['res-automated-electricity-1', 'res-steam-scientific-1'] }],
      tokens: { 'automated-4': [0] },
    }),
    steps: [
      { answers: ['play:laboratory', 'place:res-automated-electricity-1:4-4:3'], part: 'lab', around: bottom },
      { answers: ['place:res-steam-scientific-1:3-1:0'], tells: ['project-completed'], part: 'lab', around: bottom },
      { answers: ['remove:scrap:2-3'], tells: ['scrap-removed'], part: 'lab', around: bottom },
    ],
  },
  sharing: {
    start: position({
      seats: [
        {
          lab: [
            'motorcycle 3 2 0',
            'wire-drawing 4 4 0',
            'espresso-machine 2 5 1',
            'res-scientific-electricity-1 2 6 1',
            'res-empirical-steel-1 4 2 0',
          ],
          cleared: ['4 5'],
          reserve: ['res-steam-automated-1'],
        },
      ],
      tokens: { 'copper-3': [0] },
    }),
    steps: [
      { answers: ['play:laboratory'], part: 'lab', around: ['cell:1-2', 'cell:5-2', 'cell:5-6'] },
      {
        answers: ['place:res-steam-automated-1:2-4:1'],
        tells: ['project-completed'],
        part: 'lab',
        around: ['cell:1-2', 'cell:5-2', 'cell:5-6'],
      },
    ],
  },
  journal: {
    start: position({ seats: [{ money: 3 }], tokens: { 'steel-3': [0], 'copper-4': [1] } }),
    steps: [
      { answers: ['play:journal', 'jump:steel-3:copper-3'], tells: ['token-moved'], part: 'patents', around: left },
      { answers: ['advance:copper-3'], part: 'patents', around: left },
      { answers: ['enter:automated'], part: 'patents', around: left },
    ],
  },
  skyscraper: {
    start: position({ seats: [{ money: 10 }] }),
    steps: [{ answers: ['play:skyscraper'], part: 'bench' }],
  },
  meeting: {
    start: position({ seats: [{ money: 2, hand: ['meeting-room', 'academy'] }], jury: ['steam', 'electricity'] }),
    steps: [
      { answers: ['play:meeting-room', 'money'], part: 'bench' },
      { answers: ['jury:steam'], tells: ['jury-placed'], part: 'jury' },
    ],
  },
}

/** Four complete Projects and one that still lacks Steam. */
const fourComplete = [
  'neon-lamp 0 1 0!',
  'gramophone 3 4 0!',
  'motorcycle 3 0 3',
  'espresso-machine 1 4 0!',
  'vacuum-cleaner 3 2 0!',
  'res-copper-manual-1 0 0 0',
  'res-copper-automated-1 0 5 1',
  'res-scientific-steel-1 0 6 1',
  'res-steel-automated-1 1 1 1',
  'res-steel-scientific-1 1 2 1',
  'res-steel-electricity-1 1 3 1',
  'res-manual-steam-1 1 4 0',
  'res-manual-steel-1 2 0 1',
  'res-steel-manual-1 2 2 1',
  'res-scientific-copper-1 3 1 0',
  'res-empirical-automated-1 3 3 0',
  'res-steel-empirical-1 3 6 2',
  'res-copper-electricity-1 4 3 3',
  'res-manual-copper-1 4 6 2',
]

/** A game that ended in the Patents Office. Chiara has invented nothing. */
const ended = () =>
  answered(
    position({
      jury: ['steam', 'steam', 'electricity', 'steam', 'electricity', 'steam', 'steam'],
      tokens: {
        'steel-9': [0],
        'manual-10': [0],
        'copper-8': [0],
        'copper-10': [1],
        'scientific-10': [1],
        'automated-10': [2],
        'empirical-10': [2],
      },
      rowChits: {
        copper: 'chicago-1893',
        manual: 'paris-1889',
        automated: 'brussels-1897',
        scientific: 'paris-1900',
        empirical: 'liege-1905',
      },
      seats: [
        { money: 5, points: { leaders: 4 }, lab: fourComplete, cleared: ['1 1', '1 5', '4 1', '4 5'] },
        { money: 9, points: { leaders: 2 }, lab: [...fed, 'res-steam-scientific-1 3 1 0', 'batteries 0 2 0'] },
        { money: 2 },
      ],
    })(),
    'play:journal',
    'advance:steel-9',
    'stop',
    'pass',
    'pass',
  )

/** Where the texts find their values. */
const places = {
  card: 'actionCards.base',
  better: 'actionCards.improved',
  funding: 'setup.startFundingByOrder',
  limits: 'limits',
  scoring: 'scoring',
  solo: 'soloTarget',
}

function facts(): Facts {
  const { pack } = prepared(expo1906, expo1906.pack)
  const cellophane = pack.projects.find(({ id }) => id === 'cellophane')
  return { ...packFacts(pack, places), 'cellophane.vp': cellophane?.vp ?? 0 }
}

export const expoMatter: HandbookMatter = { parts: expoParts, pictures, examples, ended, facts }
