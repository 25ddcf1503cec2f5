import type { CoreState, Game, GameEvent, Seat } from '../../kernel/contract.ts'
import type { Language, SeatName } from '../../kernel/words.ts'
import type { Happened } from '../session/session.ts'

/** What one seat did without another in between, in one moment of the game: an entry of the log, a step of a recap. */
export interface Episode {
  readonly seat: Seat | undefined
  readonly moment: readonly number[]
  readonly events: readonly GameEvent[]
  /** The first and the last answer of it. */
  readonly from: number
  readonly to: number
}

/** Answers in a row by one seat in one moment belong together. */
export function episodesOf(happened: readonly Happened[]): readonly Episode[] {
  const episodes: Episode[] = []
  let before: readonly number[] = []
  for (const one of happened) {
    const last = episodes.at(-1)
    const together = last !== undefined && last.seat === one.seat && String(before) === String(one.moment)
    // The answer that ends a turn moves the game on, but belongs to the turn that it ends.
    const ends = last !== undefined && last.seat === one.seat && String(last.moment) === String(before)
    if (last !== undefined && (together || ends))
      episodes[episodes.length - 1] = { ...last, events: [...last.events, ...one.events], to: one.answer }
    else episodes.push({ seat: one.seat, moment: one.moment, events: one.events, from: one.answer, to: one.answer })
    before = one.moment
  }
  return episodes
}

/** The lines that tell of events. */
export function linesOf(
  game: Game<CoreState>,
  components: unknown,
  language: Language,
  events: readonly GameEvent[],
  who: SeatName,
): readonly string[] {
  const words = game.words[language]
  return events.flatMap(event => (event.type === 'forced' ? [] : (words.event(components, event, who) ?? [])))
}
