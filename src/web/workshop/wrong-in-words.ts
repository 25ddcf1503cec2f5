import type { WorkshopMessages } from '../messages/workshop/messages.ts'
import type { PlacedFault } from './checking.ts'

/** What is wrong with a value. What a game itself looks for is told in English only. */
export function wrongInWords({ wrong: say }: WorkshopMessages['workshop'], wrong: PlacedFault['wrong']): string {
  switch (wrong.what) {
    case 'told':
      return wrong.text
    case 'too-small':
    case 'too-few-rows':
      return say[wrong.what](wrong.least)
    case 'too-large':
    case 'too-long':
    case 'too-many-rows':
      return say[wrong.what](wrong.most)
    default:
      return say[wrong.what]
  }
}
