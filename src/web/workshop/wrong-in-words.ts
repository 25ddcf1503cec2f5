import { said } from '../../kernel/translations.ts'
import type { Language } from '../../kernel/words.ts'
import type { WorkshopMessages } from '../messages/workshop/messages.ts'
import type { PlacedFault } from './checking.ts'

/** What is wrong with a value. */
export function wrongInWords(
  { wrong: say }: WorkshopMessages['workshop'],
  language: Language,
  wrong: PlacedFault['wrong'],
): string {
  switch (wrong.what) {
    case 'told':
      return said(wrong.told, language)
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
