import { describe, expect, it } from 'vitest'
import { blocked, given, legal, legalTo, pile, player, question, told, when } from './testing/scenario.ts'

const seats = [{ played: ['academy'], money: 3 }]
const meet = (more: object = {}) => when(given({ seats, ...more })).answers('play:meeting-room')

describe('Meeting Room', () => {
  it('E-5.14: money, a token, the Jury and the Lab, two different ones in any order', () => {
    const lab = given({ seats: [{ ...seats[0], lab: ['batteries 2 0 0'] }], tokens: { 'steel-3': [0] } })
    const scene = when(lab).answers('play:meeting-room')
    expect(legal(scene)).toEqual(
      expect.arrayContaining(['money', 'advance:steel-3', 'enter:copper', 'jury:steam', 'jury:electricity', 'stop']),
    )
    expect(legalTo(scene, 'move').length).toBeGreaterThan(5)
    const moved = when(scene).answers('move:batteries:2-1:0', 'move:batteries:3-2:0', 'move:batteries:4-2:0')
    expect(question(moved).rule).toBe('meeting')
    expect(legalTo(moved, 'move')).toEqual([])
    const done = when(moved).answers('money')
    expect(player(done).money).toBe(4)
    expect(done.play.state.round).toBe(2)
  })

  it('E-5.14, E-X34: no option twice; Jury then money works', () => {
    const money = when(meet()).answers('money')
    expect(legal(money)).not.toContain('money')
    const both = when(meet()).answers('jury:steam', 'money')
    expect(player(both).money).toBe(4)
    expect(both.play.state.jury).toHaveLength(3)
    expect(both.play.state.round).toBe(2)
  })

  it('E-5.14: the money stops at $12, and all may be declined', () => {
    const rich = when(given({ seats: [{ played: ['academy'], money: 12 }] })).answers(
      'play:meeting-room',
      'money',
      'stop',
    )
    expect(player(rich).money).toBe(12)
    expect(when(meet()).answers('stop').play.state.round).toBe(2)
  })

  it('E-5.14, E-8.5, E-R15: the movement point may be a jump at full price, whatever card one has', () => {
    const scene = given({
      seats: [{ played: ['academy'], money: 1, lab: ['improved-journal 2 0 0'] }],
      tokens: { 'manual-3': [0], 'copper-4': [0] },
    })
    const asked = when(scene).answers('play:meeting-room')
    expect(legalTo(asked, 'jump')).toEqual(['manual-3:automated-3'])
    expect(blocked(asked, 'jump:copper-4:manual-4')).toMatchObject({ why: 'money-short', missing: 1 })
    const after = when(asked).answers('jump:manual-3:automated-3')
    expect(player(after).money).toBe(0)
    expect(pile(after, 'automated-3')).toEqual([0])
    expect(legalTo(after, 'advance')).toEqual([])
  })

  it('E-R40: the options are offered by their first answers, and one that offers nothing is not there', () => {
    const verbs = (scene: ReturnType<typeof meet>) => [...new Set(legal(scene).map(key => key.split(':')[0]))]
    expect(verbs(meet())).toEqual(['money', 'enter', 'jury', 'stop'])
    const ends = { 'steel-10': [0, 0], 'copper-10': [0] }
    const stuck = meet({ tokens: ends, rowChits: { steel: 'liege-1905', copper: 'paris-1900' } })
    expect(verbs(stuck)).toEqual(['money', 'jury', 'stop'])
  })

  it('E-9.1, E-9.3: a chosen Jury tile goes into the next box, and the pile is shuffled', () => {
    const scene = meet({ jury: ['electricity', 'electricity'] })
    const before = scene.play.state.juryPile
    const after = when(scene).answers('jury:steam')
    expect(after.play.state.jury.map(tile => tile.split('-')[1])).toEqual(['electricity', 'electricity', 'steam'])
    expect(after.play.state.juryPile).toHaveLength(13)
    expect(after.play.state.juryPile.join()).not.toBe(
      before.filter(tile => after.play.state.juryPile.includes(tile)).join(),
    )
    expect(after.play.barrier.chance).toBe(true)
  })

  it('E-9.2, E-9.3, E-X35: an energy that has no tile left cannot be named', () => {
    const scene = meet({ jury: Array.from({ length: 8 }, () => 'steam') })
    expect(legalTo(scene, 'jury')).toEqual(['electricity'])
    expect(blocked(scene, 'jury:steam')).toMatchObject({ why: 'no-jury-tile', energy: 'steam' })
  })

  it('E-9.4, E-10.1: without a chosen tile one is drawn', () => {
    const scene = meet()
    const [top] = scene.play.state.juryPile
    const after = when(scene).answers('money', 'stop')
    expect(after.play.state.jury[2]).toBe(top)
    const chosen = when(scene).answers('jury:steam', 'money')
    expect(chosen.play.state.jury).toHaveLength(3)
  })
})

describe('reorganisation', () => {
  const academy = ['cruise-ship', 'electrocardiograph', 'synthetic-rubber']
  const energyOf = (tile: string | undefined) => tile?.split('-')[1]

  it('E-5.15, E-10.3, E-10.4, E-10.6, E-10.7, E-R24, E-X33: the Academy follows the new Jury tile, all is renewed, the next player begins', () => {
    const scene = given({
      seats: [{ played: ['academy', 'journal'] }, { played: ['skyscraper'] }, { played: [] }],
      academy,
      tokens: { 'steel-2': [0] },
    })
    const after = when(scene).answers('play:meeting-room', 'jury:steam', 'money')
    const { state } = after.play
    expect(energyOf(state.jury.at(-1))).toBe('steam')
    expect(state.returnedProjects).toEqual([['synthetic-rubber'], [], [], ['electrocardiograph'], []])
    expect(state.academy[4]).toBe('cruise-ship')
    expect(state.academy.every(tile => tile !== '')).toBe(true)
    for (const player of state.players) expect([player.hand.length, player.played.length]).toEqual([6, 0])
    expect(state.round).toBe(2)
    expect(question(after)).toEqual({ rule: 'choose-card', seat: 1 })
    expect(told(after)).toEqual(
      expect.arrayContaining(['projects-returned', 'projects-shown', 'station-filled', 'round-began']),
    )
  })

  it('E-10.3: a tile that was drawn changes the Academy too', () => {
    const scene = given({ seats, academy })
    const after = when(scene).answers('play:meeting-room', 'stop')
    const steam = energyOf(after.play.state.jury.at(-1)) === 'steam'
    expect(after.play.state.academy.includes('cruise-ship')).toBe(steam)
    expect(after.play.state.academy.includes('electrocardiograph')).toBe(!steam)
  })

  it('E-10.4, E-X37: a Project put under an empty pile comes straight back, and without any the slot stays empty', () => {
    const others = ['cellophane', 'aeroplane', 'motorcycle', 'cinematograph', 'vacuum-tube']
    const scene = given({ seats: [seats[0] ?? {}, { reserve: others }], academy: ['light-bulb'] })
    const after = when(scene).answers('play:meeting-room', 'jury:steam', 'stop')
    expect(after.play.state.academy[1]).toBe('light-bulb')
    expect(after.play.state.returnedProjects[1]).toEqual([])
    const gone = given({ seats: [seats[0] ?? {}, { reserve: [...others, 'light-bulb'] }], academy: [] })
    expect(when(gone).answers('play:meeting-room', 'stop').play.state.academy[1]).toBe('')
  })

  it('E-10.5, E-X36: the Station is cleared and filled, and the discard becomes a new pile when the old one ends', () => {
    const held = Array.from({ length: 48 }, (_, at) => at)
    const all = given({ players: 4 }).play.components.pack.resourceTiles.tiles.map(({ id }) => id)
    const station = all.slice(0, 3)
    const reserve = held.map(at => all[3 + at] as string)
    const scene = given({ players: 4, seats: [{ played: ['academy'], reserve }], station, pileSize: 5 })
    expect([scene.play.state.resourcePile.length, scene.play.state.resourceDiscard.length]).toEqual([5, 40])
    const after = when(scene).answers('play:meeting-room', 'stop')
    const { state } = after.play
    expect(state.station.filter(tile => tile !== '')).toHaveLength(12)
    expect([state.resourcePile.length, state.resourceDiscard.length]).toEqual([36, 0])
    expect(told(after)).toContain('discard-shuffled')
  })

  it('E-10.5: when pile and discard are both empty, slots stay empty', () => {
    const all = given({ players: 4 }).play.components.pack.resourceTiles.tiles.map(({ id }) => id)
    const scene = given({ players: 4, seats: [{ played: ['academy'], reserve: all.slice(0, 90) }], station: [] })
    const { state } = when(scene).answers('play:meeting-room', 'stop').play
    expect(state.station.filter(tile => tile !== '')).toHaveLength(6)
    expect(state.station).toHaveLength(12)
  })

  it('E-10.6: improved cards stay improved', () => {
    const scene = given({ seats: [{ lab: ['improved-academy 2 0 0'], played: ['academy-improved'] }] })
    const after = when(scene).answers('play:meeting-room', 'stop')
    expect(player(after).hand).toContain('academy-improved')
  })
})
