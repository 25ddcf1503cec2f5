import type { Expo } from '../../games/expo1906/components.ts'
import type { ExpoEvent } from '../../games/expo1906/events.ts'
import type { GameEvent } from '../../kernel/contract.ts'

/** The components that a seat used, as an event shows. Projects count when complete, Technologies when placed, chits when laid. */
export function used(event: GameEvent): readonly string[] {
  const happening = event as ExpoEvent
  switch (happening.type) {
    case 'project-completed':
      return [happening.project]
    case 'tile-placed':
      return happening.tile.startsWith('res-') ? [] : [`${happening.tile} in the Lab`]
    case 'chit-placed':
      return [happening.chit]
    case 'meeting':
      return [`meeting: ${happening.choice}`]
    case 'scrap-removed':
      return ['scrap removed']
    default:
      return []
  }
}

/** Everything of which the report should say if nobody used it. */
export const usable = ({ pack }: Expo): readonly string[] => [
  ...pack.projects.map(({ id }) => id),
  ...pack.technologies.map(({ id }) => `${id} in the Lab`),
  ...pack.bonusChits.map(({ id }) => id),
]
