import { useEffect, useMemo, useState } from 'react'
import type { PlaceName } from '../plates/targets.ts'
import type { Asking, Choice } from '../question/choices.ts'
import type { TableSnapshot } from '../session/session.ts'
import { type Lesson, type LessonPlace, type LessonStep, placeIn } from './lesson.ts'
import { loadLesson } from './lessons.ts'

/** A lesson that is being given. */
export interface Learning {
  readonly place: LessonPlace
  readonly steps: number
  /** The step that is shown; undefined when all are done. */
  readonly step: LessonStep | undefined
  /** The choice that the step waits for. */
  readonly wanted: Choice | undefined
  /** Where to look on the board. */
  readonly look: readonly PlaceName[]
  goOn(): void
  leave(): void
}

const KEY = 'athenaeum-lesson-'
/** Further than any lesson: it was left. */
const LEFT = 10_000

/** The lesson of this table, as far as it has come; undefined where none is given, or it was left. */
export function useLesson(snapshot: TableSnapshot, asking: Asking | undefined): Learning | undefined {
  const { id, game, lesson: given, seat, happened } = snapshot
  const [lesson, setLesson] = useState<Lesson>()
  const [read, setRead] = useState(() => Number(localStorage.getItem(KEY + id) ?? 0))
  useEffect(() => {
    if (given === true) void loadLesson(game.id).then(setLesson)
  }, [given, game])
  return useMemo(() => {
    if (lesson === undefined || read >= LEFT) return undefined
    const answers = happened.filter(one => one.seat === seat && one.seat !== undefined).map(one => one.key)
    const place = placeIn(lesson, read, answers.slice(lesson.opening.length))
    const step = lesson.steps[place.at]
    const wanted = place.astray ? undefined : choiceFor(asking, place.wanted)
    const keep = (next: number): void => {
      localStorage.setItem(KEY + id, String(next))
      setRead(next)
    }
    return {
      place,
      steps: lesson.steps.length,
      step,
      wanted,
      look: [...(step?.look ?? []), ...(wanted?.places ?? [])],
      goOn: () => keep(place.at + 1),
      leave: () => keep(LEFT),
    }
  }, [lesson, read, happened, seat, asking, id])
}

/** The answer, or the way that goes furthest with the answers that are waited for. */
const choiceFor = (asking: Asking | undefined, wanted: readonly string[]): Choice | undefined =>
  asking?.choices
    .filter(({ keys }) => keys.every((key, at) => key === wanted[at]))
    .toSorted((a, b) => b.keys.length - a.keys.length)[0]
