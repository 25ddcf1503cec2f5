import type { Frame } from '../../kernel/agenda.ts'
import { type AmountChange, changesFor } from '../../kernel/amounts.ts'
import type { GameEvent, Play, Seat } from '../../kernel/contract.ts'
import { type ExplainedQuestion, explain } from '../../kernel/explain.ts'
import type { Blocked, Option, Question } from '../../kernel/question.ts'
import { itemAt } from '../../kernel/rows.ts'
import type { Language } from '../../kernel/words.ts'
import type { Board, OptionPurpose } from '../boards/board.ts'
import type { PlaceName } from '../plates/targets.ts'
import { type Beyond, byPlace, type Leading, leadingsOf, nothingBeyond } from './beyond.ts'
import { allAlike, type FollowUp, type FollowUps, followed, gestureLabel } from './follow-ups.ts'
import { type Way, waysOf } from './journeys.ts'
import { type Ahead, lookFrom, lookOn, nextQuestion } from './look-ahead.ts'
import { gathered, isCarried, type MovablePiece, piecesOf } from './pieces.ts'

/** One thing that a person can do now: an answer, or a chain of answers that is one gesture. */
export interface Choice {
  /** Names it among the choices of this question: its answers. */
  readonly id: string
  readonly keys: readonly string[]
  readonly option: Option
  readonly label: string
  readonly purpose: OptionPurpose
  readonly places: readonly PlaceName[]
  readonly changes: readonly AmountChange[]
  readonly events: readonly GameEvent[]
  /** It could not be taken back. */
  readonly final: boolean
  /** It shows something hidden or draws chance. */
  readonly reveals: boolean
  readonly meetsHidden: boolean
  /** It brings more than a piece to another place. */
  readonly gives: boolean
  /** It uses something up for nothing. */
  readonly isVain: boolean
  /** Steps of a journey; 1 for a plain answer. */
  readonly steps: number
  /** Places on the way, when another way leads to the same place. */
  readonly by: readonly PlaceName[]
}

export interface BlockedChoice {
  readonly id: string
  readonly label: string
  readonly reason: string
  readonly rule: string | undefined
  readonly places: readonly PlaceName[]
}

/** The open question of a seat as a person wants it. */
export interface Asking {
  /** Changes whenever another question is asked. */
  readonly id: string
  readonly title: string
  readonly help: string | undefined
  readonly rules: readonly string[]
  readonly choices: readonly Choice[]
  readonly blocked: readonly BlockedChoice[]
  /** Places of the questions that answers lead to, where both can be given at once. */
  readonly beyond: Beyond
  /** What is taken up first and then set down somewhere. */
  readonly pieces: readonly MovablePiece[]
}

export function askingOf(play: Play, seat: Seat, board: Board | undefined, language: Language): Asking | undefined {
  const question = explain(play, seat)
  if (question === undefined) return undefined
  const words = play.game.words[language]
  const { title, help } = words.question(play, question.frame, seat)
  const own = (option: Option): boolean => !isCarried(play, option, board)
  const asked: Asked = { play, seat, question, board, language, look: lookedAt(play, question) }
  const plain = (options: readonly Option[]) => plainChoices(asked, options)
  const choices = [...usualChoice(asked), ...journeyChoices(asked), ...plain(question.options.filter(own))]
  const why = (blocked: readonly Blocked[], reached: readonly Choice[]) => blockedChoices(asked, blocked, reached)
  return {
    id: `${play.state.answered} ${question.frame.rule}`,
    title,
    help,
    rules: question.rules,
    choices: givingFirst(choices),
    blocked: why(
      question.blocked.filter(({ option }) => own(option)),
      choices,
    ),
    beyond: beyondIn(asked, plain),
    pieces: piecesOf(play, question, board, (options, blocked) => ({
      choices: givingFirst(plain(options)),
      blocked: why(blocked, []),
    })),
  }
}

const givingFirst = (choices: readonly Choice[]): readonly Choice[] =>
  choices.toSorted((a, b) => Number(b.gives) - Number(a.gives))

/** A question as it is asked at a table, and what each of its options leads to. */
interface Asked {
  readonly play: Play
  readonly seat: Seat
  readonly question: ExplainedQuestion
  readonly board: Board | undefined
  readonly language: Language
  readonly look: (option: Option) => Ahead
}

function plainChoices(
  { play, seat, question, board, language, look }: Asked,
  options: readonly Option[],
): readonly Choice[] {
  const words = play.game.words[language]
  const journeys = board?.journeys.map(journey => journey.verb) ?? []
  const placesOf: PlacesOf = (at, option, frame) => board?.placesOf(at, option, frame) ?? []
  const followUps = followUpsOf(board)
  const choices = options
    .filter(option => !journeys.includes(option.verb))
    .flatMap(option => {
      const ways = followed(look(option), seat, question, followUps)
      const label = withoutAmounts(words.option(play, option, question.frame), board)
      const places = placesOf(play, option, question.frame)
      return ways.map(({ ahead, after }) => ({
        ...choiceOf(ahead, seat, board),
        option,
        label:
          after.length === 0 && ways.length > 1
            ? `${label} …`
            : gestureLabel([label, ...after.map(one => words.option(one.play, one.option, one.question.frame))]),
        purpose: purposeIn(board, option),
        places: [...places, ...placesAgain(after, question, placesOf)],
        steps: 1,
        by: [],
      }))
    })
  return withoutRepeats(choices)
}

const followUpsOf = (board: Board | undefined): FollowUps => ({
  rules: board?.followUps ?? [],
  isAside: option => purposeIn(board, option) === 'aside',
})

/** What each option leads to, looked at once. */
function lookedAt(play: Play, question: Question): (option: Option) => Ahead {
  const seen = new Map<Option, Ahead>()
  return option => {
    const ahead = seen.get(option) ?? lookOn(lookFrom(play), question, option)
    seen.set(option, ahead)
    return ahead
  }
}

/** What can be picked by where it leads: an action by its target, and a piece that need not be turned by where it goes. */
function beyondIn(asked: Asked, plain: (options: readonly Option[]) => readonly Choice[]): Beyond {
  const { play, question, board } = asked
  if (board === undefined) return nothingBeyond
  if (board.leadsOn.includes(question.frame.rule)) return choicesBeyond(asked, board)
  const carried = question.options.filter(option => isCarried(play, option, board))
  if (carried.some(option => board.carriedBy?.(play, option)?.turn !== 0)) return nothingBeyond
  const landing = carried.flatMap(option => {
    const [place] = board.placesOf(play, option, question.frame)
    return place === undefined ? [] : [[place, option] as const]
  })
  return { ...byPlace(landing, option => plain([option])), pieces: [] }
}

/** Answers to the questions that the options lead to, each with the option that leads there. */
function choicesBeyond({ play, seat, question, language, look }: Asked, board: Board): Beyond {
  const words = play.game.words[language]
  const matters = (option: Option): boolean => board.purposeOf(option) === 'matter'
  const brings = ({ first, then }: Leading): boolean => board.brings?.(first, then) ?? false
  const picked = question.options.filter(option => !isCarried(play, option, board))
  const beside = picked.filter(option => board.purposeOf(option) === 'aside')
  const leading = picked.some(matters) ? picked.filter(matters) : beside
  const leadings = leadingsOf(leading, seat, look).filter(
    one =>
      matters(one.then) &&
      (brings(one) || !board.comesLater.includes(one.question.frame.rule)) &&
      !one.question.options.some(turns(one.play, board)),
  )
  const choicesOf = ({ first, then, ahead, question: next, play: there }: Leading) =>
    allAlike(followed(lookOn(ahead, next, then), seat, next, followUpsOf(board)), then).map(way => ({
      ...choiceOf(way.ahead, seat, board),
      option: first,
      label: gestureLabel([
        // Where a piece goes names the piece.
        ...(board.brings?.(first, then) ? [] : [withoutAmounts(words.option(play, first, question.frame), board)]),
        withoutAmounts(words.option(there, then, next.frame), board),
        ...way.after.map(one => words.option(one.play, one.option, one.question.frame)),
      ]),
      purpose: 'matter' as const,
      places: board.placesOf(there, then, next.frame),
      steps: 1,
      by: [],
    }))
  const placed = leadings.flatMap(one =>
    board.placesOf(one.play, one.then, one.question.frame).map(place => [place, one] as const),
  )
  const carriedFor = (one: Leading) => {
    const carried = board.carriedBy?.(one.play, one.then)
    return carried && brings(one) ? { ...carried, from: board.placesOf(play, one.first, question.frame) } : carried
  }
  const pieces = gathered(
    leadings,
    [],
    carriedFor,
    () => undefined,
    ways => ({ choices: givingFirst(ways.flatMap(choicesOf)), blocked: [] }),
  )
  return { ...byPlace(placed, choicesOf), pieces }
}

/** A piece that may have to be turned is taken up first. */
const turns =
  (play: Play, board: Board) =>
  (option: Option): boolean =>
    (board.carriedBy?.(play, option)?.turn ?? 0) !== 0

/** What most people would answer now and as long as the same is asked again; worth a row from two answers on. */
function usualChoice({ play, seat, question, board, language }: Asked): readonly Choice[] {
  const usual = board?.usual?.(language, play, question.frame)
  if (usual === undefined) return []
  let ahead = lookFrom(play)
  let asked: Question | undefined = question
  let first: Option | undefined
  while (asked !== undefined && asked.frame.rule === question.frame.rule) {
    const option = usual.next(asked.options)
    if (option === undefined) break
    first ??= option
    ahead = lookOn(ahead, asked, option)
    asked = ahead.final || ahead.reveals || ahead.meetsHidden ? undefined : nextQuestion(ahead, seat)
  }
  if (first === undefined || ahead.keys.length < 2) return []
  const made = choiceOf(ahead, seat, board)
  return [{ ...made, option: first, label: usual.label, purpose: 'matter', places: [], steps: 1, by: [], gives: true }]
}

/** The same answers in another order are the same gesture. */
function withoutRepeats(choices: readonly Choice[]): readonly Choice[] {
  const known = new Set<string>()
  return choices.filter(({ keys, label }) => {
    const name = `${keys.toSorted().join(' ')} ${keys.length > 1 ? '' : label}`
    return known.size < known.add(name).size
  })
}

type PlacesOf = (play: Play, option: Option, frame: Frame) => readonly PlaceName[]

/** Where the same question is answered again in the same gesture: all of it is touched, one by one. */
const placesAgain = (after: FollowUp['after'], asked: ExplainedQuestion, placesOf: PlacesOf): readonly PlaceName[] =>
  after.flatMap(({ play, option, question }) =>
    question.frame.rule === asked.frame.rule ? placesOf(play, option, question.frame) : [],
  )

function journeyChoices({ play, seat, question, board, language }: Asked): readonly Choice[] {
  if (board === undefined) return []
  const words = play.game.words[language]
  return board.journeys.flatMap(journey => {
    const ways = waysOf(play, seat, question, journey, board.purposeOf)
    return ways.map((way): Choice => {
      const option = itemAt(way.steps, way.steps.length - 1)
      return {
        ...choiceOf(way.ahead, seat, board),
        option,
        label: withoutAmounts(words.option(way.asked.play, option, way.asked.question.frame), board),
        purpose: 'matter',
        places: [way.to],
        steps: way.steps.length,
        by: isOnly(way, ways) ? [] : way.steps.slice(0, -1).map(journey.step),
      }
    })
  })
}

const isOnly = (way: Way, ways: readonly Way[]): boolean => ways.every(other => other === way || other.to !== way.to)

function choiceOf(
  ahead: Ahead,
  seat: Seat,
  board: Board | undefined,
): Pick<Choice, 'id' | 'keys' | 'changes' | 'events' | 'final' | 'reveals' | 'meetsHidden' | 'gives' | 'isVain'> {
  const { keys, events, final, reveals, meetsHidden } = ahead
  const changes = changesFor(events, seat)
  const plain = ['forced', ...(board?.plainEvents ?? [])]
  const gains = changes.some(({ amount }) => amount > 0)
  const gives = gains || events.some(event => !('amount' in event) && !plain.includes(event.type))
  const isVain = !gains && events.some(({ type }) => board?.vainEvents?.includes(type))
  return { id: keys.join(' '), keys, changes, events, final, reveals, meetsHidden, gives, isVain }
}

/** What is blocked, unless it can be had in another way. */
function blockedChoices(
  { play, question, board, language }: Asked,
  blocked: readonly Blocked[],
  choices: readonly Choice[],
): readonly BlockedChoice[] {
  const words = play.game.words[language]
  const reached = new Set(choices.flatMap(choice => (choice.steps > 1 ? choice.places : [])))
  return blocked.flatMap(({ option, reason }) => {
    const places = board?.placesOf(play, option, question.frame) ?? []
    if (places.length > 0 && places.every(place => reached.has(place))) return []
    const label = words.option(play, option, question.frame)
    return [{ id: option.key, label, reason: words.reason(play, reason), rule: reason.rule, places }]
  })
}

/** Beside a board, what an answer costs and gives stands in its own column, for the whole of a journey. */
const withoutAmounts = (label: string, board: Board | undefined): string =>
  board === undefined ? label : label.replace(/ \([^()]*\)$/, '')

export const purposeIn = (board: Board | undefined, option: Option): OptionPurpose =>
  (board?.purposeOf ?? plainPurpose)(option)

const leaving = ['stop', 'decline', 'end-turn', 'pass']

/** For games without a board. */
const plainPurpose = (option: Option): OptionPurpose => (leaving.includes(option.verb) ? 'leave' : 'matter')
