import { useEffect, useMemo, useState } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import type { PlaceName } from '../plates/targets.ts'
import type { Asking, Choice } from '../question/choices.ts'
import type { TableCommands, TableSnapshot } from '../session/session.ts'
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

/** A lesson, and the way back to it. */
export interface LessonAtTable {
  /** Undefined where none is given, or it was left. */
  readonly learning: Learning | undefined
  /** Puts the game back where it left the lesson, and takes the lesson up again; undefined where nothing was left. */
  readonly backToLesson: (() => void) | undefined
}

/** The lesson of this table, as far as it has come. */
export function useLesson(
  snapshot: TableSnapshot,
  asking: Asking | undefined,
  putBack: TableCommands['backToLesson'],
): LessonAtTable {
  const { id, game, lesson: given, happened } = snapshot
  const [lesson, setLesson] = useState<Lesson>()
  const [{ read, left }, setRead] = useState(() => keptReading(id))
  useEffect(() => {
    if (given !== undefined) void loadLesson(game.id, given).then(setLesson)
  }, [given, game])
  const at = useMemo((): LessonAtTable => {
    if (lesson === undefined) return { learning: undefined, backToLesson: undefined }
    const answers = keysOfLearner(happened).slice(keysOfLearner(lesson.opening).length)
    const place = placeIn(lesson, read, answers)
    const step = lesson.steps[place.at]
    const wanted = place.astray ? undefined : wantedFrom(asking, place.wanted)
    const taken = asking?.pieces.find(({ id }) => id === wanted?.piece)?.from
    const keep = (next: Reading): void => {
      keepReading(id, next)
      setRead(next)
    }
    const backToLesson = (): void => {
      keep({ read, left: false })
      putBack?.()
    }
    const learning: Learning = {
      chapter: lesson.chapter,
      place,
      steps: lesson.steps.length,
      step,
      wanted,
      look: [...(taken ?? []), ...(wanted?.choice.places ?? []), ...(step?.look ?? [])],
      goOn: () => keep({ read: place.at + 1, left }),
      leave: () => keep({ read, left: true }),
    }
    return {
      learning: left ? undefined : learning,
      backToLesson: place.astray || (left && step !== undefined) ? backToLesson : undefined,
    }
  }, [lesson, read, left, happened, asking, id, putBack])
  const { learning } = at
  const gone = learning !== undefined && learning.step === undefined
  useEffect(() => {
    if (gone && given !== undefined) keepLearnt(game.id, given)
  }, [gone, given, game])
  return at
}

/** How many steps that are only read were gone on from, and whether the lesson was left. */
interface Reading {
  readonly read: number
  readonly left: boolean
}

const KEY = 'athenaeum-lesson-'
const LEFT = 'left '

function keptReading(table: string): Reading {
  const kept = localStorage.getItem(KEY + table) ?? '0'
  const left = kept.startsWith(LEFT)
  const read = Number(left ? kept.slice(LEFT.length) : kept)
  return { read: Number.isFinite(read) ? read : 0, left }
}

const keepReading = (table: string, { read, left }: Reading): void =>
  localStorage.setItem(KEY + table, `${left ? LEFT : ''}${read}`)

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
