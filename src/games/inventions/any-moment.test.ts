import { describe, expect, it } from 'vitest'
import { chanceFromSeed } from '../../kernel/chance.ts'
import { begin, isOver } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import type { Question } from '../../kernel/question.ts'
import { inventions } from './game.ts'
import { openChain } from './rules/open-chain.ts'
import { type Play, playerAt } from './state.ts'
import { blocked, given, legal, people, player, question, region, told, when } from './testing/scenario.ts'

const building = { rule: 'build', seat: 0, because: 'build', left: 2, built: 0, step: true } as const

describe('economy tiles at any moment of the own turn', () => {
  it('I-R12, I-4.4: used before Step 1 their influence prepares more chain tokens', () => {
    const scene = given({ seats: [{ map: { h08: 'economy-1' }, influence: 3, prepared: 1 }] })
    const used = when(scene, 'economy:economy-1')
    expect(player(used)).toMatchObject({ influence: 5, prepared: 2 })
    expect(used.play.state.turn.tokens).toBe(2)
    expect(told(used, 'tokens-prepared')).toMatchObject([{ seat: 0, tokens: 2 }])
  })

  it('I-R12, I-4.4: influence paid before the pillar stands takes no token away, as Step 1 may have come first', () => {
    const scene = given({ seats: [{ map: { h08: 'economy-7', h10: 'economy-1' }, influence: 4, prepared: 2 }] })
    const paid = when(scene, 'economy:economy-7')
    expect(player(paid)).toMatchObject({ influence: 3, prepared: 2 })
    expect(player(when(paid, 'economy:economy-1'))).toMatchObject({ influence: 5, prepared: 2 })
  })

  it('I-4.4, I-X2: once the pillar stands the number of tokens stays', () => {
    const scene = given({
      seats: [{ map: { h08: 'economy-1' }, influence: 3, prepared: 1 }],
      regions: { africa: { citizens: [2, 0, 0, 0] } },
    })
    const used = when(scene, 'pillar:travel', 'economy:economy-1')
    expect(player(used)).toMatchObject({ influence: 5, prepared: 1 })
    expect(question(used)).toEqual({ rule: 'travel', seat: 0 })
  })

  it('I-R12: inside an action they open a chain for which nobody was available', () => {
    const scene = given({
      seats: [{ map: { h08: 'economy-2' }, home: [0, 0, 0], scholars: 0, prepared: 1, ideas: ['coins'] }],
      regions: {
        europe: { citizens: [1, 0, 0, 0] },
        africa: { knowledgeTile: 'kt-present', specialistTile: 'st-influence' },
      },
    })
    const met = when(scene, 'pillar:travel', 'travel:europe:africa')
    expect(legal(met)).toEqual(['decline', 'economy:economy-2'])
    const helped = when(met, 'economy:economy-2', 'gain:trader')
    expect(legal(helped)).toEqual(['chain:kt-present', 'decline'])
    expect(openChain(met.play).offers).toEqual([])
    expect(openChain(helped.play).offers).toMatchObject([{ icon: 'kt-present' }])
    expect(region(when(helped, 'chain:kt-present', 'present:coins:africa'), 'africa').presenter).toBe(0)
  })

  it('I-R12, I-6.5: a benefit that citizens would make legal waits for an economy tile, and may be declined', () => {
    const tile = (map: Readonly<Record<string, string>>) =>
      given({
        seats: [{ map, home: [0, 0, 1], exhausted: [0, 1, 0], scholars: 0, ideas: ['glass', 'writing'] }],
        regions: { africa: { specialistTile: 'st-present' }, asia: { specialistTile: 'st-influence' } },
      })
    const asked = when(tile({ h08: 'economy-5' }), 'pillar:present', 'present:glass:africa')
    expect(question(asked)).toEqual({ rule: 'present', seat: 0 })
    expect(legal(asked)).toEqual(['decline', 'economy:economy-5'])
    expect(legal(when(asked, 'economy:economy-5', 'refresh:artisan'))).toContain('present:writing:asia')
    const useless = when(tile({ h08: 'economy-1' }), 'pillar:present', 'present:glass:africa')
    expect(question(useless).rule).toBe('economy')
  })

  it('I-R12: an action that the player makes impossible falls away', () => {
    const scene = given({
      seats: [{ map: { h08: 'economy-4' } }],
      regions: { africa: { citizens: [1, 0, 0, 0] } },
    })
    const home = when(scene, 'pillar:travel', 'economy:economy-4', 'call:africa:1')
    expect(told(home, 'declined')).toMatchObject([{ action: 'travel' }])
    expect(told(home, 'aspiration')).toEqual([])
  })

  it('I-R12, I-11.8: a tile works in the turn in which it is built, once it has been paid', () => {
    const scene = given({
      seats: [{ display: ['economy-1', 'culture-2', 'culture-3'], influence: 1, home: [1, 1, 0], scholars: 1 }],
      asks: [building],
    })
    const paying = when(scene, 'build:economy-1:h07')
    expect(question(paying).rule).toBe('place-citizen')
    expect(blocked(paying, 'economy:economy-1')).toMatchObject({ why: 'not-now', rule: 'I-R12' })
    const built = when(paying, 'citizen:asia', 'scholars:0:0:0')
    const used = when(built, 'economy:economy-1')
    expect(player(used)).toMatchObject({ influence: 2, used: ['economy-1'], ready: 0 })
    expect(question(used).rule).toBe('build')
  })

  it('I-R12: nothing that takes payers away is used while a cost is being paid', () => {
    const scene = given({
      seats: [
        {
          display: ['wealth-a', 'culture-2'],
          map: { h08: 'economy-6', h10: 'economy-2' },
          influence: 8,
          home: [1, 1, 0],
          scholars: 1,
          milestone: 'iron',
        },
      ],
      asks: [building],
    })
    const paying = when(scene, 'build:wealth-a:h14')
    expect(question(paying).rule).toBe('pay-any')
    expect(blocked(paying, 'economy:economy-6')).toMatchObject({ why: 'not-now', rule: 'I-R12' })
    expect(people(when(paying, 'economy:economy-2', 'gain:thinker'))).toEqual([1, 1, 1, 1])
  })

  it('I-12.2, I-R43: economy 7 is used after Step 3 too; its aspiration counts in the display and becomes progress next turn', () => {
    const scene = given({
      seats: [{ display: ['culture-1', 'culture-2'], map: { h08: 'economy-7' }, influence: 2, home: [0, 2, 0] }],
      asks: [building],
    })
    const bought = when(scene, 'economy:economy-7')
    expect(player(bought)).toMatchObject({ influence: 1, display: ['culture-1', 'culture-2', 'aspiration-wild', ''] })
    const built = when(bought, 'build:culture-1:h14', 'scholars:0:0:0')
    expect(player(built).influence).toBe(0)
    expect(player(when(built, 'end-turn')).display).toEqual(['', 'culture-2', 'aspiration-wild', ''])
  })

  it('I-R6, I-12.2: not in the turn of another, nor at an Era Change', () => {
    const scene = given({
      seats: [{}, {}, {}, { map: { h08: 'economy-1' }, ideas: ['silk'] }],
      space: 3,
      turnsTaken: 3,
      asks: [{ ...building, seat: 3 }],
    })
    expect(legal(scene)).toContain('economy:economy-1')
    const renewing = when(scene, 'end-turn')
    const own = when(renewing, ...untilSeat(renewing, 3))
    expect(question(own)).toEqual({ rule: 'take-idea', seat: 3 })
    expect(legal(own).some(key => key.startsWith('economy:'))).toBe(false)
  })

  /** Every own question but that of aspirations without a space, which follows and precedes others at once. */
  const without = ['return-aspiration', 'give-back']

  it('I-R12: in random games every question of the own turn offers a tile that can be used', {
    timeout: 120_000,
  }, () => {
    const seen = new Set<string>()
    for (let game = 0; game < 24; game++) {
      const play = begin(inventions, { players: (game % 4) + 1, seed: `any moment ${game}` })
      const chance = chanceFromSeed(`answers ${game}`)
      while (!isOver(play)) {
        const asked = play.open[0] as Question
        if (treasuryIsReady(play, asked) && !without.includes(asked.frame.rule)) {
          seen.add(asked.frame.rule)
          expect(asked.options.map(({ key }) => key)).toContain('economy:economy-1')
        }
        takeRandomly(play, chance)
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['main', 'chain', 'progress', 'build', 'present', 'pay']))
  })
})

/** The tile that gives influence is built and paid, unused, with a token, in the own turn, and would do something. */
function treasuryIsReady(play: Play, { seat }: Question): boolean {
  const { ready, map, used, influence } = playerAt(play, seat)
  const { turnsTaken, order, agenda } = play.state
  const inTurn = order[turnsTaken] === seat && agenda.some(({ rule }) => ['main', 'turn', 'build'].includes(rule))
  const unpaid = agenda.some(({ because }) => because === 'economy-1')
  return inTurn && !unpaid && ready > 0 && map.includes('economy-1') && !used.includes('economy-1') && influence < 10
}

/** Takes the first idea for everybody until a seat is asked. */
function untilSeat(scene: ReturnType<typeof given>, seat: number): readonly string[] {
  const keys: string[] = []
  let now = scene
  while (question(now).seat !== seat) {
    const key = legal(now)[0] as string
    keys.push(key)
    now = when(now, key)
  }
  return keys
}
