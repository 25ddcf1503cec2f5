import type { Frame } from '../../../kernel/agenda.ts'
import { inEveryLanguage } from '../../../kernel/translations.ts'
import type { Language } from '../../../kernel/words.ts'
import type { Usual } from '../board.ts'

const labels = inEveryLanguage<{ readonly shelves: string; readonly goods: string }>({
  en: {
    shelves: 'Usual order: shelves from 1 PP on the left to 2 PP, the one of 3 PP beside them',
    goods: 'Take all goods in this order',
  },
  it: {
    shelves: 'Ordine consueto: scaffali da 1 PP a sinistra fino a 2 PP, quello da 3 PP accanto',
    goods: 'Prendi tutti i beni in quest’ordine',
  },
})

/** Set-up goes the same way for most: shelves by their worth, and goods as the cards show them. */
export function usual(language: Language, { rule }: Frame): Usual | undefined {
  const { shelves, goods } = labels[language]
  if (rule === 'arrange')
    return { label: shelves, next: options => options.toSorted((a, b) => Number(a.to[0]) - Number(b.to[0]))[0] }
  if (rule === 'goods') return { label: goods, next: options => options.find(({ verb }) => verb === 'take') }
  return undefined
}
