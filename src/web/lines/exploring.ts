import type { Play, Seat } from '../../kernel/contract.ts'
import { Refusal } from '../../kernel/errors.ts'
import { askedSeats, isOver, questionFor, resume } from '../../kernel/play.ts'
import {
  type AnnotatedRecord,
  type LinePosition,
  ownPosition,
  playOnFrom,
  withComment,
  withoutVariation,
} from '../../kernel/variations.ts'
import { viewOf } from '../../kernel/view.ts'
import type { ReplayedCourse, ReplayedGame } from '../replay/replayed-game.ts'
import { observableOf } from '../session/observable.ts'
import { exploredCourse } from './explored-course.ts'
import { areSameLines, samePosition } from './merged-lines.ts'

/** Where somebody is in a game and in what might have been played. */
export interface ExploringState {
  readonly game: ReplayedGame
  readonly annotated: AnnotatedRecord
  readonly position: LinePosition
  /** The line that is looked at. */
  readonly along: ReplayedCourse
  /** The same of any other line. */
  readonly courseAlong: (line: number) => ReplayedCourse
  /** The seat that is asked there; of several, one after the other. Undefined when the game is over. */
  readonly asked: Seat | undefined
  /** Who looks, where it is always the same. */
  readonly eyes: Seat | undefined
  /** The position, as the asked seat sees it or with all open. */
  readonly play: Play
  /** All hands and piles lie open. */
  readonly open: boolean
  /** Why the last answer was not taken. */
  readonly fault: Refusal | undefined
}

/** Playing for all seats on a copy of a game, from any of its positions. */
export interface Exploring {
  get(): ExploringState
  subscribe(listener: () => void): () => void
  /** Gives answers for the seat that is asked. */
  answer(keys: readonly string[]): void
  goTo(position: LinePosition): void
  lookOpen(open: boolean): void
  remove(line: number): void
  comment(text: string): void
  /** Shows lines that come from elsewhere, and stays where one is. */
  takeIn(annotated: AnnotatedRecord): void
}

type Changing = Pick<ExploringState, 'annotated' | 'position' | 'open' | 'fault'>

/** From where somebody explores, and with whose eyes where they are not those of whoever is asked. */
export interface ExploringStart {
  readonly annotated: AnnotatedRecord
  readonly position: LinePosition
  readonly eyes?: Seat
}

/** `keep` hears every change of the lines and comments. */
export function openExploring(
  game: ReplayedGame,
  { annotated, position, eyes }: ExploringStart,
  keep: (annotated: AnnotatedRecord) => void = () => undefined,
): Exploring {
  const courseAlong = exploredCourse(game)
  const stateOf = ({ annotated, position, open, fault }: Changing): ExploringState => {
    const along = courseAlong(annotated, position.line)
    const at = Math.min(position.at, along.states.length - 1)
    const state = along.states[at] ?? game.states[0]
    if (state === undefined) throw new Refusal('bad-record', 'a game has no setup')
    const [asked] = askedSeats(state)
    const viewer = eyes ?? asked
    const seen = open || viewer === undefined ? state : viewOf(game.game, state, viewer)
    const play = resume(game.game, game.components, seen)
    return {
      ...{ game, annotated, position: { ...position, at }, along, asked, eyes, play, open, fault },
      courseAlong: other => courseAlong(annotated, other),
    }
  }
  const shown = observableOf(stateOf({ annotated, position, open: false, fault: undefined }))
  const set = (change: Partial<Changing>): void => {
    const before = shown.get()
    const next = stateOf({ ...before, fault: undefined, ...change })
    shown.set(next)
    if (next.annotated !== before.annotated) keep(next.annotated)
  }
  return {
    get: shown.get,
    subscribe: shown.subscribe,
    answer(keys) {
      let { annotated, position } = shown.get()
      try {
        for (const key of keys) {
          const { asked, play } = stateOf({ ...shown.get(), annotated, position, open: true })
          if (asked === undefined || isOver(play) || questionFor(play, asked) === undefined) break
          ;({ annotated, position } = playOnFrom(annotated, position, { seat: asked, key }))
          // A refused answer is met here, before anything of it is shown or kept.
          courseAlong(annotated, position.line)
        }
        set({ annotated, position })
      } catch (fault) {
        if (!(fault instanceof Refusal)) throw fault
        set({ fault })
      }
    },
    goTo: position => set({ position }),
    lookOpen: open => set({ open }),
    remove: line => set(withoutLine(shown.get(), line)),
    takeIn(annotated) {
      const before = shown.get()
      const position = samePosition(before.annotated, before.position, annotated)
      if (!areSameLines(before.annotated, annotated)) shown.set(stateOf({ ...before, annotated, position }))
    },
    comment(text) {
      const { annotated, position } = shown.get()
      set({ annotated: withComment(annotated, position, text) })
    },
  }
}

/** Without a line. Who was on it, or on what parts from it, is where it parted; everybody else stays. */
function withoutLine({ annotated, position }: ExploringState, line: number): Pick<Changing, 'annotated' | 'position'> {
  const left = withoutVariation(annotated, line)
  const { from = 0, after = 0 } = annotated.variations[line - 1] ?? {}
  const here = isWithin(annotated, position.line, line) ? ownPosition(annotated, { line: from, at: after }) : position
  const stays = annotated.variations[here.line - 1]
  const number = stays === undefined ? 0 : left.variations.findIndex(one => one.answers === stays.answers) + 1
  return { annotated: left, position: { line: number, at: here.at } }
}

/** Whether a line is another, or parts from it by way of others. */
function isWithin(annotated: AnnotatedRecord, line: number, other: number): boolean {
  if (line === other) return true
  const from = annotated.variations[line - 1]?.from
  return from !== undefined && from > 0 && isWithin(annotated, from, other)
}
