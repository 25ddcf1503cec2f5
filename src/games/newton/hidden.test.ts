import { describe, expect, it } from 'vitest'
import { chanceFromSeed } from '../../kernel/chance.ts'
import { imagine } from '../../kernel/imagine.ts'
import { begin } from '../../kernel/play.ts'
import { sceneAt } from '../../kernel/testing/scene.ts'
import { viewOf } from '../../kernel/view.ts'
import { newton } from './game.ts'
import { given, player, question, when } from './testing/scenario.ts'

const scene = given({ players: 3, tokens: 'set-up' })
const { state, components } = scene.play
const viewers = [0, 1, 2, undefined] as const

describe('hidden information', () => {
  it('N-20.1: the order of the decks and what lies in the box are hidden from all', () => {
    for (const viewer of viewers) {
      const view = viewOf(newton, state, viewer)
      expect(view.decks.map(deck => deck.length)).toEqual([12, 12, 12])
      expect(new Set([...view.decks.flat(), ...view.boxedMasters])).toEqual(new Set(['?']))
      expect(view.chance).toEqual([0, 0, 0, 0])
      const text = JSON.stringify(view)
      for (const id of [...state.decks.flat(), ...state.boxedMasters]) expect(text).not.toContain(`"${id}"`)
    }
    const used = new Set([...state.tokens, ...Object.values(state.layout.tiles)])
    const boxed = [...components.pack.bonusTokens, ...components.pack.tiles.objective].filter(row => !used.has(row.id))
    expect(boxed.length).toBeGreaterThan(4)
    for (const { id } of boxed) expect(JSON.stringify(state)).not.toContain(`"${id}"`)
  })

  it('N-20.1: two states that differ only in the order of a deck look the same', () => {
    const other = newton.copy(state)
    other.decks[1]?.reverse()
    for (const viewer of viewers) expect(viewOf(newton, other, viewer)).toEqual(viewOf(newton, state, viewer))
  })

  it('N-20.2: unplayed Masters are seen by their owner alone, played ones by all', () => {
    for (const viewer of viewers)
      viewOf(newton, state, viewer).players.forEach(({ masters }, seat) => {
        expect(masters).toEqual(seat === viewer ? state.players[seat]?.masters : ['?', '?', '?', '?'])
      })
    const played = given({ seats: [{ played: ['brahe'], masters: ['bruno'] }] })
    expect(viewOf(newton, played.play.state, 1).players[0]).toMatchObject({
      playedMasters: ['brahe'],
      masters: ['?'],
    })
  })

  it('N-20.2: who plays a Master shows which one, and no other', () => {
    const chance = given({ seats: [{ work: 10, masters: ['bruno', 'gilbert'] }] })
    const after = when(chance).answers('play:start-red-work', 'work:1', 'master:bruno')
    expect(JSON.stringify(after.events)).not.toContain('gilbert')
    expect(after.events).toContainEqual({ type: 'master-played', seat: 0, master: 'bruno', because: 'work-11' })
  })

  it('N-20.3: a world imagined in the draft keeps every Master that the viewer passed on out of the box', () => {
    const play = begin(newton, { players: 2, seed: 'passing' })
    const packet = play.state.players[0]?.packet ?? []
    const draft = sceneAt(play)
    const after = when(when(draft).seat(0, `draft:${packet[0]}`)).seat(1, `draft:${play.state.players[1]?.packet[0]}`)
    const view = viewOf(newton, after.play.state, 0)
    for (let at = 0; at < 30; at++) {
      const world = imagine(newton, components, view, 0, chanceFromSeed(`world ${at}`))
      for (const passed of packet.slice(1)) expect(world.boxedMasters).not.toContain(passed)
    }
  })

  it('N-20.4: the card to push under the desk stays secret until all have chosen', () => {
    const last = given({
      seats: [
        { desk: ['start-red-work', 'start-red-travel'], hand: [] },
        { desk: ['start-blue-work', 'start-blue-study'], hand: [] },
      ],
      turnsTaken: 9,
    })
    const choosing = when(last).answers('end-turn')
    expect(question(choosing).rule).toBe('push-under')
    const work = when(choosing).seat(1, 'push:start-blue-work')
    const study = when(choosing).seat(1, 'push:start-blue-study')
    expect(viewOf(newton, work.play.state, 0)).toEqual(viewOf(newton, study.play.state, 0))
    expect(viewOf(newton, work.play.state, 1)).not.toEqual(viewOf(newton, study.play.state, 1))
    expect(player(when(work).seat(0, 'push:start-red-work'), 1).under).toEqual(['start-blue-work'])
  })

  it('N-20.5, N-R28: everything else is open, hands of Action cards too', () => {
    for (const viewer of viewers) {
      const view = viewOf(newton, state, viewer)
      const { decks, boxedMasters, chance, players, ...open } = state
      expect(view).toMatchObject(open)
      players.forEach(({ masters, packet, passedOn, ...rest }, seat) => {
        expect(view.players[seat]).toMatchObject(rest)
      })
    }
  })
})
