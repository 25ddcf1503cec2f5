import { botAnswer } from '../../../bots/match.ts'
import type { Game, Play } from '../../../kernel/contract.ts'
import { answer, begin, isOver, questionFor } from '../../../kernel/play.ts'
import { LEARNER } from '../lesson.ts'
import { answerIn, type LessonGame } from './late-lesson.ts'

/** A game for a lesson, and how much of it was kept from before. */
export interface MadeGame {
  readonly answers: readonly string[]
  readonly kept: number
  readonly end: Play
  /** Where turns of whoever learns begin: the number of the first answer, and the moment. */
  readonly turns: readonly { readonly from: number; readonly moment: readonly number[] }[]
}

/**
 * Plays the game of a lesson: its answers as long as the rules and values of today offer them, and from there on a scholar in the place
 * of whoever learns against novices. A game without answers is played anew from its seed.
 */
export function playGame(game: Game, { seed, options, others, answers }: LessonGame): MadeGame {
  const play = begin(game, { players: others.length + 1, seed, options })
  const given: string[] = []
  const turns: { readonly from: number; readonly moment: readonly number[] }[] = []
  let kept = 0
  while (!isOver(play)) {
    const line = kept === given.length ? answers[kept] : undefined
    const known = line === undefined ? undefined : answerIn(line)
    const isOffered = questionFor(play, known?.seat ?? 0)?.options.some(({ key }) => key === known?.key) === true
    const seat = isOffered && known !== undefined ? known.seat : (play.open[0]?.seat ?? 0)
    const level = seat === LEARNER ? 'scholar' : 'novice'
    const key = isOffered && known !== undefined ? known.key : botAnswer(play, seat, level, seed, {})
    const moment = game.moment(play.state)
    if (seat === LEARNER && String(turns.at(-1)?.moment) !== String(moment)) turns.push({ from: given.length, moment })
    if (isOffered) kept++
    given.push(`${seat} ${key}`)
    answer(play, seat, key)
  }
  return { answers: given, kept, end: play, turns }
}
