import { describe, expect, it } from 'vitest'
import { GHOST } from './state.ts'
import {
  given,
  isFinished,
  leader,
  legal,
  legalTo,
  pile,
  player,
  question,
  score,
  told,
  when,
} from './testing/scenario.ts'

describe('Ghost tokens with two players', () => {
  const two = (more: object = {}) => given({ players: 2, ...more })

  it('E-13.2, E-13.3, E-X50: two drawn tiles move the Ghosts of their types, and are discarded, before the player moves', () => {
    const tiles = ['res-manual-electricity-1', 'res-steam-steel-1']
    const after = when(two({ pile: tiles })).answers('play:journal')
    expect(pile(after, 'manual-3')).toEqual([GHOST])
    expect(pile(after, 'steel-2')).toEqual([GHOST])
    expect(after.play.state.resourceDiscard).toEqual(tiles)
    expect(question(after)).toEqual({ rule: 'patents', seat: 0 })
    expect(after.play.barrier.revealed).toBe(true)
  })

  it('E-4.7, E-13.3: the Ghosts move also when the player moves nothing, and with the improved card', () => {
    const tiles = ['res-manual-copper-1', 'res-steam-steel-1']
    const seats = [{ lab: ['improved-journal 2 0 0'] }]
    const after = when(two({ pile: tiles, seats })).answers('play:journal-improved', 'stop')
    expect([pile(after, 'manual-3'), pile(after, 'copper-2'), pile(after, 'steel-2')]).toEqual([
      [GHOST],
      [GHOST],
      [GHOST],
    ])
  })

  it('E-13.3: with an empty pile the discard is shuffled; with both empty fewer tiles are drawn', () => {
    const all = two().play.components.pack.resourceTiles.tiles.map(({ id }) => id)
    const one = two({ station: [], seats: [{ reserve: all.slice(0, 95) }] })
    const after = when(one).answers('play:journal', 'stop')
    expect(after.play.state.resourceDiscard).toEqual([all[95]])
    expect(told(after).filter(type => type === 'ghost-tiles')).toHaveLength(1)
  })

  it('E-13.3, E-13.4, E-X51: a Ghost stops in column 10; the first there brings a random chit', () => {
    const scene = two({ tokens: { 'copper-9': [GHOST] }, pile: ['res-copper-manual-1', 'res-steam-steel-1'] })
    const after = when(scene).answers('play:journal')
    expect(pile(after, 'copper-10')).toEqual([GHOST])
    expect(pile(after, 'manual-2')).toEqual([GHOST])
    expect(after.play.state.rowChits[1]).not.toBe('')
    expect(after.play.state.chits).toHaveLength(5)
    expect(after.play.barrier.chance).toBe(true)
    expect(question(after).rule).toBe('patents')
  })

  it('E-8.6, E-8.7, E-13.2, E-X52: a Ghost goes under the pile, and leads for nobody', () => {
    const scene = two({
      tokens: { 'copper-6': [GHOST], 'copper-7': [0] },
      pile: ['res-manual-copper-1', 'res-steam-steel-1'],
    })
    const after = when(scene).answers('play:journal', 'stop')
    expect(pile(after, 'copper-7')).toEqual([GHOST, 0])
    expect(leader(after, 'copper')).toBe(0)
    const on = two({ tokens: { 'copper-7': [GHOST, 0] }, pile: ['res-manual-copper-1', 'res-steam-steel-1'] })
    expect(leader(when(on).answers('play:journal', 'stop'), 'copper')).toBe(-1)
  })

  it('E-13.5: the movement point of Meeting Room moves no Ghost', () => {
    const scene = two({ seats: [{ played: ['academy'] }] })
    const after = when(scene).answers('play:meeting-room', 'enter:steel')
    expect(told(after)).not.toContain('ghost-tiles')
  })

  it('E-11.2, E-13.2, E-13.6, E-R21: a Ghost may complete the last row; the active player ended the game and still moves', () => {
    const scene = two({
      tokens: {
        'steel-9': [GHOST],
        'copper-10': [0],
        'manual-10': [0],
        'automated-10': [1],
        'scientific-10': [1],
        'empirical-10': [1],
      },
      rowChits: {
        copper: 'paris-1889',
        manual: 'chicago-1893',
        automated: 'brussels-1897',
        scientific: 'paris-1900',
        empirical: 'liege-1905',
      },
      pile: ['res-steel-steam-1', 'res-steam-steel-1'],
    })
    const fired = when(scene).answers('play:journal')
    expect(fired.play.state.endedBy).toBe(0)
    expect(fired.play.state.rowChits[0]).toBe('milan-1906')
    expect(question(fired)).toEqual({ rule: 'patents', seat: 0 })
    const last = when(fired).answers('enter:steel', 'stop')
    expect(question(last)).toEqual({ rule: 'choose-card', seat: 1 })
    expect(isFinished(when(last).answers('pass'))).toBe(true)
  })
})

describe('solo', () => {
  const full = (...top: readonly string[]) => {
    const deck = ['academy', 'journal', 'train-station', 'laboratory', 'skyscraper'].flatMap(card => [card, card])
    const rest = [...deck, 'meeting-room']
    for (const card of top) rest.splice(rest.indexOf(card), 1)
    return [...top, ...rest]
  }
  const alone = (ghostDeck: readonly string[], more: object = {}) => given({ players: 1, ghostDeck, ...more })
  const ghostOf = (scene: ReturnType<typeof alone>) => scene.play.state.ghost

  it('E-14.3, E-14.5, E-14.6, E-X53: a card that the human has just chosen is put aside; the accepted one is blocked', () => {
    const scene = alone(['journal', 'academy', 'skyscraper', 'meeting-room'])
    const after = when(scene).answers('play:journal', 'stop')
    expect(ghostOf(after).aside).toEqual(['journal'])
    expect(ghostOf(after).accepted.at(-1)).toBe('academy')
    expect(legalTo(after, 'play')).toEqual(['train-station', 'laboratory', 'skyscraper', 'meeting-room'])
  })

  it('E-14.5, E-R6: an improved card puts the same action aside', () => {
    const scene = alone(['skyscraper', 'academy', 'meeting-room'], { seats: [{ lab: ['improved-skyscraper 2 0 0'] }] })
    expect(ghostOf(when(scene).answers('play:skyscraper-improved')).aside).toEqual(['skyscraper'])
  })

  it('E-14.4, E-14.8, E-X54: Meeting Room of the Ghost ends the round; a Jury tile is drawn and the human begins the next', () => {
    const scene = alone(['meeting-room', 'academy'])
    const [top] = scene.play.state.juryPile
    const after = when(scene).answers('play:skyscraper')
    expect(after.play.state.jury.at(-1)).toBe(top)
    expect(after.play.state.round).toBe(2)
    expect(ghostOf(after).accepted).toEqual([])
    expect(ghostOf(after).deck).toHaveLength(11)
    expect(question(after)).toEqual({ rule: 'choose-card', seat: 0 })
    expect(legal(after)).toHaveLength(5)
  })

  it('E-14.2, E-14.4, E-14.13: after a Meeting Room of the human a new deck of eleven is formed and the Ghost begins', () => {
    const scene = alone(['academy', 'meeting-room'], { seats: [{ played: ['academy'] }] })
    const after = when(scene).answers('play:meeting-room', 'stop')
    expect(after.play.state.round).toBe(2)
    expect(ghostOf(after).accepted).toHaveLength(1)
    expect([...ghostOf(after).deck, ...ghostOf(after).accepted, ...ghostOf(after).aside]).toHaveLength(11)
    expect(question(after)).toEqual({ rule: 'choose-card', seat: 0 })
    expect(player(after).played).toEqual([])
  })

  it('E-14.7, E-R30: on the first turn of the Ghost Meeting Room is shuffled back, and a replacement cannot be it either', () => {
    const scene = alone(full('skyscraper', 'meeting-room'))
    const after = when(scene).answers('play:skyscraper')
    expect(ghostOf(after).aside[0]).toBe('skyscraper')
    expect(ghostOf(after).accepted).toHaveLength(1)
    expect(ghostOf(after).accepted).not.toContain('meeting-room')
    expect(ghostOf(after).deck).toContain('meeting-room')
    expect(after.events).toContainEqual({ type: 'ghost-card', card: 'meeting-room', fate: 'shuffled-back' })
    expect(after.play.state.round).toBe(1)
  })

  it('E-14.7, E-14.13, E-X57: Meeting Room on the first turn after the human’s Meeting Room is shuffled back, never put aside', () => {
    let back = 0
    for (let seed = 0; seed < 40; seed++) {
      const scene = alone(['academy', 'meeting-room'], { seats: [{ played: ['academy'] }], seed: `ghost ${seed}` })
      const after = when(scene).answers('play:meeting-room', 'stop')
      expect(ghostOf(after).aside).toEqual([])
      expect(ghostOf(after).deck).toContain('meeting-room')
      if (after.events.some(event => 'fate' in event && event.fate === 'shuffled-back')) back++
    }
    expect(back).toBeGreaterThan(0)
  })

  it('E-14.5, E-14.13, E-R29: cards stay out of the deck until the next round, and Meeting Room always comes up', () => {
    const deck = full('academy', 'academy', 'journal', 'journal', 'train-station', 'train-station')
    const scene = alone(deck)
    const one = when(scene).answers('play:skyscraper')
    const two = when(one).answers('play:journal', 'stop')
    expect(ghostOf(two).accepted).toEqual(['academy', 'academy'])
    const three = when(two).answers('play:laboratory', 'stop')
    expect(ghostOf(three).accepted).toEqual(['academy', 'academy', 'journal'])
    expect(ghostOf(three).deck).toHaveLength(8)
  })

  it('E-14.9, E-R18: the human’s Journal moves the Ghosts by three tiles; a Journal of the Ghost moves nothing', () => {
    const tiles = ['res-steel-steam-1', 'res-manual-steam-1', 'res-copper-steam-1']
    const scene = alone(['academy', 'journal', 'meeting-room'], { pile: tiles })
    const after = when(scene).answers('play:journal')
    expect(['steel-3', 'manual-3', 'copper-3'].map(space => pile(after, space))).toEqual([[GHOST], [GHOST], [GHOST]])
    const ghostly = when(alone(['journal', 'meeting-room'], { pile: tiles })).answers('play:skyscraper')
    expect(ghostOf(ghostly).accepted.at(-1)).toBe('journal')
    expect(ghostly.play.state.tokens.every(({ column }) => column === 1)).toBe(true)
  })

  it('E-14.10: the human has no Meeting Room on the own first turn of a round', () => {
    expect(legalTo(alone(['academy', 'meeting-room']), 'play')).not.toContain('meeting-room')
  })

  const jury = Array.from({ length: 11 }, (_, at) => (at < 6 ? 'steam' : 'electricity'))

  it('E-11.1, E-14.11: the Ghost’s Meeting Room in round 10 leaves the human one last turn', () => {
    const scene = alone(['meeting-room'], { jury })
    const after = when(scene).answers('play:skyscraper')
    expect(after.play.state.endedBy).toBe(1)
    expect(question(after)).toEqual({ rule: 'choose-card', seat: 0 })
    expect(legal(after)).toEqual(['play:train-station', 'play:academy', 'play:laboratory', 'play:journal', 'pass'])
    expect(isFinished(when(after).answers('pass'))).toBe(true)
  })

  it('E-14.11: when the human ends the game there is no last turn', () => {
    const scene = alone(['academy', 'meeting-room'], { jury, seats: [{ played: ['academy'] }] })
    expect(isFinished(when(scene).answers('play:meeting-room', 'stop'))).toBe(true)
  })

  it('E-14.12, E-R42: more than 30 VP is a good result, 30 is not', () => {
    const won = (leaders: number) => score(alone(['meeting-room'], { seats: [{ points: { leaders }, money: 0 }] })).won
    expect([won(30), won(31)]).toEqual([false, true])
  })
})
