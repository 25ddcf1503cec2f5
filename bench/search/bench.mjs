// How many looks ahead a second a tree search makes in the middle of Newton, beside boardgame.io's own MCTS bot with the
// same rules and the same positions. A look goes down the tree, takes 50 random answers and is counted on the way back.
import { MCTSBot } from 'boardgame.io/dist/cjs/ai.js'
import { InitializeGame } from 'boardgame.io/dist/cjs/internal.js'
import { plainMind } from '../../src/bots/mind.ts'
import { newtonMind } from '../../src/bots/newton/mind.ts'
import { searchTree } from '../../src/bots/tree.ts'
import { newton } from '../../src/games/newton/game.ts'
import { chanceFromSeed } from '../../src/kernel/chance.ts'
import { begin } from '../../src/kernel/play.ts'
import { playRandomly, takeRandomly } from '../../src/kernel/playout.ts'
import { viewOf } from '../../src/kernel/view.ts'
import { newtonOnBoardgameIo } from '../engine/newton-on-boardgame-io.mjs'
import { elsewhere, notebook, rate, row, whenElsewhere } from '../measure.mjs'

const RUNS = Number(process.env.RUNS ?? 7)
const LOOKS = Number(process.env.LOOKS ?? 3000)
const POSITIONS = 5
const ROLLOUT = 50
const PLAYERS = 4

/** The third of six rounds begins: far enough from the end that no rollout reaches it. */
function position(number) {
  const chance = chanceFromSeed(`position/${number}`)
  const play = begin(newton, { players: PLAYERS, seed: `position/${number}`, options: { confirm: false } })
  while (play.state.round < 3) takeRandomly(play, chance)
  return play
}

await whenElsewhere('--peer', async run => {
  const looks = Number(process.env.PEER_LOOKS ?? 60)
  const { state } = position(run % POSITIONS)
  const game = { ...newtonOnBoardgameIo(PLAYERS, 'search'), setup: () => state }
  const start = InitializeGame({ game, numPlayers: PLAYERS })
  const think = async iterations => {
    const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, seed: run, iterations, playoutDepth: ROLLOUT })
    const began = performance.now()
    await bot.play(start, start.ctx.currentPlayer)
    return (iterations / (performance.now() - began)) * 1000
  }
  await think(looks)
  return think(looks)
})

function looksPerSecond(mind, { game, components, state, open }, run) {
  const { seat } = open[0]
  const task = { game, components, view: viewOf(game, state, seat), seat }
  const began = performance.now()
  searchTree(mind, task, chanceFromSeed(`search/${run}`), looks => looks / LOOKS, ROLLOUT)
  return (LOOKS / (performance.now() - began)) * 1000
}

function randomPlay(run) {
  const chance = chanceFromSeed(`bench/${run}`)
  let decisions = 0
  const began = performance.now()
  for (let index = 0; index < 500; index++) {
    const play = begin(newton, { players: PLAYERS, seed: `${run}/${index}`, options: { confirm: false } })
    play.events = undefined
    decisions += playRandomly(play, chance)
  }
  return (decisions / (performance.now() - began)) * 1000
}

const { note, of } = notebook()
const positions = Array.from({ length: POSITIONS }, (_, number) => position(number))
looksPerSecond(plainMind, positions[0], 'warm')
randomPlay('warm')
for (let run = 0; run < RUNS; run++) {
  const at = positions[run % POSITIONS]
  note('random', randomPlay(run))
  note('plain', looksPerSecond(plainMind, at, run))
  note('mind', looksPerSecond(newtonMind, at, run))
  note('peer', elsewhere('--peer', run))
}

const result = {
  runs: RUNS,
  looksPerSecond: of('plain'),
  looksPerSecondWithJudgement: of('mind'),
  boardgameIoLooksPerSecond: of('peer'),
  timesBoardgameIo: of('plain') / of('peer'),
  // Each look takes at least one answer in the tree and the fifty after it.
  decisionsPerSecondInSearch: of('plain') * (ROLLOUT + 1),
  partOfRandomPlay: (of('plain') * (ROLLOUT + 1)) / of('random'),
}

if (process.argv.includes('--json')) console.log(JSON.stringify(result))
else {
  console.log(`Tree search in Newton, ${PLAYERS} players, third round, medians of ${RUNS} interleaved runs, one core`)
  row('looks, judged by the score', rate(result.looksPerSecond))
  row('looks, judged by the mind of the bots', rate(result.looksPerSecondWithJudgement))
  row('boardgame.io’s MCTS bot, same rules and positions', rate(result.boardgameIoLooksPerSecond))
  row('times as fast as boardgame.io', result.timesBoardgameIo.toFixed(0))
  row('decisions inside the search, at least', rate(result.decisionsPerSecondInSearch))
  row('part of plain random play', result.partOfRandomPlay.toFixed(2))
}
