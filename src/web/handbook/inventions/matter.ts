import { inventions } from '../../../games/inventions/game.ts'
import type { PlacedRegion } from '../../../games/inventions/testing/placing-regions.ts'
import type { PlacedSeat } from '../../../games/inventions/testing/placing-seats.ts'
import { ending, type Given, given } from '../../../games/inventions/testing/scenario.ts'
import { prepared } from '../../../kernel/components.ts'
import type { HandbookMatter, Picture, WorkedExample } from '../handbook.ts'
import type { Facts } from '../inline.ts'
import { packFacts } from '../pack-facts.ts'
import { answered } from '../told-example.ts'
import { inventionsParts } from './parts.tsx'

const position = (placed: Given) => () => given({ seed: 'handbook', ...placed }).play

/** Ada, some eras into a game. */
const ada: PlacedSeat = {
  home: [2, 1, 1],
  exhausted: [0, 1, 0],
  scholars: 2,
  influence: 5,
  milestone: 'mathematics',
  diplomats: ['mathematics', 'agriculture'],
  ideas: ['caravel', 'windmill'],
  inventions: ['boats', 'bread'],
  display: ['culture-2', 'technology-3'],
  map: { h06: 'economy-4', h02: 'culture-1' },
  epoch: 'share',
  seasons: ['travel'],
}

const regions: Readonly<Record<string, PlacedRegion>> = {
  africa: { citizens: [3, 2, 0, 1], specialistTile: 'st-ip', wealth: 'B' },
  europe: { card: 'silk', presenter: 1, inventor: 2, citizens: [2, 0, 1, 0] },
  asia: { card: 'steamboat', presenter: 1, citizens: [1, 0, 0, 2] },
  australia: {
    card: 'mariners-compass',
    presenter: 0,
    presenters: 2,
    inventor: 1,
    innovator: 2,
    wealth: 'A',
    specialistTile: 'st-citizen',
  },
}

const common = ['iron', 'agriculture', 'cotton', 'control-of-fire']
const middle = position({
  seats: [ada, { influence: 2, epoch: 'invent' }],
  regions,
  common,
  space: 5,
  ideas: ['glass', 'writing', 'steel'],
})

const pictures: Readonly<Record<string, Picture>> = {
  world: {
    play: middle,
    part: 'world',
    letters: [
      'region:africa',
      'citizens:africa',
      'display:africa',
      'card:silk',
      'specialists:st-ip',
      'wealth:wealth-a',
    ],
  },
  society: {
    play: middle,
    part: 'society',
    letters: [
      'home:economy',
      'exhausted:culture',
      'academy:scholars',
      'tile:economy-4',
      'tile:culture-2',
      'card:caravel',
    ],
  },
  assembly: { play: middle, part: 'assembly', letters: ['action:present', 'action:share', 'action:travel'] },
  time: { play: middle, part: 'time' },
  card: {
    play: middle,
    part: 'world',
    around: ['specialists:st-citizen', 'card:mariners-compass', 'wealth:wealth-a'],
    letters: ['specialists:st-citizen', 'card:mariners-compass', 'wealth:wealth-a'],
  },
  ideas: { play: middle, part: 'ideas' },
  milestones: {
    play: middle,
    part: 'milestones',
    letters: ['milestone:iron', 'milestone:mathematics', 'milestone:agriculture'],
  },
}

const africa = ['card:caravel', 'specialists:st-ip', 'wealth:wealth-b']
const asia = ['card:steamboat', 'specialists:st-scholar', 'wealth:wealth-c']
const europe = ['specialists:st-present', 'card:silk', 'wealth:wealth-f']
const board = ['hex:h01', 'hex:h17', 'tile:culture-2', 'slot:4']
const examples: Readonly<Record<string, WorkedExample>> = {
  present: {
    start: position({
      seats: [{ home: [1, 1, 1], scholars: 2, ideas: ['caravel'] }],
      regions: { africa: regions.africa ?? {} },
    }),
    steps: [
      { answers: ['pillar:present'], part: 'assembly' },
      { answers: ['present:caravel:africa'], part: 'world', around: africa },
      { answers: ['scholars:1:0:0'], tells: ['presented'], part: 'world', around: africa },
    ],
  },
  invent: {
    start: position({
      seats: [{ home: [2, 1, 1], scholars: 1, influence: 3 }],
      common,
      regions: { asia: { card: 'steamboat', presenter: 1, specialistTile: 'st-scholar', wealth: 'C' } },
    }),
    steps: [
      { answers: ['pillar:invent'], part: 'world', around: asia },
      {
        answers: ['scholars:1:0:0'],
        tells: ['invented'],
        part: 'society',
        around: ['home:economy', 'exhausted:technology', 'academy:scholars'],
      },
    ],
  },
  innovate: {
    start: position({
      seats: [{ home: [1, 1, 1], scholars: 1, prepared: 1 }],
      regions: { europe: { card: 'silk', presenter: 1, inventor: 2, specialistTile: 'st-present', wealth: 'F' } },
    }),
    steps: [
      { answers: ['pillar:innovate'], part: 'world', around: europe },
      { answers: ['scholars:0:0:0'], tells: ['innovated'], part: 'world', around: europe },
    ],
  },
  share: {
    start: position({ seats: [{ home: [1, 1, 1], scholars: 1 }], regions: { australia: regions.australia ?? {} } }),
    steps: [
      {
        answers: ['pillar:share'],
        tells: ['card-kept'],
        part: 'world',
        around: ['specialists:st-citizen', 'wealth:wealth-a', 'region:australia'],
      },
      {
        answers: ['wealth:wealth-a'],
        tells: ['wealth-taken'],
        part: 'world',
        around: ['specialists:st-citizen', 'wealth:wealth-a', 'region:australia'],
      },
    ],
  },
  call: {
    start: position({
      seats: [{ home: [1, 1, 1], scholars: 1, inventions: ['boats', 'bread'] }],
      regions: { europe: { card: 'writing', presenter: 1, inventor: 2, citizens: [3, 1] } },
    }),
    steps: [
      { answers: ['pillar:call-specialists'], part: 'world', around: ['card:writing', 'citizens:europe'] },
      {
        answers: ['call:europe:2'],
        tells: ['called-home'],
        part: 'society',
        around: ['home:economy', 'exhausted:technology', 'academy:scholars'],
      },
    ],
  },
  influence: {
    start: position({
      seats: [{ home: [1, 1, 1], scholars: 1, influence: 3 }],
      regions: { africa: { citizens: [3, 2] }, asia: { tokens: [[0, 'token-influence']] } },
    }),
    steps: [
      { answers: ['pillar:gain-influence'], part: 'world', around: ['display:africa', 'citizens:africa'] },
      {
        answers: ['influence:token-present:africa'],
        tells: ['token-placed'],
        part: 'world',
        around: ['display:africa', 'citizens:africa'],
      },
    ],
  },
  travel: {
    start: position({
      seats: [{ home: [1, 1, 1], scholars: 1, prepared: 1 }],
      regions: { europe: { citizens: [1] }, africa: { knowledgeTile: 'kt-citizen', citizens: [0, 2] } },
    }),
    steps: [
      {
        answers: ['pillar:travel', 'travel:europe:africa'],
        part: 'world',
        around: ['region:europe', 'region:africa', 'region:south-america'],
      },
      {
        answers: ['chain:kt-citizen', 'citizen:africa'],
        tells: ['sage-taken'],
        part: 'world',
        around: ['region:europe', 'region:africa', 'region:south-america'],
      },
    ],
  },
  eureka: {
    start: position({
      seats: [{ home: [1, 1, 1], scholars: 1, milestone: 'cotton', diplomats: ['cotton'] }],
      common: ['sailing', 'agriculture', 'transportation', 'control-of-fire'],
      eureka: ['crane', 'paper', 'greek-fire'],
      space: 4,
    }),
    steps: [
      { answers: ['pillar:eureka'], part: 'milestones' },
      { answers: ['eureka:crane:era-4-2'], tells: ['milestone-discarded'], part: 'milestones' },
    ],
  },
  diplomats: {
    start: position({
      seats: [{ home: [1, 1, 1], scholars: 1, milestone: 'cotton', diplomats: ['cotton'] }],
      common: ['sailing', 'agriculture', 'transportation', 'control-of-fire'],
      regions: { europe: { citizens: [2] }, africa: { citizens: [0, 2] } },
    }),
    steps: [
      { answers: ['pillar:send-diplomat', 'send:sailing:scholar'], tells: ['diplomat-sent'], part: 'milestones' },
      {
        answers: ['travel:europe:africa'],
        part: 'world',
        around: ['region:europe', 'region:africa', 'region:south-america'],
      },
    ],
  },
  build: {
    start: position({
      seats: [
        {
          home: [2, 1, 1],
          scholars: 1,
          influence: 4,
          milestone: 'mathematics',
          display: ['economy-1', 'culture-2', 'technology-3'],
          map: { h06: 'economy-4' },
          inventions: ['boats'],
        },
      ],
      asks: ending(0),
    }),
    steps: [
      { answers: [], part: 'society', around: board },
      { answers: ['build:economy-1:h02', 'scholars:0:0:0'], tells: ['built'], part: 'society', around: board },
    ],
  },
}

/** The last turn of a game of three is over: Ada has built most, Chiara scores nothing for one of her goals. */
const ended = () =>
  answered(
    position({
      players: 3,
      space: 12,
      turnsTaken: 2,
      asks: ending(2),
      seats: [
        {
          points: 45,
          influence: 8,
          goals: ['goal-region-asia', 'goal-inv-modern', 'goal-soc-tiles'],
          map: {
            h02: 'economy-1',
            h06: 'economy-4',
            h04: 'culture-3',
            h05: 'culture-5',
            h09: 'culture-6',
            h11: 'technology-5',
            h15: 'technology-7',
            h07: 'wealth-a',
            h10: 'wealth-b',
            h03: 'wealth-d',
            h12: 'wealth-c',
            h17: 'wealth-f',
          },
        },
        {
          points: 58,
          influence: 5,
          goals: ['goal-region-africa', 'goal-inv-eras', 'goal-soc-academy'],
          inventions: ['boats', 'silk', 'caravel', 'telephone', 'coins'],
          scholars: 4,
          milestone: 'telegraph',
          map: {
            h01: 'economy-2',
            h02: 'economy-3',
            h03: 'wealth-a',
            h06: 'economy-5',
            h10: 'economy-6',
            h05: 'economy-7',
          },
        },
        {
          points: 39,
          influence: 2,
          goals: ['goal-region-europe', 'goal-inv-culture', 'goal-soc-diplomats'],
          inventions: ['cloth', 'writing', 'printing-press'],
          map: { h09: 'culture-1', h10: 'technology-2', h13: 'wealth-g' },
        },
      ],
      regions: { asia: { citizens: [1, 2, 0], tokens: [[0, 'token-share']] }, africa: { citizens: [0, 3, 1] } },
    })(),
    'end-turn',
  )

/** Where the texts find their values. */
const places = {
  building: 'societyBoard.tilesDisplay.buildInfluenceCostByTiles',
  price: 'societyBoard.buildCost',
  level: 'influenceTrack.items',
  solo: 'solo.levels',
}

function facts(): Facts {
  const { pack } = prepared(inventions, inventions.pack)
  const { cards, playerPieces, influenceTokens } = pack
  return {
    ...packFacts(pack, places),
    citizens: playerPieces.citizens,
    'compass.era': cards.items.find(({ id }) => id === 'mariners-compass')?.era ?? 0,
    ...Object.fromEntries(influenceTokens.items.map(({ id, cost }) => [`cost.${id}`, cost ?? 0])),
  }
}

export const inventionsMatter: HandbookMatter = { parts: inventionsParts, pictures, examples, ended, facts }
