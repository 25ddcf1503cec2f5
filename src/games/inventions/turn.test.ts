import { describe, expect, it } from 'vitest'
import { chanceFromSeed } from '../../kernel/chance.ts'
import { isOver } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import { blocked, ending, given, ip, legal, legalTo, player, question, setUp, told, when } from './testing/scenario.ts'

describe('eras, rounds and turns', () => {
  it('I-4.1, I-4.2: 13 turns for each, epoch in era 1 and then season, season, epoch; the figure advances between rounds', () => {
    const scene = setUp({ players: 3, options: { confirm: false } })
    const { play } = scene
    play.events = []
    const chance = chanceFromSeed('whole game')
    const pillars: string[] = []
    let turns = 0
    while (!isOver(play)) {
      takeRandomly(play, chance)
      for (const event of play.events ?? []) {
        if (event.type === 'turn-began' && event.seat === 0) turns++
        if (event.type === 'pillar-placed' && event.seat === 0)
          pillars.push((event as unknown as { pillar: string }).pillar)
      }
      play.events = []
    }
    expect(turns).toBe(13)
    expect(pillars).toEqual(['epoch', ...[2, 3, 4, 5].flatMap(() => ['season', 'season', 'epoch'])])
    expect(play.state.space).toBe(13)
  })

  it('I-X1, I-4.4, I-4.3: influence 0, 3, 4, 5, 7, 8, 10 prepare 1, 1, 2, 2, 2, 3, 3 tokens', () => {
    const begun = [0, 3, 4, 5, 7, 8, 10].map(influence => {
      const scene = given({
        seats: [{ influence: 1 }, { influence }],
        asks: ending(0),
      })
      return player(when(scene, 'end-turn'), 1).prepared
    })
    expect(begun).toEqual([1, 1, 2, 2, 2, 3, 3])
  })

  it('I-X2, I-R9: influence won in the turn prepares no further token', () => {
    const scene = given({
      seats: [{ influence: 3, prepared: 1 }],
      regions: { africa: { citizens: [3, 0, 0, 0] }, asia: { tokens: [[0, 'token-influence']] } },
    })
    const after = when(scene, 'pillar:gain-influence', 'influence:token-present:africa')
    expect(player(after).influence).toBe(5)
    expect(player(after).prepared).toBe(1)
  })

  it('I-4.5: window, main action, window, new ideas, surplus, tokens back; I-4.6: then progress, then building', () => {
    const scene = given({
      seats: [
        {
          prepared: 1,
          influence: 4,
          ideas: ['coins', 'silk'],
          map: { h08: 'economy-1' },
          display: ['culture-1', 'culture-2', 'aspiration-economy'],
        },
      ],
      regions: { africa: { specialistTile: 'st-influence' } },
      turn: { fresh: [2] },
    })
    expect(legal(scene)).toContain('economy:economy-1')
    const acted = when(scene, 'pillar:present', 'present:coins:africa', 'scholars:0:0:0')
    expect(question(acted).rule).toBe('economy')
    const idea = when(acted, 'go-on')
    expect(question(idea).rule).toBe('take-idea')
    expect(player(idea).prepared).toBe(1)
    const progress = when(idea, legal(idea)[0] ?? '')
    expect(question(progress).rule).toBe('progress')
    expect(player(progress).prepared).toBe(0)
    const building = when(progress, 'progress:economy-3')
    expect(question(building).rule).toBe('build')
    expect(legal(building)).toContain('economy:economy-1')
  })
})

describe('the main action', () => {
  it('I-X3, I-5.1, I-5.2, I-R40: own pillars close their forums, the Epoch pillar its own too', () => {
    const scene = given({
      seats: [{ epoch: 'present', seasons: ['share', 'travel'], diplomats: ['cotton'], milestone: 'cotton' }],
      regions: { africa: { citizens: [2, 0, 0, 0] } },
      space: 3,
    })
    expect(legalTo(scene, 'pillar')).toEqual(['call-specialists', 'gain-influence', 'send-diplomat', 'call-diplomat'])
    expect(blocked(scene, 'pillar:invent')).toMatchObject({ why: 'own-pillar', rule: 'I-5.2' })
    expect(blocked(scene, 'pillar:present')).toMatchObject({ why: 'own-pillar' })
    const moved = when(scene, 'pillar:call-specialists')
    expect(player(moved)).toMatchObject({ epoch: 'call-specialists', seasons: ['share', 'travel'] })
  })

  it('I-5.4, I-9.0, I-R8: a space whose action is not legal cannot be chosen, and says why', () => {
    const scene = given({ seats: [{ ideas: [] }] })
    expect(legalTo(scene, 'pillar')).not.toContain('present')
    expect(blocked(scene, 'pillar:present')).toMatchObject({ why: 'no-idea' })
    expect(blocked(scene, 'pillar:travel')).toMatchObject({ why: 'no-map-citizen' })
    expect(blocked(scene, 'pillar:share')).toMatchObject({ why: 'nobody-beside' })
  })

  it('I-X4, I-5.5: another’s Epoch pillar there earns influence up to 10; a Season pillar only with two players', () => {
    const seats = (season: number) => [
      {},
      { epoch: 'travel', influence: 10 },
      { seasons: ['travel'], influence: season },
      {},
    ]
    const scene = given({ seats: seats(4), regions: { africa: { citizens: [1, 0, 0, 0] } } })
    const after = when(scene, 'pillar:travel')
    expect([player(after, 1).influence, player(after, 2).influence]).toEqual([10, 4])
    const epoch = given({ seats: [{}, { epoch: 'travel', influence: 3 }], regions: { africa: { citizens: [1] } } })
    expect(player(when(epoch, 'pillar:travel'), 1).influence).toBe(4)
    const two = given({
      players: 2,
      seats: [{}, { seasons: ['travel'], influence: 4 }],
      regions: { africa: { citizens: [1] } },
    })
    expect(player(when(two, 'pillar:travel'), 1).influence).toBe(5)
  })

  it('I-X5, I-5.6, I-R36: with nothing to do anywhere the pillar earns 1 influence, and others gain theirs', () => {
    const scene = given({
      seats: [
        { influence: 2, ideas: [], home: [0, 0, 0], scholars: 0, milestone: 'ai', epoch: 'eureka' },
        { epoch: 'share', influence: 0 },
      ],
      eureka: [],
    })
    expect(legal(scene).every(key => key.startsWith('rest:'))).toBe(true)
    expect(legalTo(scene, 'rest')).toHaveLength(8)
    const after = when(scene, 'rest:share')
    expect([player(after).influence, player(after, 1).influence, ip(after)]).toEqual([3, 1, 0])
    expect(told(after, 'action')).toEqual([])
  })

  it('I-5.7: influence never falls below 0 nor rises above 10; a cost needs the full amount', () => {
    const scene = given({ seats: [{ influence: 9, map: { h08: 'economy-1' } }] })
    expect(player(when(scene, 'economy:economy-1')).influence).toBe(10)
    const poor = given({ seats: [{ influence: 1, map: { h08: 'economy-6' }, display: ['economy-2'] }] })
    expect(blocked(poor, 'economy:economy-6')).toMatchObject({ why: 'influence-short', missing: 1 })
  })
})
