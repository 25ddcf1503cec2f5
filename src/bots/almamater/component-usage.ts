import type { AlmaMater } from '../../games/almamater/components.ts'
import type { AlmaMaterEvent } from '../../games/almamater/events.ts'
import type { GameEvent } from '../../kernel/contract.ts'

/** The components that a seat used, as an event shows. */
export function used(event: GameEvent): readonly string[] {
  const happening = event as AlmaMaterEvent
  switch (happening.type) {
    case 'student-recruited':
      return [happening.student]
    case 'professor-recruited':
      return [happening.professor]
    case 'lecture':
      return [`${happening.professor}: lecture`]
    case 'chancellor-chosen':
      return [happening.chancellor]
    case 'bust-taken':
      return [`bust ${happening.letter}`]
    case 'sent':
      return [`space ${happening.space}`]
    case 'bonus-repeated':
      return [happening.milestone]
    default:
      return []
  }
}

/** Everything of which the report should say if nobody used it. */
export const usable = ({ pack }: AlmaMater): readonly string[] =>
  [...pack.students, ...pack.professors, ...pack.chancellors].map(({ id }) => id)
