import type { Json } from '../../kernel/json.ts'
import type { Option } from '../../kernel/question.ts'
import { byId } from '../../kernel/rows.ts'
import { checkPack } from './check.ts'
import type { BookRequirement, CardAction, Effect, Pack, PlaceKind, RequiredVolumes, Volumes } from './pack.ts'
import { option, type QuickVerb } from './verbs.ts'

/** Newton's components, prepared for play: looked up by id, with their options built once. */
export interface Newton {
  readonly pack: Pack
  readonly places: ReadonlyMap<string, Place>
  readonly placeList: readonly Place[]
  readonly mapStart: string
  readonly technology: ReadonlyMap<string, TechnologySpace>
  readonly technologyStart: string
  readonly work: readonly WorkSpace[]
  /** Spaces of Map and Technology track that can hold a Bonus token, in setup order. */
  readonly bonusSpaces: readonly BonusSpace[]
  readonly quickActions: readonly QuickAction[]
  readonly cards: ReadonlyMap<string, Card>
  readonly masters: ReadonlyMap<string, Master>
  readonly boards: ReadonlyMap<string, StudyBoard>
  readonly tokens: ReadonlyMap<string, Pack['bonusTokens'][number]>
  readonly cities: ReadonlyMap<string, Pack['tiles']['city'][number]>
  readonly inventions: ReadonlyMap<string, Pack['tiles']['invention'][number]>
  readonly specializations: ReadonlyMap<string, Pack['tiles']['specialization'][number]>
  readonly objectives: ReadonlyMap<string, Pack['tiles']['objective'][number]>
  readonly incomes: ReadonlyMap<string, Pack['tiles']['income'][number]>
  readonly developments: ReadonlyMap<string, Pack['tiles']['development'][number]>
}

export interface QuickAction {
  readonly id: string
  readonly coins: number
  readonly effect: Pack['quickActions'][number]['effect']
  readonly limitPerTurn: number | null
  readonly take: Option
  /** For actions on a deck: one option for each level. */
  readonly perDeck: readonly Option[]
}

export interface Place {
  readonly id: string
  readonly name: string
  readonly kind: PlaceKind
  readonly requirement: RequiredVolumes | undefined
  /** Position among the Bonus spaces, or -1. */
  readonly bonusAt: number
  readonly takesCube: boolean
  readonly routes: Route[]
  /** Go there on foot, by a route. */
  readonly travel: Option
  /** Place a cube there while passing. */
  readonly cube: Option
  /** Place a cube there from afar. */
  readonly visit: Option
  /** Put the Scientist there. */
  readonly village: Option
}
export interface Route {
  readonly to: Place
  readonly cost: number
}

export interface TechnologySpace {
  readonly id: string
  readonly kind: Pack['technologyTrack']['spaces'][number]['kind']
  readonly final: boolean
  readonly requirement: RequiredVolumes | undefined
  readonly bonusAt: number
  readonly steps: TechnologyStep[]
  /** How many steps lead to it from the start; earlier editions do not say. */
  readonly depth?: number | undefined
}
/** The Work track has all of these but `bonus`. */
export type TrackSpaceKind = TechnologySpace['kind']
export interface TechnologyStep {
  readonly to: TechnologySpace
  readonly move: Option
}
export type WorkSpace = Pack['workTrack']['spaces'][number]

export interface BonusSpace {
  readonly id: string
  readonly minPlayers: number
}

/** An Action card or a Starting card (level 0). */
export interface Card {
  readonly id: string
  readonly level: number
  readonly color: string | undefined
  readonly action: CardAction
  readonly volumes: Volumes
  readonly effects: readonly CardEffect[]
  readonly play: Option
  readonly take: Option
  readonly discard: Option
  readonly push: Option
}
export interface CardEffect {
  /** Names the effect on its card: its kind, and a number if the card has that kind twice. */
  readonly name: string
  readonly effect: Effect
  readonly use: Option
  readonly copy: Option
}

export interface Master {
  readonly id: string
  readonly name: string
  readonly vp: number
  readonly effects: readonly Effect[]
  readonly volumes: Volumes | undefined
  readonly draft: Option
  readonly keep: Option
  readonly play: Option
}

export interface StudyBoard {
  readonly id: string
  readonly cells: ReadonlyMap<string, BookCell>
  /** Book spaces from the lowest shelf up. */
  readonly books: readonly BookCell[]
  /** Cells filled from the start. */
  readonly printed: readonly string[]
  readonly lines: readonly Line[]
}
export interface BookCell {
  readonly id: string
  readonly shelf: number
  readonly requirement: BookRequirement
  readonly shelve: Option
  readonly shelveFreely: Option
}
export interface Line {
  readonly id: string
  readonly vpPerRound: number
  readonly cells: readonly string[]
}

export function prepareNewton(json: Json): Newton {
  const pack = checkPack(json)
  const bonusSpaces = [...pack.map.places, ...pack.technologyTrack.spaces].flatMap(({ id, bonus }) =>
    bonus ? [{ id, minPlayers: bonus.minPlayers }] : [],
  )
  const bonusAt = (id: string): number => bonusSpaces.findIndex(space => space.id === id)
  const placeList = preparePlaces(pack, bonusAt)
  return {
    pack,
    placeList,
    places: byId(placeList),
    mapStart: startOf(pack.map.places),
    technology: prepareTechnology(pack, bonusAt),
    technologyStart: startOf(pack.technologyTrack.spaces),
    work: pack.workTrack.spaces,
    bonusSpaces,
    quickActions: pack.quickActions.map(prepareQuickAction),
    cards: byId([
      ...pack.startingCards.map(card => prepareCard(card, 0, card.color)),
      ...pack.actionCards.map(card => prepareCard(card, card.level, undefined)),
    ]),
    masters: byId(pack.masters.map(prepareMaster)),
    boards: byId(pack.studyBoards.map(prepareBoard)),
    tokens: byId(pack.bonusTokens),
    cities: byId(pack.tiles.city),
    inventions: byId(pack.tiles.invention),
    specializations: byId(pack.tiles.specialization),
    objectives: byId(pack.tiles.objective),
    incomes: new Map(pack.tiles.income.map(tile => [tile.type, tile])),
    developments: new Map(pack.tiles.development.map(tile => [tile.type, tile])),
  }
}

const prepareQuickAction = ({ id, pay, effect, limitPerTurn }: Pack['quickActions'][number]): QuickAction => ({
  id,
  coins: pay.coins,
  effect,
  limitPerTurn,
  take: option(id as QuickVerb),
  perDeck: [1, 2, 3].map(level => option(id as QuickVerb, String(level))),
})

const startOf = (rows: readonly { readonly id: string; readonly kind: string }[]): string =>
  rows.find(row => row.kind === 'start')?.id ?? ''

const cubeKinds: readonly PlaceKind[] = ['city', 'university', 'ancientLand', 'master', 'objective']

function preparePlaces(pack: Pack, bonusAt: (id: string) => number): readonly Place[] {
  const places = pack.map.places.map(
    ({ id, name, kind, requirement }): Place => ({
      id,
      name,
      kind,
      requirement,
      bonusAt: bonusAt(id),
      takesCube: cubeKinds.includes(kind),
      routes: [],
      travel: option('travel', id),
      cube: option('cube', id),
      visit: option('visit', id),
      village: option('village', id),
    }),
  )
  const at = byId(places)
  for (const { a, b, cost } of pack.map.routes) {
    const [from, to] = [at.get(a), at.get(b)]
    if (from === undefined || to === undefined) continue
    from.routes.push({ to, cost })
    to.routes.push({ to: from, cost })
  }
  return places
}

/** How many steps lead to each Technology space from the start. */
function technologyDepths({ technologyTrack: { spaces } }: Pack): ReadonlyMap<string, number> {
  const depths = new Map([[startOf(spaces), 0]])
  for (const [id, depth] of depths)
    for (const next of spaces.find(space => space.id === id)?.next ?? [])
      if (!depths.has(next)) depths.set(next, depth + 1)
  return depths
}

function prepareTechnology(pack: Pack, bonusAt: (id: string) => number): ReadonlyMap<string, TechnologySpace> {
  const depths = technologyDepths(pack)
  const spaces = pack.technologyTrack.spaces.map(
    ({ id, kind, final, requirement }): TechnologySpace => ({
      id,
      kind,
      final,
      requirement,
      bonusAt: bonusAt(id),
      steps: [],
      depth: depths.get(id),
    }),
  )
  const at = byId(spaces)
  for (const { id, next } of pack.technologyTrack.spaces) {
    for (const nextId of next) {
      const to = at.get(nextId)
      if (to !== undefined) at.get(id)?.steps.push({ to, move: option('student', id, nextId) })
    }
  }
  return at
}

type CardRow = Pack['startingCards'][number] | Pack['actionCards'][number]

function prepareCard(row: CardRow, level: number, color: string | undefined): Card {
  const { id, action, volumes } = row
  const effects = row.effects.map((effect, at): CardEffect => {
    const twins = row.effects.slice(0, at).filter(other => other.kind === effect.kind).length
    const name = twins === 0 ? effect.kind : `${effect.kind}-${twins + 1}`
    return { name, effect, use: option('use', name), copy: option('copy', id, name) }
  })
  return {
    id,
    level,
    color,
    action,
    volumes,
    effects,
    play: option('play', id),
    take: option('take', id),
    discard: option('discard', id),
    push: option('push', id),
  }
}

function prepareMaster({ id, name, vp, effects }: Pack['masters'][number]): Master {
  const volumes = effects.find(effect => effect.kind === 'permanentVolumes')?.volumes
  return {
    id,
    name,
    vp,
    effects,
    volumes,
    draft: option('draft', id),
    keep: option('keep', id),
    play: option('master', id),
  }
}

function prepareBoard({ id, cells, lines }: Pack['studyBoards'][number]): StudyBoard {
  const books = cells
    .flatMap((cell): BookCell[] =>
      cell.kind === 'book'
        ? [
            {
              id: cell.id,
              shelf: cell.shelf,
              requirement: cell.requirement,
              shelve: option('shelve', cell.id),
              shelveFreely: option('shelve-freely', cell.id),
            },
          ]
        : [],
    )
    .sort((a, b) => a.shelf - b.shelf)
  const printed = cells.filter(cell => cell.kind === 'printed').map(cell => cell.id)
  return { id, cells: byId(books), books, printed, lines }
}
