import { describe, expect, it } from 'vitest'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { chanceFromSeed } from '../../kernel/chance.ts'
import type { Play } from '../../kernel/contract.ts'
import { answer, begin, fork, isOver } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import { hasBoard, loadBoard } from '../boards/registry.ts'
import { askingOf } from './choices.ts'
import { isCarried } from './pieces.ts'

describe.each(gameIds.filter(hasBoard))('gestures of several answers in %s', id => {
  it('can be given as they are, hand over or draw chance with their last answer alone, and leave no answer out', async () => {
    const game = await loadGame(id)
    const board = await loadBoard(id)
    const play = begin(game, { players: 3, seed: `gestures of ${id}` }) as Play
    const chance = chanceFromSeed(`gestures of ${id}`)
    let gestures = 0
    for (let given = 0; !isOver(play) && given < 500; given++) {
      const [question] = play.open
      if (question !== undefined && given % 3 === 0) {
        const asking = askingOf(play, question.seat, board, 'en')
        const choices = asking?.choices ?? []
        expect(new Set(choices.map(choice => choice.id)).size).toBe(choices.length)
        const labels = choices.filter(({ keys }) => keys.length > 1).map(({ label, by }) => `${label} ${by}`)
        expect(new Set(labels).size, asking?.title).toBe(labels.length)
        const reached = new Set(choices.flatMap(({ keys }) => keys))
        const open = question.options.filter(option => !isCarried(play, option, board))
        expect(open.filter(({ key }) => !reached.has(key)).map(({ key }) => key)).toEqual([])
        const { places = [], at: there, pieces = [] } = asking?.beyond ?? {}
        const beyond = [
          ...places.slice(0, 4).flatMap(place => there?.(place).slice(0, 2) ?? []),
          ...pieces.slice(0, 4).flatMap(({ turned }) => turned(0).choices.slice(0, 2)),
        ]
        expect(pieces.flatMap(({ turns }) => turns).every(turn => turn === 0)).toBe(true)
        for (const { keys } of [...choices.filter(one => one.keys.length > 1).slice(0, 6), ...beyond]) {
          gestures++
          const tried = fork(play)
          for (const [at, key] of keys.entries()) {
            const { barrier } = answer(tried, question.seat, key)
            if (at < keys.length - 1)
              expect(barrier, keys.join(' ')).toEqual({ revealed: false, chance: false, handedOver: false })
          }
        }
      }
      takeRandomly(play, chance)
    }
    if (id === 'inventions' || id === 'newton') expect(gestures).toBeGreaterThan(20)
  })
})

describe('a piece that an answer brings', () => {
  it('is set down with it in one gesture, taken up where it comes from, and its answer stays a choice of its own', async () => {
    const game = await loadGame('inventions')
    const board = await loadBoard('inventions')
    const play = begin(game, { players: 2, seed: 'aspirations' }) as Play
    const chance = chanceFromSeed('aspirations')
    let met = 0
    while (!isOver(play)) {
      const question = play.open.find(({ frame }) => frame.rule === 'progress')
      const asking = question && askingOf(play, question.seat, board, 'en')
      for (const piece of asking?.beyond.pieces ?? []) {
        met++
        const tile = piece.id.replace('stock:', '')
        expect(asking?.choices.map(({ keys }) => String(keys))).toContain(`progress:${tile}`)
        for (const { keys, places } of piece.turned(0).choices) {
          expect(keys.slice(0, 2)).toEqual([`progress:${tile}`, `build:${tile}:${places[0]?.replace('hex:', '')}`])
        }
      }
      takeRandomly(play, chance)
    }
    expect(met).toBeGreaterThan(10)
  })
})
