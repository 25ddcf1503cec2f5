import { describe, expect, it } from 'vitest'
import {
  blocked,
  given,
  ip,
  legal,
  legalTo,
  people,
  performing,
  player,
  question,
  region,
  told,
  when,
} from './testing/scenario.ts'

describe('Present an Idea', () => {
  const scene = given({
    seats: [{ home: [1, 0, 0], scholars: 2, milestone: 'iron', ideas: ['caravel', 'glass'], prepared: 0 }],
    regions: {
      africa: { specialistTile: 'st-ip' },
      asia: { card: 'wheel', presenter: 1, specialistTile: 'st-influence' },
    },
  })

  it('I-9.1.1: an own idea in a region without a card', () => {
    const presenting = when(scene, 'pillar:present')
    expect(legalTo(presenting, 'present')).toContain('caravel:africa')
    expect(blocked(presenting, 'present:caravel:asia')).toMatchObject({ why: 'region-taken' })
  })

  it('I-X8, I-9.1.2, I-9.1.3, I-9.1.4: a trader and a scholar to the tile, 3 IP, the new idea only at the end of Step 2', () => {
    const after = when(scene, 'pillar:present', 'present:caravel:africa', 'scholars:1:0:0')
    expect(ip(after)).toBe(3)
    expect(people(after)).toEqual([0, 0, 0, 1])
    expect(region(after, 'africa')).toMatchObject({ card: 'caravel', presenter: 0, presenters: 2, invented: false })
    expect(player(after).ideas).toEqual(['glass'])
    expect(question(after).rule).toBe('take-idea')
  })

  it('I-9.1.2: what cannot be paid is not offered', () => {
    const poor = given({
      seats: [{ home: [1, 0, 0], scholars: 0, ideas: ['caravel', 'glass'] }],
      regions: { africa: { specialistTile: 'st-ip' } },
    })
    const presenting = when(poor, 'pillar:present')
    expect(blocked(presenting, 'present:caravel:africa')).toMatchObject({ why: 'specialists-short', missing: 1 })
    expect(blocked(presenting, 'present:glass:africa')).toMatchObject({ missing: 2 })
  })

  it('I-X9, I-9.1.5: an open card taken lets the others slide; the top of the stack moves nothing', () => {
    const taking = given({
      ideas: ['musical-notation', 'eyeglasses', 'writing'],
      top: 'mariners-compass',
      asks: [{ rule: 'take-idea', seat: 0, left: 1 } as never, ...performing(0, 'travel').slice(1)],
    })
    expect(legal(taking)).toEqual(['take:musical-notation', 'take:eyeglasses', 'take:writing', 'take:mariners-compass'])
    const open = when(taking, 'take:eyeglasses')
    expect(open.play.state.ideas).toEqual(['mariners-compass', 'musical-notation', 'writing'])
    expect(when(taking, 'take:mariners-compass').play.state.ideas).toEqual([
      'musical-notation',
      'eyeglasses',
      'writing',
    ])
    expect(player(open).ideas.at(-1)).toBe('eyeglasses')
  })

  it('I-X10: two ideas presented are both replaced at the end of Step 2, the second from the refilled display', () => {
    const twice = given({
      seats: [{ home: [2, 0, 1], scholars: 2, ideas: ['coins', 'glass'] }],
      regions: { africa: { specialistTile: 'st-present' }, asia: { specialistTile: 'st-influence' } },
      ideas: ['eyeglasses', 'writing', 'steel'],
      top: 'caravel',
    })
    const presented = when(
      twice,
      'pillar:present',
      'present:coins:africa',
      'scholars:0:0:0',
      'present:glass:asia',
      'scholars:0:0:0',
    )
    expect(player(presented).ideas).toEqual([])
    const second = when(presented, 'take:writing')
    expect(legalTo(second, 'take').slice(0, 3)).toEqual(['caravel', 'eyeglasses', 'steel'])
    expect(player(when(second, 'take:steel')).ideas).toEqual(['writing', 'steel'])
  })

  it('I-9.1.5: where nothing is left, no card is taken', () => {
    const empty = given({ ideas: [] })
    empty.play.state.removed.push(...empty.play.state.stack.splice(0))
    const after = when(empty, 'pillar:present', legal(when(empty, 'pillar:present'))[0] ?? '', 'scholars:0:0:0')
    expect(question(after).rule).not.toBe('take-idea')
  })
})

describe('Invent', () => {
  const asia = { asia: { card: 'steamboat', presenter: 1 } }
  const iron = { common: ['iron', 'transportation', 'control-of-fire', 'origin-of-language'] }

  it('I-X11, I-9.2.1, I-9.2.2, I-9.2.3: Steamboat takes one trader to the card, exhausts one, gives a technology aspiration', () => {
    const scene = given({ seats: [{ home: [2, 0, 0], scholars: 0 }], regions: asia, ...iron })
    const after = when(scene, 'pillar:invent', 'invent:steamboat')
    expect(player(after)).toMatchObject({ home: [0, 0, 0], exhausted: [1, 0, 0] })
    expect(region(after, 'asia')).toMatchObject({ inventor: 0, invented: true })
    expect(told(after, 'aspiration')).toMatchObject([{ kind: 'technology' }])
    const mixed = given({ seats: [{ home: [1, 0, 0], scholars: 1 }], regions: asia, ...iron })
    const paid = when(mixed, 'pillar:invent', 'invent:steamboat')
    expect(player(paid)).toMatchObject({ home: [0, 0, 0], scholars: 0, exhausted: [1, 0, 0] })
  })

  it('I-9.2.3: all must be payable', () => {
    const scene = given({
      seats: [{ home: [1, 1, 1], scholars: 0 }],
      regions: asia,
      ...iron,
      asks: performing(0, 'invent'),
    })
    expect(blocked(scene, 'invent:steamboat')).toMatchObject({ why: 'specialists-short', missing: 1 })
  })

  it('I-X14, I-9.2.4: Quantum Computing scores 6 IP at once and exhausts three thinkers, one a scholar', () => {
    const scene = given({
      seats: [{ home: [0, 0, 3], scholars: 1 }],
      regions: { asia: { card: 'quantum-computing', presenter: 1 } },
      discard: ['ai'],
    })
    const after = when(scene, 'pillar:invent', 'invent:quantum-computing')
    expect(ip(after)).toBe(6)
    expect(player(after)).toMatchObject({ home: [0, 0, 0], scholars: 0, exhausted: [0, 0, 3] })
    expect(region(after, 'asia').invented).toBe(true)
  })
})

describe('Innovate', () => {
  it('I-X16, I-9.3.1: not on the own invention, nor where an innovator stands; the presenter may', () => {
    const regions = { africa: { card: 'seawall', presenter: 0, inventor: 1 } }
    const own = given({ order: [1, 0, 2, 3], regions, asks: performing(1, 'innovate') })
    expect(blocked(own, 'innovate:seawall')).toMatchObject({ why: 'own-invention' })
    const presenter = given({ regions, asks: performing(0, 'innovate') })
    expect(legalTo(presenter, 'innovate')).toEqual(['seawall'])
    const done = given({ regions: { africa: { ...regions.africa, innovator: 2 } }, asks: performing(0, 'innovate') })
    expect(blocked(done, 'innovate:seawall')).toMatchObject({ why: 'innovated' })
  })
})

describe('Share an Invention', () => {
  const compass = {
    card: 'mariners-compass',
    presenter: 3,
    presenters: 2,
    inventor: 2,
    innovator: 0,
    wealth: 'A',
  } as const

  it('I-X17, I-9.4.1, I-9.4.2, I-9.4.3, I-9.4.4, I-9.4.5, I-9.4.6: presenter, inventor, innovator and sharer get theirs', () => {
    const scene = given({ order: [3, 0, 1, 2], regions: { australia: compass } })
    const shared = when(scene, 'pillar:share', 'share:mariners-compass')
    expect(ip(shared, 3)).toBe(8)
    expect(player(shared, 2).inventions).toContain('mariners-compass')
    expect(player(shared).supply).toBe(player(scene).supply - 1)
    expect(region(shared, 'australia')).toMatchObject({ card: '', citizens: [2, 0, 1, 2], presenter: -1 })
    expect(legal(shared)).toEqual(['wealth:wealth-a', 'wild'])
    const rich = when(shared, 'wealth:wealth-a')
    expect(player(rich, 3).display[0]).toBe('wealth-a')
    expect(region(rich, 'australia').wealth).toBe(3)
  })

  it('I-X18, I-R28: the inventor may share too; each role is paid separately', () => {
    const scene = given({ order: [2, 0, 1, 3], regions: { australia: compass } })
    const after = when(scene, 'pillar:share', 'share:mariners-compass', 'wealth:wealth-a')
    expect(ip(after, 3)).toBe(8)
    expect(player(after, 2).inventions).toContain('mariners-compass')
    expect(player(after, 2).display[0]).toBe('wealth-a')
    const both = given({ regions: { australia: { ...compass, presenter: 0, innovator: 0, inventor: 2 } } })
    const twice = when(both, 'pillar:share', 'share:mariners-compass')
    expect(ip(twice)).toBe(8)
    expect(region(twice, 'australia').citizens).toEqual([4, 0, 1, 0])
  })

  it('I-X19: with a full display wealth replaces an aspiration, wild is surplus, and nothing may be taken', () => {
    const scene = given({
      order: [3, 0, 1, 2],
      seats: [{}, {}, {}, { display: ['economy-1', 'economy-2', 'aspiration-culture', 'technology-3'] }],
      regions: { australia: compass },
    })
    const shared = when(scene, 'pillar:share', 'share:mariners-compass')
    expect(legal(shared)).toEqual(['wealth:wealth-a:3', 'wild', 'nothing'])
    expect(blocked(shared, 'wealth:wealth-a')).toMatchObject({ why: 'display-full' })
    expect(player(when(shared, 'wealth:wealth-a:3'), 3).display).toEqual([
      'economy-1',
      'economy-2',
      'wealth-a',
      'technology-3',
    ])
  })

  it('I-X20: a letter owned already is not taken again', () => {
    const scene = given({
      order: [3, 0, 1, 2],
      seats: [{}, {}, {}, { map: { h01: 'wealth-b' } }],
      regions: { australia: { ...compass, wealth: 'B' } },
    })
    const shared = when(scene, 'pillar:share', 'share:mariners-compass')
    expect(told(shared, 'aspiration')).toMatchObject([{ kind: 'wild' }])
  })
})
