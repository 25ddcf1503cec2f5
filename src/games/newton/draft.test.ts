import { describe, expect, it } from 'vitest'
import { answer, begin, isOver, questionFor } from '../../kernel/play.ts'
import { viewOf } from '../../kernel/view.ts'
import { newton } from './game.ts'
import type { Play } from './state.ts'

const drafting = (players: number, masterDraft = true): Play =>
  begin(newton, { players, seed: 'draft', options: { masterDraft } })

const keys = (play: Play, seat: number): readonly string[] =>
  questionFor(play, seat)?.options.map(option => option.key) ?? []
const packets = (play: Play) => play.state.players.map(player => [...player.packet])
const hands = (play: Play) => play.state.players.map(player => [...player.masters])

/** Everyone takes the first Master of the packet held. */
function passOn(play: Play): void {
  for (const seat of play.state.players.keys()) answer(play, seat, keys(play, seat)[0] ?? '')
}

describe('Masters before the first turn', () => {
  it('N-2.11: in a first game everyone keeps the four Masters dealt', () => {
    for (const players of [2, 3, 4]) {
      const play = drafting(players, false)
      expect(hands(play).map(hand => hand.length)).toEqual(Array(players).fill(4))
      expect(play.state.boxedMasters).toHaveLength(20 - 4 * players)
      expect(play.open[0]?.frame.rule).toBe('turn')
    }
  })

  it('N-2.11, N-R42, N-X4: packets of 3, 2 and 1 Masters go to the left, and the last one is taken without a choice', () => {
    const play = drafting(3)
    expect(packets(play).map(packet => packet.length)).toEqual([4, 4, 4])
    const dealt = packets(play)
    for (const size of [3, 2]) {
      const before = packets(play)
      passOn(play)
      const left = before.map(packet => packet.slice(1))
      expect(packets(play)).toEqual([left[2], left[0], left[1]])
      expect(packets(play).map(packet => packet.length)).toEqual([size, size, size])
    }
    expect(play.open.map(question => question.options.length)).toEqual([2, 2, 2])
    passOn(play)
    expect(packets(play)).toEqual([[], [], []])
    expect(hands(play).map(hand => hand.length)).toEqual([4, 4, 4])
    expect(hands(play)[0]).toEqual([dealt[0]?.[0], dealt[2]?.[1], dealt[1]?.[2], dealt[0]?.[3]])
    expect(play.state.boxedMasters).toHaveLength(8)
    expect(play.open[0]?.frame.rule).toBe('turn')
  })

  it('N-2.11, N-21.1: all choose at the same time, in any order, and nothing is passed before all have chosen', () => {
    const play = drafting(4)
    expect(play.open.map(question => question.seat)).toEqual([0, 1, 2, 3])
    const before = packets(play)
    for (const seat of [2, 0, 3]) answer(play, seat, keys(play, seat)[1] ?? '')
    expect(packets(play)).toEqual(before)
    expect(play.open.map(question => question.seat)).toEqual([1])
    answer(play, 1, keys(play, 1)[1] ?? '')
    expect(hands(play)).toEqual(before.map(packet => [packet[1]]))
  })

  it('N-20.2, N-20.3: a player sees the own packet and own Masters, and never what others hold or chose', () => {
    const play = drafting(3)
    const secret = packets(play)[0]?.[0] ?? ''
    const { events } = answer(play, 0, `draft:${secret}`)
    expect(JSON.stringify(events)).not.toContain(secret)
    for (const viewer of [1, 2, undefined]) {
      const view = viewOf(newton, play.state, viewer)
      expect(JSON.stringify(view)).not.toContain(secret)
      expect(view.players[0]?.packet).toEqual(['?', '?', '?', '?'])
    }
    expect(viewOf(newton, play.state, 0).players[0]?.packet).toEqual(packets(play)[0])
    answer(play, 1, keys(play, 1)[0] ?? '')
    answer(play, 2, keys(play, 2)[0] ?? '')
    const view = viewOf(newton, play.state, 1)
    expect(view.players[1]?.packet).toEqual(packets(play)[1])
    expect(view.players[0]?.masters).toEqual(['?'])
    expect(view.players[1]?.masters).toEqual(hands(play)[1])
    expect(JSON.stringify(view)).not.toContain(secret)
  })

  it('N-2.11, N-19.1: a solo player draws six Masters and keeps four, also in a first game', () => {
    for (const masterDraft of [true, false]) {
      const play = drafting(1, masterDraft)
      const drawn = packets(play)[0] ?? []
      expect(drawn).toHaveLength(6)
      expect(keys(play, 0)).toEqual(drawn.map(id => `keep:${id}`))
      for (const at of [5, 0, 2, 3]) answer(play, 0, `keep:${drawn[at]}`)
      expect(hands(play)[0]).toEqual([drawn[5], drawn[0], drawn[2], drawn[3]])
      expect(play.state.boxedMasters).toHaveLength(16)
      expect(play.state.boxedMasters).toContain(drawn[1])
      expect(play.open[0]?.frame.rule).toBe('turn')
      expect(isOver(play)).toBe(false)
    }
  })
})
