import { known } from '../../../kernel/hidden.ts'
import { reveal, shuffle } from '../../../kernel/play.ts'
import { happened } from '../events.ts'
import type { Play } from '../state.ts'

/** The top tile of the resource pile; the discard is shuffled into a new pile when it runs out (E-10.5). Undefined if both are empty. */
export function drawResource(play: Play): string | undefined {
  const { state } = play
  if (state.resourcePile.length === 0) {
    if (state.resourceDiscard.length === 0) return undefined
    state.resourcePile = shuffle(play, state.resourceDiscard)
    state.resourceDiscard = []
    if (play.events) happened(play, { type: 'discard-shuffled' })
  }
  const tile = known(state.resourcePile[0], 'the top of the resource pile')
  state.resourcePile.shift()
  reveal(play)
  return tile
}

/** The top Project of a shape: from its pile, and then those that were put under it. Undefined if there is none. */
export function drawProject(play: Play, shape: number): string | undefined {
  const pile = play.state.projectPiles[shape] as string[]
  if (pile.length === 0) return play.state.returnedProjects[shape]?.shift()
  const tile = known(pile[0], 'the top of a Project pile')
  pile.shift()
  reveal(play)
  return tile
}

/** Position of a shape among the piles and slots of the Academy. */
export const shapeAt = (play: Play, shape: string): number =>
  play.components.pack.shapes.findIndex(one => one.id === shape)

/** A Project goes under the pile of its shape (E-5.8, E-10.3). */
export function returnProject(play: Play, project: string, shape: number): void {
  play.state.returnedProjects[shape]?.push(project)
}
