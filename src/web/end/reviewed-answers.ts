import type { Reviewed } from '../../bots/analysis.ts'
import type { Game, Play } from '../../kernel/contract.ts'
import { answer, fork, questionFor } from '../../kernel/play.ts'
import type { GameRecord } from '../../kernel/record.ts'
import { beginRecord } from '../../kernel/replay.ts'
import type { Language } from '../../kernel/words.ts'

/** A decision that was weighed, in words. */
export interface ReviewedAnswer {
  readonly reviewed: Reviewed
  /** Where in the game it was. */
  readonly moment: string
  readonly chosen: string
  readonly better: string
}

/** The game as it was before each of these answers. */
export function playsAt(game: Game, record: GameRecord, indices: readonly number[]): ReadonlyMap<number, Play> {
  const play = beginRecord(game, record)
  const found = new Map<number, Play>()
  for (const [index, { seat, key }] of record.answers.entries()) {
    if (indices.includes(index)) found.set(index, fork(play))
    answer(play, seat, key)
  }
  return found
}

export function reviewedAnswerOf(play: Play, reviewed: Reviewed, language: Language): ReviewedAnswer {
  const { seat, chosen, best } = reviewed
  const words = play.game.words[language]
  const question = questionFor(play, seat)
  const label = (key: string): string => {
    const option = question?.options.find(one => one.key === key)
    return question === undefined || option === undefined ? key : words.option(play, option, question.frame)
  }
  return { reviewed, moment: words.moment(play.state), chosen: label(chosen), better: label(best) }
}
