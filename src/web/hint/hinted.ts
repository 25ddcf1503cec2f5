import type { Advice, AdvisedOption } from '../../bots/advice.ts'
import type { GameEvent, Play, Seat } from '../../kernel/contract.ts'
import { questionFor } from '../../kernel/play.ts'
import type { Language } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import type { HeldPiece, PlaceName } from '../plates/targets.ts'
import type { Asking, Choice } from '../question/choices.ts'
import { tellLine } from './tell-line.ts'

/** An option that a bot advises, as a person can take it. */
export interface Hinted {
  readonly option: AdvisedOption
  /** The choice of the question that begins as the bot would; undefined where only a list of its own has it. */
  readonly choice: Choice | undefined
  /** The piece that is taken up for it first, as it must be turned. */
  readonly held: HeldPiece | undefined
  readonly label: string
  /** Where it lies on the board; for a piece that is taken up first, from where and whereto. */
  readonly places: readonly PlaceName[]
  /** How the bot would go on, answer by answer, as far as that can be told from what is seen. */
  readonly goesOn: readonly string[]
  /** What all of it would bring, as far as that can be told. */
  readonly events: readonly GameEvent[]
}

/** The advice in the words of the question to which it was given. */
export function hintedOptions(
  { options }: Pick<Advice, 'options'>,
  asking: Asking,
  play: Play,
  seat: Seat,
  board: Board | undefined,
  language: Language,
): readonly Hinted[] {
  return options.map(option => {
    const listed = choiceFor(asking.choices, option.line)
    const set = listed === undefined ? settingFor(asking, play, seat, option.key, board) : undefined
    const choice = listed ?? set?.choice
    const { told, events } = tellLine(play, seat, option.line, board, language)
    return {
      option,
      choice,
      held: set?.held,
      places: listed?.places ?? told[0]?.places ?? [],
      label: choice?.label ?? told[0]?.label ?? option.key,
      goesOn: told.slice(choice?.keys.length ?? 1).flatMap(step => (step.leaves ? [] : step.label)),
      events,
    }
  })
}

/** The answer that sets a piece down, and the piece as it is held for that. */
function settingFor(
  asking: Asking,
  play: Play,
  seat: Seat,
  key: string,
  board: Board | undefined,
): { readonly choice: Choice; readonly held: HeldPiece } | undefined {
  const option = questionFor(play, seat)?.options.find(one => one.key === key)
  const carried = option && board?.carriedBy?.(play, option)
  const piece = asking.pieces.find(({ id }) => id === carried?.from[0])
  if (carried === undefined || piece === undefined) return undefined
  const choice = piece.turned(carried.turn).choices.find(({ id }) => id === key)
  return choice && { choice, held: { piece: piece.id, turn: carried.turn } }
}

/** Of the choices that begin with the bot's answer, the one that goes furthest with it. */
function choiceFor(choices: readonly Choice[], line: readonly string[]): Choice | undefined {
  const common = ({ keys }: Choice): number => {
    const parts = keys.findIndex((key, at) => key !== line[at])
    return parts < 0 ? keys.length : parts
  }
  return choices
    .filter(choice => choice.keys[0] === line[0])
    .toSorted((a, b) => common(b) - common(a) || a.keys.length - b.keys.length)[0]
}
