import type { Expo } from '../../games/expo1906/components.ts'
import type { ExpoEvent } from '../../games/expo1906/events.ts'
import type { GameEvent, KernelEvent } from '../../kernel/contract.ts'
import { neverBut } from '../../kernel/errors.ts'
import type { ComponentUsage } from '../component-usage.ts'

/** The components that a seat used, as an event shows. Projects count when complete, Technologies when placed, chits when laid. */
function used(event: GameEvent): readonly string[] {
  const happening = event as ExpoEvent | KernelEvent
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
    case 'money':
    case 'vp':
    case 'handicap-placed':
    case 'card-played':
    case 'passed':
    case 'tile-bought':
    case 'tile-taken':
    case 'tile-moved':
    case 'tile-removed':
    case 'project-fed':
    case 'card-exchanged':
    case 'token-moved':
    case 'ghost-tiles':
    case 'ghost-moved':
    case 'ghost-card':
    case 'jury-placed':
    case 'projects-returned':
    case 'projects-shown':
    case 'station-filled':
    case 'discard-shuffled':
    case 'turn-ended':
    case 'round-ended':
    case 'round-began':
    case 'end-triggered':
    case 'game-ended':
    case 'answered':
    case 'forced':
      return []
    default:
      return neverBut(happening, [])
  }
}

/** Everything of which the report should say if nobody used it. */
const usable = ({ pack }: Expo): readonly string[] => [
  ...pack.projects.map(({ id }) => id),
  ...pack.technologies.map(({ id }) => `${id} in the Lab`),
  ...pack.bonusChits.map(({ id }) => id),
]

export const expoUsage: ComponentUsage<Expo> = { used, usable }
