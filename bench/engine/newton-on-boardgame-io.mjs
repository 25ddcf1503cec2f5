// The same Newton rules as a boardgame.io game, written as its users would: the state is G, an answer is a move that mutates
// G under its reducer, legal answers are enumerated for its own bots, and the turn passes with its events.
import { newton } from '../../src/games/newton/game.ts'
import { prepared } from '../../src/kernel/components.ts'
import { begin, resume, take } from '../../src/kernel/play.ts'

const components = prepared(newton, newton.pack)

const opened = state => {
  const play = resume(newton, components, state)
  play.events = undefined
  return play
}

export const newtonOnBoardgameIo = (players, seed) => ({
  name: 'newton',
  setup: () => begin(newton, { players, seed, options: { confirm: false } }).state,
  moves: {
    answer({ G, ctx, events, playerID }, key) {
      const play = opened(G)
      const question = play.open.find(one => String(one.seat) === playerID)
      const chosen = question?.options.find(one => one.key === key)
      if (chosen === undefined) return 'INVALID_MOVE'
      take(play, question, chosen)
      const next = play.open[0]
      if (next !== undefined && String(next.seat) !== ctx.currentPlayer) events.endTurn({ next: String(next.seat) })
    },
  },
  turn: { order: { first: ({ G }) => opened(G).open[0].seat, next: ({ ctx }) => ctx.playOrderPos } },
  endIf: ({ G }) =>
    G.agenda.length === 0 ? { scores: newton.scores(opened(G)).map(score => score.total) } : undefined,
  ai: {
    enumerate: (G, _ctx, playerID) =>
      (opened(G).open.find(one => String(one.seat) === playerID)?.options ?? []).map(({ key }) => ({
        move: 'answer',
        args: [key],
      })),
  },
})
