import { describe, expect, it } from 'vitest'
import { blocked, given, legal, legalTo, player, question, when } from './testing/scenario.ts'

const station = ['res-steel-manual-1', 'res-copper-steam-1', 'res-steam-steel-1', 'res-manual-copper-1']
const [first, second, third] = station.map(tile => `buy:${tile}`) as [string, string, string]

describe('Train Station', () => {
  it('E-5.1, E-X6: up to three tiles for $1, $2 and $3, each only if it can be paid', () => {
    const rich = when(given({ station, seats: [{ money: 6 }] })).answers('play:train-station', first, second, third)
    expect(player(rich)).toMatchObject({ money: 0, reserve: station.slice(0, 3) })
    expect(question(rich).seat).toBe(1)
    const poor = when(given({ station, seats: [{ money: 5 }] })).answers('play:train-station', first, second)
    expect(question(poor).seat).toBe(1)
    expect(player(poor).money).toBe(2)
    const asked = when(given({ station, seats: [{ money: 2 }] })).answers('play:train-station')
    expect(legalTo(asked, 'buy')).toHaveLength(4)
    expect(
      blocked(
        when(given({ station, seats: [{ money: 0, lab: ['improved-academy 2 0 0'] }] })).answers(
          'play:academy-improved',
        ),
        'buy:batteries',
      ),
    ).toMatchObject({ why: 'money-short', missing: 2 })
  })

  it('E-5.1: bought slots stay empty until the reorganisation', () => {
    const after = when(given({ station, seats: [{ money: 6 }] })).answers('play:train-station', second, 'stop')
    expect(after.play.state.station.slice(0, 4)).toEqual([station[0], '', station[2], station[3]])
  })

  it('E-5.2, E-X7: the improved card asks for $1, $1 and $2', () => {
    const scene = given({ station, seats: [{ money: 4, lab: ['improved-train-station 2 0 0'] }] })
    const after = when(scene).answers('play:train-station-improved', first, second, third)
    expect(player(after)).toMatchObject({ money: 0, reserve: station.slice(0, 3) })
    expect(question(after).seat).toBe(1)
  })

  it('identical Resource tiles that lie together are offered once', () => {
    const twins = ['res-steel-manual-1', 'res-steel-manual-2', 'res-steam-steel-1']
    const asked = when(given({ station: twins, seats: [{ money: 6 }] })).answers('play:train-station')
    expect(legalTo(asked, 'buy')).toEqual(['res-steel-manual-1', 'res-steam-steel-1'])
    const again = when(asked).answers('buy:res-steel-manual-1')
    expect(legalTo(again, 'buy')).toEqual(['res-steel-manual-2', 'res-steam-steel-1'])
  })
})

describe('Academy', () => {
  const academy = ['cellophane', 'telephone']

  it('E-5.3: one Project or Technology for $2; the slot of the Project stays empty', () => {
    const asked = when(given({ academy, seats: [{ money: 5 }] })).answers('play:academy')
    expect(legalTo(asked, 'buy')).toHaveLength(2 + 13)
    const project = when(asked).answers('buy:cellophane')
    expect(player(project)).toMatchObject({ money: 3, reserve: ['cellophane'] })
    expect(project.play.state.academy).toEqual(['', '', 'telephone', '', ''])
    const technology = when(asked).answers('buy:batteries')
    expect(player(technology).reserve).toEqual(['batteries'])
    expect(technology.play.state.technologies).not.toContain('batteries')
    expect(question(technology).seat).toBe(1)
  })

  it('E-5.3, E-4.7, E-X8: with $1 nothing can be bought, and the card counts as played', () => {
    const after = when(given({ academy, seats: [{ money: 1 }] })).answers('play:academy')
    expect(question(after)).toEqual({ rule: 'choose-card', seat: 1 })
    expect(player(after)).toMatchObject({ money: 1, reserve: [], played: ['academy'] })
  })

  it('E-5.4, E-R25, E-X9: the improved card gives a free Resource tile without a purchase, which may be declined', () => {
    const seats = [{ money: 0, lab: ['improved-academy 2 0 0'] }]
    const asked = when(given({ academy, station, seats })).answers('play:academy-improved')
    expect(legal(asked)).toEqual([...station.map(tile => `take:${tile}`), 'stop'])
    expect(player(when(asked).answers(`take:${station[1]}`))).toMatchObject({ money: 0, reserve: [station[1]] })
    expect(player(when(asked).answers('stop')).reserve).toEqual([])
    const empty = when(given({ academy, station: [], seats })).answers('play:academy-improved')
    expect(question(empty).seat).toBe(1)
  })

  it('E-5.4, E-X58: free tile and purchase come in either order, each once', () => {
    const seats = [{ money: 2, lab: ['improved-academy 2 0 0'] }]
    const asked = when(given({ academy, station, seats })).answers('play:academy-improved')
    const freeFirst = when(asked).answers(`take:${station[0]}`)
    expect(legalTo(freeFirst, 'take')).toEqual([])
    const boughtFirst = when(asked).answers('buy:batteries')
    expect(legalTo(boughtFirst, 'buy')).toEqual([])
    for (const after of [when(freeFirst).answers('buy:batteries'), when(boughtFirst).answers(`take:${station[0]}`)]) {
      expect(player(after).money).toBe(0)
      expect([...player(after).reserve].sort()).toEqual(['batteries', station[0]])
      expect(question(after).seat).toBe(1)
    }
  })

  it('E-5.5, E-R37, E-7.1: a reserve has no limit, nothing leaves it but into the Lab, and a Technology there does nothing', () => {
    const reserve = ['batteries', 'improved-journal', 'improved-skyscraper', 'metallurgy', 'cellophane', ...station]
    const scene = given({ station: [], seats: [{ reserve, money: 0 }] })
    expect(player(scene).hand).toContain('journal')
    const lab = when(scene).answers('play:laboratory')
    expect(legalTo(lab, 'remove').every(target => target.startsWith('scrap'))).toBe(true)
    expect(legal(when(scene).answers('play:journal')).every(key => /^(enter|stop)/.test(key))).toBe(true)
  })
})

describe('Skyscraper', () => {
  it('E-5.12, E-5.13, E-R26, E-X32: $4, improved $6, and Funding stops at $12', () => {
    const gained = (money: number, lab: readonly string[], card: string) =>
      player(when(given({ seats: [{ money, lab }] })).answers(`play:${card}`)).money
    expect(gained(3, [], 'skyscraper')).toBe(7)
    expect(gained(10, [], 'skyscraper')).toBe(12)
    expect(gained(12, [], 'skyscraper')).toBe(12)
    expect(gained(3, ['improved-skyscraper 2 0 0'], 'skyscraper-improved')).toBe(9)
    expect(gained(7, ['improved-skyscraper 2 0 0'], 'skyscraper-improved')).toBe(12)
  })
})
