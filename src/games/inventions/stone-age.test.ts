import { describe, expect, it } from 'vitest'
import type { Scene } from './testing/scenario.ts'
import {
  blocked,
  given,
  ip,
  legal,
  legalTo,
  people,
  player,
  question,
  region,
  setUp,
  told,
  when,
} from './testing/scenario.ts'

const first = (scene: Scene): Scene => when(scene, legal(scene)[0] ?? '')

/** Everybody answers the first that is offered until the first main action is asked. */
function playStoneAge(start: Scene): Scene {
  let scene = start
  while (question(scene).rule !== 'main') scene = first(scene)
  return scene
}

const asks = [{ rule: 'settle', seat: 0 }, { rule: 'stone-age-ends' }] as const

const asia = { card: 'fermentation', presenter: -1, specialistTile: 'st-influence' } as const

describe('the Stone Age placement', () => {
  it('I-X6, I-3.1, I-3.6, I-R4: reverse turn order, each takes another of the five ideas, the fifth leaves the game', () => {
    const start = setUp({})
    const { order } = start.play.state
    const laid = start.play.state.regions.map(one => one.card).filter(card => card !== '')
    let scene = start
    const seats: number[] = []
    while (question(scene).rule !== 'main') {
      if (question(scene).rule === 'settle') seats.push(question(scene).seat)
      scene = first(scene)
    }
    expect(seats).toEqual([...order].reverse())
    const taken = told(scene, 'settled').map(event => (event as unknown as { card: string }).card)
    expect(new Set(taken).size).toBe(4)
    const [left] = laid.filter(card => !taken.includes(card))
    expect(scene.play.state.removed).toContain(left)
  })

  it('I-R4: an idea that has been taken is not offered again', () => {
    const scene = given({
      regions: { asia: { ...asia, presenter: 1 }, africa: { card: 'wheel', presenter: -1 } },
      asks,
    })
    expect(legalTo(scene, 'settle')).toEqual(['africa'])
    expect(blocked(scene, 'settle:asia')).toMatchObject({ why: 'idea-taken' })
  })

  it('I-X7, I-3.2, I-3.3, I-3.4, I-3.5: a trader to the tile, its benefit, the +1 token without IP, a citizen', () => {
    const scene = given({ seats: [{ diplomats: ['cotton'], milestone: 'cotton' }], regions: { asia }, asks, space: 0 })
    const after = when(scene, 'settle:asia', 'scholars:0:0:0')
    expect(people(after)).toEqual([0, 1, 1, 2])
    expect(region(after, 'asia')).toMatchObject({ presenter: 0, presenters: 1, citizens: [1, 0, 0, 0] })
    expect(region(after, 'asia').tokens).toEqual([{ owner: 0, token: 'token-influence', faceUp: true }])
    expect(player(after)).toMatchObject({ influence: 2, supply: 23 })
    expect(ip(after)).toBe(0)
  })

  it('I-3.2: a tile for two takes two, scholars among them', () => {
    const scene = given({ regions: { asia: { ...asia, specialistTile: 'st-ip' } }, asks })
    const paying = when(scene, 'settle:asia')
    expect(legalTo(paying, 'scholars')).toEqual(['1:0:0', '2:0:0'])
    expect(people(when(paying, 'scholars:2:0:0'))).toEqual([1, 1, 1, 0])
  })

  it('I-R6, I-3.7: the placement is no turn: no pillar, no token, no window; era 1 then has a round of its own', () => {
    const scene = playStoneAge(setUp({}))
    expect(scene.play.state).toMatchObject({ space: 0, turnsTaken: 0 })
    expect(scene.play.state.players.every(one => one.epoch === '' && one.seasons.length === 0)).toBe(true)
    expect(told(scene, 'pillar-placed', 'economy-used', 'chained')).toEqual([])
    expect(question(scene)).toEqual({ rule: 'main', seat: scene.play.state.order[0] })
  })

  it('I-X65, I-3.7, I-R5, I-R39: Present leads to a second region and its Invent; untaken ideas cannot be invented', () => {
    const scene = given({
      seats: [{ milestone: 'agriculture', diplomats: ['agriculture'], ideas: ['irrigation', 'coins'] }],
      regions: {
        africa: { card: 'fermentation', presenter: -1, specialistTile: 'st-present' },
        europe: { specialistTile: 'st-invent' },
        asia: { card: 'wheel', presenter: -1 },
      },
      asks,
      space: 0,
    })
    const presented = when(scene, 'settle:africa', 'scholars:0:0:0', 'present:irrigation:europe', 'scholars:0:0:0')
    expect(legalTo(presented, 'invent')).toContain('irrigation')
    expect(legalTo(presented, 'invent')).not.toContain('wheel')
    const invented = when(presented, 'invent:irrigation')
    expect(people(invented)).toEqual([0, 1, 0, 1])
    expect(region(invented, 'europe')).toMatchObject({ presenter: 0, inventor: 0, invented: true })
    expect(player(invented).display).toEqual(['aspiration-technology', '', '', ''])
    expect(question(invented).rule).toBe('take-idea')
    expect(region(invented, 'africa')).toMatchObject({ citizens: [1, 0, 0, 0] })
    expect(player(invented).supply).toBe(23)
    expect(ip(invented)).toBe(0)
    const taken = first(invented)
    expect(player(taken).ideas).toHaveLength(2)
  })

  it('I-3.7: Present may be declined, and nothing is replaced then', () => {
    const scene = given({ regions: { africa: { ...asia, specialistTile: 'st-present' } }, asks })
    const after = when(scene, 'settle:africa', 'scholars:0:0:0', 'decline')
    expect(question(after).rule).toBe('confirm')
    expect(told(after, 'idea-taken')).toEqual([])
  })
})
