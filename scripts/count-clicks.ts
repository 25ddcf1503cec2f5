import { choose } from '../src/bots/choose.ts'
import { gameIds, loadGame } from '../src/games/catalogue.ts'
import type { Game, Play, Seat } from '../src/kernel/contract.ts'
import type { GivenAnswer } from '../src/kernel/history.ts'
import { answer, begin, isOver, questionFor, resume } from '../src/kernel/play.ts'
import { viewOf } from '../src/kernel/view.ts'
import type { Board } from '../src/web/boards/board.ts'
import { hasBoard, loadBoard } from '../src/web/boards/registry.ts'
import { type Asking, askingOf, type Choice } from '../src/web/question/choices.ts'
import { loneLeaving } from '../src/web/question/lone-leaving.ts'

const [games = 2, players = 2] = process.argv.slice(2).map(Number)

/** The answers of a game among scholars. */
function played(game: Game, seed: string): readonly GivenAnswer[] {
  const play = begin(game, { players, seed })
  const given: GivenAnswer[] = []
  while (!isOver(play)) {
    const seat = play.open[0]?.seat ?? 0
    const view = viewOf(game, play.state, seat)
    const key = choose('scholar', { game, components: play.components, view, seat, seed })
    answer(play, seat, key)
    given.push({ seat, key })
  }
  return given
}

/** Whether a gesture gives what is answered next, in whatever order its parts are. */
const gives = ({ keys }: Choice, next: readonly string[]): boolean =>
  keys.length <= next.length &&
  keys[0] !== undefined &&
  String(keys.toSorted()) === String(next.slice(0, keys.length).toSorted())

const longest = (choices: readonly Choice[], next: readonly string[]): Choice | undefined =>
  choices.filter(choice => gives(choice, next)).toSorted((a, b) => b.keys.length - a.keys.length)[0]

/** The fewest clicks for what is answered next: how many, and how many answers they give. */
function clicksFor(asking: Asking, next: readonly string[], byItself: boolean): { clicks: number; answers: number } {
  const lone = byItself ? loneLeaving(asking) : undefined
  if (lone !== undefined) return { clicks: 0, answers: 1 }
  const listed = longest(asking.choices, next)
  const beyond = asking.beyond.places
    .map(place => asking.beyond.at(place))
    .map(choices => ({ choice: longest(choices, next), clicks: choices.length === 1 ? 1 : 2 }))
    .filter(({ choice }) => choice !== undefined && choice.keys.length > (listed?.keys.length ?? 0))
    .toSorted((a, b) => a.clicks - b.clicks)[0]
  const choice = beyond?.choice ?? listed
  // A piece is taken up, then set down; what cannot be taken back is confirmed, unless it only leaves.
  if (choice === undefined) return { clicks: 2, answers: 1 }
  const confirms = choice.final && choice.purpose !== 'leave' ? 1 : 0
  return { clicks: (beyond?.clicks ?? 1) + confirms, answers: choice.keys.length }
}

function count(game: Game, board: Board, given: readonly GivenAnswer[], seed: string, byItself: boolean) {
  const play = begin(game, { players, seed }) as Play
  let clicks = 0
  let turns = 0
  for (let at = 0; at < given.length; ) {
    const seat = given[at]?.seat as Seat
    const other = given.findIndex((one, index) => index > at && one.seat !== seat)
    const next = given.slice(at, other < 0 ? undefined : other).map(({ key }) => key)
    const seen = resume(game, play.components, viewOf(game, play.state, seat))
    const asking = questionFor(seen, seat) && askingOf(seen, seat, board, 'en')
    const step = asking === undefined ? { clicks: 1, answers: 1 } : clicksFor(asking, next, byItself)
    clicks += step.clicks
    for (const key of next.slice(0, step.answers)) {
      const { events } = answer(play, seat, key)
      turns += events.filter(({ type }) => type === 'turn-ended').length
    }
    at += step.answers
  }
  return { clicks, turns }
}

for (const id of gameIds.filter(hasBoard)) {
  const game = await loadGame(id)
  const board = (await loadBoard(id)) as Board
  const { usual: _, ...bare } = board
  const without: Board = { ...bare, followUps: [], leadsOn: [] }
  const sums = { answers: 0, turns: 0, before: 0, after: 0, byItself: 0 }
  for (let nth = 0; nth < games; nth++) {
    const seed = `clicks ${nth}`
    const given = played(game, seed)
    const before = count(game, without, given, seed, false)
    sums.answers += given.length
    sums.turns += before.turns
    sums.before += before.clicks
    sums.after += count(game, board, given, seed, false).clicks
    sums.byItself += count(game, board, given, seed, true).clicks
  }
  const per = (many: number): string => (many / sums.turns).toFixed(2)
  console.log(
    `${id}: ${sums.turns} turns; a turn takes ${per(sums.answers)} answers, ${per(sums.before)} clicks without gestures, ` +
      `${per(sums.after)} with them, ${per(sums.byItself)} when turns end by themselves`,
  )
}
