import type { GivenAnswer } from '../../kernel/history.ts'
import {
  type AnnotatedRecord,
  answersAlong,
  bareRecord,
  type LinePosition,
  MOST_VARIATIONS,
  ownPosition,
  playOnFrom,
  withComment,
} from '../../kernel/variations.ts'

/** A position of a game or of what might have been played, the same for all who know the answers that lead there. */
interface Place {
  readonly next: Map<string, Place>
  readonly before: Place | undefined
}

/** What somebody has kept: the positions that were played to, and what is said of them. */
interface Noted {
  readonly places: ReadonlySet<Place>
  readonly said: ReadonlyMap<Place, string>
}

/**
 * Lines that were changed on two devices. What was played or said on either since both were the same stays, and what was deleted on one
 * goes, unless something was added to it on the other. Of two comments on the same position this device's is kept.
 */
export function mergedLines(before: AnnotatedRecord, mine: AnnotatedRecord, theirs: AnnotatedRecord): AnnotatedRecord {
  const start: Place = { next: new Map(), before: undefined }
  const [was, here, there] = [before, mine, theirs].map(one => notedIn(one, start)) as [Noted, Noted, Noted]
  const kept = new Set<Place>()
  const keep = (place: Place | undefined): void => {
    for (let at = place; at !== undefined && !kept.has(at); at = at.before) kept.add(at)
  }
  for (const place of new Set([...here.places, ...there.places]))
    if (here.places.has(place) === was.places.has(place) ? there.places.has(place) : here.places.has(place)) keep(place)
  const said = new Map<Place, string>()
  for (const place of new Set([...here.said.keys(), ...there.said.keys()])) {
    const text = here.said.get(place) === was.said.get(place) ? there.said.get(place) : here.said.get(place)
    if (text === undefined) continue
    said.set(place, text)
    keep(place)
  }
  return rebuilt(mine, [mine, theirs], start, kept, said)
}

function notedIn(annotated: AnnotatedRecord, start: Place): Noted {
  const places = new Set<Place>()
  for (let line = 0; line <= annotated.variations.length; line++)
    for (const place of placesAlong(answersAlong(annotated, line), start)) places.add(place)
  const said = annotated.comments.map(
    ({ line, at, text }) => [placesAlong(answersAlong(annotated, line), start)[at] ?? start, text] as const,
  )
  return { places, said: new Map(said) }
}

/** The positions along answers, the first before any of them. */
function placesAlong(answers: readonly GivenAnswer[], start: Place): readonly Place[] {
  const along = [start]
  for (const { seat, key } of answers) {
    const from = along[along.length - 1] ?? start
    const name = `${seat} ${key}`
    const known = from.next.get(name)
    const place = known ?? { next: new Map(), before: from }
    if (known === undefined) from.next.set(name, place)
    along.push(place)
  }
  return along
}

/** Plays every line as far as its positions are kept, and says what is said of them. */
function rebuilt(
  { record }: AnnotatedRecord,
  lines: readonly AnnotatedRecord[],
  start: Place,
  kept: ReadonlySet<Place>,
  said: ReadonlyMap<Place, string>,
): AnnotatedRecord {
  let built = bareRecord(record)
  const found = new Map<Place, LinePosition>()
  for (const [at, place] of placesAlong(record.answers, start).entries()) found.set(place, { line: 0, at })
  for (const annotated of lines)
    for (const { from, after, answers } of annotated.variations) {
      const parts = ownPosition(annotated, { line: from, at: after })
      let at = placesAlong(answersAlong(annotated, parts.line), start)[parts.at] ?? start
      let position = found.get(at)
      for (const given of answers) {
        const next = at.next.get(`${given.seat} ${given.key}`)
        if (position === undefined || next === undefined || !kept.has(next)) break
        const known = found.get(next)
        if (known === undefined && built.variations.length >= MOST_VARIATIONS) break
        if (known === undefined) ({ annotated: built, position } = playOnFrom(built, position, given))
        else position = known
        found.set(next, position)
        at = next
      }
    }
  for (const [place, text] of said) {
    const position = found.get(place)
    if (position !== undefined) built = withComment(built, position, text)
  }
  return built
}

/** Whether the same positions were played to and the same is said of them, in whatever order. */
export function areSameLines(one: AnnotatedRecord, other: AnnotatedRecord): boolean {
  const start: Place = { next: new Map(), before: undefined }
  const [some, others] = [notedIn(one, start), notedIn(other, start)]
  return (
    some.places.size === others.places.size &&
    some.said.size === others.said.size &&
    [...some.places].every(place => others.places.has(place)) &&
    [...some.said].every(([place, text]) => others.said.get(place) === text)
  )
}

/** A position of one record in another that has its lines, perhaps by other numbers; where it is gone, in the game. */
export function samePosition(before: AnnotatedRecord, position: LinePosition, now: AnnotatedRecord): LinePosition {
  const start: Place = { next: new Map(), before: undefined }
  const place = placesAlong(answersAlong(before, position.line), start)[position.at]
  const lines = Array.from({ length: now.variations.length + 1 }, (_, line) => line)
  const line = lines.find(one => placesAlong(answersAlong(now, one), start)[position.at] === place)
  return { line: line ?? 0, at: Math.min(position.at, answersAlong(now, line ?? 0).length) }
}
