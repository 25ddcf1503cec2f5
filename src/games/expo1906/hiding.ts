import type { Path, Seat, Unknown } from '../../kernel/contract.ts'
import { HIDDEN, hideAll } from '../../kernel/hidden.ts'
import type { Expo } from './components.ts'
import type { ExpoState } from './state.ts'

/** Hides the piles and, in solo play, the Ghost deck, from everybody (E-16.2). Nothing else is hidden. */
export const mask = (state: ExpoState): ExpoState => ({
  ...state,
  resourcePile: hideAll(state.resourcePile),
  juryPile: hideAll(state.juryPile),
  projectPiles: state.projectPiles.map(hideAll),
  ghost: { ...state.ghost, deck: hideAll(state.ghost.deck) },
})

export const unmask = (masked: ExpoState): ExpoState => masked

/** What lies in each pile is what lies nowhere else; only its order is unknown. */
export function unknowns({ dealing }: Expo, view: ExpoState, _viewer: Seat | undefined): readonly Unknown[] {
  const seen = new Set([
    ...view.resourceDiscard,
    ...view.station,
    ...view.jury,
    ...view.returnedProjects.flat(),
    ...view.academy,
    ...view.players.flatMap(player => [...player.reserve, ...player.lab.map(({ tile }) => tile)]),
  ])
  const unseen = (ids: readonly string[]): readonly string[] => ids.filter(id => !seen.has(id))
  return [
    { pool: unseen(dealing.resourceTiles), slots: slotsIn(view.resourcePile, ['resourcePile']) },
    { pool: unseen(dealing.juryTiles), slots: slotsIn(view.juryPile, ['juryPile']) },
    ...dealing.projects.map((ids, at) => ({
      pool: unseen(ids),
      slots: slotsIn(view.projectPiles[at] ?? [], ['projectPiles', at]),
    })),
    { pool: ghostCardsLeft(dealing.ghostDeck, view), slots: slotsIn(view.ghost.deck, ['ghost', 'deck']) },
  ]
}

function ghostCardsLeft(ghostDeck: readonly string[], { seats, ghost }: ExpoState): readonly string[] {
  if (seats > 1) return []
  const left = ghostDeck.slice()
  for (const card of [...ghost.accepted, ...ghost.aside]) left.splice(left.indexOf(card), 1)
  return left
}

const slotsIn = (ids: readonly string[], path: Path): readonly Path[] =>
  ids.flatMap((id, at) => (id === HIDDEN ? [[...path, at]] : []))
