import { describe, expect, it } from 'vitest'
import { openChain } from './rules/open-chain.ts'
import { blocked, given, ip, legal, legalTo, people, player, question, region, told, when } from './testing/scenario.ts'

/** Silk invented by Blue (3) in Africa, with Purple (1) on turn. */
const silk = {
  order: [1, 2, 3, 0],
  seats: [{}, { home: [1, 0, 0], scholars: 0, prepared: 1 }],
  regions: {
    africa: { card: 'silk', presenter: 2, inventor: 3 },
    asia: { card: 'wheel', presenter: 1, presenters: 1, inventor: 1 },
  },
} as const

describe('chain actions', () => {
  it('I-X15, I-9.3.2, I-9.3.3, I-9.3.4, I-6.1, I-6.2: innovating on Silk opens Share for one token', () => {
    const innovated = when(given(silk), 'pillar:innovate', 'innovate:silk')
    expect(people(innovated, 1)).toEqual([1, 0, 0, 0])
    expect(region(innovated, 'africa').innovator).toBe(1)
    expect(legal(innovated)).toEqual(['chain:silk', 'decline'])
    const chained = when(innovated, 'chain:silk')
    expect(player(chained, 1).prepared).toBe(0)
    expect(question(chained).rule).toBe('share')
    expect(legalTo(chained, 'share')).toEqual(['silk', 'wheel'])
  })

  it('I-6.1: without a token no chain is offered', () => {
    const innovated = when(
      given({ ...silk, seats: [{}, { home: [1, 0, 0], prepared: 0 }] }),
      'pillar:innovate',
      'innovate:silk',
      'scholars:0:0:0',
    )
    expect(question(innovated).rule).not.toBe('chain')
  })

  it('I-6.1: tokens need not be used; what is left goes back at the end of Step 2', () => {
    const declined = when(given(silk), 'pillar:innovate', 'innovate:silk', 'decline')
    expect(player(declined, 1).prepared).toBe(0)
    expect(told(declined, 'chained')).toEqual([])
  })

  it('I-6.3: a chain action uses no pillar, and nobody gains influence from it', () => {
    const scene = given({ ...silk, seats: [{ epoch: 'share', influence: 1 }, ...silk.seats.slice(1)] })
    const chained = when(scene, 'pillar:innovate', 'innovate:silk', 'chain:silk', 'share:silk')
    expect(player(chained).influence).toBe(1)
    expect(told(chained, 'pillar-placed')).toHaveLength(1)
  })

  it('I-6.4: a chain action that is not legal is not offered, and says why', () => {
    const scene = given({
      seats: [{ inventions: ['boats', 'cloth'], prepared: 1 }],
      regions: { africa: { citizens: [2, 0, 0, 0] } },
    })
    const called = when(scene, 'pillar:call-specialists', 'call:africa:2')
    expect(question(called).rule).not.toBe('chain')
    const one = when(scene, 'pillar:call-specialists', 'call:africa:1')
    expect(legal(one)).toEqual(['chain:boats', 'decline'])
    expect(blocked(one, 'chain:cloth')).toMatchObject({ why: 'no-invention' })
  })

  it('I-6.5, I-R10: actions of specialist tiles, milestones and era spaces need no token and may be declined', () => {
    const scene = given({
      seats: [{ prepared: 0, milestone: 'cotton', ideas: ['coins', 'silk'] }],
      common: ['origin-of-language', 'transportation', 'control-of-fire', 'stone-and-bone-tools'],
      regions: { africa: { specialistTile: 'st-present' }, asia: { specialistTile: 'st-influence' } },
    })
    const sent = when(scene, 'pillar:send-diplomat', 'send:origin-of-language:scholar')
    expect(question(sent).rule).toBe('present')
    expect(legal(sent)).toContain('decline')
    const again = when(sent, 'present:coins:africa', 'scholars:0:0:0')
    expect(question(again).rule).toBe('present')
    const declined = when(again, 'decline')
    expect(told(declined, 'declined')).toHaveLength(1)
    expect(question(declined).rule).toBe('take-idea')
    const illegal = given({
      seats: [{ ideas: [], milestone: 'cotton' }],
      common: ['origin-of-language', 'transportation', 'control-of-fire', 'stone-and-bone-tools'],
    })
    expect(question(when(illegal, 'pillar:send-diplomat', 'send:origin-of-language:scholar')).rule).toBe('build')
  })

  it('I-6.6, I-R13: steps, then the culture tile, then the chain step, then the technology tile', () => {
    const scene = given({
      seats: [
        {
          home: [1, 0, 0],
          scholars: 0,
          prepared: 2,
          influence: 4,
          map: { h01: 'culture-3', h15: 'technology-4' },
          display: ['economy-2'],
        },
      ],
      regions: {
        africa: { card: 'silk', presenter: 2, inventor: 3 },
        europe: { citizens: [3, 0, 0, 0] },
      },
    })
    const culture = when(scene, 'pillar:innovate', 'innovate:silk')
    expect(question(culture).rule).toBe('place-citizen')
    const chain = when(culture, 'citizen:europe')
    expect(question(chain).rule).toBe('chain')
    const technology = when(chain, 'decline')
    expect(question(technology).rule).toBe('technology')
    expect(legal(technology)).toEqual(['chain:technology-4', 'decline'])
    const led = when(technology, 'chain:technology-4')
    expect(question(led).rule).toBe('gain-influence')
    expect(player(led)).toMatchObject({ influence: 3, prepared: 1, faceDown: ['technology-4'] })
  })

  it('I-6.6: a nested action is resolved completely before its parent goes on, and the open chain shows the path', () => {
    const scene = given({
      seats: [{ inventions: ['boats', 'ceramics-and-pottery'], prepared: 2 }],
      regions: { africa: { citizens: [2, 0, 0, 0] }, asia: { citizens: [2, 0, 0, 0] }, europe: { sage: true } },
    })
    const first = when(scene, 'pillar:call-specialists', 'call:africa:1')
    expect(openChain(first.play)).toMatchObject({
      seat: 0,
      tokens: 2,
      tokensLeft: 2,
      path: [{ action: 'call-specialists', how: 'main', because: 'pillar' }],
      offers: [
        { icon: 'boats', key: 'chain:boats', action: 'travel', tokens: 1, influence: 0 },
        { icon: 'ceramics-and-pottery', action: 'call-specialists' },
      ],
    })
    const nested = when(first, 'chain:boats', 'travel:africa:europe')
    expect(question(nested).rule).toBe('chain')
    expect(openChain(nested.play).path).toEqual([
      { action: 'call-specialists', how: 'main', because: 'pillar', next: 'technology' },
      { action: 'travel', how: 'chain', because: 'boats', next: 'technology' },
    ])
    expect(openChain(nested.play)).toMatchObject({ tokens: 2, tokensLeft: 1 })
  })

  it('I-X23, I-9.5.3: the same invention is not chained twice in a turn by Call Specialists', () => {
    const scene = given({
      seats: [{ inventions: ['boats', 'ceramics-and-pottery'], prepared: 2 }],
      regions: { africa: { citizens: [4, 0, 0, 0] } },
    })
    const again = when(scene, 'pillar:call-specialists', 'call:africa:1', 'chain:ceramics-and-pottery', 'call:africa:1')
    expect(legal(again)).toEqual(['chain:boats', 'decline'])
    expect(blocked(again, 'chain:ceramics-and-pottery')).toMatchObject({ why: 'chained-this-turn' })
  })

  it('I-R35: an invention gained earlier in the turn may be chained by Call Specialists', () => {
    const scene = given({
      seats: [{ inventions: ['trade'], prepared: 3, home: [0, 0, 0] }],
      regions: {
        africa: { card: 'wheel', presenter: 1, inventor: 0 },
        asia: { citizens: [3, 0, 0, 0], card: 'lighthouse', presenter: 1, inventor: 2, innovator: 3 },
        europe: { card: 'irrigation', presenter: 1, inventor: 0 },
      },
    })
    const shared = when(scene, 'pillar:call-specialists', 'call:asia:1', 'chain:trade', 'share:irrigation', 'wild')
    expect(player(shared).inventions).toEqual(['trade', 'irrigation'])
    const later = given({
      seats: [{ inventions: ['ceramics-and-pottery', 'trade'], prepared: 3 }],
      regions: { asia: { citizens: [4, 0, 0, 0] }, europe: { card: 'irrigation', presenter: 1, inventor: 0 } },
      common: ['control-of-fire', 'transportation', 'stone-and-bone-tools', 'origin-of-language'],
    })
    const again = when(
      later,
      'pillar:call-specialists',
      'call:asia:1',
      'chain:ceramics-and-pottery',
      'call:asia:1',
      'chain:trade',
      'share:irrigation',
      'wild',
    )
    expect(player(again).inventions).toContain('irrigation')
  })

  it('I-X47, I-12.4, I-R11: Present–Invent leads on for a token and 1 influence, once, and not without influence', () => {
    const seat = { prepared: 1, influence: 1, map: { h01: 'technology-1' }, ideas: ['wheel'], home: [1, 1, 2] } as const
    const regions = { africa: { specialistTile: 'st-influence' }, asia: { specialistTile: 'st-ip' } }
    const common = ['transportation', 'control-of-fire', 'stone-and-bone-tools', 'origin-of-language']
    const poor = given({ seats: [{ ...seat, influence: 0 }], regions, common })
    expect(question(when(poor, 'pillar:present', 'present:wheel:asia', 'scholars:0:0:0')).rule).toBe('take-idea')
    const offered = when(
      given({ seats: [seat], regions, common }),
      'pillar:present',
      'present:wheel:asia',
      'scholars:0:0:0',
    )
    expect(legal(offered)).toEqual(['chain:technology-1', 'decline'])
    expect(openChain(offered.play).offers).toEqual([
      { icon: 'technology-1', key: 'chain:technology-1', action: 'invent', tokens: 1, influence: 1 },
    ])
    const used = when(offered, 'chain:technology-1')
    expect(told(used, 'action').at(-1)).toMatchObject({ action: 'invent', how: 'technology', because: 'technology-1' })
    expect(player(used)).toMatchObject({ prepared: 0, influence: 0, faceDown: ['technology-1'] })
    expect(ip(used)).toBe(3)
  })

  it('I-12.4: at most one technology tile in a turn, and a face-down tile not again', () => {
    const seat = { prepared: 3, influence: 8, map: { h01: 'technology-5', h16: 'technology-6' } }
    const regions = { africa: { citizens: [3, 0, 0, 0], sage: false }, europe: { sage: false } }
    const scene = given({
      seats: [{ ...seat, inventions: ['flute'], diplomats: ['cotton'], milestone: 'cotton' }],
      regions,
    })
    const first = when(
      scene,
      'pillar:call-specialists',
      'call:africa:1',
      'decline',
      'chain:technology-5',
      'travel:africa:europe',
    )
    expect(told(first, 'technology-turned')).toHaveLength(1)
    expect(question(first).rule).not.toBe('technology')
    const down = given({ seats: [{ ...seat, faceDown: ['technology-5', 'technology-6'] }], regions })
    expect(question(when(down, 'pillar:travel', 'travel:africa:europe')).rule).not.toBe('technology')
  })

  it('I-R46: small effects may be used where they bring nothing: influence at 10, a citizen from nowhere', () => {
    const full = given({
      seats: [{ influence: 10, prepared: 1 }],
      regions: { africa: { citizens: [2, 0, 0, 0] }, asia: { tokens: [[0, 'token-influence']] } },
    })
    const placed = when(full, 'pillar:gain-influence', 'influence:token-present:africa')
    expect(legal(placed)).toEqual(['chain:token-present', 'chain:token-influence', 'decline'])
    const turned = when(placed, 'chain:token-influence')
    expect(player(turned)).toMatchObject({ influence: 10, prepared: 0 })
    expect(region(turned, 'asia').tokens).toEqual([{ owner: 0, token: 'token-influence', faceUp: false }])
    const empty = given({
      seats: [{ prepared: 1, home: [8, 8, 8], scholars: 2 }],
      regions: { africa: { citizens: [4, 0, 0, 0], sage: false }, europe: { knowledgeTile: 'kt-citizen' } },
    })
    const travelled = when(empty, 'pillar:travel', 'travel:africa:europe', 'chain:kt-citizen')
    expect(region(travelled, 'europe')).toMatchObject({ turned: true, sage: false })
  })
})
