import { type ComponentText, sentences } from '../../../kernel/words.ts'
import type { Newton, Place, TechnologySpace, WorkSpace } from '../components.ts'
import type { Pack } from '../pack.ts'
import { volumesText } from './amounts.ts'
import type { TechnologyPath } from './phrases/terms.ts'
import type { Phrases } from './phrases.ts'

/** Places of the Map and spaces of the two tracks. */

export function placeText(phrases: Phrases, newton: Newton, place: Place): ComponentText {
  const { components } = phrases
  return {
    name: place.name,
    text: sentences(
      components.places[place.kind],
      ...bonusTexts(phrases, newton, place.bonusAt),
      ...entryTexts(phrases, newton, place.requirement),
      components.routes(routesText(phrases, place)),
    ),
  }
}

/** `Lyon free, Bologna 2 coins` */
export const routesText = ({ terms }: Phrases, { routes }: Place): string =>
  routes.map(({ to, cost }) => `${to.name} ${cost === 0 ? terms.free : terms.coins(cost)}`).join(', ')

export function routeText(phrases: Phrases, newton: Newton, route: Pack['map']['routes'][number]): ComponentText {
  const { components, terms } = phrases
  const named = (id: string): string => newton.places.get(id)?.name ?? id
  const cost = route.cost === 0 ? terms.free : terms.coins(route.cost)
  return {
    name: components.route(named(route.a), named(route.b)),
    text: sentences(components.routeText(cost, components.terrains[route.terrain])),
  }
}

const bonusTexts = (phrases: Phrases, { bonusSpaces, pack }: Newton, at: number): readonly string[] => {
  const space = bonusSpaces[at]
  return space === undefined ? [] : [phrases.components.bonusSpace(space.minPlayers, pack.players.max)]
}

function entryTexts(phrases: Phrases, { pack }: Newton, requirement: Place['requirement']): readonly string[] {
  const { components, terms } = phrases
  if (requirement === undefined) return []
  const instead = components.perMissingVolume(terms.potions(pack.constants.potionsPerMissingVolume))
  return [components.entryNeeds(volumesText(phrases, requirement), instead)]
}

export function workText(phrases: Phrases, newton: Newton, space: WorkSpace): ComponentText {
  const { components } = phrases
  return {
    name: workSpaceName(phrases, space),
    text: sentences(components.spaces[space.kind], ...entryTexts(phrases, newton, space.requirement)),
  }
}

export const workSpaceName = ({ components, terms }: Phrases, { index, kind }: WorkSpace): string =>
  components.workSpace(index, kind === 'plain' ? undefined : terms.spaceKinds[kind])

/** How a Technology space is called: its path and its step, as in `left path 3a`. Ids tell the path, as in `tech-l3a`. */
export function technologyLabel(
  { terms }: Phrases,
  { id, kind, depth }: Pick<TechnologySpace, 'id' | 'kind' | 'depth'>,
): string {
  if (kind === 'start') return terms.spaceKinds.start
  const [, path = '', step = '', branch = ''] = /-([a-z])(\d+)(\w*)$/.exec(id) ?? []
  return terms.technologyPaths[path as TechnologyPath]?.(`${depth ?? step}${branch}`) ?? id
}

export function technologyText(phrases: Phrases, newton: Newton, space: TechnologySpace): ComponentText {
  const { components, terms } = phrases
  const kind = space.kind === 'plain' || space.kind === 'start' ? undefined : terms.spaceKinds[space.kind]
  const next = space.steps.map(({ to }) => technologyLabel(phrases, to))
  return {
    name: components.technologySpace(technologyLabel(phrases, space), kind),
    text: sentences(
      components.spaces[space.kind],
      ...bonusTexts(phrases, newton, space.bonusAt),
      ...entryTexts(phrases, newton, space.requirement),
      space.final ? components.finalSpace : components.leadsTo(terms.or(next)),
    ),
  }
}
