// How fast the engine is, beside boardgame.io with the same rules, in one run. Rates are medians of interleaved runs.
import { RandomBot, Simulate } from 'boardgame.io/dist/cjs/ai.js'
import { InitializeGame } from 'boardgame.io/dist/cjs/internal.js'
import { gameIds, loadGame } from '../../src/games/catalogue.ts'
import { newton } from '../../src/games/newton/game.ts'
import { chanceFromSeed, nextBelow } from '../../src/kernel/chance.ts'
import { prepared } from '../../src/kernel/components.ts'
import { answerAndRemember, answersOf, historyOf } from '../../src/kernel/history.ts'
import { begin, isOver, resume } from '../../src/kernel/play.ts'
import { playRandomly } from '../../src/kernel/playout.ts'
import { recordOf, writeRecord } from '../../src/kernel/record.ts'
import { replay } from '../../src/kernel/replay.ts'
import { viewOf } from '../../src/kernel/view.ts'
import { elsewhere, micros, notebook, rate, row, whenElsewhere } from '../measure.mjs'
import { newtonOnBoardgameIo } from './newton-on-boardgame-io.mjs'

const RUNS = Number(process.env.RUNS ?? 7)
const GAMES = Number(process.env.GAMES ?? 1500)
const components = prepared(newton, newton.pack)

function randomPlay(game, players, games, run) {
  const chance = chanceFromSeed(`bench/${run}`)
  let decisions = 0
  const began = performance.now()
  for (let index = 0; index < games; index++) {
    const play = begin(game, { players, seed: `${run}/${index}`, options: { confirm: false } })
    play.events = undefined
    decisions += playRandomly(play, chance)
  }
  return (decisions / (performance.now() - began)) * 1000
}

async function boardgameIo(players, run) {
  const game = newtonOnBoardgameIo(players, `${run}`)
  const state = InitializeGame({ game, numPlayers: players })
  const bot = new RandomBot({ enumerate: game.ai.enumerate, seed: run })
  const began = performance.now()
  const { state: end } = await Simulate({ game, bots: bot, state, depth: 20_000 })
  return (end.G.answered / (performance.now() - began)) * 1000
}

await whenElsewhere('--peer', async run => {
  await boardgameIo(4, `warm/${run}`)
  return boardgameIo(4, run)
})

const counts = ({ players: { min, max } }) => Array.from({ length: max - min + 1 }, (_, more) => min + more)

await whenElsewhere('--game', async (id, run) => {
  const game = await loadGame(id)
  const play = (players, seed) => randomPlay(game, players, Math.round(GAMES / players / 2), seed)
  // Twice: rules of many short functions are still being compiled during the first thousand games.
  for (const warm of ['warm', 'warmer']) for (const players of counts(game)) play(players, warm)
  return Object.fromEntries(counts(game).map(players => [players, play(players, run)]))
})

/** A game of four in its last round, played at random, with its record. */
function lateGame() {
  const history = historyOf(begin(newton, { players: 4, seed: 'late' }))
  const chance = chanceFromSeed('late/answers')
  let late
  let middle
  while (!isOver(history.play)) {
    const question = history.play.open[0]
    answerAndRemember(history, question.seat, question.options[nextBelow(chance, question.options.length)].key)
    const { state } = history.play
    if (state.round === 3 && middle === undefined) middle = newton.copy(state)
    if (state.round === 6) late = newton.copy(state)
  }
  return { late, middle, record: recordOf(newton, history.play.state, { seed: 'late' }, answersOf(history)) }
}

const { late, middle, record } = lateGame()
const lateText = JSON.stringify(late)
const { note, of } = notebook()
const others = await Promise.all(gameIds.filter(id => id !== newton.id).map(loadGame))

randomPlay(newton, 4, 300, 'warm')
for (let run = 0; run < RUNS; run++) {
  for (const players of [1, 2, 3, 4])
    note(`random${players}`, randomPlay(newton, players, Math.round((GAMES * 2) / players), run))
  for (const game of others)
    for (const [players, decisions] of Object.entries(elsewhere('--game', game.id, run)))
      note(`${game.id}${players}`, decisions)
  note('boardgameIo4', elsewhere('--peer', run))
  note(
    'copy',
    micros(() => newton.copy(middle), 20_000),
  )
  note(
    'structuredClone',
    micros(() => structuredClone(middle), 500),
  )
  note(
    'view',
    micros(() => viewOf(newton, middle, 0), 10_000),
  )
  note(
    'json',
    micros(() => JSON.parse(JSON.stringify(middle)), 500),
  )
  note(
    'load',
    micros(() => resume(newton, components, JSON.parse(lateText)), 500),
  )
  note(
    'replay',
    micros(() => replay(newton, record), 20),
  )
}

const result = {
  runs: RUNS,
  decisionsPerSecond: { 1: of('random1'), 2: of('random2'), 3: of('random3'), 4: of('random4') },
  otherGames: Object.fromEntries(
    others.map(game => [
      game.id,
      Object.fromEntries(counts(game).map(players => [players, of(`${game.id}${players}`)])),
    ]),
  ),
  boardgameIoDecisionsPerSecond: of('boardgameIo4'),
  timesBoardgameIo: of('random4') / of('boardgameIo4'),
  copyMicros: of('copy'),
  structuredCloneMicros: of('structuredClone'),
  timesStructuredClone: of('structuredClone') / of('copy'),
  viewMicros: of('view'),
  jsonRoundTripMicros: of('json'),
  loadLastRoundMicros: of('load'),
  replayWholeGameMicros: of('replay'),
  savedStateBytes: lateText.length,
  savedRecordBytes: writeRecord(record).length,
}

if (process.argv.includes('--json')) console.log(JSON.stringify(result))
else {
  console.log(`Newton, medians of ${RUNS} interleaved runs, one core`)
  for (const players of [1, 2, 3, 4])
    row(`random play, ${players} players, decisions`, rate(result.decisionsPerSecond[players]))
  row('the same rules on boardgame.io, 4 players', rate(result.boardgameIoDecisionsPerSecond))
  row('times as fast as boardgame.io', result.timesBoardgameIo.toFixed(0))
  row('copy of a mid-game state', `${result.copyMicros.toFixed(2)} µs`)
  row(
    'structuredClone of it',
    `${result.structuredCloneMicros.toFixed(1)} µs, ${result.timesStructuredClone.toFixed(0)} times as long`,
  )
  row('view of it for one seat', `${result.viewMicros.toFixed(2)} µs`)
  row('JSON round trip of it', `${result.jsonRoundTripMicros.toFixed(0)} µs`)
  row('load a saved game in its last round', `${(result.loadLastRoundMicros / 1000).toFixed(3)} ms`)
  row('replay that game from its seed', `${(result.replayWholeGameMicros / 1000).toFixed(2)} ms`)
  row('saved game, as state', `${(result.savedStateBytes / 1024).toFixed(1)} KB`)
  row('saved game, as record', `${(result.savedRecordBytes / 1024).toFixed(1)} KB`)
  console.log('The other games, random play, decisions')
  for (const { id, title, ...game } of others)
    for (const players of counts(game)) row(`${title}, ${players} players`, rate(result.otherGames[id][players]))
}
