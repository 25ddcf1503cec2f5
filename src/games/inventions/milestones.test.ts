import { describe, expect, it } from 'vitest'
import { row } from '../../kernel/rows.ts'
import { blocked, given, legalTo, people, performing, player, question, when } from './testing/scenario.ts'

const protoCity = { africa: { card: 'proto-city', presenter: 1 } } as const

describe('milestones', () => {
  it('I-8.1: letters A to F are eras 1 to 6; A has 2 diplomat spaces, the others 3', () => {
    const { milestones } = given({}).play.components
    for (const { letter, era, spaces } of milestones.values()) {
      expect('ABCDEF'.indexOf(letter) + 1).toBe(era)
      expect(spaces).toBe(letter === 'A' ? 2 : 3)
    }
  })

  it('I-8.2: nobody sends a second citizen to the same milestone', () => {
    const scene = given({ seats: [{ milestone: 'cotton', diplomats: ['cotton'] }] })
    const sending = when(scene, 'pillar:send-diplomat')
    expect(legalTo(sending, 'send').some(key => key.startsWith('cotton'))).toBe(false)
    expect(blocked(sending, 'send:cotton:scholar')).toMatchObject({ why: 'own-diplomat-there' })
  })

  it('I-X12, I-8.3: another’s milestone gives access by a diplomat, or when its era is past', () => {
    const seats = [{ milestone: 'cotton' }, { milestone: 'mining' }]
    const early = given({ seats, regions: protoCity, asks: performing(0, 'invent'), space: 3 })
    expect(blocked(early, 'invent:proto-city')).toMatchObject({ why: 'no-access', milestone: 'mining' })
    const later = given({ seats, regions: protoCity, asks: performing(0, 'invent'), space: 4 })
    expect(legalTo(later, 'invent')).toEqual(['proto-city'])
    const sent = given({
      seats: [{ milestone: 'cotton', diplomats: ['mining'] }, { milestone: 'mining' }],
      regions: protoCity,
      asks: performing(0, 'invent'),
    })
    expect(legalTo(sent, 'invent')).toEqual(['proto-city'])
  })

  it('I-8.3: Common Knowledge and the discard are open to all', () => {
    const discarded = given({ discard: ['mining'], regions: protoCity, asks: performing(0, 'invent') })
    expect(legalTo(discarded, 'invent')).toEqual(['proto-city'])
    const common = given({
      common: ['mining', 'control-of-fire', 'transportation', 'origin-of-language'],
      regions: protoCity,
      asks: performing(0, 'invent'),
    })
    expect(legalTo(common, 'invent')).toEqual(['proto-city'])
  })

  it('I-X13: nobody has access to a tile of the Eureka display; who takes it has', () => {
    const regions = { africa: { card: 'catapult', presenter: 1 } }
    const eureka = given({ eureka: ['crane'], regions, asks: performing(0, 'invent') })
    expect(blocked(eureka, 'invent:catapult')).toMatchObject({ why: 'no-access' })
    const taken = when(given({ eureka: ['crane', 'paper'], regions }), 'pillar:eureka', 'eureka:crane:era-4-4')
    expect(taken.play.state.privates[0]).toBe('crane')
    const own = given({ seats: [{ milestone: 'crane' }], regions, asks: performing(0, 'invent') })
    expect(legalTo(own, 'invent')).toEqual(['catapult'])
    const other = given({ seats: [{}, { milestone: 'crane' }], regions, asks: performing(0, 'invent') })
    expect(blocked(other, 'invent:catapult')).toMatchObject({ why: 'no-access' })
  })

  it('I-8.4: calling the own diplomat home does not end access to the own milestone', () => {
    const scene = given({
      seats: [{ milestone: 'mining', diplomats: [] }],
      regions: protoCity,
      asks: performing(0, 'invent'),
    })
    expect(legalTo(scene, 'invent')).toEqual(['proto-city'])
  })

  it('I-R23: the milestone of nobody is like an opponent’s, and nobody gains influence from a diplomat there', () => {
    const seats = [{ milestone: 'cotton' }]
    const scene = given({
      players: 3,
      seats,
      privates: { 3: 'mining' },
      regions: protoCity,
      asks: performing(0, 'invent'),
      space: 2,
    })
    expect(blocked(scene, 'invent:proto-city')).toMatchObject({ why: 'no-access' })
    const later = given({
      players: 3,
      seats,
      privates: { 3: 'mining' },
      regions: protoCity,
      asks: performing(0, 'invent'),
      space: 5,
    })
    expect(legalTo(later, 'invent')).toEqual(['proto-city'])
    const sent = when(
      given({ players: 3, seats, privates: { 3: 'sailing' } }),
      'pillar:send-diplomat',
      'send:sailing:scholar',
    )
    expect(sent.play.state.players.map(one => one.influence)).toEqual([1, 1, 1])
  })

  it('I-X31, I-8.5, I-8.6, I-9.8.2, I-9.8.3, I-9.8.4, I-9.8.5: Eureka to Crane inserts Cotton and gains the space’s Present', () => {
    const scene = given({
      seats: [{ milestone: 'cotton', diplomats: ['cotton'], ideas: ['coins'] }],
      common: ['sailing', 'agriculture', 'transportation', 'control-of-fire'],
      eureka: ['crane', 'paper', 'greek-fire'],
    })
    const after = when(scene, 'pillar:eureka', 'eureka:crane:era-4-1')
    const { state, components } = after.play
    expect(state.common).toEqual(['sailing', 'cotton', 'agriculture', 'transportation'])
    expect(state.diplomats[row(components.milestones, 'cotton').index]).toEqual([0])
    expect(state.diplomats[row(components.milestones, 'crane').index]).toEqual([0])
    expect(state.discard).toContain('control-of-fire')
    expect(state.markers[0]).toBe('era-4-1')
    expect(player(after).supply).toBe(player(scene).supply - 1)
    expect(question(after).rule).toBe('present')
  })

  it('I-X32, I-8.7: citizens on a discarded milestone come back as scholars, within each one’s limit', () => {
    const scene = given({
      seats: [
        { milestone: 'cotton', scholars: 2, diplomats: ['control-of-fire'] },
        { milestone: 'mining', scholars: 2, diplomats: ['control-of-fire'] },
      ],
      common: ['agriculture', 'stone-and-bone-tools', 'transportation', 'control-of-fire'],
    })
    const after = when(scene, 'pillar:eureka', 'eureka:sailing:era-3-4')
    expect(player(after).scholars).toBe(3)
    expect(player(after, 1)).toMatchObject({ scholars: 2, supply: player(scene, 1).supply + 1 })
    expect(people(after, 1)[3]).toBe(2)
  })

  it('I-9.8.3, I-R20: Eureka moves the bottommost tile out, and then discards an own one that is earlier than the rest', () => {
    const scene = given({
      seats: [{ milestone: 'cotton', diplomats: ['cotton', 'mathematics'], scholars: 1 }],
      common: ['paper', 'sailing', 'iron', 'mathematics'],
      eureka: ['crane'],
      asks: performing(0, 'eureka', 'main'),
    })
    const after = when(scene, 'eureka:crane:era-4-4')
    expect(after.play.state.common).toEqual(['paper', 'sailing', 'iron'])
    expect(after.play.state.discard.slice(-2)).toEqual(['mathematics', 'cotton'])
    expect(player(after).scholars).toBe(3)
  })

  it('I-R20: the letter is compared with what is left; later ones are inserted, and the display has room again', () => {
    const eureka = (common: readonly string[]) =>
      when(
        given({ seats: [{ milestone: 'cotton' }], common, eureka: ['crane'], asks: performing(0, 'eureka', 'main') }),
        'eureka:crane:era-4-4',
      ).play.state
    expect(eureka(['paper', 'sailing', 'iron', 'mining']).common).toEqual(['paper', 'sailing', 'iron'])
    expect(eureka(['paper', 'sailing', 'mining', 'control-of-fire']).common).toEqual([
      'paper',
      'sailing',
      'cotton',
      'mining',
    ])
    const three = eureka(['paper', 'sailing', 'mining'])
    expect(three.common).toEqual(['paper', 'sailing'])
    expect(three.discard.slice(-2)).toEqual(['mining', 'cotton'])
  })
})
