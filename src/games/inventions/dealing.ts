import type { Pack } from './pack.ts'

/** What setup shuffles and deals: the ids of each deck in the order of the pack, listed once. */
export interface Dealing {
  readonly specialistTiles: readonly string[]
  readonly knowledgeTiles: readonly string[]
  /** Places among the wealth tiles. */
  readonly wealth: readonly number[]
  /** Milestones that begin in Common Knowledge, in the private displays and in the Eureka display; then the later decks. */
  readonly common: readonly string[]
  readonly privates: readonly string[]
  readonly eureka: readonly string[]
  readonly laterMilestones: readonly (readonly string[])[]
  readonly inventions: readonly string[]
  /** Ideas of era 2 that begin in the regions. */
  readonly regionIdeas: readonly string[]
  /** Ideas of era 2 that come with a milestone. */
  readonly ideasWith: ReadonlyMap<string, readonly string[]>
  /** The idea stack, by era from top to bottom. */
  readonly stack: readonly (readonly string[])[]
  /** Cards of eras 1 and 2: those that are dealt to nobody leave the game. */
  readonly early: readonly string[]
  readonly goals: readonly (readonly string[])[]
  readonly markerSpaces: readonly string[]
  readonly influenceTokens: readonly string[]
  /** The tiles display and the Progress map of a player without tiles. */
  readonly display: readonly string[]
  readonly map: readonly string[]
}

export function prepareDealing(pack: Pack): Dealing {
  const { start, next } = pack.milestoneDisplays.eureka
  const cards = pack.cards.items
  const lettered = (letter: string) => pack.milestones.items.filter(one => one.letter === letter)
  const common = idsOf(lettered('A'))
  const ideas = cards.filter(card => card.era === 2)
  return {
    specialistTiles: idsOf(pack.specialistTiles.items),
    knowledgeTiles: idsOf(pack.knowledgeTiles.items),
    wealth: [...pack.wealthTiles.items.keys()],
    common,
    privates: idsOf(lettered('B')),
    eureka: idsOf(lettered(start)),
    laterMilestones: Object.values(next).map(letter => idsOf(lettered(letter))),
    inventions: idsOf(cards.filter(card => card.era === 1)),
    regionIdeas: idsOf(ideas.filter(card => common.includes(card.milestone ?? ''))),
    ideasWith: new Map(
      pack.milestones.items.map(({ id }) => [id, idsOf(ideas.filter(card => card.milestone === id))] as const),
    ),
    stack: pack.ideaDisplay.stackEras.map(era => idsOf(cards.filter(card => card.era === era))),
    early: idsOf(cards.filter(card => card.era <= 2)),
    goals: pack.privateGoals.deckIds.map(deck => idsOf(pack.privateGoals.items.filter(goal => goal.deck === deck))),
    markerSpaces: idsOf(pack.eraMarkerSpaces.items.filter(space => space.benefit === null)),
    influenceTokens: idsOf(pack.influenceTokens.items.filter(token => token.cost !== null)),
    display: Array.from({ length: pack.societyBoard.tilesDisplay.spaces }, () => ''),
    map: pack.societyBoard.progressMap.spaces.map(() => ''),
  }
}

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id)
