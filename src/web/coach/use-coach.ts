import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Coaching } from '../../bots/coaching/coaching.ts'
import type { Counsel } from '../../bots/coaching/counsel.ts'
import type { Play, Seat } from '../../kernel/contract.ts'
import type { Language } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { learnt } from '../learn/progress.ts'
import { useSpeech } from '../messages/messages.ts'
import type { PlaceName } from '../plates/targets.ts'
import type { Asking, Choice } from '../question/choices.ts'
import type { TableCommands, TableSnapshot } from '../session/session.ts'
import type { Episode } from '../table/happenings.ts'
import { type CoachManner, type KeptCoach, keepCoach, keptCoach, mannerNow } from './kept-coach.ts'
import { type LoadedCoaching, loadCoaching } from './load-coaching.ts'
import { type CoachedMistake, mistakeOf } from './mistakes.ts'
import { type CoachRemark, goalRemark, noticeRemark, turnRemarks } from './remarks.ts'
import { useCounsel } from './use-counsel.ts'

/** The coach at a table. */
export interface Coach {
  readonly manner: CoachManner
  speak(manner: CoachManner): void
  readonly coaching: Coaching
  /** Whether it still thinks about the open question. */
  readonly thinks: boolean
  /** What it says to the open question, or between the turns of bots; what matters most first. */
  readonly remarks: readonly CoachRemark[]
  /** What a choice would cost, where that is worth a warning. */
  mistakeIn(choice: Choice): CoachedMistake | undefined
  /** The person has heard of this kind of mistake. */
  heard(mistake: CoachedMistake): void
  /** Where it points on the board. */
  readonly look: readonly PlaceName[]
  /** Whether what it speaks of is shown; and shows it there. */
  readonly shows: boolean
  show(at: readonly PlaceName[] | undefined): void
  readonly viewAfter: NonNullable<TableCommands['viewAfter']>
}

/** The coach of a game against bots in this browser; undefined where none is to be had, as in lessons and challenges. */
export function useCoach(
  snapshot: TableSnapshot,
  asking: Asking | undefined,
  board: Board | undefined,
  since: readonly Episode[],
  { viewAfter }: TableCommands,
): Coach | undefined {
  const { language } = useSpeech()
  const { id, game, play, seat, status, happened } = snapshot
  const [kept, setKept] = useState(() => keptCoach(id))
  const change = useCallback(
    (changed: (before: KeptCoach) => Partial<KeptCoach>) =>
      setKept(before => {
        const next = { ...before, ...changed(before) }
        keepCoach(id, next)
        return next
      }),
    [id],
  )
  const offered = viewAfter !== undefined && mayCoach(snapshot)
  const loaded = useCoaching(snapshot, offered)
  const part = loaded === undefined || play === undefined ? 0 : loaded.coaching.part(play)
  const manner = mannerNow(kept, !learnt(game.id).includes('game'), part)
  const speaks = offered && loaded !== undefined && manner !== 'off' && status === 'playing'
  const question = asking?.id
  const isNewPart = kept.goal?.part !== part
  const counsel = useCounsel(snapshot, speaks ? question : undefined, isNewPart)
  const moment = String(happened.at(-1)?.moment)
  useEffect(() => {
    if (counsel !== undefined) change(before => heardIn(counsel, before, question, moment))
  }, [counsel, change, question, moment])
  const [shown, setShown] = useState<{ readonly question: string; readonly places: readonly PlaceName[] }>()
  const shows = shown !== undefined && shown.question === question
  const waits = snapshot.waitsForNext === true
  const remarks = useMemo(() => {
    if (!speaks || manner !== 'often' || play === undefined || seat === undefined) return none
    if (asking === undefined) return waits ? turnRemarks(since).slice(0, 1) : none
    const known = { loaded, kept, counsel, question: asking.id, moment }
    return remarksOf(known, since, [play, seat, board, language])
  }, [speaks, manner, asking, waits, play, seat, loaded, kept, counsel, moment, since, board, language])
  if (!offered || viewAfter === undefined || loaded === undefined) return undefined
  return {
    manner,
    coaching: loaded.coaching,
    thinks: speaks && asking !== undefined && counsel === undefined,
    speak: next => change(() => ({ manner: next })),
    remarks,
    mistakeIn(choice) {
      if (counsel === undefined || !speaks || asking === undefined || play === undefined || seat === undefined)
        return undefined
      return mistakeOf(choice, counsel, kept.warned, loaded, [asking, play, seat, board, language])
    },
    heard: ({ kind }) => change(({ warned }) => ({ warned: [...warned, kind] })),
    look: shows ? shown.places : nowhere,
    shows,
    show: places => setShown(places && { question: question ?? '', places }),
    viewAfter,
  }
}

const none: readonly CoachRemark[] = []
const nowhere: readonly PlaceName[] = []

/** A person plays against others that are bots, and nothing else is taught there. */
const mayCoach = ({ lesson, challenge, seat, seats, arrangement, status }: TableSnapshot): boolean =>
  status === 'playing' &&
  lesson === undefined &&
  challenge === undefined &&
  seat !== undefined &&
  arrangement.hints !== false &&
  seats.some(({ kind }) => kind === 'bot')

function useCoaching({ game }: TableSnapshot, offered: boolean): LoadedCoaching | undefined {
  const [loaded, setLoaded] = useState<LoadedCoaching>()
  useEffect(() => {
    if (offered) void loadCoaching(game).then(setLoaded)
  }, [game, offered])
  return loaded
}

/** What was thought, as far as it is kept: the goal that was set, and of what was spoken when. */
function heardIn(
  { goal, notice }: Counsel,
  { noticed, ...before }: KeptCoach,
  question: string | undefined,
  moment: string,
): Partial<KeptCoach> {
  // Where nothing can be reached yet, it is asked again at the next question.
  const isNew = goal !== undefined && goal.steps.length > 0 && goal.part !== before.goal?.part
  const speaksNow = Object.values(noticed).includes(moment)
  return {
    ...(isNew ? { goal, goalSetAt: question } : {}),
    noticed:
      notice === undefined || isNew || speaksNow || noticed[notice.term] !== undefined
        ? noticed
        : { ...noticed, [notice.term]: moment },
  }
}

interface Known {
  readonly loaded: LoadedCoaching | undefined
  readonly kept: KeptCoach
  readonly counsel: Counsel | undefined
  readonly question: string
  readonly moment: string
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
