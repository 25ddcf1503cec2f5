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

  it('I-X28, I-9.7.1, I-9.7.3, I-R24: the action is done, the tile is turned, then the sage goes', () => {
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
    expect(player(used, 1).sages).toBe(0)
    expect(region(used, 'africa')).toMatchObject({ sage: true, turned: false })
    const invented = when(used, 'invent:wheel', 'scholars:0:0:0')
    expect(region(invented, 'asia').inventor).toBe(1)
    expect(region(invented, 'africa')).toMatchObject({ sage: false, turned: true })
    expect(player(invented, 1).sages).toBe(1)
    expect(told(invented, 'invented', 'knowledge-turned', 'sage-taken').map(({ type }) => type)).toEqual([
      'invented',
      'knowledge-turned',
      'sage-taken',
    ])
  })

  it('I-R24: a Travel within the action meets the same sage once more; it goes to the academy once', () => {
    const scene = given({
      seats: [{ prepared: 3, inventions: ['boats'] }],
      regions: { europe: { citizens: [3, 0, 0, 0] }, africa: { knowledgeTile: 'kt-call-specialists' } },
    })
    const again = when(
      scene,
      'pillar:travel',
      'travel:europe:africa',
      'chain:kt-call-specialists',
      'call:europe:1',
      'chain:boats',
      'travel:europe:africa',
    )
    expect(legal(again)).toEqual(['chain:kt-call-specialists', 'decline'])
    const used = when(again, 'chain:kt-call-specialists', 'call:africa:1')
    expect(player(used)).toMatchObject({ sages: 1, prepared: 0 })
    expect(region(used, 'africa')).toMatchObject({ sage: false, turned: true })
    expect(told(used, 'knowledge-turned', 'sage-taken')).toHaveLength(2)
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
