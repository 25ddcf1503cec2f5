import type { Pack } from '../../../games/newton/pack.ts'

/** Newton's component data, the published one or a pack of the same shape, and the names the boards have for its parts. */
export type NewtonComponents = Pack

export type PlaceData = Pack['map']['places'][number]
export type RouteData = Pack['map']['routes'][number]
export type WorkSpaceData = Pack['workTrack']['spaces'][number]
export type TechSpaceData = Pack['technologyTrack']['spaces'][number]
export type ScoringData = Pack['tiles']['objective'][number]['scoring']
export type StudyBoardData = Pack['studyBoards'][number]
export type LineData = StudyBoardData['lines'][number]
export type ActionCardData = Pack['startingCards'][number] | Pack['actionCards'][number]

/** An item of a component list by its id; a scene that names none of them is a mistake of whoever made the scene. */
export function byId<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const found = list.find(item => item.id === id)
  if (found === undefined) throw new Error(`No component "${id}" among ${list.map(item => item.id).join(', ')}`)
  return found
}

export const cardById = (components: NewtonComponents, id: string): ActionCardData =>
  components.startingCards.find(card => card.id === id) ?? byId(components.actionCards, id)
