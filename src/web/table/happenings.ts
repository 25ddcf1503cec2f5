import type { CoreState, Game, GameEvent, Seat } from '../../kernel/contract.ts'
import type { Language, SeatName } from '../../kernel/words.ts'
import type { Happened } from '../session/session.ts'

/** What one seat did without another in between, in one moment of the game: an entry of the log, a step of a recap. */
export interface Episode {
  readonly seat: Seat | undefined
  /** Where the game was when it was asked; empty for the setup. */
  readonly moment: readonly number[]
  readonly events: readonly GameEvent[]
  /** The first and the last answer of it. */
  readonly from: number
  readonly to: number
}

/** Answers in a row by one seat belong together while they were asked in the same moment of the game. */
export function episodesOf(happened: readonly Happened[]): readonly Episode[] {
  const episodes: Episode[] = []
  let asked: readonly number[] = []
  for (const { seat, moment, events, answer } of happened) {
    const last = episodes.at(-1)
    if (last !== undefined && last.seat === seat && String(last.moment) === String(asked))
      episodes[episodes.length - 1] = { ...last, events: [...last.events, ...events], to: answer }
    else episodes.push({ seat, moment: asked, events, from: answer, to: answer })
    asked = moment
  }
  return episodes
}

/** More happened than that somebody answered in secret. */
export const tells = ({ events }: Episode): boolean =>
  events.some(event => event.type !== 'answered' && event.type !== 'forced')

/** A seat did something, other than answering in secret. */
export const isWorthTelling = (episode: Episode): boolean => episode.seat !== undefined && tells(episode)

/**
 * What happened since a seat last ended a turn, other than by its own answers. What its last answer brought after the turn had
 * ended belongs to it, as does what came before the seat was asked in the middle of another's turn.
 */
export function sinceLastTurn(episodes: readonly Episode[], seat: Seat): readonly Episode[] {
  const ends = (event: GameEvent): boolean => event.type === 'turn-ended' && event.seat === seat
  const at = episodes.findLastIndex(one => one.events.some(ends))
  const last = episodes[at]
  const rest = last === undefined ? [] : last.events.slice(last.events.findLastIndex(ends) + 1)
  const after = last === undefined || rest.length === 0 ? [] : [{ ...last, seat: undefined, events: rest }]
  return [...after, ...episodes.slice(at + 1).filter(one => one.seat !== seat)]
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
