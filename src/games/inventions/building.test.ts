import { describe, expect, it } from 'vitest'
import { blocked, given, ip, legal, legalTo, people, player, question, region, told, when } from './testing/scenario.ts'

const building = (left = 1, built = 0, step = true) =>
  [{ rule: 'build', seat: 0, because: 'build', left, built, step } as never] as const

describe('building', () => {
  it('I-X38, I-11.1, I-11.2: three tiles in the display cost 1 influence once; era 3 builds up to 2', () => {
    const scene = given({
      seats: [
        { influence: 4, milestone: 'iron', home: [3, 3, 3], display: ['economy-1', 'culture-2', 'technology-3'] },
      ],
      asks: building(2),
    })
    const one = when(scene, 'build:economy-1:h02', 'scholars:0:0:0')
    expect(player(one).influence).toBe(4)
    const two = when(one, 'build:culture-2:h14', 'scholars:0:0:0')
    expect(player(two).influence).toBe(4)
    expect(told(two, 'influence')).toMatchObject([{ amount: -1 }, { amount: 1 }])
    expect(legal(two)).toEqual(['end-turn', 'economy:economy-1'])
    expect(blocked(two, 'build:technology-3:h15')).toMatchObject({ why: 'build-limit' })
  })

  it('I-X39: with one tile and 2 influence building is impossible', () => {
    const scene = given({ seats: [{ influence: 2, display: ['economy-1'] }], asks: building() })
    expect(legal(scene)).toEqual(['end-turn'])
    expect(blocked(scene, 'build:economy-1:h01')).toMatchObject({ why: 'influence-short', missing: 1, rule: 'I-11.1' })
  })

  it('I-11.1: four tiles cost nothing, and nobody must build', () => {
    const scene = given({
      seats: [{ influence: 0, display: ['economy-1', 'economy-2', 'culture-1', 'culture-2'] }],
      asks: building(),
    })
    expect(legal(scene)).toContain('build:economy-1:h01')
    expect(legal(scene)).toContain('end-turn')
  })

  it('I-X40, I-11.3, I-11.4, I-11.5, I-R17: one more for each adjacent tile, one less for each invention of the type', () => {
    const scene = given({
      seats: [
        {
          influence: 8,
          home: [0, 0, 1],
          scholars: 1,
          display: ['technology-2'],
          map: { h12: 'economy-1', h16: 'technology-4' },
          faceDown: ['technology-4'],
          inventions: ['bread', 'boats'],
        },
      ],
      asks: building(),
    })
    const adjacent = when(scene, 'build:technology-2:h13')
    expect(told(adjacent, 'built')).toMatchObject([{ cost: 0 }])
    const h15 = when(scene, 'build:technology-2:h15')
    expect(told(h15, 'built')).toMatchObject([{ cost: 2 }])
    expect(legalTo(h15, 'scholars')).toEqual(['0:0:0', '0:0:1'])
    expect(player(when(h15, 'scholars:0:0:1'))).toMatchObject({ home: [0, 0, 1], scholars: 0, exhausted: [0, 0, 2] })
  })

  it('I-11.4, I-R50: the discount of a hex is for progress tiles, not for wealth', () => {
    const scene = given({
      seats: [
        {
          influence: 3,
          milestone: 'crane',
          home: [0, 2, 0],
          scholars: 0,
          display: ['wealth-a', 'culture-5'],
          map: { h04: 'economy-1' },
          inventions: [],
          ready: 0,
          used: ['economy-1'],
        },
      ],
      asks: building(),
    })
    expect(blocked(scene, 'build:wealth-a:h05')).toMatchObject({ why: 'specialists-short', missing: 1 })
    expect(told(when(scene, 'build:culture-5:h05'), 'built')).toMatchObject([{ cost: 0 }])
    expect(legalTo(scene, 'build')).toContain('wealth-a:h13')
    expect(told(when(scene, 'build:wealth-a:h13'), 'built')).toMatchObject([{ cost: 2 }])
  })

  it('I-X41: a discount hex makes a culture tile beside one other free', () => {
    const scene = given({
      seats: [
        {
          influence: 3,
          home: [0, 0, 0],
          scholars: 0,
          display: ['culture-5'],
          map: { h04: 'economy-1' },
          inventions: [],
        },
      ],
      asks: building(),
    })
    const after = when(scene, 'build:culture-5:h05')
    expect(told(after, 'built')).toMatchObject([{ cost: 0 }])
    expect(player(after).map[4]).toBe('culture-5')
  })

  it('I-X42: a wealth tile beside three costs five of any mix; scholars are exhausted where the player says', () => {
    const scene = given({
      seats: [
        {
          influence: 3,
          milestone: 'crane',
          home: [2, 1, 1],
          scholars: 1,
          display: ['wealth-a'],
          map: { h01: 'economy-1', h04: 'economy-2', h06: 'culture-1' },
          inventions: ['boats', 'trade', 'cloth', 'bread'],
          ready: 1,
        },
      ],
      asks: building(),
    })
    expect(legalTo(scene, 'build')).toContain('wealth-a:h02')
    const built = when(scene, 'build:wealth-a:h02')
    expect(told(built, 'built')).toMatchObject([{ cost: 4 }])
    const beside = given({
      seats: [
        {
          influence: 3,
          milestone: 'crane',
          home: [2, 1, 1],
          scholars: 1,
          display: ['wealth-a'],
          map: { h08: 'economy-1', h12: 'economy-2', h15: 'culture-1' },
          inventions: ['boats', 'trade', 'cloth', 'bread'],
        },
      ],
      asks: building(),
    })
    const five = when(beside, 'build:wealth-a:h11', 'citizen:asia')
    expect(told(five, 'built')).toMatchObject([{ cost: 5 }])
    expect(legal(five).filter(key => key.startsWith('exhaust'))).toEqual([
      'exhaust:trader',
      'exhaust:artisan',
      'exhaust:thinker',
      'exhaust-scholar:trader',
      'exhaust-scholar:artisan',
      'exhaust-scholar:thinker',
    ])
    const paid = when(
      five,
      'exhaust-scholar:artisan',
      'exhaust:trader',
      'exhaust:trader',
      'exhaust:artisan',
      'exhaust:thinker',
    )
    expect(player(paid)).toMatchObject({ home: [0, 0, 0], scholars: 0, exhausted: [2, 2, 1] })
  })

  it('I-X43, I-11.6, I-R16: what the hex gives may pay; a build that cannot be paid after it is not legal', () => {
    const scene = given({
      seats: [{ influence: 3, home: [0, 0, 0], scholars: 0, display: ['economy-1'], inventions: [] }],
      asks: building(),
    })
    expect(legalTo(scene, 'build')).toEqual([
      'economy-1:h01',
      'economy-1:h05',
      'economy-1:h06',
      'economy-1:h12',
      'economy-1:h13',
    ])
    expect(blocked(scene, 'build:economy-1:h02')).toMatchObject({ why: 'specialists-short', missing: 1 })
    const after = when(scene, 'build:economy-1:h01')
    expect(player(after)).toMatchObject({ home: [0, 0, 0], exhausted: [1, 0, 0] })
  })

  it('I-X44, I-11.7: the token on the hex is ready for the rest of the game', () => {
    const scene = given({ seats: [{ influence: 3, display: ['culture-1'] }], asks: building() })
    const after = when(scene, 'build:culture-1:h08', 'scholars:0:0:0')
    expect(player(after).ready).toBe(2)
  })

  it('I-11.8: a built tile works at once and stays', () => {
    const scene = given({
      seats: [{ influence: 4, milestone: 'iron', home: [3, 1, 0], display: ['economy-1', 'culture-1', 'economy-2'] }],
      asks: building(2),
    })
    const after = when(scene, 'build:economy-1:h08', 'scholars:0:0:0')
    expect(player(after).map[7]).toBe('economy-1')
    expect(legalTo(after, 'build').some(key => key.endsWith(':h08'))).toBe(false)
  })

  it('I-X66, I-11.9: a call home on which the payment depends cannot be declined, and must bring the right type', () => {
    const scene = given({
      seats: [{ influence: 4, home: [0, 0, 0], scholars: 0, display: ['economy-2', 'culture-3'], inventions: [] }],
      regions: { asia: { card: 'coins', presenter: 1, citizens: [2, 0, 0, 0] } },
      asks: building(),
    })
    expect(legalTo(scene, 'build')).toContain('economy-2:h17')
    expect(legalTo(scene, 'build')).not.toContain('culture-3:h17')
    const calling = when(scene, 'build:economy-2:h17')
    expect(legal(calling)).toEqual(['call:asia:1', 'call:asia:2'])
    const paid = when(calling, 'call:asia:2')
    expect(people(paid)).toEqual([1, 0, 0, 0])
    expect(player(paid).exhausted).toEqual([1, 0, 0])
    expect(region(paid, 'asia').citizens[0]).toBe(0)
  })

  it('I-11.9: where the cost can be paid anyway the call home may be declined', () => {
    const scene = given({
      seats: [{ influence: 4, home: [1, 0, 0], scholars: 0, display: ['economy-2'], inventions: [] }],
      regions: { asia: { citizens: [1, 0, 0, 0] } },
      asks: building(),
    })
    expect(legal(when(scene, 'build:economy-2:h17'))).toContain('decline')
  })

  it('I-11.10: aspirations are not built by economy 6, and the space it frees takes a surplus', () => {
    const scene = given({
      seats: [
        {
          influence: 5,
          home: [1, 2, 1],
          map: { h08: 'economy-6' },
          display: ['aspiration-economy', 'culture-2', 'culture-3', 'culture-4'],
        },
      ],
      regions: { europe: { citizens: [1, 0, 0, 0] }, africa: { sage: false } },
    })
    const travelled = when(scene, 'pillar:travel', 'travel:europe:africa')
    expect(question(travelled).rule).toBe('economy')
    const works = when(travelled, 'economy:economy-6')
    expect(legalTo(works, 'build').some(key => key.startsWith('aspiration'))).toBe(false)
    const built = when(works, 'build:culture-2:h14', 'scholars:0:0:0')
    expect(ip(built)).toBe(3)
    expect(player(built).influence).toBe(3)
    expect(told(built, 'aspiration-returned')).toEqual([])
    expect(player(built).display).toEqual(['aspiration-economy', 'aspiration-culture', 'culture-3', 'culture-4'])
  })
})
