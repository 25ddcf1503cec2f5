import type { AlmaMater } from '../../games/almamater/components.ts'
import type { AlmaMaterEvent } from '../../games/almamater/events.ts'
import type { GameEvent, KernelEvent } from '../../kernel/contract.ts'
import { neverBut } from '../../kernel/errors.ts'
import type { ComponentUsage } from '../component-usage.ts'

/** The components that a seat used, as an event shows. */
function used(event: GameEvent): readonly string[] {
  const happening = event as AlmaMaterEvent | KernelEvent
  switch (happening.type) {
    case 'student-recruited':
      return [happening.student]
    case 'professor-recruited':
      return [happening.professor]
    case 'lecture':
    case 'lecture-in-vain':
      return [`${happening.professor}: lecture`]
    case 'chancellor-chosen':
      return [happening.chancellor]
    case 'bust-taken':
      return [`bust ${happening.letter}`]
    case 'sent':
      return [`space ${happening.space}`]
    case 'bonus-repeated':
      return [happening.milestone]
    case 'ducats':
    case 'books':
    case 'prestige':
    case 'green-steps':
    case 'black-steps':
    case 'tutors':
    case 'master-gained':
    case 'drafted':
    case 'card-boxed':
    case 'order-set':
    case 'card-kept':
    case 'arranged':
    case 'round-began':
    case 'ignotus':
    case 'price-set':
    case 'bookmark':
    case 'readied':
    case 'exhausted':
    case 'shelved':
    case 'bought':
    case 'shelf-scored':
    case 'researched':
    case 'rested':
    case 'master-lost':
    case 'passed':
    case 'turn-ended':
    case 'cleaned-up':
    case 'prices-laid':
    case 'reputation-set':
    case 'game-ended':
    case 'answered':
    case 'forced':
      return []
    default:
      return neverBut(happening, [])
  }
}

/** Everything of which the report should say if nobody used it. */
const usable = ({ pack }: AlmaMater): readonly string[] =>
  [...pack.students, ...pack.professors, ...pack.chancellors].map(({ id }) => id)

export const almaUsage: ComponentUsage<AlmaMater> = { used, usable }
