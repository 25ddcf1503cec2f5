import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Coaching } from '../../bots/coaching/coaching.ts'
import type { Counsel } from '../../bots/coaching/counsel.ts'
import type { Language } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { learnt } from '../learn/progress.ts'
import { useSpeech } from '../messages/messages.ts'
import type { PlaceName } from '../plates/targets.ts'
import type { Asking, Choice } from '../question/choices.ts'
import type { TableCommands, TableSnapshot } from '../session/session.ts'
import type { Episode } from '../table/happenings.ts'
import { type CoachManner, type KeptCoach, keepCoach, keptCoach, mannerNow, tellsRules } from './kept-coach.ts'
import { type LoadedCoaching, loadCoaching } from './load-coaching.ts'
import { type CoachedMistake, mistakeOf } from './mistakes.ts'
import { type CoachRemark, openingRemark } from './remarks.ts'
import { useCounsel } from './use-counsel.ts'
import { type Speaking, useRemarks } from './use-remarks.ts'
import { useRuleMet } from './use-rule-met.ts'

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
  const { id, play, seat, happened } = snapshot
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
  const speaking = useSpeaking(snapshot, kept, offered, language)
  const { loaded, part, manner, speaks, opening } = speaking
  const question = asking?.id
  const counsel = useCounsel(snapshot, speaks ? question : undefined, opening === undefined && kept.goal?.part !== part)
  const moment = String(happened.at(-1)?.moment)
  useEffect(() => {
    if (counsel !== undefined) change(before => heardIn(counsel, before, question, moment))
  }, [counsel, change, question, moment])
  const teaches = speaks && tellsRules(kept, manner)
  const tell = useCallback((met: KeptCoach['met']) => change(() => ({ met })), [change])
  useRuleMet(snapshot, loaded, teaches ? question : undefined, moment, kept.met, tell)
  const [shown, setShown] = useState<{ readonly question: string; readonly places: readonly PlaceName[] }>()
  const shows = shown !== undefined && shown.question === question
  const remarks = useRemarks({ snapshot, speaking, teaches, kept, counsel, question, moment, since, board })
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

const nowhere: readonly PlaceName[] = []

/** A person plays against others that are bots, and nothing else is taught there. */
const mayCoach = ({ lesson, challenge, seat, seats, arrangement, status }: TableSnapshot): boolean =>
  status === 'playing' &&
  lesson === undefined &&
  challenge === undefined &&
  seat !== undefined &&
  arrangement.hints !== false &&
  seats.some(({ kind }) => kind === 'bot')

/** What the coach knows of the game, and how much of it it says in this part of it. */
function useSpeaking(
  { game, play, seat, status }: TableSnapshot,
  kept: KeptCoach,
  offered: boolean,
  language: Language,
): Speaking {
  const [loaded, setLoaded] = useState<LoadedCoaching>()
  useEffect(() => {
    if (offered) void loadCoaching(game).then(setLoaded)
  }, [game, offered])
  const part = loaded === undefined || play === undefined ? 0 : loaded.coaching.part(play)
  const manner = mannerNow(kept, !learnt(game.id).includes('game'), part)
  const speaks = offered && loaded !== undefined && manner !== 'off' && status === 'playing'
  const opening = useMemo(
    () =>
      speaks && loaded !== undefined && play !== undefined && seat !== undefined
        ? openingRemark(loaded, play, seat, language)
        : undefined,
    [speaks, loaded, play, seat, language],
  )
  return { loaded, part, manner, speaks, opening }
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
