import { describe, expect, it } from 'vitest'
import { given, prestige, score, when } from './testing/scenario.ts'

const fed = ['cellophane 3 2 0', 'res-empirical-copper-1 4 2 1', 'res-automated-electricity-1 4 4 3']
const place = ['play:laboratory', 'place:res-steam-scientific-1:3-1:0']

/** A last token of seat 0 on a chit, and what else matters for it. */
const onChit = (chit: string, seat: object = {}, more: object = {}) =>
  given({
    tokens: { 'steel-10': [0] },
    rowChits: { steel: chit },
    seats: [{ money: 0, ...seat }],
    jury: ['steam', 'electricity'],
    ...more,
  })

const votes = (steam: number, electricity: number) => [
  ...Array.from({ length: steam }, () => 'steam'),
  ...Array.from({ length: electricity }, () => 'electricity'),
]

/** The Lab of E-X11 without the Telephone. */
const cellophane = [
  'cellophane 3 2 0!',
  'res-empirical-copper-1 4 2 1',
  'res-automated-electricity-1 4 4 3',
  'res-steam-scientific-1 3 1 0',
]

const everyScrap = ['1 1', '1 5', '2 3', '4 1', '4 5']

/** Labs for E-X41 with 2, 1, 2 and 4 complete Steam Projects; Blue has three shapes, Red all five, Green two Technologies. */
const examples = {
  green: [
    'motorcycle 3 1 3!',
    'espresso-machine 3 3 0!',
    'batteries 1 0 0',
    'metallurgy 0 4 0',
    'res-copper-manual-1 2 4 1',
    'res-scientific-steel-1 2 5 1',
    'res-manual-steel-1 3 0 0',
    'res-steam-copper-1 3 2 1',
    'res-manual-steam-1 3 3 0',
    'res-steel-empirical-1 4 0 2',
  ],
  blue: [
    'cellophane 3 0 0!',
    'telephone 2 4 1',
    'gramophone 0 3 0',
    'res-automated-steel-1 2 0 1',
    'res-empirical-steel-1 2 1 1',
    'res-steam-steel-1 2 2 1',
    'res-copper-manual-2 3 3 2',
  ],
  red: [
    'bakelite 2 4 3!',
    'submarine 4 3 0!',
    'vacuum-tube 3 0 1',
    'escalator 1 1 0',
    'radiograph 0 0 0',
    'res-copper-automated-1 1 6 1',
    'res-scientific-steel-2 2 4 1',
    'res-steam-automated-1 2 5 0',
    'res-manual-steel-2 3 3 1',
    'res-scientific-copper-1 4 2 0',
    'res-steel-manual-1 5 3 0',
    'res-steel-scientific-1 5 4 1',
    'res-steel-steam-1 5 5 1',
  ],
  yellow: [
    'refrigerating-machine 1 1 0!',
    'tractor 4 0 3!',
    'automobile 1 3 0!',
    'steam-turbine 1 6 1!',
    'res-copper-automated-2 0 1 1',
    'res-automated-steel-2 0 2 1',
    'res-automated-copper-1 0 3 1',
    'res-empirical-steel-2 0 4 1',
    'res-steel-manual-2 0 6 1',
    'res-steam-steel-2 1 0 0',
    'res-scientific-automated-1 1 5 0',
    'res-steel-scientific-2 2 0 2',
    'res-steam-empirical-1 2 5 0',
    'res-manual-copper-1 3 2 1',
    'res-steel-automated-1 3 3 0',
    'res-steel-steam-2 3 4 1',
    'res-steel-automated-2 3 5 2',
    'res-empirical-copper-1 4 0 1',
    'res-steam-manual-1 4 1 0',
    'res-steel-empirical-2 4 3 2',
    'res-copper-steam-1 4 5 2',
  ],
}

describe('scoring during the game', () => {
  it('E-1.2, E-12.1, E-12.2, E-X23: a Project gives its VP and 1 more for each required row that the player leads', () => {
    const seats = [{ lab: fed, reserve: ['res-steam-scientific-1'] }]
    const tokens = { 'automated-4': [0], 'copper-3': [0], 'empirical-5': [1], 'empirical-4': [0] }
    expect(prestige(when(given({ seats, tokens })).answers(...place))).toBe(3 + 1 + 1)
    const none = when(given({ seats })).answers(...place)
    expect(none.play.state.players[0]?.points).toEqual({ projects: 3, leaders: 0 })
  })

  it('E-12.1, E-X24: with three rows led a Project gives 3 VP more; energy has no row', () => {
    const lab = [
      'diesel-engine 0 2 1',
      'machine-tools 2 1 0',
      'res-steel-scientific-1 0 1 0',
      'res-automated-scientific-1 0 5 3',
      'res-scientific-electricity-1 1 4 0',
    ]
    const seats = [{ lab, cleared: ['2 3'], reserve: ['res-scientific-steam-1'] }]
    const tokens = { 'steel-4': [0], 'automated-3': [0], 'scientific-5': [0] }
    const scene = given({ seats, tokens })
    const after = when(scene).answers('play:laboratory', 'place:res-scientific-steam-1:1-3:0')
    expect(prestige(after)).toBe(6 + 3)
  })

  it('E-2.10: Funding goes from 0 to 12, Prestige counts without limit', () => {
    expect(score(given({ seats: [{ points: { leaders: 75 } }], jury: votes(1, 1) })).total).toBe(75)
    expect(given().play.components.pack.board.fundingTrack.spaces.map(({ value }) => value)).toEqual(
      Array.from({ length: 13 }, (_, value) => value),
    )
  })

  it('E-12.3: nothing else scores during the game', () => {
    const after = when(given({ seats: [{ reserve: ['cellophane', 'batteries'] }] })).answers(
      'play:laboratory',
      'place:cellophane:3-2:0',
      'place:batteries:0-2:0',
      'remove:scrap:1-1',
    )
    expect(prestige(after)).toBe(0)
  })
})

describe('final scoring', () => {
  it('E-1.3, E-12.4, E-X42: 2 VP for each complete Project of the energy with more Jury tiles, none on equal numbers', () => {
    const jury = (steam: number, electricity: number) =>
      score(
        given({
          seats: [{ lab: cellophane }],
          jury: votes(steam, electricity),
          round: Math.min(10, steam + electricity - 1),
        }),
      ).reasons.jury
    expect([jury(7, 5), jury(5, 7), jury(6, 6)]).toEqual([2, undefined, undefined])
    const incomplete = given({ seats: [{ lab: ['cruise-ship 2 4 0'] }], jury: votes(3, 0) })
    expect(score(incomplete).reasons).toEqual({})
  })

  it('E-12.5: each own token in columns 8 and 9 gives 1 VP', () => {
    expect(score(given({ tokens: { 'steel-8': [0, 0], 'copper-9': [0] } })).reasons).toEqual({ columns: 3 })
    expect(score(given({ tokens: { 'steel-7': [0] } })).reasons).toEqual({})
  })

  it('E-12.6, E-12.10, E-R17, E-X48: a chit is scored once by each player who has a token there', () => {
    const scene = given({ tokens: { 'steel-10': [0, 0, 1] }, rowChits: { steel: 'liege-1905' } })
    expect([0, 1, 2].map(seat => score(scene, seat).total)).toEqual([3, 3, 0])
  })

  it('E-12.7, E-X43: Chicago 1893 gives 1 VP per $2, rounded up', () => {
    const at = (money: number) => score(onChit('chicago-1893', { money })).total
    expect([at(5), at(0), at(12), at(1)]).toEqual([3, 0, 6, 1])
  })

  it('E-12.8, E-R19, E-R38, E-X47: Brussels 1897 gives 1 VP for each cleared Scrap cell that is covered at the end', () => {
    const lab = ['res-steel-manual-1 1 1 0', 'cellophane 2 2 0']
    const scene = onChit('brussels-1897', { lab, cleared: ['1 1', '2 3', '4 5'] })
    expect(score(scene).reasons['brussels-1897']).toBe(2)
    const never = onChit('brussels-1897', { lab: ['cellophane 3 2 0'], cleared: [] })
    expect(score(never).reasons).toEqual({})
  })

  it('E-12.9, E-X45: Paris 1900 gives 2 VP per Technology, at most 6', () => {
    const technologies = ['batteries 2 0 0', 'metallurgy 2 4 0', 'improved-journal 4 2 0', 'electrolysis 0 2 0']
    const at = (count: number) => score(onChit('paris-1900', { lab: technologies.slice(0, count) })).total
    expect([at(0), at(2), at(3), at(4)]).toEqual([0, 4, 6, 6])
  })

  it('E-12.11, E-X46: Milan 1906 gives 1 VP for each different shape of Project, complete or not', () => {
    const lab = ['motorcycle 0 2 0', 'telephone 2 0 0', 'laparoscopy 2 5 1', 'automobile 4 2 0', 'batteries 2 3 0']
    expect(score(onChit('milan-1906', { lab, cleared: ['2 3'] })).total).toBe(3)
  })

  it('E-12.12, E-X44: Paris 1889 gives 1 VP per 8 VP that the player has by then, last of all', () => {
    const at = (leaders: number) => score(onChit('paris-1889', { points: { leaders } })).total
    expect([at(22), at(24), at(25), at(0)]).toEqual([25, 27, 29, 0])
    const both = given({
      tokens: { 'steel-10': [0], 'copper-10': [0] },
      rowChits: { steel: 'paris-1889', copper: 'liege-1905' },
      seats: [{ points: { leaders: 22 } }],
    })
    expect(score(both).reasons).toEqual({ leaders: 22, 'liege-1905': 3, 'paris-1889': 4 })
  })

  it('E-12.13: a reserve, Scrap and incomplete Projects cost and give nothing', () => {
    expect(score(given({ seats: [{ reserve: ['cellophane', 'batteries'], lab: ['telephone 2 0 0'] }] })).total).toBe(0)
  })

  it('E-12.14, E-R31, E-X49: most VP, then money; who is still tied shares the win', () => {
    const won = (...seats: readonly (readonly [number, number])[]) => {
      const scene = given({ seats: seats.map(([leaders, money]) => ({ points: { leaders }, money })) })
      return seats.map((_, seat) => score(scene, seat).won)
    }
    expect(won([31, 2], [31, 4], [30, 12])).toEqual([false, true, false])
    expect(won([31, 4], [31, 4], [2, 4])).toEqual([true, true, false])
  })

  it('E-12.4, E-12.5, E-12.6, E-12.14, E-X41: the example of four players', () => {
    const scene = given({
      players: 4,
      round: 10,
      jury: votes(7, 5),
      tokens: { 'steel-10': [0], 'copper-10': [0], 'manual-10': [1, 2], 'copper-8': [2], 'steel-9': [3] },
      rowChits: { steel: 'paris-1900', copper: 'liege-1905', manual: 'milan-1906' },
      seats: [
        { points: { leaders: 17 - 4 }, lab: examples.green, cleared: everyScrap },
        { points: { leaders: 24 - 3 }, lab: examples.blue, cleared: everyScrap },
        { points: { leaders: 21 - 6 }, lab: examples.red, cleared: everyScrap },
        { points: { leaders: 21 - 15 }, lab: examples.yellow, cleared: everyScrap },
      ],
    })
    expect([0, 1, 2, 3].map(seat => prestige(scene, seat))).toEqual([17, 24, 21, 21])
    expect([0, 1, 2, 3].map(seat => score(scene, seat).reasons.jury)).toEqual([4, 2, 4, 8])
    expect(score(scene, 0).reasons).toMatchObject({ 'paris-1900': 4, 'liege-1905': 3 })
    expect(score(scene, 1).reasons).toMatchObject({ 'milan-1906': 3 })
    expect(score(scene, 2).reasons).toMatchObject({ 'milan-1906': 5, columns: 1 })
    expect(score(scene, 3).reasons).toMatchObject({ columns: 1 })
    expect([0, 1, 2, 3].map(seat => score(scene, seat).total)).toEqual([28, 29, 31, 30])
    expect([0, 1, 2, 3].map(seat => score(scene, seat).won)).toEqual([false, false, true, false])
  })
})
