import { describe, expect, it } from 'vitest'
import { inventions } from './game.ts'
import { goalPoints, titleOf, wealthPoints } from './rules/scoring.ts'
import { ending, given, type Scene, when } from './testing/scenario.ts'

const scoreOf = (scene: Scene, seat = 0) => inventions.scores(scene.play)[seat]
const points = (scene: Scene, because: string, seat = 0): number | undefined =>
  scoreOf(scene, seat)?.reasons.find(reason => reason.because === because)?.points

const example = {
  h02: 'economy-1',
  h06: 'economy-4',
  h04: 'culture-3',
  h05: 'culture-5',
  h09: 'culture-6',
  h11: 'technology-5',
  h15: 'technology-7',
  h07: 'wealth-a',
  h10: 'wealth-b',
  h03: 'wealth-d',
  h12: 'wealth-c',
  h17: 'wealth-f',
}

describe('final scoring', () => {
  it('I-X54, I-15.2, I-12.5, I-R26: the wealth tiles of the example score 6, 9, 6, 9 and 9, influence 8 scores 10', () => {
    const goals = ['goal-region-asia', 'goal-inv-modern', 'goal-soc-tiles']
    const scene = given({
      seats: [{ map: example, influence: 8, points: 45, goals }],
      regions: { asia: { citizens: [1, 0, 0, 0], tokens: [[0, 'token-share']] } },
    })
    const wealth = ['a', 'b', 'c', 'd', 'f'].map(letter => points(scene, `wealth-${letter}`))
    expect(wealth).toEqual([6, 9, 6, 9, 9])
    expect([points(scene, 'influence'), points(scene, 'presenting')]).toEqual([10, 45])
    expect([points(scene, 'goal-region-asia'), points(scene, 'goal-soc-tiles')]).toEqual([5, 11])
    expect(scoreOf(scene)?.total).toBe(110)
  })

  it('I-12.5: pairs count for every adjacent pair, at most 12 IP; a group too', () => {
    const { play } = given({})
    const all = play.components.hexes.map(({ index }) =>
      index < 7 ? `economy-${index + 1}` : index < 14 ? `culture-${index - 6}` : '',
    )
    const [a, , , , , f] = play.components.wealth
    expect(wealthPoints(play, all, a?.score as never)).toBe(12)
    expect(wealthPoints(play, all, f?.score as never)).toBe(12)
    const none = play.components.hexes.map(() => '')
    expect(wealthPoints(play, none, f?.score as never)).toBe(0)
  })

  it('I-15.2, I-R25: influence 0 and 3 score 1, 4 and 7 score 5, 8 and 10 score 10', () => {
    const scores = [0, 3, 4, 7, 8, 10].map(influence => points(given({ seats: [{ influence }] }), 'influence'))
    expect(scores).toEqual([1, 1, 5, 5, 10, 10])
  })

  it('I-X55, I-15.3: Heritage of Asia 9, Long Chronicle 8, Cosmopolitans 5; the best two are 17', () => {
    const scene = given({
      seats: [
        {
          goals: ['goal-region-asia', 'goal-inv-eras', 'goal-soc-regions'],
          inventions: ['boats', 'cloth', 'silk', 'caravel', 'telephone'],
        },
      ],
      regions: {
        asia: { citizens: [3, 0, 0, 0], tokens: [[0, 'token-share', false]] },
        africa: { citizens: [1] },
        europe: { citizens: [1] },
        australia: { citizens: [2] },
      },
    })
    expect([
      points(scene, 'goal-region-asia'),
      points(scene, 'goal-inv-eras'),
      points(scene, 'goal-soc-regions'),
    ]).toEqual([9, 8, undefined])
    const { goals } = scene.play.components
    expect(goalPoints(scene.play, 0, goals.get('goal-soc-regions')?.score as never)).toBe(5)
  })

  it('I-15.3: every goal counts what it says', () => {
    const scene = given({
      seats: [
        {
          inventions: ['boats', 'cloth', 'bread', 'trade', 'telephone', 'satellite'],
          milestone: 'vaccination',
          scholars: 4,
          diplomats: ['vaccination', 'transportation'],
          map: { h01: 'economy-1', h02: 'economy-2', h03: 'economy-3', h04: 'culture-1', h05: 'culture-2' },
        },
      ],
      regions: {
        asia: { citizens: [2], tokens: [[0, 'token-share']] },
        europe: { tokens: [[0, 'token-present', false]] },
      },
      common: ['transportation', 'control-of-fire', 'stone-and-bone-tools', 'origin-of-language'],
    })
    const of = (goal: string) => goalPoints(scene.play, 0, scene.play.components.goals.get(goal)?.score as never)
    expect(of('goal-inv-economy')).toBe(9)
    expect(of('goal-inv-culture')).toBe(6)
    expect(of('goal-inv-technology')).toBe(3)
    expect(of('goal-inv-sets')).toBe(4)
    expect(of('goal-inv-eras')).toBe(6)
    expect(of('goal-inv-modern')).toBe(8)
    expect(of('goal-inv-count')).toBe(7)
    expect(of('goal-soc-academy')).toBe(8)
    expect(of('goal-soc-diplomats')).toBe(6)
    expect(of('goal-soc-vanguard')).toBe(6)
    expect(of('goal-soc-tiles')).toBe(3)
    expect(of('goal-soc-regions')).toBe(0)
    expect(of('goal-soc-influence')).toBe(4)
    expect(of('goal-soc-population')).toBe(0)
    expect(of('goal-region-asia')).toBe(7)
  })

  it('I-R37: the best two goals are scored without a question', () => {
    const after = when(given({ space: 12, turnsTaken: 3, asks: ending(3) }), 'end-turn')
    expect(after.play.open).toEqual([])
    for (let seat = 0; seat < 4; seat++)
      expect(scoreOf(after, seat)?.reasons.filter(({ because }) => because.startsWith('goal-'))).toHaveLength(2)
  })

  it('I-R38: tiles left in the display are worth nothing', () => {
    const goals = ['goal-region-asia', 'goal-inv-sets', 'goal-soc-vanguard']
    const bare = given({ seats: [{ goals }] })
    const full = given({ seats: [{ goals, display: ['wealth-a', 'wealth-b', 'economy-1'] }] })
    expect(scoreOf(full)?.total).toBe(scoreOf(bare)?.total)
  })

  it('I-X56, I-15.4: ties go to more tiles, then more inventions, then the smaller supply, and are shared after that', () => {
    const goals = [
      ['goal-region-africa', 'goal-inv-modern', 'goal-soc-vanguard'],
      ['goal-region-asia', 'goal-inv-sets', 'goal-soc-regions'],
    ] as const
    const winners = (one: object, two: object) =>
      inventions
        .scores(
          given({
            players: 3,
            seats: [
              { points: 50, goals: goals[0], inventions: ['boats'], ...one },
              { points: 50, goals: goals[1], inventions: ['trade'], ...two },
            ],
          }).play,
        )
        .map(score => score.won)
    expect(winners({ inventions: ['boats', 'cloth'] }, {})).toEqual([true, false, false])
    expect(winners({ inventions: ['boats', 'cloth'] }, { map: { h01: 'economy-1' } })).toEqual([false, true, false])
    expect(winners({ home: [2, 1, 1] }, {})).toEqual([true, false, false])
    expect(winners({}, {})).toEqual([true, true, false])
  })

  it('I-17.4: titles by own IP', () => {
    const { components } = given({}).play
    expect([0, 59, 60, 80, 100, 119, 120].map(total => titleOf(components, total))).toEqual([
      'Tinkerer',
      'Tinkerer',
      'Apprentice',
      'Inventor',
      'Visionary',
      'Visionary',
      'Genius of the Ages',
    ])
  })
})
