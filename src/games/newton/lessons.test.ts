import { describe, expect, it } from 'vitest'
import { blocked, changes, given, legal, legalTo, question, when } from './testing/scenario.ts'

const lines = [['l1-work-a', 'l1-work-b'], ['l2-work-a'], ['l3-work-a']] as const
const play = 'play:start-red-lessons'

describe('Lessons', () => {
  it('N-8.1, N-8.2, N-X27: one card whose level the value reaches; its line stays one shorter', () => {
    const scene = given({ seats: [{ under: ['l1-lessons-a'], coins: 0 }], lines })
    const played = when(scene).answers(play)
    expect(legalTo(played, 'take')).toEqual(['l1-work-a', 'l1-work-b', 'l2-work-a'])
    expect(blocked(played, 'take:l3-work-a')).toMatchObject({ why: 'value-short', needs: 3, value: 2 })
    const taken = when(played).answers('take:l1-work-a')
    expect(changes(taken)).toEqual({ hand: ['l1-work-a'] })
    expect(taken.play.state.lines).toEqual([['l1-work-b'], ['l2-work-a'], ['l3-work-a']])
    expect(when(taken).answers('end-turn').play.state.lines[0]).toEqual(['l1-work-b'])
  })

  it('N-8.1: a card taken can be played from the next turn on', () => {
    const scene = given({ players: 1, seats: [{ coins: 0 }], lines })
    const taken = when(scene).answers(play, 'take:l1-work-b')
    expect(legal(taken)).toEqual(['use:gain', 'end-turn'])
    expect(legalTo(when(taken).answers('end-turn'), 'play')).toContain('l1-work-b')
  })

  it('N-8.2: only quick-turn-over adds cards to a line before the round ends', () => {
    const scene = given({ seats: [{ coins: 1 }], lines })
    const taken = when(scene).answers(play, 'take:l1-work-b')
    expect(taken.play.state.lines.map(line => line.length)).toEqual([1, 1, 1])
    expect(
      when(taken)
        .answers('quick-turn-over:1')
        .play.state.lines.map(line => line.length),
    ).toEqual([3, 1, 1])
  })

  it('N-8.3: one card per action, and nothing if none fits', () => {
    const scene = given({ seats: [{ under: ['l1-lessons-a', 'l1-lessons-b'], coins: 9 }], lines })
    const taken = when(scene).answers(play, 'take:l1-work-a')
    expect(question(taken).rule).toBe('turn')
    expect(legalTo(taken, 'take')).toEqual([])
    const none = given({ seats: [{ coins: 0 }], lines: [[], ['l2-work-a'], ['l3-work-a']] })
    expect(legalTo(when(none).answers(play), 'take')).toEqual([])
  })
})
