import { describe, expect, it } from 'vitest'
import { chanceFromSeed } from '../../kernel/chance.ts'
import type { GameEvent } from '../../kernel/contract.ts'
import { begin, isOver } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import { expo1906 } from './game.ts'
import { blocked, given, legal, legalTo, player, question, when } from './testing/scenario.ts'

/** All events of a random game, and who began it. */
function eventsOfAGame(
  players: number,
  seed: string,
): { readonly events: readonly GameEvent[]; readonly first: number } {
  const play = begin(expo1906, { players, seed })
  const { first } = play.state
  const chance = chanceFromSeed(seed)
  const events: GameEvent[] = []
  while (!isOver(play)) {
    play.events = []
    takeRandomly(play, chance)
    events.push(...play.events)
  }
  return { events, first }
}

const all = ['train-station', 'academy', 'laboratory', 'journal', 'skyscraper', 'meeting-room']

describe('rounds and turns', () => {
  it('E-1.4, E-4.1, E-4.9: turns go clockwise, a round ends with Meeting Room, and its left neighbour begins the next', () => {
    for (const players of [2, 3, 4]) {
      const { events, first } = eventsOfAGame(players, `turns ${players}`)
      const ended = events.findIndex(({ type }) => type === 'end-triggered')
      const turns = events.slice(0, ended).flatMap(event => (event.type === 'turn-ended' ? [event.seat] : []))
      turns.forEach((seat, at) => {
        expect(seat).toBe((first + at) % players)
      })
      const meetings = events.filter(
        event => 'card' in event && event.type === 'card-played' && event.card === 'meeting-room',
      )
      const rounds = events.filter(({ type }) => type === 'round-ended')
      expect(rounds).toHaveLength(meetings.length)
      expect(rounds.length).toBeLessThanOrEqual(10)
      expect(rounds.length).toBeGreaterThan(5)
    }
  })

  it('E-4.2, E-4.5: a player must choose a card; it lies on top of the played ones and cannot be played again', () => {
    const scene = given()
    expect(legal(scene)).toEqual(all.slice(0, 5).map(card => `play:${card}`))
    const played = when(scene).answers('play:skyscraper')
    expect(player(played).played).toEqual(['skyscraper'])
    expect(player(played).hand).not.toContain('skyscraper')
    expect(question(played)).toEqual({ rule: 'choose-card', seat: 1 })
    const again = given({ seats: [{ played: ['skyscraper'] }] })
    expect(legalTo(again, 'play')).not.toContain('skyscraper')
    expect(player(when(again).answers('play:academy', 'stop')).played).toEqual(['skyscraper', 'academy'])
  })

  it('E-4.3: the action that the right neighbour has just chosen is blocked', () => {
    const after = when(given()).answers('play:skyscraper')
    expect(legalTo(after, 'play')).not.toContain('skyscraper')
    expect(blocked(after, 'play:skyscraper')).toMatchObject({ why: 'just-chosen', rule: 'E-4.3' })
    const next = when(after).answers('play:academy', 'stop')
    expect(legalTo(next, 'play')).toContain('skyscraper')
    expect(legalTo(next, 'play')).not.toContain('academy')
  })

  it('E-4.3, E-R6, E-X3: base and improved card are one action for blocking', () => {
    const scene = given({ seats: [{ lab: ['improved-academy 2 0 0'] }, { lab: [] }] })
    const after = when(scene).answers('play:academy-improved', 'stop')
    expect(legalTo(after, 'play')).not.toContain('academy')
    const improved = given({ seats: [{}, { lab: ['improved-academy 2 0 0'] }] })
    const next = when(improved).answers('play:academy', 'stop')
    expect(blocked(next, 'play:academy-improved')).toMatchObject({ why: 'just-chosen' })
  })

  it('E-4.4, E-X4: no Meeting Room on the own first turn of a round; on the second it is an option', () => {
    const first = given({ jury: ['steam', 'steam', 'steam', 'electricity'] })
    expect(first.play.state.round).toBe(3)
    expect(blocked(first, 'play:meeting-room')).toMatchObject({ why: 'first-turn-of-round', rule: 'E-4.4' })
    expect(legalTo(given({ seats: [{ played: ['academy'] }] }), 'play')).toContain('meeting-room')
  })

  it('E-4.6, E-X5: when only Meeting Room is legal it must be played', () => {
    const scene = given({ seats: [{ hand: ['journal', 'meeting-room'] }], lastAction: 'journal' })
    expect(legal(scene)).toEqual(['play:meeting-room'])
    for (const lastAction of ['', ...all]) expect(legal(given({ lastAction })).length).toBeGreaterThanOrEqual(4)
  })

  it('E-4.7: the effect of a card may be left out', () => {
    for (const card of ['train-station', 'academy', 'journal', 'laboratory']) {
      const after = when(given({ seats: [{ money: 9 }] })).answers(`play:${card}`, 'stop')
      expect(question(after)).toEqual({ rule: 'choose-card', seat: 1 })
      expect(player(after)).toMatchObject({ money: 9, reserve: [], lab: [] })
    }
  })

  it('E-R43: an action without a choice ends by itself; a card is never played by itself', () => {
    const cleared = ['1 1', '1 5', '2 3', '4 1', '4 5']
    const empty = when(given({ seats: [{ cleared }] })).answers('play:laboratory')
    expect(question(empty)).toEqual({ rule: 'choose-card', seat: 1 })
    const last = given({ seats: [{ hand: ['meeting-room'] }] })
    expect(legal(last)).toEqual(['play:meeting-room'])
    expect(question(last)).toEqual({ rule: 'choose-card', seat: 0 })
  })

  it('E-4.8: there is no block on the first turn of the game, nor after a Meeting Room', () => {
    expect(legal(given())).toHaveLength(5)
    const meeting = when(given({ seats: [{ played: ['academy'] }] })).answers('play:meeting-room', 'stop')
    expect(legal(meeting)).toEqual(all.slice(0, 5).map(card => `play:${card}`))
  })
})
