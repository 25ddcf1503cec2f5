import { describe, expect, it } from 'vitest'
import { almaMater } from '../../games/almamater/game.ts'
import { type Play, playerAt } from '../../games/almamater/state.ts'
import { chanceFromSeed } from '../../kernel/chance.ts'
import { imagine } from '../../kernel/imagine.ts'
import { begin, fork, isOver, resume } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import { viewOf } from '../../kernel/view.ts'
import { choose } from '../choose.ts'
import { valueFor } from '../mind.ts'
import { playUntil, taskAt } from '../testing/midgame.ts'
import { almaMind } from './mind.ts'
import { type AlmaTerm, almaTerms } from './terms.ts'

const terms = new Float64Array(almaTerms.length)
const value = (play: Play, seat: number): number => valueFor(almaMind, play, seat, terms)
const termOf = (play: Play, name: AlmaTerm): number => {
  value(play, 0)
  return terms[almaTerms.indexOf(name)] ?? 0
}

describe('the judgement of Alma Mater', () => {
  it('is a number for every seat in every position of random games at every number of players', () => {
    for (const players of [2, 3, 4]) {
      const play = begin(almaMater, { players, seed: `judge:${players}` })
      const chance = chanceFromSeed(`judge:${players}`)
      while (!isOver(play)) {
        for (let seat = 0; seat < players; seat++) expect(Number.isFinite(value(play, seat))).toBe(true)
        takeRandomly(play, chance)
      }
    }
  })

  it('considers legal options only, and always some', () => {
    const play = begin(almaMater, { players: 3, seed: 'consider' })
    const chance = chanceFromSeed('consider')
    while (!isOver(play)) {
      for (const question of play.open) {
        const considered = almaMind.consider(play, question)
        expect(considered.length).toBeGreaterThan(0)
        const legal = new Set(question.options)
        expect(considered.filter(option => !legal.has(option))).toEqual([])
      }
      takeRandomly(play, chance)
    }
  })

  it('comes to the score when the game is over', () => {
    const play = playUntil(almaMater, 2, 'over', () => false)
    for (const { seat, total } of almaMater.scores(play)) expect(value(play, seat)).toBe(total)
  })

  const middle = playUntil(almaMater, 2, 'terms', play => play.state.round === 3)
  const changed = (change: (play: Play) => void, name: AlmaTerm): number => {
    const before = termOf(middle, name)
    const after = fork(middle)
    change(after)
    return termOf(after, name) - before
  }

  it('likes ducats, books, masters and milestones', () => {
    const gains = [
      changed(play => {
        playerAt(play, 0).ducats += 3
      }, 'ducats'),
      changed(play => {
        playerAt(play, 0).books[4] = (playerAt(play, 0).books[4] ?? 0) + 1
      }, 'books'),
      changed(play => {
        playerAt(play, 0).masters += 1
      }, 'masters'),
      changed(play => {
        playerAt(play, 0).professors.push({ id: 'professor-law-1', ready: true, bookmark: 0 })
      }, 'professors'),
    ]
    for (const gain of gains) expect(gain).toBeGreaterThan(0)
  })
})

describe('a bot in Alma Mater', () => {
  const middle = playUntil(almaMater, 2, 'fair', play => play.state.round === 2)
  for (const level of ['novice', 'scholar', 'master'] as const)
    it(`answers the same whatever the order of the hidden decks, as ${level}`, () => {
      const task = { ...taskAt(middle), iterations: 2 }
      const { components, game } = middle
      const world = imagine(game, components, task.view, task.seat, chanceFromSeed('another world'))
      const other = resume(almaMater, components, world)
      expect(other.state.ignotusDeck).not.toEqual(middle.state.ignotusDeck)
      expect(choose(level, { ...task, view: viewOf(almaMater, other.state, task.seat) })).toBe(choose(level, task))
    })

  it('drafts the same whatever the others hold', () => {
    const draft = begin(almaMater, { players: 3, seed: 'draft' })
    const task = { ...taskAt(draft, 0), iterations: 2 }
    const world = imagine(almaMater, draft.components, task.view, 0, chanceFromSeed('another world'))
    expect(world.players[1]?.packet).not.toEqual(draft.state.players[1]?.packet)
    for (const level of ['novice', 'scholar', 'master'] as const)
      expect(choose(level, { ...task, view: viewOf(almaMater, world, 0) })).toBe(choose(level, task))
  })
})
