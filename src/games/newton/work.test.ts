import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/json.ts'
import shipped from './components.json' with { type: 'json' }
import { blocked, changes, given, legal, legalTo, question, when } from './testing/scenario.ts'

/** Two Work cards under the desk make the Starting card one of value 3. */
const three = { under: ['l1-work-a', 'l1-work-b'], coins: 0 } as const

describe('Work', () => {
  it('N-5.1: the marker moves as many spaces as the value chosen, and gives as many coins', () => {
    const scene = given({ seats: [{ ...three }] })
    const played = when(scene).answers('play:start-red-work')
    expect(legalTo(played, 'work')).toEqual(['1', '2', '3'])
    expect(changes(when(played).answers('work:3'))).toEqual({ work: 3, coins: 3 })
  })

  it('N-5.3, N-R3, N-X11: stopping earlier means fewer spaces and fewer coins', () => {
    const scene = given({ seats: [{ ...three, work: 6 }], tiles: { 'work-8': 'specialization-income-coins' } })
    const after = when(scene).answers('play:start-red-work', 'work:2')
    expect(changes(after)).toEqual({ work: 8, coins: 2, income: ['coins'] })
  })

  it('N-5.1: in a pack with mighty Development tiles, values may be as high as they like', () => {
    const pack = structuredClone(shipped)
    for (const tile of pack.tiles.development) tile.symbols = 50
    const scene = given({ pack: pack as Json, seats: [{ drawers: ['work'], coins: 0 }] })
    expect(changes(when(scene).answers('play:start-red-work', 'work:51'))).toEqual({ work: 15, coins: 51 })
  })

  it('N-5.2, N-X12: passing a special space gives nothing', () => {
    const scene = given({ seats: [{ ...three, work: 4 }], tiles: { 'work-5': 'invention-potion-6vp' } })
    expect(changes(when(scene).answers('play:start-red-work', 'work:3'))).toEqual({ work: 7, coins: 3 })
    expect(changes(when(scene).answers('play:start-red-work', 'work:1'))).toEqual({
      work: 5,
      coins: 1,
      potions: 1,
      vp: 6,
    })
  })

  it('N-5.5, N-5.6, N-X13: on the last space Work just gives coins, and nothing is triggered', () => {
    const scene = given({ seats: [{ ...three, work: 16 }] })
    const after = when(scene).answers('play:start-red-work', 'work:3')
    expect(changes(after)).toEqual({ coins: 3 })
    expect(after.events.some(event => event.type === 'objective-reached')).toBe(false)
  })

  it('N-5.4, N-5.5, N-X14: who cannot meet the Objective stops before it and still gets all coins', () => {
    const scene = given({ seats: [{ ...three, work: 14, potions: 0 }] })
    const played = when(scene).answers('play:start-red-work')
    expect(legalTo(played, 'enter')).toEqual([])
    expect(blocked(played, 'enter:3')).toMatchObject({
      why: 'volumes-missing',
      orange: 0,
      blue: 2,
      green: 1,
      potions: 3,
      have: 0,
    })
    expect(changes(when(played).answers('work:3'))).toEqual({ work: 15, coins: 3 })
  })

  it('N-5.4, N-11.3, N-X15: entering pays a Potion for the missing Volume and activates the Objective', () => {
    const scene = given({
      seats: [{ ...three, work: 14, potions: 1, desk: ['start-red-travel', 'start-red-study'] }],
      tiles: { 'work-16': 'objective-coins' },
    })
    const short = given({ seats: [{ ...three, work: 14, desk: ['start-red-travel', 'start-red-study'] }] })
    expect(blocked(when(short).answers('play:start-red-work'), 'enter:3')).toMatchObject({
      orange: 0,
      blue: 1,
      green: 0,
      potions: 1,
    })
    const after = when(scene).answers('play:start-red-work', 'enter:3')
    expect(changes(after)).toEqual({ work: 16, potions: -1, coins: 3 })
    expect(after.events).toContainEqual({
      type: 'objective-reached',
      seat: 0,
      objective: 'objective-coins',
      space: 'work-16',
    })
  })

  it('N-5.4, N-R4: entering is a choice, and not entering never costs coins', () => {
    const scene = given({ seats: [{ ...three, work: 14, potions: 4 }] })
    const played = when(scene).answers('play:start-red-work')
    expect(legal(played)).toEqual(expect.arrayContaining(['work:2', 'work:3', 'enter:2', 'enter:3']))
    expect(legal(played)).not.toContain('enter:1')
    expect(changes(when(played).answers('work:3'))).toEqual({ work: 15, coins: 3 })
    expect(changes(when(played).answers('enter:2'))).toEqual({ work: 16, coins: 2, potions: -3 })
    const beside = given({ seats: [{ ...three, work: 15, potions: 0 }] })
    expect(changes(when(beside).answers('play:start-red-work', 'work:3'))).toEqual({ coins: 3 })
  })

  it('N-5.6, N-R5: a marker that does not move triggers nothing', () => {
    const track = given({ seats: [{ ...three, work: 15, masters: ['bruno'] }] })
    const stayed = when(track).answers('play:start-red-work', 'work:2')
    expect(changes(stayed)).toEqual({ coins: 2 })
    expect(question(stayed).rule).toBe('turn')
  })

  it('N-5.7: coins come before the effect of the space', () => {
    const scene = given({
      seats: [{ ...three, work: 10, masters: ['bruno'], coins: 2 }],
    })
    const master = when(scene).answers('play:start-red-work', 'work:1')
    expect(question(master).rule).toBe('play-master')
    expect(changes(master)).toEqual({ work: 11, coins: 1 })
    expect(legal(master)).toContain('quick-potion')
    const invention = given({ seats: [{ ...three, work: 4 }], tiles: { 'work-5': 'invention-5-coins-student' } })
    const { events } = when(invention).answers('play:start-red-work', 'work:1')
    expect(events.filter(event => event.type === 'coins').map(event => event.because)).toEqual([
      'work',
      'invention-5-coins-student',
    ])
  })

  it('N-5.8: the marker uses Specialization, Invention, Master and Objective spaces where it ends', () => {
    const tiles = {
      'work-2': 'specialization-development-study',
      'work-13': 'invention-2-potions-3vp',
      'work-16': 'objective-masters',
    }
    const from = (work: number) => given({ seats: [{ ...three, work, potions: 4, masters: ['cusano'] }], tiles })
    const then = (work: number, ...keys: readonly string[]) =>
      changes(when(from(work)).answers('play:start-red-work', ...keys))
    expect(then(1, 'work:1')).toEqual({ work: 2, coins: 1, drawers: ['study'] })
    expect(then(12, 'work:1')).toEqual({ work: 13, coins: 1, potions: 2, vp: 3 })
    expect(then(10, 'work:1', 'master:cusano')).toEqual({ work: 11, coins: 1, potions: 3, masters: ['cusano'] })
    expect(then(15, 'enter:1')).toEqual({ work: 16, coins: 1, potions: -3 })
  })
})
