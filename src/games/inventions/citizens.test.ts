import { describe, expect, it } from 'vitest'
import { given, legal, legalTo, people, performing, player, question, region, when } from './testing/scenario.ts'

const common = ['origin-of-language', 'transportation', 'control-of-fire', 'stone-and-bone-tools']

describe('citizens', () => {
  it('I-7.1: exhausted specialists cannot be sent; only those at home and scholars can', () => {
    const scene = given({ seats: [{ home: [0, 0, 0], exhausted: [2, 2, 2], scholars: 0 }], common })
    expect(legalTo(scene, 'pillar')).not.toContain('send-diplomat')
    const one = given({ seats: [{ home: [0, 1, 0], exhausted: [2, 2, 2], scholars: 0 }], common })
    const kinds = legalTo(when(one, 'pillar:send-diplomat'), 'send').map(key => key.split(':')[1])
    expect([...new Set(kinds)]).toEqual(['artisan'])
  })

  it('I-7.2: an exhausted scholar leaves the academy and is exhausted in the area it was used for', () => {
    const scene = given({
      seats: [{ home: [0, 0, 0], scholars: 2, ideas: [] }],
      regions: { asia: { card: 'writing', presenter: 1 } },
      common,
    })
    const after = when(scene, 'pillar:invent', 'invent:writing')
    expect(player(after)).toMatchObject({ scholars: 0, exhausted: [0, 1, 0] })
  })

  it('I-7.3: a scholar beside a card comes to the map like anybody else', () => {
    const scene = given({
      seats: [{ home: [0, 0, 0], scholars: 1 }],
      regions: { asia: { card: 'wheel', presenter: 1, presenters: 1 } },
      common,
    })
    const after = when(scene, 'pillar:invent', 'invent:wheel')
    expect(region(after, 'asia').inventor).toBe(0)
    const shared = given({
      seats: [{ home: [0, 0, 0], scholars: 0 }],
      regions: { asia: { card: 'wheel', presenter: 1, presenters: 1, inventor: 0 } },
    })
    expect(region(when(shared, 'pillar:share', 'share:wheel'), 'asia').citizens).toEqual([1, 1, 0, 0])
  })

  it('I-7.4, I-R19: scholars above the era are not placed, or go to the supply when they come from the board', () => {
    const hex = given({
      seats: [{ scholars: 2, milestone: 'cotton', influence: 3, display: ['economy-2'] }],
      asks: performing(0, 'travel', 'main'),
      regions: { africa: { citizens: [1] } },
    })
    const built = when(hex, 'travel:africa:europe', 'progress:culture-1', 'build:economy-2:h06')
    expect(player(when(built, 'scholars:0:0:0')).scholars).toBe(2)
    const full = given({ seats: [{ scholars: 2, milestone: 'cotton', diplomats: ['cotton'] }] })
    const called = when(full, 'pillar:call-diplomat', 'recall:cotton')
    expect(player(called).scholars).toBe(2)
    expect(player(called).supply).toBe(player(full).supply + 1)
  })

  it('I-7.5: whoever pays chooses how many are scholars; with one way there is no question', () => {
    const scene = given({
      seats: [{ home: [1, 0, 1], scholars: 1, ideas: ['silk'] }],
      regions: { africa: { specialistTile: 'st-ip' }, asia: { specialistTile: 'st-influence' } },
    })
    expect(question(when(scene, 'pillar:present', 'present:silk:africa')).rule).toBe('take-idea')
    expect(legalTo(when(scene, 'pillar:present', 'present:silk:asia'), 'scholars')).toEqual(['0:0:0', '1:0:0'])
  })

  it('I-7.6, I-X22, I-R42: without a card there, those who come home have the type of the rightmost idea', () => {
    const scene = given({
      seats: [{ home: [0, 0, 0] }],
      regions: { africa: { citizens: [2, 0, 0, 0] } },
      ideas: ['coins', 'glass', 'musical-notation'],
    })
    expect(people(when(scene, 'pillar:call-specialists', 'call:africa:2'))).toEqual([0, 2, 0, 2])
  })

  it('I-7.6: without any card the player chooses one type for all', () => {
    const scene = given({ seats: [{ home: [0, 0, 0] }], regions: { africa: { citizens: [2] } }, ideas: [] })
    const calling = when(scene, 'pillar:call-specialists')
    expect(legal(calling)).toEqual([
      ...['economy', 'culture', 'technology'].map(type => `call:africa:1:${type}`),
      ...['economy', 'culture', 'technology'].map(type => `call:africa:2:${type}`),
    ])
    expect(people(when(calling, 'call:africa:2:technology'))).toEqual([0, 0, 2, 2])
  })

  it('I-7.7, I-R18: new citizens come from the supply; where it is empty the gain is skipped and the rest happens', () => {
    const scene = given({
      seats: [{ home: [10, 10, 8], scholars: 1 }],
      regions: { africa: { card: 'silk', presenter: 1, inventor: 2 }, asia: { citizens: [1] } },
    })
    expect(player(scene).supply).toBe(0)
    const after = when(scene, 'pillar:innovate', 'innovate:silk', 'scholars:0:0:0')
    expect(people(after)).toEqual([9, 10, 8, 1])
    expect(region(after, 'africa').innovator).toBe(0)
  })
})
