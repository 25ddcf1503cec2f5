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

const common = ['origin-of-language', 'transportation', 'control-of-fire', 'stone-and-bone-tools']

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

describe('Call Specialists', () => {
  it('I-X21, I-9.5.1, I-9.5.2: two of three come home as artisans, with an economy aspiration', () => {
    const scene = given({
      seats: [{ home: [0, 0, 0], prepared: 0 }],
      regions: { europe: { card: 'writing', presenter: 1, inventor: 2, citizens: [3, 0, 0, 0] } },
    })
    const after = when(scene, 'pillar:call-specialists', 'call:europe:2')
    expect(people(after)).toEqual([0, 2, 0, 2])
    expect(region(after, 'europe').citizens[0]).toBe(1)
    expect(told(after, 'aspiration')).toMatchObject([{ kind: 'economy' }])
    expect(blocked(given({}), 'pillar:call-specialists')).toMatchObject({ why: 'no-map-citizen' })
  })
})

describe('Gain Influence', () => {
  const regions = { africa: { citizens: [2, 0, 0, 3] }, europe: { tokens: [[3, 'token-influence']] } } as const
  const blue = { order: [3, 0, 1, 2], ideas: ['coins', 'glass', 'writing'] } as const

  it('I-X24, I-9.6.2, I-9.6.3, I-9.6.4: two citizens home, 6 IP, influence for each face-up token, then a chain', () => {
    const scene = given({
      ...blue,
      seats: [{}, {}, {}, { influence: 3, prepared: 1, home: [0, 0, 0], ideas: ['silk'] }],
      regions,
    })
    const placed = when(scene, 'pillar:gain-influence', 'influence:token-present:africa')
    expect(people(placed, 3)).toEqual([0, 2, 0, 2])
    expect(ip(placed, 3)).toBe(6)
    expect(player(placed, 3).influence).toBe(5)
    expect(legal(placed)).toEqual(['chain:token-present', 'chain:token-influence', 'decline'])
    const plus = when(placed, 'chain:token-influence')
    expect(player(plus, 3)).toMatchObject({ influence: 6, prepared: 0 })
    expect(region(plus, 'europe').tokens[0]).toEqual({ owner: 3, token: 'token-influence', faceUp: false })
    expect(told(when(placed, 'chain:token-present'), 'chained')).toMatchObject([{ icon: 'token-present', left: 0 }])
  })

  it('I-X25, I-9.6.1: as many citizens as another are not enough', () => {
    const scene = given({
      ...blue,
      regions: { africa: { citizens: [2, 0, 0, 2] } },
      asks: performing(3, 'gain-influence'),
    })
    expect(blocked(scene, 'influence:token-present:africa')).toMatchObject({ why: 'not-most-citizens' })
  })

  it('I-9.6.1: no second own token in a region, enough citizens for the token, and a space must be free', () => {
    const scene = given({
      ...blue,
      regions: {
        africa: { citizens: [0, 0, 0, 2] },
        asia: { citizens: [0, 0, 0, 4], tokens: [[3, 'token-share']] },
        europe: {
          citizens: [0, 0, 0, 4],
          tokens: [
            [0, 'token-present'],
            [1, 'token-present'],
            [2, 'token-present'],
          ],
        },
      },
      asks: performing(3, 'gain-influence'),
    })
    expect(legalTo(scene, 'influence')).toEqual(['token-present:africa', 'token-innovate:africa'])
    expect(blocked(scene, 'influence:token-invent:africa')).toMatchObject({ why: 'citizens-short', missing: 1 })
    expect(blocked(scene, 'influence:token-present:asia')).toMatchObject({ why: 'own-token-there' })
    expect(blocked(scene, 'influence:token-present:europe')).toMatchObject({ why: 'spaces-full' })
  })

  it('I-X26: where the leftmost space is taken the next one scores', () => {
    const scene = given({
      regions: { asia: { citizens: [2, 0, 0, 0], tokens: [[1, 'token-share']] } },
      seats: [{ prepared: 0 }],
    })
    const after = when(scene, 'pillar:gain-influence', 'influence:token-innovate:asia')
    expect(ip(after)).toBe(4)
  })
})

describe('Travel', () => {
  it('I-X27, I-9.7.2: ropes lead to the neighbours only, and around the edge from North America to Asia', () => {
    const from = (id: string) =>
      legalTo(given({ regions: { [id]: { citizens: [1, 0, 0, 0] } }, asks: performing(0, 'travel') }), 'travel')
        .map(key => key.split(':')[1])
        .sort()
    expect(from('south-america')).toEqual(['africa', 'north-america'])
    expect(from('north-america')).toEqual(['asia', 'europe', 'south-america'])
    expect(from('africa')).toEqual(['europe', 'middle-east', 'south-america'])
    expect(from('asia')).toEqual(['australia', 'middle-east', 'north-america'])
  })

  it('I-X28, I-9.7.1, I-9.7.3, I-R24: the sage comes first, the action is done, then the tile is turned', () => {
    const scene = given({
      order: [1, 0, 2, 3],
      seats: [{}, { prepared: 1, home: [0, 0, 2] }],
      regions: {
        europe: { citizens: [0, 1, 0, 0] },
        africa: { knowledgeTile: 'kt-invent' },
        asia: { card: 'wheel', presenter: 0 },
        australia: { card: 'seawall', presenter: 0 },
      },
      common,
    })
    const used = when(scene, 'pillar:travel', 'travel:europe:africa', 'chain:kt-invent')
    expect(told(used, 'aspiration')).toMatchObject([{ kind: 'culture' }])
    expect(player(used, 1).sages).toBe(1)
    expect(region(used, 'africa')).toMatchObject({ sage: false, turned: false })
    const invented = when(used, 'invent:wheel', 'scholars:0:0:0')
    expect(region(invented, 'asia').inventor).toBe(1)
    expect(region(invented, 'africa').turned).toBe(true)
  })

  it('I-X29: the 2 IP side scores for every tile that shows it, and all show actions again', () => {
    const turned = { turned: true }
    const scene = given({
      seats: [{ prepared: 1 }],
      regions: { europe: { citizens: [1, 0, 0, 0], ...turned }, africa: turned, asia: turned, australia: turned },
    })
    const after = when(
      scene,
      'pillar:travel',
      'travel:europe:africa',
      `chain:${scene.play.state.layout.knowledgeTiles[0]}`,
    )
    expect(ip(after)).toBe(8)
    expect(after.play.state.regions.some(one => one.turned)).toBe(false)
    expect(region(after, 'africa').sage).toBe(false)
  })

  it('I-X30: without the sage there is no chain step, but the aspiration', () => {
    const scene = given({
      seats: [{ prepared: 2 }],
      regions: { europe: { citizens: [1, 0, 0, 0] }, africa: { sage: false } },
    })
    const after = when(scene, 'pillar:travel', 'travel:europe:africa')
    expect(question(after).rule).toBe('progress')
    expect(told(after, 'aspiration')).toHaveLength(1)
  })
})

describe('Eureka', () => {
  it('I-X33, I-9.8.1: the milestone must be later than the own era, and there must be one', () => {
    const scene = given({ seats: [{ milestone: 'iron' }], eureka: ['sailing', 'mathematics'] })
    expect(blocked(scene, 'pillar:eureka')).toMatchObject({ why: 'era-not-later' })
    expect(blocked(given({ eureka: ['', '', ''] }), 'pillar:eureka')).toMatchObject({ why: 'eureka-empty' })
  })

  it('I-9.8.2: only free spaces of the tile’s era are offered', () => {
    const scene = given({ eureka: ['sailing', '', ''], markers: ['era-2-1', 'era-3-4', 'era-3-1', 'era-2-4'] })
    const choosing = when(scene, 'pillar:eureka')
    expect(legal(choosing)).toEqual(['eureka:sailing:era-3-2', 'eureka:sailing:era-3-3'])
    expect(blocked(choosing, 'eureka:sailing:era-3-4')).toMatchObject({ why: 'era-space-taken' })
  })
})

describe('diplomats', () => {
  it('I-X34, I-9.9.1, I-9.9.2, I-9.9.3: a more advanced host gains influence, the sender the benefit', () => {
    const scene = (era: string) =>
      given({
        seats: [
          { milestone: era, scholars: 2 },
          { milestone: 'vaccination', influence: 1 },
        ],
        regions: { africa: { citizens: [1, 0, 0, 0] } },
      })
    const sent = when(scene('crane'), 'pillar:send-diplomat', 'send:vaccination:scholar')
    expect(player(sent, 1).influence).toBe(2)
    expect(question(sent).rule).toBe('travel')
    const equal = when(scene('telegraph'), 'pillar:send-diplomat', 'send:vaccination:scholar')
    expect(player(equal, 1).influence).toBe(1)
    expect(legalTo(when(scene('crane'), 'pillar:send-diplomat'), 'send').some(key => key.startsWith('sailing'))).toBe(
      false,
    )
  })

  it('I-X35, I-9.10.1, I-9.10.2: a diplomat comes back within the limit, and the benefit is gained', () => {
    const scene = given({
      order: [3, 0, 1, 2],
      seats: [{}, {}, {}, { milestone: 'vaccination', scholars: 5, diplomats: ['computer'] }],
      privates: {},
      common: ['computer', 'control-of-fire', 'transportation', 'origin-of-language'],
      regions: { asia: { card: 'wheel', presenter: 0 } },
    })
    const called = when(scene, 'pillar:call-diplomat', 'recall:computer')
    expect(player(called, 3)).toMatchObject({ scholars: 5, supply: player(scene, 3).supply + 1 })
    expect(question(called).rule).toBe('invent')
    expect(legal(called)).toContain('decline')
  })

  it('I-R44: a diplomat called home may be sent to the own milestone again, for its benefit', () => {
    const scene = given({ seats: [{ milestone: 'agriculture' }], regions: { africa: { citizens: [2, 0, 0, 0] } } })
    const sent = when(scene, 'pillar:send-diplomat', 'send:agriculture:scholar')
    expect(question(sent).rule).toBe('call-specialists')
  })
})
