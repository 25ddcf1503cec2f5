import { describe, expect, it } from 'vitest'
import { given, legal, player, question, when } from './testing/scenario.ts'

describe('Improvement Technologies', () => {
  it('E-1.5, E-7.1, E-7.3, E-7.4: placing one exchanges the card in hand, wherever it lies', () => {
    for (const place of ['2-0', '2-5', '4-3']) {
      const scene = given({ seats: [{ reserve: ['improved-journal'] }] })
      expect(player(scene).hand).toContain('journal')
      const after = when(scene).answers('play:laboratory', `place:improved-journal:${place}:0`, 'stop')
      expect(player(after).hand).toContain('journal-improved')
      expect(player(after).hand).not.toContain('journal')
    }
  })

  it('E-7.4: a card that was played is exchanged on the table', () => {
    const scene = given({ seats: [{ reserve: ['improved-journal'], played: ['journal'] }] })
    const after = when(scene).answers('play:laboratory', 'place:improved-journal:2-0:0', 'stop')
    expect(player(after).played).toEqual(['journal-improved', 'laboratory'])
  })

  it('E-7.4, E-7.7, E-R12, E-X21: the number of operations is fixed when the card is played', () => {
    const scene = given({ seats: [{ reserve: ['improved-laboratory'] }] })
    const placed = when(scene).answers('play:laboratory', 'place:improved-laboratory:2-0:0')
    expect(player(placed).played).toEqual(['laboratory-improved'])
    const done = when(placed).answers('remove:scrap:1-1', 'remove:scrap:1-5')
    expect(question(done).seat).toBe(1)
    const improved = given({ seats: [{ lab: ['improved-laboratory 2 0 0'] }] })
    const removed = when(improved).answers(
      'play:laboratory-improved',
      'remove:improved-laboratory',
      'remove:scrap:1-1',
      'remove:scrap:1-5',
    )
    expect(question(removed)).toEqual({ rule: 'laboratory', seat: 0 })
    expect(player(removed).played).toEqual(['laboratory'])
  })

  it('E-7.5, E-R28, E-X22: removing one undoes the exchange, and the Technology is for sale again', () => {
    const scene = given({ seats: [{ lab: ['improved-skyscraper 2 0 0'] }] })
    const after = when(scene).answers('play:laboratory', 'remove:improved-skyscraper')
    expect(player(after).hand).toContain('skyscraper')
    expect(player(after).hand).not.toContain('skyscraper-improved')
    expect(after.play.state.technologies).toContain('improved-skyscraper')
    expect(after.play.state.agenda.at(-1)).toMatchObject({ rule: 'laboratory', left: 2 })
    const table = given({ seats: [{ lab: ['improved-skyscraper 2 0 0'], played: ['skyscraper-improved'] }] })
    expect(player(when(table).answers('play:laboratory', 'remove:improved-skyscraper')).played).toEqual([
      'skyscraper',
      'laboratory',
    ])
  })

  it('E-7.6: repositioning one changes no card', () => {
    const scene = given({ seats: [{ lab: ['improved-skyscraper 2 0 0'], played: ['academy'] }] })
    const before = player(scene).hand.filter(card => card !== 'meeting-room')
    const after = when(scene).answers('play:meeting-room', 'move:improved-skyscraper:4-2:0')
    expect(player(after).hand).toEqual(before)
    expect(legal(after)).toContain('stop')
  })
})
