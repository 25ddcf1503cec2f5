import { describe, expect, it } from 'vitest'
import { changes, given, legal, player, type Scene, when } from './testing/scenario.ts'
import { arrived, visit } from './testing/visiting.ts'

describe('Medicine', () => {
  const cured = { napoli: 'city-medicine-2' } as const
  /** The points of Income tiles at the end of the round, which is passed without doing anything. */
  const income = (scene: Scene): number => {
    let now = scene
    while (now.play.state.round === scene.play.state.round)
      now = when(now).answers(legal(now).includes('end-turn') ? 'end-turn' : (legal(now)[0] ?? ''))
    return player(now).points.income - player(scene).points.income
  }

  it('N-15.8: the first City of Medicine gives the tile with its side of 1 point', () => {
    const first = visit('city-medicine-1', { income: ['coins'] })
    expect(changes(first)).toEqual({ ...arrived, income: ['coins', 'medicine'] })
    expect(first.events).toContainEqual({ type: 'medicine', seat: 0, side: 1 })
    expect(income(first)).toBe(1)
  })

  it('N-15.8, N-X49: the second turns it to 3 points', () => {
    const second = visit('city-medicine-1', { cubes: ['napoli'], income: ['medicine'] }, cured)
    expect(changes(second)).toEqual(arrived)
    expect(second.events).toContainEqual({ type: 'medicine', seat: 0, side: 2 })
    expect(income(second)).toBe(3)
  })

  it('N-15.8, N-R9: with five spaces full an Income tile may make room for Medicine', () => {
    const full = visit('city-medicine-1', { income: ['vp', 'vp', 'coins', 'coins', 'potion'], coins: 0 })
    expect(legal(full)).toEqual(['replace:vp', 'replace:coins', 'replace:potion', 'stop'])
    const replaced = when(full).answers('replace:coins')
    expect(changes(replaced).income).toEqual(['vp', 'vp', 'coins', 'potion', 'medicine'])
    expect(replaced.play.state.incomeStock).toEqual({ vp: 2, coins: 3, potion: 3 })
    expect(replaced.events).toContainEqual({ type: 'medicine', seat: 0, side: 1 })
    expect(changes(when(full).answers('stop'))).toEqual(arrived)
  })

  it('N-R10: who could not take it at the first may take it at the second with the side of 3 points', () => {
    const late = visit('city-medicine-1', { cubes: ['napoli'], income: ['coins', 'coins'] }, cured)
    expect(changes(late)).toEqual({ ...arrived, income: ['coins', 'coins', 'medicine'] })
    expect(income(late)).toBe(3)
    const full = visit(
      'city-medicine-1',
      { cubes: ['napoli'], income: ['potion', 'potion', 'coins', 'coins', 'coins'] },
      cured,
    )
    expect(income(when(full).answers('replace:potion'))).toBe(3)
  })

  it('N-15.4, N-R9: as an Income tile the Medicine tile may be replaced, and pays no more', () => {
    const seat = { income: ['vp', 'coins', 'medicine', 'potion', 'potion'], cubes: ['napoli'], coins: 0 } as const
    const scene = given({
      seats: [{ ...seat, students: ['tech-l2'] }],
      tiles: { 'tech-l3a': 'specialization-income-vp', ...cured },
    })
    const landed = when(scene).answers('play:start-red-technology', 'student:tech-l2:tech-l3a')
    const replaced = when(landed).answers('replace:medicine')
    expect(changes(replaced).income).toEqual(['vp', 'coins', 'potion', 'potion', 'vp'])
    expect(replaced.play.state.incomeStock).toEqual({ vp: 2, coins: 3, potion: 2 })
    expect(replaced.events).toContainEqual(
      expect.objectContaining({ type: 'tile-replaced', tile: 'income', kind: 'medicine' }),
    )
    expect(income(replaced)).toBe(2 * 2)
  })

  it('N-R10: who has replaced it takes it again at the second City of Medicine, with the side of 3 points', () => {
    const none = { cubes: ['napoli'], income: ['vp', 'coins', 'potion', 'potion'] } as const
    const again = visit('city-medicine-1', none, cured)
    expect(changes(again).income).toEqual([...none.income, 'medicine'])
    expect(again.events).toContainEqual({ type: 'medicine', seat: 0, side: 2 })
    const full = visit('city-medicine-1', { ...none, income: [...none.income, 'coins'] }, cured)
    expect(income(when(full).answers('replace:coins'))).toBe(2 + 3)
    expect(income(when(full).answers('stop'))).toBe(2)
  })
})
