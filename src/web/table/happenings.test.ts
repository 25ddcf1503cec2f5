import { describe, expect, it, test } from 'vitest'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { chanceFromSeed } from '../../kernel/chance.ts'
import { begin, isOver } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import type { Happened } from '../session/session.ts'
import { type Episode, episodesOf, sinceLastTurn } from './happenings.ts'

const answered = (
  answer: number,
  seat: number | undefined,
  moment: readonly number[],
  ...events: readonly (readonly [type: string, seat?: number])[]
): Happened => ({
  answer,
  seat,
  key: '',
  events: (events.length > 0 ? events : [[`event-${answer}`, seat] as const]).map(([type, of]) =>
    of === undefined ? { type } : { type, seat: of },
  ),
  moment,
})

const told = (episodes: readonly Episode[]) =>
  episodes.map(({ seat, events }) => [seat, ...events.map(({ type }) => type)])

test('the answer that ends a turn belongs to that turn, and what the game did then is an episode of nobody', () => {
  const episodes = episodesOf([
    answered(0, undefined, [1, 0]),
    answered(1, 0, [1, 0]),
    answered(2, 0, [1, 1], ['turn-ended', 0], ['round-ended'], ['turn-began', 1]),
    answered(3, 1, [1, 1]),
    answered(4, 1, [1, 2], ['turn-ended', 1]),
  ])
  expect(told(episodes)).toEqual([
    [undefined, 'event-0'],
    [0, 'event-1', 'turn-ended'],
    [undefined, 'round-ended'],
    [1, 'turn-began', 'event-3', 'turn-ended'],
  ])
})

test('what all draft in secret is one episode of nobody, also when the first player is the last to answer', () => {
  const episodes = episodesOf([
    answered(0, undefined, [1, 0], ['dealt']),
    answered(1, 1, [1, 0], ['answered', 1]),
    answered(2, 0, [1, 0], ['drafted', 0], ['drafted', 1]),
    answered(3, 0, [1, 0], ['card-played', 0]),
  ])
  expect(told(episodes)).toEqual([
    [undefined, 'dealt'],
    [undefined, 'answered', 'drafted', 'drafted'],
    [0, 'card-played'],
  ])
})

test('an answer of another in the middle of a turn belongs to that turn', () => {
  const episodes = episodesOf([
    answered(0, undefined, [1, 0]),
    answered(1, 0, [1, 0]),
    answered(2, 1, [1, 0]),
    answered(3, 0, [1, 1], ['turn-ended', 0]),
  ])
  expect(told(episodes)).toEqual([
    [undefined, 'event-0'],
    [0, 'event-1', 'event-2', 'turn-ended'],
  ])
})

test('goods that are handed out after another seat has answered stand with whoever gets them', () => {
  const episodes = episodesOf([
    answered(1, 0, [1, 0], ['arranged', 0], ['books', 2], ['ducats', 2]),
    answered(2, 2, [1, 0], ['ducats', 2]),
  ])
  expect(told(episodes)).toEqual([
    [0, 'arranged'],
    [2, 'books', 'ducats', 'ducats'],
  ])
})

test('since the last turn of a seat everything is told that is not of a turn of its own', () => {
  const happened: readonly Happened[] = [
    answered(0, undefined, [1, 0]),
    answered(1, 0, [1, 0]),
    answered(2, 0, [2, 0], ['built', 0], ['turn-ended', 0], ['era-changed']),
    answered(3, 1, [2, 0]),
    answered(4, 0, [2, 0]),
    answered(5, 1, [2, 1], ['turn-ended', 1]),
  ]
  expect(told(sinceLastTurn(episodesOf(happened), 0))).toEqual([
    [undefined, 'era-changed'],
    [1, 'event-3', 'event-4', 'turn-ended'],
  ])
})

describe.each(gameIds)('in random games of %s', id => {
  it('every event is told once and in order, a turn is one episode of its seat, and a recap leaves nothing out', async () => {
    const game = await loadGame(id)
    const play = begin(game, { players: 3, seed: `happenings of ${id}` })
    const chance = chanceFromSeed(`happenings of ${id}`)
    const happened: Happened[] = []
    for (let answer = 1; !isOver(play) && answer < 400; answer++) {
      play.events = []
      const { question, chosen } = takeRandomly(play, chance)
      const { events } = play
      happened.push({ answer, seat: question.seat, key: chosen.key, events, moment: game.moment(play.state) })
    }
    const episodes = episodesOf(happened)
    expect(episodes.flatMap(({ events }) => events)).toEqual(happened.flatMap(({ events }) => events))
    expect(new Set(episodes.map(one => one.id)).size).toBe(episodes.length)
    for (const { seat, events } of episodes) {
      const ended = events.filter(({ type }) => type === 'turn-ended')
      expect(ended.length).toBeLessThanOrEqual(1)
      for (const event of ended) expect(event.seat).toBe(seat)
      const [first] = events.filter(({ type }) => type !== 'forced')
      if (seat !== undefined && first?.seat !== undefined) expect(first.seat).toBe(seat)
    }
    for (const seat of [0, 1, 2]) {
      const since = sinceLastTurn(episodes, seat)
      const last = episodes.findLastIndex(one =>
        one.events.some(event => event.type === 'turn-ended' && event.seat === seat),
      )
      const turns = new Set(episodes.slice(last + 1).filter(one => one.seat !== seat))
      expect(since).toEqual([...turns])
    }
  })
})
