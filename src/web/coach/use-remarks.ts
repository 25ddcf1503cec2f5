import { useMemo } from 'react'
import type { Counsel } from '../../bots/coaching/counsel.ts'
import type { Play, Seat } from '../../kernel/contract.ts'
import type { Language } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import type { TableSnapshot } from '../session/session.ts'
import type { Episode } from '../table/happenings.ts'
import type { CoachManner, KeptCoach } from './kept-coach.ts'
import type { LoadedCoaching } from './load-coaching.ts'
import { type CoachRemark, goalRemark, noticeRemark, type OpeningRemark, ruleRemark, turnRemarks } from './remarks.ts'

/** What the coach knows of the game, and how much of it it says now. */
export interface Speaking {
  readonly loaded: LoadedCoaching | undefined
  readonly part: number
  readonly manner: CoachManner
  readonly speaks: boolean
  /** What the open question is about, where it is asked before the first turn: then nothing else is said. */
  readonly opening: OpeningRemark | undefined
}

const none: readonly CoachRemark[] = []

/** What the coach says to the open question, or between the turns of bots; what matters most first. */
export function useRemarks({
  snapshot: { play, seat, waitsForNext },
  speaking: { loaded, manner, speaks, opening },
  teaches,
  kept,
  counsel,
  question,
  moment,
  since,
  board,
}: {
  snapshot: TableSnapshot
  speaking: Speaking
  /** Whether rules are told when they are met. */
  teaches: boolean
  kept: KeptCoach
  counsel: Counsel | undefined
  question: string | undefined
  moment: string
  since: readonly Episode[]
  board: Board | undefined
}): readonly CoachRemark[] {
  const { language } = useSpeech()
  const waits = waitsForNext === true
  return useMemo(() => {
    if (!speaks || play === undefined || seat === undefined) return none
    const often = manner === 'often'
    if (question === undefined) return often && waits ? turnRemarks(since).slice(0, 1) : none
    if (opening !== undefined) return teaches ? [opening] : none
    const known = { loaded, kept, counsel, question, moment }
    const others = often ? remarksOf(known, since, [play, seat, board, language]) : none
    return teaches ? withRule(known, others, language) : others
  }, [
    speaks,
    teaches,
    opening,
    manner,
    question,
    waits,
    play,
    seat,
    loaded,
    kept,
    counsel,
    moment,
    since,
    board,
    language,
  ])
}

interface Known {
  readonly loaded: LoadedCoaching | undefined
  readonly kept: KeptCoach
  readonly counsel: Counsel | undefined
  readonly question: string
  readonly moment: string
}

/** While the question is open at which it was met, a rule comes first; then it is in reach to the end of the turn. */
function withRule(
  { loaded, kept, question, moment }: Known,
  others: readonly CoachRemark[],
  language: Language,
): readonly CoachRemark[] {
  const rule = ruleRemark(loaded, kept, moment, language)
  if (rule === undefined) return others
  return kept.met?.question === question ? [rule, ...others] : [...others, rule]
}

type Seen = readonly [Play, Seat, Board | undefined, Language]

/** A goal that was just set comes alone; later what this turn can do, and the goal as a reminder. Then what the others did. */
function remarksOf(
  { loaded, kept, counsel, question, moment }: Known,
  since: readonly Episode[],
  [play, seat, board, language]: Seen,
): readonly CoachRemark[] {
  if (loaded === undefined) return none
  const goal =
    kept.goal?.part === loaded.coaching.part(play) ? goalRemark(loaded, kept.goal, play, seat, language) : undefined
  const isHeard = counsel?.notice === undefined || kept.noticed[counsel.notice.term] !== moment
  const notice =
    isHeard || counsel.notice === undefined
      ? undefined
      : noticeRemark(loaded, counsel.notice, play, seat, board, language)
  const own = kept.goalSetAt === question ? [goal] : [notice, goal]
  return [...own, ...turnRemarks(since)].filter(one => one !== undefined)
}
