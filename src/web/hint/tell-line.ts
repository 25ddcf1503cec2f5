import type { GameEvent, Play, Seat } from '../../kernel/contract.ts'
import { questionFor } from '../../kernel/play.ts'
import type { Option, Question } from '../../kernel/question.ts'
import type { Language } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import type { PlaceName } from '../plates/targets.ts'
import { purposeIn } from '../question/choices.ts'
import { lookFrom, lookOn, nextQuestion } from '../question/look-ahead.ts'

/** An answer of a line, as a person would say it. */
export interface HintStep {
  readonly label: string
  /** It only ends something: not worth a word. */
  readonly leaves: boolean
  /** Where it lies on the board; for a piece that is taken up first, from where and whereto. */
  readonly places: readonly PlaceName[]
}

/** A line of answers in words, and what it would bring. */
export interface HintLine {
  readonly told: readonly HintStep[]
  readonly events: readonly GameEvent[]
}

/** Answers one after the other in words, on a copy of what the viewer sees; it ends where something hidden is met. */
export function tellLine(
  play: Play,
  seat: Seat,
  line: readonly string[],
  board: Board | undefined,
  language: Language,
): HintLine {
  const words = play.game.words[language]
  const told: HintStep[] = []
  let ahead = lookFrom(play)
  for (const key of line) {
    const at = ahead.play
    const question = told.length === 0 ? questionFor(play, seat) : nextQuestion(ahead, seat)
    const option = question?.options.find(one => one.key === key)
    if (at === undefined || question === undefined || option === undefined) break
    const leaves = purposeIn(board, option) === 'leave'
    told.push({
      label: words.option(at, option, question.frame),
      leaves,
      places: placesFor(at, question, option, board),
    })
    ahead = lookOn(ahead, question, option)
  }
  return { told, events: ahead.events }
}

/** Where an answer lies on the board; for a piece that is taken up first, from where and whereto. */
export function placesFor(
  play: Play,
  { frame }: Question,
  option: Option,
  board: Board | undefined,
): readonly PlaceName[] {
  if (board === undefined) return []
  const from = board.carriedBy?.(play, option)?.from.slice(0, 1) ?? []
  return [...from, ...board.placesOf(play, option, frame).slice(0, 1)]
}
