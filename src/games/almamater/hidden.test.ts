import { describe, expect, it } from 'vitest'
import { chanceFromSeed } from '../../kernel/chance.ts'
import { imagine } from '../../kernel/imagine.ts'
import { answer, begin } from '../../kernel/play.ts'
import { viewOf } from '../../kernel/view.ts'
import { almaMater } from './game.ts'
import type { Play } from './state.ts'

const drafting = (): Play => begin(almaMater, { players: 3, seed: 'hidden' })
const keepFirst = (play: Play, rule: string): void => {
  while (play.open[0]?.frame.rule === rule)
    for (const { seat, options } of [...play.open]) answer(play, seat, options[0]?.key ?? '')
}

describe('hidden information', () => {
  it('A-19.1: in the draft each player sees only the own hand and the own kept cards', () => {
    const play = drafting()
    for (const seat of [0, 1, 2]) answer(play, seat, `keep:${play.state.players[seat]?.packet[0]}`)
    for (const viewer of [0, 1, 2, undefined])
      viewOf(almaMater, play.state, viewer).players.forEach(({ packet, kept }, seat) => {
        expect(packet).toEqual(seat === viewer ? play.state.players[seat]?.packet : ['?', '?', '?'])
        expect(kept).toEqual(seat === viewer ? play.state.players[seat]?.kept : ['?'])
      })
  })

  it('A-19.1: kept cards are open once all are revealed, the fourth card and the decks never', () => {
    const play = drafting()
    keepFirst(play, 'draft')
    keepFirst(play, 'put-away')
    const view = viewOf(almaMater, play.state, 1)
    view.players.forEach(({ kept, boxed }, seat) => {
      expect(kept).toEqual(play.state.players[seat]?.kept)
      expect(boxed).toEqual(seat === 1 ? play.state.players[1]?.boxed : ['?'])
    })
    expect(new Set(view.setupDeck)).toEqual(new Set(['?']))
    const two = viewOf(almaMater, begin(almaMater, { players: 2, seed: 'deck' }).state, 0)
    expect(new Set(two.ignotusDeck)).toEqual(new Set(['?']))
  })

  it('A-19.1: a world imagined in the draft keeps what the viewer passed on out of the deck', () => {
    const play = drafting()
    const passed = play.state.players[0]?.packet.slice(1) ?? []
    for (const seat of [0, 1, 2]) answer(play, seat, `keep:${play.state.players[seat]?.packet[0]}`)
    const view = viewOf(almaMater, play.state, 0)
    for (let at = 0; at < 20; at++) {
      const world = imagine(almaMater, play.components, view, 0, chanceFromSeed(`world ${at}`))
      for (const card of passed) expect(world.setupDeck).not.toContain(card)
    }
  })

  it('A-R47: the same seed gives the same setup', () => {
    expect(drafting().state).toEqual(drafting().state)
    expect(begin(almaMater, { players: 3, seed: 'another' }).state.layout).not.toEqual(drafting().state.layout)
  })
})
