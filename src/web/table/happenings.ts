import type { CoreState, Game, GameEvent, Seat } from '../../kernel/contract.ts'
import type { Language, SeatName } from '../../kernel/words.ts'
import type { Happened } from '../session/session.ts'

/**
 * A turn of one seat, with what others were asked in the middle of it; what all did together in secret; or what the game did
 * by itself between turns. An entry of the log, a step of a recap.
 */
export interface Episode {
  /** Names it among all of a game. */
  readonly id: string
  /** Whose turn it was; nobody's when all answered together, or the game went on by itself. */
  readonly seat: Seat | undefined
  /** Where the game was when it was asked; empty for the setup. */
  readonly moment: readonly number[]
  readonly events: readonly GameEvent[]
  /** The first and the last answer of it. */
  readonly from: number
  readonly to: number
}

/** Part of what an answer brought: all of it belongs to the same episode. */
interface Part {
  readonly seat: Seat | undefined
  readonly together: boolean
  readonly moment: readonly number[]
  readonly events: readonly GameEvent[]
  readonly answer: number
  /** The turn is over with it. */
  readonly ends: boolean
  /** The seat whose turn was the next to end, from here on. */
  readonly endsNext: Seat | undefined
}

export function episodesOf(happened: readonly Happened[]): readonly Episode[] {
  const episodes: (Episode & { last: Part })[] = []
  for (const part of partsOf(happened)) {
    const open = episodes.at(-1)
    const { seat, moment, events, answer } = part
    if (open !== undefined && joins(part, open, open.last))
      episodes[episodes.length - 1] = { ...open, events: [...open.events, ...events], to: answer, last: part }
    else if (events.length > 0 || seat !== undefined) {
      const id = `${answer}${seat === undefined ? '' : `:${seat}`}`
      episodes.push({ id, seat, moment, events, from: answer, to: answer, last: part })
    }
  }
  return episodes
}

/** What a seat does without another in between belongs together, and so do answers of others before its turn ends. */
function joins(part: Part, open: Episode, last: Part): boolean {
  if (last.ends || part.together !== last.together) return false
  if (part.seat === open.seat) return String(part.moment) === String(open.moment)
  return open.seat !== undefined && part.seat !== undefined && part.endsNext === open.seat
}

/** Answers divided where a turn ends, and where the game has already gone on with whoever answers next. */
function partsOf(happened: readonly Happened[]): readonly Part[] {
  const endsNext = turnsEndingNext(happened)
  let asked: readonly number[] = []
  return happened.flatMap(({ seat, events, answer, moment }, at): readonly Part[] => {
    const next = happened[at + 1]?.seat
    const before = asked
    asked = moment
    const part = (of: Partial<Part>): Part => ({
      seat: undefined,
      together: false,
      moment: before,
      events: [],
      answer,
      ends: false,
      endsNext: endsNext[at],
      ...of,
    })
    if (isTogether(happened, at)) return [part({ together: true, events })]
    const end = events.findIndex(event => event.type === 'turn-ended')
    const coming = next === seat || next === undefined ? events.length : startOf(events, next)
    const own = end >= 0 ? end + 1 : coming
    const rest = events.slice(own, Math.max(own, coming))
    const others = events.slice(Math.max(own, coming))
    return [
      part({ seat, events: events.slice(0, own), ends: end >= 0 }),
      ...(rest.length > 0 ? [part({ events: rest, moment })] : []),
      ...(others.length > 0 ? [part({ seat: next, events: others, moment })] : []),
    ]
  })
}

/** While all answer in secret nobody else is asked; the last of them brings what all have chosen. */
const isTogether = (happened: readonly Happened[], at: number): boolean =>
  [happened[at], happened[at - 1]].some(one => one?.events.some(event => event.type === 'answered'))

/** From where on all events are of this seat. */
const startOf = (events: readonly GameEvent[], seat: Seat): number =>
  events.findLastIndex(event => event.seat !== seat) + 1

function turnsEndingNext(happened: readonly Happened[]): readonly (Seat | undefined)[] {
  const ends: (Seat | undefined)[] = []
  let next: Seat | undefined
  for (let at = happened.length - 1; at >= 0; at--) {
    next = happened[at]?.events.find(event => event.type === 'turn-ended')?.seat ?? next
    ends[at] = next
  }
  return ends
}

/** More happened than that somebody answered in secret. */
export const tells = ({ events }: Episode): boolean =>
  events.some(event => event.type !== 'answered' && event.type !== 'forced')

/** A seat did something, other than answering in secret. */
export const isWorthTelling = (episode: Episode): boolean => episode.seat !== undefined && tells(episode)

/** All that happened since a seat last ended a turn, other than in turns of its own. */
export function sinceLastTurn(episodes: readonly Episode[], seat: Seat): readonly Episode[] {
  const ends = (event: GameEvent): boolean => event.type === 'turn-ended' && event.seat === seat
  const at = episodes.findLastIndex(one => one.events.some(ends))
  return episodes.slice(at + 1).filter(one => one.seat !== seat)
}

/** A line that tells of an event. */
export interface ToldLine {
  readonly text: string
  readonly event: GameEvent
}

/** What marks a turn and is told by the entry itself. */
export const unsaid: readonly string[] = ['forced', 'answered', 'turn-began', 'turn-ended']

/** The lines of an episode; the first is its headline. */
export function toldLines(
  game: Game<CoreState>,
  components: unknown,
  language: Language,
  events: readonly GameEvent[],
  who: SeatName,
): readonly ToldLine[] {
  const words = game.words[language]
  const lines = events.flatMap(event => {
    const text = event.type === 'forced' ? undefined : words.event(components, event, who)
    return text === undefined ? [] : [{ text, event }]
  })
  const said = lines.filter(({ event }) => !unsaid.includes(event.type))
  return said.length > 0 ? said : lines.slice(0, 1)
}

/** The lines that tell of events. */
export const linesOf = (...told: Parameters<typeof toldLines>): readonly string[] =>
  toldLines(...told).map(({ text }) => text)

/** What others did to a seat, or gave it. */
export const touching = (lines: readonly ToldLine[], episode: Episode, seat: Seat | undefined): readonly ToldLine[] =>
  seat === undefined || episode.seat === seat || episode.seat === undefined
    ? []
    : lines.filter(({ event }) => event.seat === seat)
