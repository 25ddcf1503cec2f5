import { describe, expect, it } from 'vitest'
import { changes, legal, player, type Scene, when } from './testing/scenario.ts'
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
    const full = visit('city-medicine-1', { income: ['vp', 'vp', 'coins', 'coins', 'potion'] })
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
})
