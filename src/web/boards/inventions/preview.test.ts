import { describe, expect, it } from 'vitest'
import { given, when } from '../../../games/inventions/testing/scenario.ts'
import { panelsAsked } from '../panels.ts'
import { previewOf } from './preview.ts'
import { panellingOf } from './table/panels.ts'

const travelling = () =>
  when(given({ players: 2, seats: [{ influence: 2 }], regions: { asia: { citizens: [2, 0, 0] } } }), 'pillar:travel')

describe('the preview of a move in Inventions', () => {
  it('draws the way of a citizen and where they would stand', () => {
    const scene = travelling()
    const { play, events } = when(scene, 'travel:asia:australia')
    const { seat } = play.state.turn
    const { way, ghosts } = previewOf(scene.play, seat, events.slice(scene.events.length))
    expect(way).toEqual(['region:asia', 'region:australia'])
    expect(ghosts?.map(({ at }) => at)).toContain('region:australia')
  })

  it('ends where the turn does: what others do then is not drawn', () => {
    const { play } = travelling()
    const { seat } = play.state.turn
    const told = [
      { type: 'turn-ended', seat },
      { type: 'travelled', seat, from: 'asia', to: 'europe' },
    ]
    expect(previewOf(play, seat, told).way).toEqual([])
  })
})

describe('the panels of a small table', () => {
  const panels = ['world', 'assembly', 'society', 'offers'] as const

  it('that have targets are those of the places that answer the question', () => {
    const { play } = travelling()
    const at = { 'region:asia': ['legal'], 'stock:technology-1': ['legal'], 'home:economy': ['blocked'] } as const
    expect(panelsAsked(panellingOf(panels, { play, seat: 0 }), { at })).toEqual(['world', 'assembly'])
  })

  it('are those where a held piece can go, not those where pieces can be taken up', () => {
    const { play } = travelling()
    const at = { 'home:economy': ['legal'], 'milestone:iron': ['legal'] } as const
    const marks = { at, pieces: ['home:economy'], held: { piece: 'home:economy', turn: 0 } }
    expect(panelsAsked(panellingOf(panels, { play, seat: 0 }), marks)).toEqual(['offers'])
  })
})
