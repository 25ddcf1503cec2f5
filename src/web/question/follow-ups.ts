import type { Play, Seat } from '../../kernel/contract.ts'
import type { Option, Question } from '../../kernel/question.ts'
import { type Ahead, lookOn, nextQuestion } from './look-ahead.ts'

/** An answer, and what was answered after it in the same gesture: each with the question and the game when it was asked. */
export interface FollowUp {
  readonly ahead: Ahead
  readonly after: readonly { readonly option: Option; readonly question: Question; readonly play: Play }[]
}

/** More ways to go on than this are asked for by themselves; of a question that is asked again and again there may be more. */
const MOST_WAYS = 6
const MOST_AGAIN = 49

export interface FollowUps {
  readonly rules: readonly string[]
  /** An answer beside the matter of its question: it belongs to no gesture. */
  readonly isAside: (option: Option) => boolean
}

/**
 * Every way to go on after an answer through questions that belong to it: what pays for it, what it brings, more of the same.
 * The order of answers to one question does not matter. An answer that draws chance, shows something or hands over is the last.
 * Where something could be done aside in between, the answer alone is a way too.
 */
export function followed(ahead: Ahead, seat: Seat, asked: Question, followUps: FollowUps): readonly FollowUp[] {
  const alone: FollowUp = { ahead, after: [] }
  let reached: readonly FollowUp[] = [alone]
  let isAside = false
  for (;;) {
    const open = reached.map(way => nextIn(way, seat, followUps))
    if (open.every(question => question === undefined)) break
    const isAgain = open.every(question => question === undefined || question.frame.rule === asked.frame.rule)
    const ways = open.reduce((sum, question) => sum + (question?.options.length ?? 1), 0)
    if (ways > (isAgain ? MOST_AGAIN : MOST_WAYS)) break
    isAside ||= open.some(question => question?.options.some(followUps.isAside))
    reached = distinct(reached.flatMap((way, at) => onward(way, open[at], followUps)))
  }
  return isAside && reached.length > 0 ? [...reached, alone] : reached
}

/** The question that belongs to what was answered, if it is asked now. */
function nextIn({ ahead }: FollowUp, seat: Seat, { rules }: FollowUps): Question | undefined {
  if (ahead.final || ahead.reveals || ahead.meetsHidden) return undefined
  const question = nextQuestion(ahead, seat)
  return question !== undefined && rules.includes(question.frame.rule) ? question : undefined
}

function onward(way: FollowUp, question: Question | undefined, { isAside }: FollowUps): readonly FollowUp[] {
  const { ahead, after } = way
  const { play } = ahead
  if (question === undefined || play === undefined) return [way]
  return question.options
    .filter(option => !isAside(option))
    .map(option => ({ ahead: lookOn(ahead, question, option), after: [...after, { option, question, play }] }))
}

/** Ways that answer the same, in whatever order, are one. */
function distinct(ways: readonly FollowUp[]): readonly FollowUp[] {
  const known = new Map<string, FollowUp>()
  for (const way of ways) {
    const [first, ...more] = way.ahead.keys
    const name = [first, ...more.toSorted()].join(' ')
    if (!known.has(name)) known.set(name, way)
  }
  return [...known.values()]
}

/** Of ways that answer one question again and again those that give the same answer each time, if there are any. */
export function allAlike(ways: readonly FollowUp[], answer: Option): readonly FollowUp[] {
  const alike = ways.filter(({ after }) => after.length > 0 && after.every(({ option }) => option.key === answer.key))
  return alike.length > 0 ? alike : ways
}

/** What a gesture is called: each part once, with how often it is done. */
export function gestureLabel(parts: readonly string[]): string {
  const times = new Map<string, number>()
  for (const part of parts) times.set(part, (times.get(part) ?? 0) + 1)
  return [...times].map(([part, many]) => (many === 1 ? part : `${part} ×${many}`)).join(' · ')
}
