import { describe, expect, it } from 'vitest'
import { row } from '../../kernel/rows.ts'
import { inventions } from './game.ts'
import { chronosScore, markedBoundaries } from './rules/chronos.ts'
import { ending, type Given, given, ip, player, question, region, setUp, told, when } from './testing/scenario.ts'

const CHRONOS = 2

/** The last human of the round ends the turn and Chronos is next. */
const beforeHim = { players: 2, order: [0, 1, CHRONOS], turnsTaken: 1, asks: ending(1) } as const
const turnOf = (scene: Given) => when(given({ ...beforeHim, ...scene }), 'end-turn')
const europe = { region: 'europe' } as const
const chronosOf = (scene: ReturnType<typeof given>) => scene.play.state.chronos

/** The end of an era for two players and Chronos. */
const endOf = (space: number) => ({ players: 2, order: [CHRONOS, 0, 1], space, turnsTaken: 2, asks: ending(1) })
const noIdeas = [{ ideas: [] }, { ideas: [] }]

describe('the rival Chronos', () => {
  it('I-16.1: the stocks of three, a milestone for him and one for nobody, a random order of all three', () => {
    const { state } = setUp({ players: 2 }).play
    expect(state.markers).toHaveLength(3)
    expect(state.privates).toHaveLength(4)
    expect([...state.order].sort()).toEqual([0, 1, 2])
    const orders = new Set(
      Array.from({ length: 40 }, (_, seed) => setUp({ players: 2, seed: `${seed}` }).play.state.order.join()),
    )
    expect(orders.size).toBe(6)
  })

  it('I-16.2: he has citizens, tokens, a pillar on the map and a milestone, and nothing else', () => {
    const { state } = setUp({ players: 2 }).play
    expect(Object.keys(state.chronos ?? {}).sort()).toEqual(['ip', 'progress', 'region', 'settled', 'supply', 'wealth'])
    expect(state.players).toHaveLength(2)
    expect(state.diplomats.flat()).not.toContain(CHRONOS)
  })

  it('I-16.3: with two humans a Season pillar earns influence too', () => {
    const scene = given({
      players: 2,
      seats: [{}, { seasons: ['travel'], influence: 1 }],
      regions: { africa: { citizens: [1] } },
    })
    expect(player(when(scene, 'pillar:travel'), 1).influence).toBe(2)
  })

  it('I-X57, I-16.4: in the Stone Age he takes the first free idea along the path, without its benefit', () => {
    const start = given({
      players: 2,
      seats: [{}, { milestone: 'cotton' }],
      regions: {
        'middle-east': { card: 'wheel', presenter: 0 },
        asia: { card: 'seawall', presenter: -1, specialistTile: 'st-influence' },
        europe: { card: 'fermentation', presenter: -1, specialistTile: 'st-citizen' },
      },
      space: 0,
      asks: [{ rule: 'settle', seat: 1 }, { rule: 'chronos-settles' }, { rule: 'stone-age-ends' }],
    })
    const after = when(start, 'settle:asia', 'scholars:0:0:0', 'confirm:turn')
    expect(region(after, 'europe')).toMatchObject({ presenter: CHRONOS, presenters: 2, citizens: [0, 0, 1] })
    expect(region(after, 'europe').tokens).toEqual([{ owner: CHRONOS, token: '', faceUp: false }])
    expect(chronosOf(after)).toMatchObject({ region: 2, settled: 2, supply: 27 })
    expect(told(after, 'chronos-settled')).toMatchObject([{ region: 'europe', space: 5 }])
  })

  it('I-X58, I-16.5, I-16.7: he invents Coins in Asia and takes economy 4, or 5 if he holds 4', () => {
    const regions = { asia: { card: 'coins', presenter: 0 } }
    const seats = [{ milestone: 'copper-smelting' }]
    const after = turnOf({ chronos: europe, regions, seats })
    expect(region(after, 'asia')).toMatchObject({ inventor: CHRONOS, invented: true })
    expect(chronosOf(after)?.progress).toEqual(['economy-4'])
    const holding = turnOf({ chronos: { ...europe, progress: ['economy-4'] }, regions, seats })
    expect(chronosOf(holding)?.progress).toEqual(['economy-4', 'economy-5'])
    expect(told(after, 'chronos-turn', 'chronos-moved', 'chronos-invented', 'chronos-took')).toMatchObject([
      { type: 'chronos-turn', from: 'europe' },
      { type: 'chronos-moved', region: 'asia', does: 'invent' },
      { type: 'chronos-invented', card: 'coins' },
      { type: 'chronos-took', tile: 'economy-4' },
    ])
  })

  it('I-X59, I-16.6: without access he moves on and presents the rightmost idea; the display is refilled at once', () => {
    const after = turnOf({
      chronos: europe,
      regions: { asia: { card: 'catapult', presenter: 0 } },
      eureka: ['crane'],
      ideas: ['coins', 'glass', 'writing'],
      top: 'steel',
    })
    expect(region(after, 'australia')).toMatchObject({ card: 'writing', presenter: CHRONOS })
    expect(after.play.state.ideas).toEqual(['steel', 'coins', 'glass'])
    expect(chronosOf(after)?.region).toBe(4)
    expect(told(after, 'chronos-moved')).toMatchObject([
      { region: 'asia', does: 'nothing' },
      { region: 'australia', does: 'present' },
    ])
  })

  it('I-X60, I-16.8: he shares: the human presenter scores, his card leaves the game, he takes the wealth tile', () => {
    const after = turnOf({
      chronos: { region: 'asia' },
      regions: { australia: { card: 'steel', presenter: 0, presenters: 2, inventor: CHRONOS, wealth: 'C' } },
    })
    expect(ip(after)).toBe(6)
    expect(after.play.state.removed).toContain('steel')
    expect(region(after, 'australia')).toMatchObject({ card: '', citizens: [2, 0, 1], wealth: 2 })
    expect(chronosOf(after)?.wealth).toEqual(['wealth-c'])
  })

  it('I-16.8, I-R30: without wealth he takes the progress tile of the region even if he has it, the next if none is left, or none', () => {
    const regions = (extra: object) => ({
      australia: { card: 'steel', presenter: CHRONOS, inventor: 0, wealth: 'C', ...extra },
    })
    const technology = [1, 2, 3, 4, 5, 6, 7].map(number => `technology-${number}`)
    const chronos = { region: 'asia', wealth: ['wealth-c', 'wealth-c', 'wealth-c'] }
    const after = turnOf({ chronos: { ...chronos, progress: ['technology-5'] }, regions: regions({}) })
    expect(chronosOf(after)?.progress).toEqual(['technology-5', 'technology-5'])
    const empty = turnOf({ chronos: { ...chronos, progress: ['technology-5', 'technology-5'] }, regions: regions({}) })
    expect(chronosOf(empty)?.progress).toEqual(['technology-5', 'technology-5', 'technology-6'])
    expect(player(after).inventions).toContain('steel')
    const all = [...technology, ...technology]
    const none = turnOf({ chronos: { ...chronos, progress: all }, regions: regions({}) })
    expect(chronosOf(none)?.progress).toEqual(all)
  })

  it('I-X61, I-16.9: he innovates where he has no citizen, and can share on a later visit', () => {
    const card = { card: 'steel', presenter: 0, inventor: 1 }
    const after = turnOf({ chronos: { region: 'australia' }, regions: { 'north-america': card } })
    expect(region(after, 'north-america').innovator).toBe(CHRONOS)
    expect(told(after, 'specialists', 'chained')).toEqual([])
    const later = turnOf({
      chronos: { region: 'australia' },
      regions: { 'north-america': { ...card, innovator: CHRONOS } },
    })
    expect(told(later, 'chronos-shared')).toHaveLength(1)
  })

  it('I-16.10: a human who shares his invention sees it leave the game; as innovator he adds a citizen', () => {
    const scene = given({ players: 2, regions: { asia: { card: 'steel', presenter: 0, inventor: CHRONOS } } })
    const after = when(scene, 'pillar:share', 'share:steel')
    expect(after.play.state.removed).toContain('steel')
    const adding = given({
      players: 2,
      regions: { asia: { card: 'steel', presenter: 0, presenters: 1, inventor: 1, innovator: CHRONOS } },
    })
    expect(region(when(adding, 'pillar:share', 'share:steel'), 'asia').citizens).toEqual([1, 1, 2])
  })

  it('I-16.4, I-16.11: his tokens mark the boundaries before eras 3, 4 and 5 until the figure has passed them', () => {
    const marked = (players: number, space: number) => markedBoundaries(given({ players, space }).play)
    expect(marked(2, 0)).toEqual([4, 7, 10])
    expect(marked(2, 3)).toEqual([4, 7, 10])
    expect(marked(2, 4)).toEqual([7, 10])
    expect(marked(1, 12)).toEqual([])
    expect(marked(3, 0)).toEqual([])
  })

  it('I-X62, I-16.11, I-R31: before an Era Change his token goes to the next region without one, and his pillar too', () => {
    const after = when(
      given({
        ...endOf(3),
        seats: noIdeas,
        chronos: europe,
        regions: { africa: { tokens: [[CHRONOS, '', false]] }, asia: { tokens: [[CHRONOS, '', false]] } },
      }),
      'end-turn',
    )
    expect(region(after, 'australia').tokens).toEqual([{ owner: CHRONOS, token: '', faceUp: false }])
    expect(told(after, 'chronos-token')).toMatchObject([{ region: 'australia', space: 7 }])
    expect(chronosOf(after)?.region).toBeGreaterThanOrEqual(4)
    const first = when(given({ ...endOf(0), seats: noIdeas, chronos: europe }), 'end-turn')
    expect(told(first, 'chronos-token')).toHaveLength(1)
    expect(told(first, 'chronos-milestone')).toEqual([])
  })

  it('I-X63, I-16.12: he takes the rightmost Eureka tile and the rightmost free space, and goes first if it decides', () => {
    const scene = given({
      ...endOf(3),
      order: [0, 1, CHRONOS],
      asks: ending(1),
      turnsTaken: 1,
      seats: noIdeas,
      privates: { [CHRONOS]: 'mining' },
      eureka: ['iron', 'sailing'],
      chronos: europe,
    })
    const { state } = when(scene, 'end-turn').play
    expect(state.privates[CHRONOS]).toBe('sailing')
    expect(state.markers[CHRONOS]).toBe('era-3-4')
    expect([...state.common, ...state.discard]).toContain('mining')
    expect(state.order[0]).toBe(CHRONOS)
    const taken = given({
      ...endOf(3),
      seats: noIdeas,
      eureka: ['iron', 'sailing'],
      markers: ['era-3-4', 'era-2-2', 'era-2-3'],
      chronos: europe,
    })
    const after = when(taken, 'end-turn')
    expect(after.play.state.markers[CHRONOS]).toBe('era-3-3')
    expect(question(after)).toEqual({ rule: 'turn-order', seat: 0 })
  })

  it('I-R32: with an empty Eureka display he keeps milestone and marker', () => {
    const scene = given({
      ...endOf(3),
      seats: noIdeas,
      eureka: ['', '', ''],
      privates: { [CHRONOS]: 'mining' },
      chronos: europe,
    })
    const { state } = when(scene, 'end-turn').play
    expect([state.privates[CHRONOS], state.markers[CHRONOS]]).toEqual(['mining', scene.play.state.markers[CHRONOS]])
  })

  it('I-16.13: a diplomat sent to his later milestone gives him nothing', () => {
    const scene = given({ players: 2, privates: { [CHRONOS]: 'crane' } })
    const after = when(scene, 'pillar:send-diplomat', 'send:crane:scholar')
    expect(told(after, 'influence')).toEqual([])
    expect(after.play.state.diplomats[row(after.play.components.milestones, 'crane').index]).toEqual([0])
  })

  it('I-X68, I-16.14: with too few citizens he does not present, moves on and invents', () => {
    const after = turnOf({
      chronos: { region: 'middle-east', supply: 1 },
      regions: { europe: { specialistTile: 'st-ip' }, asia: { card: 'wheel', presenter: 0 } },
      common: ['transportation', 'control-of-fire', 'stone-and-bone-tools', 'origin-of-language'],
    })
    expect(region(after, 'asia').inventor).toBe(CHRONOS)
    const innovator = given({
      players: 2,
      chronos: { supply: 0 },
      regions: { asia: { card: 'steel', presenter: 0, presenters: 1, inventor: 1, innovator: CHRONOS } },
    })
    expect(region(when(innovator, 'pillar:share', 'share:steel'), 'asia').citizens[CHRONOS]).toBe(1)
  })

  it('I-R29: if nothing is possible in any region his pillar stays where it was', () => {
    const cards = ['coins', 'writing', 'glass', 'lighthouse', 'musical-notation', 'steel', 'caravel']
    const ids = ['africa', 'middle-east', 'europe', 'asia', 'australia', 'north-america', 'south-america']
    const regions = Object.fromEntries(
      ids.map((id, at) => [id, { card: cards[at] ?? '', presenter: 0, presenters: 1, inventor: 1, innovator: 0 }]),
    )
    const after = turnOf({ chronos: europe, regions, seats: [{ home: [1, 1, 1] }] })
    expect(told(after, 'chronos-moved')).toHaveLength(7)
    expect(told(after, 'chronos-idle')).toHaveLength(1)
    expect(chronosOf(after)?.region).toBe(2)
  })
})

describe('solo', () => {
  const solo = (level: string, scene: Given = {}) =>
    given({ players: 1, options: { level }, order: [0, 1], asks: ending(0), turnsTaken: 0, ...scene })

  it('I-17.1: two milestones of nobody, handled one after the other, the upper display first', () => {
    const scene = solo('easy', {
      seats: [{ ideas: [] }],
      privates: { 1: 'cotton', 2: 'mining', 3: 'agriculture' },
      eureka: ['iron', 'mathematics', 'sailing'],
      order: [1, 0],
      turnsTaken: 1,
      space: 3,
      chronos: europe,
    })
    const { state } = when(scene, 'end-turn').play
    expect(state.privates.slice(1)).toEqual(['sailing', 'mathematics', 'iron'])
    expect(state.regions.map(one => one.wealth)).toEqual([2, 2, 2, 2, 2, 2, 2])
  })

  it('I-17.2: one turn of Chronos on easy, two on normal and hard, where he starts with 20 IP', () => {
    const turns = (level: string) => told(when(solo(level, { chronos: europe }), 'end-turn'), 'chronos-turn').length
    expect([turns('easy'), turns('normal'), turns('hard')]).toEqual([1, 2, 2])
    expect(
      ['easy', 'normal', 'hard'].map(level => setUp({ players: 1, options: { level } }).play.state.chronos?.ip),
    ).toEqual([0, 0, 20])
  })

  it('I-17.3, I-X64: presenter IP, 2 for each progress tile, 3 for each wealth tile, and his spaces but the first', () => {
    const token = [[1, '', false]] as const
    const scene = solo('normal', {
      chronos: {
        region: 'africa',
        settled: 'africa',
        ip: 31,
        progress: ['economy-1', 'economy-2', 'culture-1', 'culture-2', 'technology-1'],
        wealth: ['wealth-a', 'wealth-b', 'wealth-c', 'wealth-d'],
      },
      regions: {
        africa: { tokens: token },
        'middle-east': { tokens: token },
        asia: { tokens: [[0, 'token-share'], ...token] },
        'north-america': { tokens: token },
        australia: { tokens: token },
      },
    })
    expect(chronosScore(scene.play)).toBe(75)
    expect(chronosScore(solo('normal', { chronos: { settled: 'africa', ip: 51 } }).play)).toBe(51)
    const sharing = given({
      players: 1,
      order: [0, 1],
      regions: { asia: { card: 'steel', presenter: 1, presenters: 2, inventor: 0 } },
      chronos: europe,
    })
    expect(chronosOf(when(sharing, 'pillar:share', 'share:steel'))?.ip).toBe(6)
  })

  it('I-17.4: the human wins with more IP than Chronos, and not with as many', () => {
    const goals = ['goal-region-asia', 'goal-inv-modern', 'goal-soc-vanguard']
    const won = (points: number) =>
      inventions.scores(
        solo('easy', { seats: [{ points, goals, inventions: [] }], chronos: { settled: 'africa', ip: 41 } }).play,
      )[0]
    expect(won(40)).toMatchObject({ total: 41, won: false, rank: 'Tinkerer' })
    expect(won(41)).toMatchObject({ total: 42, won: true })
  })
})
