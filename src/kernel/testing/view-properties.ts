import { freshChance } from '../chance.ts'
import type { CoreState, GameEvent, Play, Seat, Unknown } from '../contract.ts'
import { explain, preview } from '../explain.ts'
import { HIDDEN } from '../hidden.ts'
import { imagine } from '../imagine.ts'
import { questionFor, resume } from '../play.ts'
import { isTogetherFrame } from '../together.ts'
import { eventsFor, showing, viewOf } from '../view.ts'
import { valueAt, visitTexts } from './difference.ts'
import { anyOf, hold, type Property, type Seen, same, untouched, viewerName, viewersOf } from './property.ts'
import { asked, playOn, someOf } from './state-properties.ts'

/** For one viewer, drawn by chance: it plays a whole game. */
const viewsAreHonest: Property = {
  name: 'a world imagined from a view is whole, gives the same view, and can be played to its end',
  dear: true,
  check({ game, history: { play }, chance, own }) {
    const viewer = anyOf(viewersOf(play.state), chance)
    const who = viewerName(viewer)
    const view = untouched(play.state, `making the view of ${who}`, () => viewOf(game, play.state, viewer))
    same(view.chance, [0, 0, 0, 0], `the generator in the view of ${who}`)
    const world = untouched(view, 'imagining a world', () =>
      imagine(game, play.components, view, viewer, freshChance(chance)),
    )
    same(viewOf(game, world, viewer), view, `the view of ${who} of a world imagined from it`)
    const [left] = hiddenPlaces(world)
    hold(left === undefined, () => `${left} is still hidden in a world imagined by ${who}`)
    const imagined = resume(game, play.components, world)
    own.check?.(imagined)
    if (viewer !== undefined) same(askedOf(imagined, viewer), askedOf(play, viewer), `what ${who} is asked there`)
    playOn(imagined, freshChance(chance))
  },
}

const secretsAreHidden: Property = {
  name: 'what the game calls secret is hidden in every view',
  dear: false,
  check({ game, history: { play }, own }) {
    if (own.secret === undefined) return
    const show = showing(game, play.state)
    for (const viewer of viewersOf(play.state)) {
      const view = show(viewer)
      for (const place of own.secret(play.state, viewer))
        hold(valueAt(view, place) === HIDDEN, () => `${viewerName(viewer)} sees ${place.join('.')}`)
    }
  },
}

const askedOf = (play: Play, seat: Seat) => {
  const question = questionFor(play, seat)
  return question && asked(question)
}

const viewsAnswerAlike: Property = {
  name: 'the rules run on a seat’s own view: the same question, the same blocked options, the same previews',
  dear: true,
  check({ game, history: { play }, chance }) {
    for (const viewer of viewersOf(play.state)) {
      const seen = resume(game, play.components, viewOf(game, play.state, viewer))
      if (viewer === undefined) continue
      same(askedOf(seen, viewer), askedOf(play, viewer), `what seat ${viewer} is asked in its view`)
      same(
        explain(seen, viewer)?.blocked,
        explain(play, viewer)?.blocked,
        `what is blocked in the view of seat ${viewer}`,
      )
      for (const option of someOf(questionFor(play, viewer)?.options ?? [], chance)) {
        const inView = untouched(seen.state, `the preview of ${option.key} in a view`, () =>
          preview(seen, viewer, option),
        )
        if (inView.meetsHidden) continue
        const inState = preview(play, viewer, option)
        same(
          inView.events,
          eventsFor(inState.events, viewer),
          `what ${option.key} brings in the view of seat ${viewer}`,
        )
        same(inView.final, inState.final, `whether ${option.key} is final in the view of seat ${viewer}`)
      }
    }
  },
}

const unknownsFit: Property = {
  name: 'the unknowns of a view name every hidden place once, and the pool is what truly lies there',
  dear: true,
  check({ game, history: { play } }) {
    for (const viewer of viewersOf(play.state)) {
      const who = viewerName(viewer)
      const view = viewOf(game, play.state, viewer)
      const unknowns = game.unknowns(play.components, view, viewer)
      const named = unknowns.flatMap(({ slots }) => slots.map(slot => slot.join('.')))
      same([...named].sort(), hiddenPlaces(withoutAnswers(view)).sort(), `the hidden places that ${who} knows of`)
      for (const unknown of unknowns) poolIsTrue(play.state, unknown, who)
    }
  },
}

function poolIsTrue(state: CoreState, { pool, slots, confined }: Unknown, who: string): void {
  const lying = slots.map(slot => String(valueAt(state, slot)))
  same([...pool].sort(), lying.sort(), `the pool of hidden things that ${who} knows of`)
  if (confined === undefined) return
  const there = confined.slots.map(slot => String(valueAt(state, slot)))
  for (const item of confined.items)
    hold(there.includes(item), () => `${item} does not lie in a place to which ${who} believes it confined`)
}

/** Where something is hidden. */
function hiddenPlaces(view: CoreState): string[] {
  const places: string[] = []
  visitTexts(view, (text, path) => void (text === HIDDEN && places.push(path.join('.'))))
  return places
}

/** Secret answers are hidden by the kernel, which imagines them by itself. */
const withoutAnswers = (view: CoreState): CoreState => ({
  ...view,
  agenda: view.agenda.map(frame => (isTogetherFrame(frame) ? { ...frame, given: [] } : frame)),
})

const eventsLeakNothing: Property = {
  name: 'events tell a viewer nothing that lies hidden from it before and after',
  dear: false,
  check(seen) {
    const { history, last, own } = seen
    if (last === undefined) return
    const events = last.outcome.events.filter(({ type }) => !own.shows?.includes(type))
    if (events.length === 0 || !isSecret(seen, undefined, wordsOf(events))) return
    for (const viewer of viewersOf(history.play.state)) {
      const told = eventsFor(events, viewer)
      const secret = isSecret(seen, viewer, wordsOf(told))
      hold(secret === undefined, () => `${viewerName(viewer)} is told of ${secret}: ${JSON.stringify(told)}`)
    }
  },
}

const masksHideFields: Property = {
  name: 'an event hides from others the fields that it says it hides',
  dear: false,
  check({ history, last }) {
    const events = last?.outcome.events.filter(({ only }) => only !== undefined) ?? []
    for (const viewer of events.length === 0 ? [] : viewersOf(history.play.state))
      eventsFor(events, viewer).forEach((told, at) => {
        hold(!keepsSecret(told, events[at], viewer), () => `${viewerName(viewer)} is told ${JSON.stringify(told)}`)
      })
  },
}

/** A field that should be hidden from the viewer is not. */
const keepsSecret = (told: GameEvent, whole: GameEvent | undefined, viewer: Seat | undefined): boolean =>
  told.only !== undefined &&
  !(viewer !== undefined && told.only.includes(viewer)) &&
  (told.hides ?? []).some(field => valueAt(told, [field]) === valueAt(whole, [field]))

/** The ids that events name: whole texts, and the parts of keys. */
function wordsOf(events: readonly GameEvent[]): ReadonlySet<string> {
  const words = new Set<string>()
  visitTexts(events, text => {
    words.add(text)
    if (text.includes(':')) for (const part of text.split(':')) words.add(part)
  })
  return words
}

/** The first word that lies only in places hidden from the viewer, before the last answer and after it. */
function isSecret({ game, history: { play }, last }: Seen, viewer: Seat | undefined, words: ReadonlySet<string>) {
  const now = hiddenWords(play.state, viewOf(game, play.state, viewer), words)
  if (now.size === 0 || last === undefined) return undefined
  const before = hiddenWords(last.before, viewOf(game, last.before, viewer), words)
  return [...now].find(word => before.has(word))
}

/** Those of the words that lie somewhere in the state, but nowhere in the view. */
function hiddenWords(state: CoreState, view: CoreState, words: ReadonlySet<string>): ReadonlySet<string> {
  const hidden = new Set<string>()
  visitTexts(state, text => void (words.has(text) && hidden.add(text)))
  if (hidden.size > 0) visitTexts(view, text => void hidden.delete(text))
  return hidden
}

const showingIsTold: Property = {
  name: 'an answer that shows its own seat something hidden says so',
  dear: true,
  check({ game, history: { play }, last }) {
    if (last === undefined || last.outcome.barrier.revealed || last.outcome.barrier.chance) return
    const pool = (state: CoreState): readonly string[] => {
      const view = viewOf(game, state, last.seat)
      return game.unknowns(play.components, view, last.seat).flatMap(unknown => unknown.pool)
    }
    const left = [...pool(play.state)]
    for (const item of pool(last.before)) {
      const at = left.indexOf(item)
      hold(at >= 0, () => `seat ${last.seat} learned of ${item} by ${last.key}`)
      left.splice(at, 1)
    }
  },
}

export const viewProperties: readonly Property[] = [
  secretsAreHidden,
  viewsAreHonest,
  viewsAnswerAlike,
  unknownsFit,
  eventsLeakNothing,
  masksHideFields,
  showingIsTold,
]
