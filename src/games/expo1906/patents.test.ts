import { describe, expect, it } from 'vitest'
import { expo1906 } from './game.ts'
import { unevenPack } from './testing/other-pack.ts'
import { blocked, given, leader, legal, legalTo, pile, player, question, when } from './testing/scenario.ts'

const journal = (tokens: Readonly<Record<string, readonly number[]>>, money = 3, lab: readonly string[] = []) =>
  when(given({ seats: [{ money, lab }], tokens })).answers(lab.length > 0 ? 'play:journal-improved' : 'play:journal')

describe('Patents Office', () => {
  it('E-5.10, E-8.1, E-8.2, E-8.3, E-X25: points are spent on own tokens in any split, and then the action is over', () => {
    const scene = journal({ 'steel-4': [0, 1] })
    expect(legalTo(scene, 'advance')).toEqual(['steel-4'])
    expect(legalTo(scene, 'enter')).toHaveLength(6)
    const after = when(scene).answers('enter:automated', 'advance:steel-4', 'advance:steel-5')
    expect([pile(after, 'automated-2'), pile(after, 'steel-6'), pile(after, 'steel-4')]).toEqual([[0], [0], [1]])
    expect(question(after).seat).toBe(1)
    expect(question(when(scene).answers('enter:steel', 'stop')).seat).toBe(1)
  })

  it('E-8.2: nothing goes backwards, and a token in column 10 never moves again', () => {
    const scene = when(
      given({ tokens: { 'steel-10': [0], 'copper-9': [0], 'manual-2': [0] }, rowChits: { steel: 'liege-1905' } }),
    ).answers('play:journal')
    expect(legal(scene)).toEqual(['advance:copper-9', 'advance:manual-2', 'stop'])
  })

  it('E-8.6, E-8.7, E-X26: who arrives goes under the pile; the top token furthest right leads', () => {
    const scene = given({ tokens: { 'steel-4': [1], 'steel-3': [0] } })
    const under = when(scene).answers('play:journal', 'advance:steel-3')
    expect(pile(under, 'steel-4')).toEqual([0, 1])
    expect(leader(under, 'steel')).toBe(1)
    expect(leader(when(under).answers('advance:steel-4'), 'steel')).toBe(0)
    const other = when(when(under).answers('stop')).answers(
      'play:laboratory',
      'stop',
      'play:skyscraper',
      'play:academy',
      'stop',
    )
    expect(leader(when(other).answers('play:journal', 'advance:steel-4'), 'steel')).toBe(1)
  })

  it('E-8.4, E-8.6, E-8.7, E-X27: a jump arrives under the pile and leaves the order of the others', () => {
    const scene = journal({ 'steel-5': [0], 'copper-5': [1, 2] })
    const jumped = when(scene).answers('jump:steel-5:copper-5')
    expect(player(jumped).money).toBe(2)
    expect(pile(jumped, 'copper-5')).toEqual([0, 1, 2])
    expect(leader(jumped, 'copper')).toBe(2)
    const away = given({ tokens: { 'copper-5': [1, 2, 0] }, seats: [{ money: 3 }] })
    const after = when(away).answers('play:journal', 'jump:copper-5:steel-5')
    expect(pile(after, 'copper-5')).toEqual([1, 2])
    expect(leader(after, 'copper')).toBe(2)
  })

  it('E-8.5, E-X28: several jumps in one action while points and money last', () => {
    const steps = ['jump:steel-3:copper-3', 'advance:copper-3']
    const rich = when(journal({ 'steel-3': [0] }, 3)).answers(...steps, 'jump:copper-4:manual-4')
    expect(player(rich).money).toBe(0)
    expect(pile(rich, 'manual-4')).toEqual([0])
    const poor = when(journal({ 'steel-3': [0] }, 2)).answers(...steps)
    expect(legalTo(poor, 'jump')).toEqual([])
    expect(blocked(poor, 'jump:copper-4:manual-4')).toMatchObject({ why: 'money-short', missing: 1 })
  })

  it('E-5.11, E-8.5, E-X29: the improved card gives four points, and each jump is $1 cheaper but never below $0', () => {
    const scene = journal({ 'manual-3': [0], 'copper-4': [0] }, 0, ['improved-journal 2 0 0'])
    expect(legalTo(scene, 'jump')).toEqual(['manual-3:automated-3'])
    const after = when(scene).answers(
      'jump:manual-3:automated-3',
      'advance:automated-3',
      'advance:automated-4',
      'enter:steel',
    )
    expect(player(after).money).toBe(0)
    expect(question(after).seat).toBe(1)
  })

  it('E-8.8, E-R20, E-X30: the first token in column 10 makes its owner choose a chit at once', () => {
    const scene = given({
      tokens: { 'scientific-8': [0], 'steel-10': [1], 'copper-10': [1], 'manual-10': [1], 'automated-10': [2] },
      rowChits: { steel: 'paris-1889', copper: 'brussels-1897', manual: 'paris-1900', automated: 'milan-1906' },
    })
    const reached = when(scene).answers('play:journal', 'advance:scientific-8', 'advance:scientific-9')
    expect(legal(reached)).toEqual(['chit:chicago-1893', 'chit:liege-1905'])
    const chosen = when(reached).answers('chit:liege-1905')
    expect(chosen.play.state.rowChits[4]).toBe('liege-1905')
    expect(question(chosen)).toEqual({ rule: 'patents', seat: 0 })
    expect(question(when(chosen).answers('enter:steel')).seat).toBe(1)
  })

  it('E-8.8, E-8.9: later tokens use the chit that lies there, and a chit lies on one row only', () => {
    const scene = given({ tokens: { 'steel-9': [0], 'steel-10': [1] }, rowChits: { steel: 'liege-1905' } })
    const after = when(scene).answers('play:journal', 'advance:steel-9')
    expect(question(after).rule).toBe('patents')
    expect(pile(after, 'steel-10')).toEqual([0, 1])
    expect(after.play.state.chits).toHaveLength(5)
  })

  it('E-8.7, E-R22, E-X31: a row that nobody has entered has no leader', () => {
    const scene = given({ tokens: { 'steel-2': [0] } })
    expect(leader(scene, 'manual')).toBe(-1)
    expect(leader(scene, 'steel')).toBe(0)
  })

  it('E-R33, E-R41: own tokens share spaces, and differ by their place in the pile', () => {
    const scene = journal({ 'steel-4': [0, 1, 0] })
    expect(legalTo(scene, 'advance')).toEqual(['steel-4', 'steel-4:2'])
    expect(pile(when(scene).answers('advance:steel-4'), 'steel-4')).toEqual([1, 0])
    expect(pile(when(scene).answers('advance:steel-4:2'), 'steel-4')).toEqual([0, 1])
    const jumps = journal({ 'steel-5': [0, 1, 0] })
    expect(legalTo(jumps, 'jump')).toEqual(['steel-5:copper-5', 'steel-5:copper-5:2'])
    expect(pile(when(jumps).answers('jump:steel-5:copper-5:2'), 'steel-5')).toEqual([0, 1])
  })

  describe('with a board of one’s own', () => {
    const uneven = (tokens: Readonly<Record<string, readonly number[]>>, money: number) =>
      when(given({ pack: unevenPack(), seats: [{ money }], tokens })).answers('play:journal')

    it('E-8.4: a jump without a point can still be made when all points are spent, while the money lasts', () => {
      const spent = when(uneven({ 'steel-3': [0] }, 4)).answers('enter:manual', 'enter:manual', 'advance:manual-2')
      expect(legal(spent)).toEqual(['jump:steel-3:copper-3', 'stop'])
      const there = when(spent).answers('jump:steel-3:copper-3')
      expect(player(there).money).toBe(2)
      const back = when(there).answers('jump:copper-3:steel-3')
      expect([player(back).money, pile(back, 'steel-3'), question(back).seat]).toEqual([0, [0], 1])
    })

    it('E-8.2, E-8.4: a jump to another column leads forwards only', () => {
      const scene = uneven({ 'steel-5': [0] }, 3)
      expect(legalTo(scene, 'jump')).toEqual(['steel-5:copper-7'])
      const jumped = when(scene).answers('jump:steel-5:copper-7')
      expect([pile(jumped, 'copper-7'), player(jumped).money]).toEqual([[0], 2])
      expect(legal(jumped)).not.toContain('jump:copper-7:steel-5')
      const forNothing = uneven({ 'steel-8': [0], 'copper-9': [0] }, 0)
      expect(legalTo(forNothing, 'jump')).toContain('steel-8:copper-9')
      expect(legalTo(forNothing, 'jump')).not.toContain('copper-9:steel-8')
    })

    it('E-8.4: what an unusual jump takes is said', () => {
      const { play } = uneven({ 'steel-3': [0], 'steel-8': [0] }, 4)
      const [asked] = play.open
      const said = asked?.options.map(option => expo1906.words.en.option(play, option, asked.frame))
      expect(said).toContain('Jump from Steel 3 to Copper 3 ($2 and no movement point)')
      expect(expo1906.words.it.component(play.components, 'steel-3')?.text).toContain('$2 e nessun punto movimento')
      expect(expo1906.words.en.component(play.components, 'copper-9')?.text).not.toContain('jump')
    })
  })
})
