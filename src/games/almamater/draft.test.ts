import { describe, expect, it } from 'vitest'
import { sceneAt } from '../../kernel/testing/scene.ts'
import { begun, drafted } from './testing/drafting.ts'
import { legal, player, question, when } from './testing/scenario.ts'

describe('the draft', () => {
  it('A-3.1: everyone keeps a card and passes the rest to the left, three times, then puts one of four away', () => {
    const play = begun(3)
    const hands = play.state.players.map(one => [...one.packet])
    expect(hands.map(hand => hand.length)).toEqual([4, 4, 4])
    let scene = sceneAt(play)
    for (const seat of [0, 1, 2]) scene = when(scene).seat(seat, `keep:${hands[seat]?.[0]}`)
    expect(scene.play.state.players.map(one => one.packet)).toEqual([
      hands[2]?.slice(1),
      hands[0]?.slice(1),
      hands[1]?.slice(1),
    ])
    for (const _round of [2, 3])
      for (const seat of [0, 1, 2]) scene = when(scene).seat(seat, `keep:${player(scene, seat).packet[0]}`)
    expect(question(scene).rule).toBe('put-away')
    expect(scene.play.state.players.map(one => one.kept.length)).toEqual([4, 4, 4])
    const away = player(scene, 0).kept[2]
    for (const seat of [0, 1, 2]) scene = when(scene).seat(seat, `discard:${player(scene, seat).kept[2]}`)
    expect(player(scene, 0).kept).toHaveLength(3)
    expect(player(scene, 0).boxed).toEqual([away])
  })

  it('A-3.2, A-3.3, A-X2, A-X3: lowest total first, a tie to the lowest card number; the markers are stacked so', () => {
    // Totals 3 + 5 + 9 = 17 and 4 + 4 + 9 = 17: card 2 is the lowest.
    const tie = drafted([
      ['setup-05', 'setup-06', 'setup-19'],
      ['setup-02', 'setup-09', 'setup-20'],
    ])
    expect(tie.play.state.order).toEqual([1, 0])
    expect(tie.play.state.ranking).toEqual([1, 0, 2])
    const four = drafted([
      ['setup-01', 'setup-02', 'setup-03'],
      ['setup-04', 'setup-05', 'setup-06'],
      ['setup-07', 'setup-08', 'setup-10'],
      ['setup-19', 'setup-20', 'setup-21'],
    ])
    expect(four.play.state.order).toEqual([0, 1, 2, 3])
    expect(four.play.state.ranking).toEqual([0, 1, 2, 3])
    expect(four.play.state.levels).toEqual([0, 0, 0, 0])
  })

  it('A-3.4: in turn order each must choose a chancellor of those laid out', () => {
    const scene = drafted(
      [
        ['setup-22', 'setup-23', 'setup-24'],
        ['setup-01', 'setup-02', 'setup-03'],
      ],
      ['chancellor-alberti', 'chancellor-agricola', 'chancellor-pereira'],
    )
    expect(question(scene)).toEqual({ rule: 'choose-chancellor', seat: 1 })
    expect(legal(scene)).toHaveLength(3)
    const after = when(scene).answers('chancellor:chancellor-agricola')
    expect(question(after)).toEqual({ rule: 'choose-chancellor', seat: 0 })
    expect(legal(after)).toEqual(['chancellor:chancellor-alberti', 'chancellor:chancellor-pereira'])
  })

  it('A-3.5: Glareanus draws 3 setup cards and keeps 1 as a fourth set of goods, without changing the order', () => {
    const scene = drafted(
      [
        ['setup-01', 'setup-02', 'setup-03'],
        ['setup-04', 'setup-05', 'setup-06'],
      ],
      ['chancellor-glareanus', 'chancellor-agricola', 'chancellor-pereira'],
    )
    const after = when(scene).answers('chancellor:chancellor-glareanus', 'chancellor:chancellor-agricola')
    expect(question(after)).toEqual({ rule: 'keep-card', seat: 0 })
    const [first = '', ...others] = player(after, 0).packet
    expect(others).toHaveLength(2)
    const kept = when(after).answers(`keep:${first}`)
    expect(player(kept, 0).kept).toEqual(['setup-01', 'setup-02', 'setup-03', first])
    expect(player(kept, 0).boxed.slice(1)).toEqual(others)
    expect(kept.play.state.order).toEqual([0, 1])
  })

  it('A-3.6: the shelves are arranged one by one from the left, the seventh beside the display', () => {
    let scene = drafted(
      [
        ['setup-01', 'setup-02', 'setup-03'],
        ['setup-04', 'setup-05', 'setup-06'],
      ],
      ['chancellor-alberti', 'chancellor-agricola', 'chancellor-pereira'],
    )
    scene = when(scene).answers('chancellor:chancellor-alberti', 'chancellor:chancellor-agricola')
    expect(question(scene)).toEqual({ rule: 'arrange', seat: 0 })
    expect(legal(scene)).toEqual(['shelf:1', 'shelf:2', 'shelf:3'])
    scene = when(scene).answers('shelf:3', 'shelf:2', 'shelf:1', 'shelf:1', 'shelf:1')
    expect(legal(scene)).toEqual(['shelf:1', 'shelf:2'])
    scene = when(scene).answers('shelf:1')
    expect(scene.play.state.displays[0]?.shelves).toEqual([3, 2, 1, 1, 1, 1, 2])
    expect(question(scene)).toEqual({ rule: 'arrange', seat: 1 })
  })
})
