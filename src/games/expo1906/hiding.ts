import type { Path, Seat, Unknown } from '../../kernel/contract.ts'
import { HIDDEN, hideAll } from '../../kernel/hidden.ts'
import type { Expo } from './components.ts'
import { ghostDeckOf } from './rules/ghostDeck.ts'
import type { ExpoState } from './state.ts'

/** Hides the piles and, in solo play, the Ghost deck, from everybody (E-16.2). Nothing else is hidden. */
export function mask(state: ExpoState): void {
  state.resourcePile = hideAll(state.resourcePile)
  state.juryPile = hideAll(state.juryPile)
  state.projectPiles = state.projectPiles.map(hideAll)
  state.ghost.deck = hideAll(state.ghost.deck)
}

/** What lies in each pile is what lies nowhere else; only its order is unknown. */
export function unknowns({ pack }: Expo, view: ExpoState, _viewer: Seat | undefined): readonly Unknown[] {
  const seen = new Set([
    ...view.resourceDiscard,
    ...view.station,
    ...view.jury,
    ...view.returnedProjects.flat(),
    ...view.academy,
    ...view.players.flatMap(player => [...player.reserve, ...player.lab.map(({ tile }) => tile)]),
  ])
  const unseen = (rows: readonly { readonly id: string }[]): readonly string[] =>
    rows.map(row => row.id).filter(id => !seen.has(id))
  return [
    { pool: unseen(pack.resourceTiles.tiles), slots: slotsIn(view.resourcePile, ['resourcePile']) },
    { pool: unseen(pack.juryTiles.tiles), slots: slotsIn(view.juryPile, ['juryPile']) },
    ...pack.shapes.map(({ id }, at) => ({
      pool: unseen(pack.projects.filter(project => project.shape === id)),
      slots: slotsIn(view.projectPiles[at] ?? [], ['projectPiles', at]),
    })),
    { pool: ghostCardsLeft(pack, view), slots: slotsIn(view.ghost.deck, ['ghost', 'deck']) },
  ]
}

function ghostCardsLeft(pack: Expo['pack'], { seats, ghost }: ExpoState): readonly string[] {
  if (seats > 1) return []
  const left = ghostDeckOf(pack)
  for (const card of [...ghost.accepted, ...ghost.aside]) left.splice(left.indexOf(card), 1)
  return left
}

const slotsIn = (ids: readonly string[], path: Path): readonly Path[] =>
  ids.flatMap((id, at) => (id === HIDDEN ? [[...path, at]] : []))
