import { describe, expect, it } from 'vitest'
import { ending, given, legal, legalTo, people, player, question, when } from './testing/scenario.ts'

describe('how questions are asked', () => {
  it('I-R47: the window before the main action, the window before building and a benefit are part of one question each', () => {
    const scene = given({
      seats: [
        {
          map: { h08: 'economy-1' },
          influence: 4,
          display: ['culture-1', 'culture-2'],
          milestone: 'cotton',
          ideas: ['silk'],
        },
      ],
      common: ['origin-of-language', 'transportation', 'control-of-fire', 'stone-and-bone-tools'],
    })
    expect(legal(scene)).toEqual(expect.arrayContaining(['pillar:present', 'economy:economy-1']))
    const granted = when(scene, 'pillar:send-diplomat', 'send:origin-of-language:scholar')
    expect(legalTo(granted, 'present').length).toBeGreaterThan(0)
    expect(legal(granted)).toContain('decline')
    const last = given({
      seats: [{ map: { h08: 'economy-1' }, influence: 4, display: ['culture-1', 'culture-2'] }],
      asks: ending(0),
    })
    expect(legal(last)).toEqual(expect.arrayContaining(['build:culture-1:h01', 'economy:economy-1', 'end-turn']))
    const typed = given({ ideas: [], regions: { africa: { citizens: [2, 0, 0, 0] } }, seats: [{ home: [0, 0, 0] }] })
    const placed = when(typed, 'pillar:gain-influence', 'influence:token-present:africa:culture')
    expect(people(placed)[1]).toBe(2)
  })

  it('I-R48: who of the same type goes to the card makes no difference, so only scholars are counted', () => {
    const scene = given({
      seats: [{ home: [2, 0, 1], scholars: 1 }],
      regions: { asia: { card: 'automobile', presenter: 1 } },
      discard: ['internal-combustion'],
    })
    const paying = when(scene, 'pillar:invent', 'invent:automobile')
    expect(legal(paying)).toEqual(['scholars:0:0:0', 'scholars:0:0:1', 'scholars:1:0:0'])
    expect(player(when(paying, 'scholars:1:0:0'))).toMatchObject({ home: [1, 0, 0], scholars: 0, exhausted: [1, 0, 1] })
  })

  it('I-R49: surplus goes back one aspiration after the other', () => {
    const scene = given({
      seats: [{ display: ['economy-1', 'economy-2', 'aspiration-culture', 'aspiration-technology'] }],
      turn: { fresh: [2, 3], surplus: ['aspiration-economy', 'aspiration-wild'] },
      asks: [{ rule: 'return-aspiration', seat: 0 }, { rule: 'turn', seat: 0, stage: 'convert' } as never],
    })
    expect(legal(scene)).toEqual(['return:economy', 'return:culture', 'return:technology', 'return:wild'])
    const one = when(scene, 'return:culture')
    expect(legal(one)).toEqual(['return:economy', 'return:technology', 'return:wild'])
    const two = when(one, 'return:technology')
    expect(question(two).rule).toBe('progress')
    expect(player(two).display).toEqual(['economy-1', 'economy-2', 'aspiration-economy', 'aspiration-wild'])
  })
})
