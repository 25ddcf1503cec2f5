import { describe, expect, it } from 'vitest'
import { blocked, given, ip, legal, people, player, question, region, told, when } from './testing/scenario.ts'

const economy = (number: number, seat: object = {}, rest: object = {}) =>
  given({ seats: [{ map: { h08: `economy-${number}` }, ...seat }], ...rest })

describe('economy tiles', () => {
  it('I-12.1: a tile in the display has no effect', () => {
    const scene = given({ seats: [{ display: ['economy-1', 'culture-7'] }], regions: { africa: { citizens: [1] } } })
    expect(legal(scene).some(key => key.startsWith('economy:'))).toBe(false)
    expect(told(when(scene, 'pillar:travel', 'travel:africa:europe'), 'influence')).toEqual([])
  })

  it('I-12.2: 1 gives 2 influence, 2 a specialist of choice, 3 two citizens anywhere', () => {
    expect(player(when(economy(1), 'economy:economy-1')).influence).toBe(3)
    expect(people(when(economy(2), 'economy:economy-2', 'gain:thinker'))).toEqual([1, 1, 2, 2])
    const placed = when(economy(3), 'economy:economy-3', 'citizen:asia', 'citizen:africa')
    expect([region(placed, 'asia').citizens[0], region(placed, 'africa').citizens[0]]).toEqual([1, 1])
  })

  it('I-12.2: 4 calls home, 5 refreshes up to three, 6 builds for 2 influence, 7 gives a wild aspiration for 1', () => {
    const regions = { asia: { card: 'coins', presenter: 1, citizens: [3, 0, 0, 0] } }
    const home = when(economy(4, {}, { regions }), 'economy:economy-4', 'call:asia:3')
    expect(people(home)).toEqual([4, 1, 1, 2])
    expect(told(home, 'aspiration')).toEqual([])
    const rested = when(
      economy(5, { home: [0, 0, 0], exhausted: [2, 2, 0] }),
      'economy:economy-5',
      'refresh:trader',
      'refresh:artisan',
      'refresh:trader',
    )
    expect(player(rested)).toMatchObject({ home: [2, 1, 0], exhausted: [0, 1, 0] })
    const built = when(
      economy(6, { influence: 2, display: ['culture-1'] }),
      'economy:economy-6',
      'build:culture-1:h14',
      'scholars:0:0:0',
    )
    expect(player(built).influence).toBe(0)
    expect(player(built).map[13]).toBe('culture-1')
    const wild = when(economy(7), 'economy:economy-7')
    expect(player(wild)).toMatchObject({ influence: 0, display: ['aspiration-wild', '', '', ''] })
  })

  it('I-12.2: an effect that cannot do anything may not be chosen', () => {
    expect(blocked(economy(1, { influence: 10 }), 'economy:economy-1')).toMatchObject({ why: 'gives-nothing' })
    expect(blocked(economy(4), 'economy:economy-4')).toMatchObject({ why: 'gives-nothing' })
    expect(blocked(economy(5), 'economy:economy-5')).toMatchObject({ why: 'gives-nothing' })
    expect(blocked(economy(6, { influence: 5 }), 'economy:economy-6')).toMatchObject({ why: 'gives-nothing' })
  })

  it('I-12.2, I-10.4: economy 7 needs no space: its aspiration may wait until the end of the turn', () => {
    const closing = (map: Readonly<Record<string, string>>, display: readonly string[]) =>
      given({ seats: [{ map, display, influence: 5 }], asks: [{ rule: 'economy', seat: 0 }] })
    const full = ['culture-1', 'culture-2', 'culture-3', 'culture-4']
    const alone = { h08: 'economy-7' }
    expect(legal(closing(alone, full.slice(1)))).toContain('economy:economy-7')
    expect(legal(closing(alone, full))).toContain('economy:economy-7')
    expect(legal(given({ seats: [{ map: alone, display: full, influence: 5 }] }))).toContain('economy:economy-7')
  })

  it('I-X45, I-12.2: each tile once an era, with a ready token', () => {
    const scene = given({ seats: [{ map: { h08: 'economy-1', h10: 'economy-2' }, used: ['economy-1'] }] })
    expect(blocked(scene, 'economy:economy-1')).toMatchObject({ why: 'used-this-era' })
    const spent = when(when(scene, 'economy:economy-2', 'gain:trader'))
    expect(player(spent).ready).toBe(1)
    const none = given({ seats: [{ map: { h01: 'economy-1', h03: 'economy-2' }, used: ['economy-2'] }] })
    expect(blocked(none, 'economy:economy-1')).toMatchObject({ why: 'no-economy-token' })
  })
})

describe('culture tiles', () => {
  const culture = (number: number, seat: object = {}, rest: object = {}) =>
    given({ seats: [{ map: { h02: `culture-${number}` }, ...seat }], ...rest })
  const citizens = { regions: { africa: { citizens: [4, 0, 0, 0] } } }

  it('I-X46: 2 IP for each Present, as main action and as a benefit', () => {
    const scene = culture(
      1,
      { home: [2, 0, 2], ideas: ['coins', 'glass'] },
      { regions: { africa: { specialistTile: 'st-present' }, asia: { specialistTile: 'st-influence' } } },
    )
    const after = when(
      scene,
      'pillar:present',
      'present:coins:africa',
      'scholars:0:0:0',
      'present:glass:asia',
      'scholars:0:0:0',
    )
    expect(ip(after)).toBe(4)
  })

  it('I-12.3: 2 refreshes after Invent, 3 places a citizen after Innovate, 4 gives influence after Share', () => {
    const common = ['transportation', 'control-of-fire', 'stone-and-bone-tools', 'origin-of-language']
    const wheel = { asia: { card: 'wheel', presenter: 1 } }
    const invented = when(
      culture(2, { exhausted: [2, 0, 0] }, { regions: wheel, common }),
      'pillar:invent',
      'invent:wheel',
      'scholars:0:0:0',
    )
    expect(question(invented).rule).toBe('refresh')
    expect(legal(when(invented, 'refresh:trader'))).toContain('stop')
    const innovated = when(
      culture(3, {}, { regions: { asia: { ...wheel.asia, inventor: 2 } } }),
      'pillar:innovate',
      'innovate:wheel',
      'scholars:0:0:0',
    )
    expect(question(innovated).rule).toBe('place-citizen')
    const shared = when(
      culture(4, {}, { regions: { asia: { ...wheel.asia, presenter: 0, inventor: 2 } } }),
      'pillar:share',
      'share:wheel',
      'wild',
    )
    expect(told(shared, 'influence')).toMatchObject([{ amount: 1, because: 'culture-4' }])
  })

  it('I-12.3: 5 gives a scholar after Call Specialists, 6 scores after Gain Influence, 7 gives influence after Travel', () => {
    const called = when(culture(5, { scholars: 1 }, citizens), 'pillar:call-specialists', 'call:africa:1')
    expect(player(called).scholars).toBe(2)
    const placed = when(culture(6, {}, citizens), 'pillar:gain-influence', 'influence:token-present:africa')
    expect(told(placed, 'ip')).toMatchObject([{ amount: 6 }, { amount: 3, because: 'culture-6' }])
    const travelled = when(culture(7, {}, citizens), 'pillar:travel', 'travel:africa:europe')
    expect(told(travelled, 'influence')).toMatchObject([{ amount: 1, because: 'culture-7' }])
  })

  it('I-X67, I-R45: influence and calls home from tiles are not the actions of that name', () => {
    const scene = given({
      seats: [{ map: { h02: 'culture-5', h03: 'culture-6', h08: 'economy-4', h10: 'economy-1' }, scholars: 1 }],
      regions: { asia: { citizens: [2, 0, 0, 0] } },
    })
    const after = when(scene, 'economy:economy-4', 'call:asia:2', 'economy:economy-1')
    expect(player(after)).toMatchObject({ scholars: 1, influence: 3 })
    expect(ip(after)).toBe(0)
  })
})

describe('small benefits', () => {
  const { components } = given({}).play
  const effects = <T extends { readonly effect: { readonly kind: string } }>(rows: Iterable<T>) =>
    [...rows].map(({ effect }) => ('action' in effect ? String(effect.action) : effect.kind))

  it('I-13.1, I-R41: gains are automatic; a refresh may be any mix, or left out', () => {
    const scene = given({ seats: [{ map: { h08: 'economy-5' }, home: [0, 0, 0], exhausted: [1, 1, 1] }] })
    const refreshing = when(scene, 'economy:economy-5')
    expect(legal(refreshing)).toEqual(['refresh:trader', 'refresh:artisan', 'refresh:thinker', 'stop'])
    const stopped = when(refreshing, 'refresh:thinker', 'stop')
    expect(people(stopped)).toEqual([0, 0, 1, 2])
    const placing = when(given({ seats: [{ map: { h08: 'economy-3' } }] }), 'economy:economy-3')
    expect(legal(placing)).toEqual(components.regions.map(one => `citizen:${one.id}`))
  })

  it('I-13.2: specialist tiles give Present, Invent, Share for 1, influence for 1, IP, a scholar and a citizen for 2', () => {
    expect([...components.specialistTiles.values()].map(tile => tile.specialists)).toEqual([1, 1, 1, 2, 1, 2, 2])
    expect(effects(components.specialistTiles.values())).toEqual([
      'present',
      'invent',
      'share',
      'ip',
      'influence',
      'scholar',
      'placeCitizen',
    ])
  })

  it('I-13.3: knowledge tiles are chains of six actions and of a citizen anywhere', () => {
    const chains = [...components.knowledgeTiles.values()].map(({ chain }) => ({ effect: chain }))
    expect(effects(chains)).toEqual([
      'present',
      'invent',
      'share',
      'innovate',
      'call-specialists',
      'gain-influence',
      'placeCitizen',
    ])
  })

  it('I-13.4: the spaces of eras 3 to 6 from left to right', () => {
    const spaces = [...components.eraSpaces.values()].filter(space => space.era > 2)
    expect(effects(spaces)).toEqual([
      ...['scholar', 'placeCitizen', 'influence', 'turnOrder'],
      ...['present', 'scholar', 'placeCitizen', 'turnOrder'],
      ...['invent', 'present', 'scholar', 'turnOrder'],
      ...['share', 'invent', 'ip', 'scholar'],
    ])
  })

  it('I-13.5: three milestones for each of seven actions', () => {
    const counts = new Map<string, number>()
    for (const action of effects([...components.milestones.values()].map(({ benefit }) => ({ effect: benefit }))))
      counts.set(action, (counts.get(action) ?? 0) + 1)
    expect([...counts.values()]).toEqual([3, 3, 3, 3, 3, 3, 3])
  })

  it('I-13.6: the benefits of the 17 hexes', () => {
    expect(effects(components.hexes)).toEqual([
      ...['specialist', 'influence', 'specialist'],
      ...['ip', 'discount', 'scholar', 'placeCitizen'],
      ...['economyToken', 'callHome', 'economyToken'],
      ...['placeCitizen', 'scholar', 'discount', 'ip'],
      ...['specialist', 'influence', 'callHome'],
    ])
  })
})
