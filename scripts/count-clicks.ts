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

const [games = 2, players = 2] = process.argv.slice(2, 4).map(Number)
const only = process.argv.slice(4)

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

/** How a person gives answers: a click is one, a piece that is taken up and set down two, or one where it is dragged. Turning it is not counted. */
interface Hand {
  readonly drags: boolean
  /** Turns end by themselves, and so does the wait for what cannot be taken back. */
  readonly byItself: boolean
}

interface Given {
  readonly clicks: number
  readonly answers: number
}

/** The fewest clicks for what is answered next: how many, and how many answers they give. */
function clicksFor(asking: Asking, next: readonly string[], { drags, byItself }: Hand): Given {
  if (byItself && loneLeaving(asking) !== undefined) return { clicks: 0, answers: 1 }
  const given = (clicks: number, choice: Choice | undefined): readonly Given[] => {
    if (choice === undefined) return []
    const confirms = !byItself && choice.final && choice.purpose !== 'leave' ? 1 : 0
    return [{ clicks: clicks + confirms, answers: choice.keys.length }]
  }
  const { choices, beyond, pieces } = asking
  const ways = [
    ...given(1, longest(choices, next)),
    ...beyond.places.flatMap(place => {
      const there = beyond.at(place)
      return given(there.length === 1 ? 1 : 2, longest(there, next))
    }),
    ...[...pieces, ...beyond.pieces].flatMap(piece =>
      piece.turns.flatMap(turn => given(drags ? 1 : 2, longest(piece.turned(turn).choices, next))),
    ),
  ]
  const [best] = ways.toSorted((a, b) => b.answers - a.answers || a.clicks - b.clicks)
  return best ?? { clicks: 2, answers: 1 }
}

function count(game: Game, board: Board, given: readonly GivenAnswer[], seed: string, hand: Hand) {
  const play = begin(game, { players, seed }) as Play
  let clicks = 0
  let turns = 0
  /** By the rule that asked. */
  const asked = new Map<string, number>()
  for (let at = 0; at < given.length; ) {
    const seat = given[at]?.seat as Seat
    const other = given.findIndex((one, index) => index > at && one.seat !== seat)
    const next = given.slice(at, other < 0 ? undefined : other).map(({ key }) => key)
    const seen = resume(game, play.components, viewOf(game, play.state, seat))
    const asking = questionFor(seen, seat) && askingOf(seen, seat, board, 'en')
    const step = asking === undefined ? { clicks: 1, answers: 1 } : clicksFor(asking, next, hand)
    clicks += step.clicks
    const rule = play.open.find(question => question.seat === seat)?.frame.rule ?? ''
    asked.set(rule, (asked.get(rule) ?? 0) + step.clicks)
    for (const key of next.slice(0, step.answers)) {
      const { events } = answer(play, seat, key)
      turns += events.filter(({ type }) => type === 'turn-ended').length
    }
    at += step.answers
  }
  return { clicks, turns, asked }
}

for (const id of gameIds.filter(one => hasBoard(one) && (only.length === 0 || only.includes(one)))) {
  const game = await loadGame(id)
  const board = (await loadBoard(id)) as Board
  const { usual: _, ...bare } = board
  const without: Board = { ...bare, followUps: [], leadsOn: [] }
  const hands: Readonly<Record<string, readonly [Board, Hand]>> = {
    'clicks without gestures': [without, { drags: false, byItself: false }],
    'with them': [board, { drags: false, byItself: false }],
    'where pieces are dragged': [board, { drags: true, byItself: false }],
    'and where the page goes on by itself': [board, { drags: true, byItself: true }],
  }
  const sums = new Map<string, number>()
  const byRule = new Map<string, number>()
  let turns = 0
  let answers = 0
  for (let nth = 0; nth < games; nth++) {
    const seed = `clicks ${nth}`
    const given = played(game, seed)
    answers += given.length
    for (const [name, [drawn, hand]] of Object.entries(hands)) {
      const counted = count(game, drawn, given, seed, hand)
      sums.set(name, (sums.get(name) ?? 0) + counted.clicks)
      if (drawn === without) turns += counted.turns
      if (hand.byItself) for (const [rule, clicks] of counted.asked) byRule.set(rule, (byRule.get(rule) ?? 0) + clicks)
    }
  }
  const per = (many: number): string => (many / turns).toFixed(2)
  const told = [...sums].map(([name, clicks]) => `${per(clicks)} ${name}`).join(', ')
  console.log(`${id}: ${turns} turns; a turn takes ${per(answers)} answers, ${told}`)
  const most = [...byRule].toSorted((a, b) => b[1] - a[1]).map(([rule, clicks]) => `${rule} ${per(clicks)}`)
  console.log(`  of the last, by what is asked: ${most.join(', ')}`)
}
