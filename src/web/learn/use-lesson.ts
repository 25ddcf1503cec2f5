import { useEffect, useMemo, useState } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import type { PlaceName } from '../plates/targets.ts'
import type { Asking, Choice } from '../question/choices.ts'
import type { TableSnapshot } from '../session/session.ts'
import { LEARNER, type Lesson, type LessonPlace, type LessonStep, placeIn } from './lesson.ts'
import { loadLesson } from './lessons.ts'
import { keepLearnt, type LessonChapter } from './progress.ts'

/** A lesson that is being given. */
export interface Learning {
  readonly chapter: LessonChapter
  readonly place: LessonPlace
  readonly steps: number
  /** The step that is shown; undefined when all are done. */
  readonly step: LessonStep | undefined
  readonly wanted: Wanted | undefined
  /** Where to look on the board: first where the answer is given that is waited for. */
  readonly look: readonly PlaceName[]
  goOn(): void
  leave(): void
}

/** The choice that a step waits for, and the piece that is taken up for it first. */
interface Wanted {
  readonly choice: Choice
  readonly piece: PlaceName | undefined
}

const KEY = 'athenaeum-lesson-'
/** Further than any lesson: it was left. */
const LEFT = 10_000

/** The lesson of this table, as far as it has come; undefined where none is given, or it was left. */
export function useLesson(snapshot: TableSnapshot, asking: Asking | undefined): Learning | undefined {
  const { id, game, lesson: given, happened } = snapshot
  const [lesson, setLesson] = useState<Lesson>()
  const [read, setRead] = useState(() => Number(localStorage.getItem(KEY + id) ?? 0))
  useEffect(() => {
    if (given !== undefined) void loadLesson(game.id, given).then(setLesson)
  }, [given, game])
  const learning = useMemo((): Learning | undefined => {
    if (lesson === undefined || read >= LEFT) return undefined
    const answers = keysOfLearner(happened).slice(keysOfLearner(lesson.opening).length)
    const place = placeIn(lesson, read, answers)
    const step = lesson.steps[place.at]
    const wanted = place.astray ? undefined : wantedFrom(asking, place.wanted)
    const taken = asking?.pieces.find(({ id }) => id === wanted?.piece)?.from
    const keep = (next: number): void => {
      localStorage.setItem(KEY + id, String(next))
      setRead(next)
    }
    return {
      chapter: lesson.chapter,
      place,
      steps: lesson.steps.length,
      step,
      wanted,
      look: [...(taken ?? []), ...(wanted?.choice.places ?? []), ...(step?.look ?? [])],
      goOn: () => keep(place.at + 1),
      leave: () => keep(LEFT),
    }
  }, [lesson, read, happened, asking, id])
  const gone = learning !== undefined && learning.step === undefined
  useEffect(() => {
    if (gone && given !== undefined) keepLearnt(game.id, given)
  }, [gone, given, game])
  return learning
}

const keysOfLearner = (
  answers: readonly { readonly seat: Seat | undefined; readonly key: string }[],
): readonly string[] => answers.filter(({ seat }) => seat === LEARNER).map(({ key }) => key)

/** The answer, or the way that goes furthest with the answers that are waited for. */
function wantedFrom(asking: Asking | undefined, wanted: readonly string[]): Wanted | undefined {
  const choice = asking?.choices
    .filter(({ keys }) => keys.every((key, at) => key === wanted[at]))
    .toSorted((a, b) => b.keys.length - a.keys.length)[0]
  if (choice !== undefined) return { choice, piece: undefined }
  for (const { id: piece, turns, turned } of asking?.pieces ?? [])
    for (const turn of turns) {
      const set = turned(turn).choices.find(({ id }) => id === wanted[0])
      if (set !== undefined) return { choice: set, piece }
    }
  return undefined
}
