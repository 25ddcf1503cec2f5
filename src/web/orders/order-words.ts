import type { StandingOrder } from '../../kernel/orders.ts'
import { eachLanguage } from '../../kernel/translations.ts'
import type { Language } from '../../kernel/words.ts'
import type { Coming } from './coming.ts'

/** What an order says to a person: what is asked, and the answer. */
export interface OrderWords {
  readonly question: string
  readonly answer: string
}

const KEY = 'athenaeum-orders'

type Kept = Readonly<Record<string, { readonly en: OrderWords } & { readonly [L in Language]?: OrderWords }>>

/** An order has no words of its own: those of the question to which it was given are kept in this browser. */
function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

export function keepWords(order: StandingOrder, coming: Coming, seat: number): void {
  const words = eachLanguage(language => wordsIn(language, order, coming, seat))
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [order.id]: words }))
}

function wordsIn(language: Language, { key }: StandingOrder, { play, question }: Coming, seat: number): OrderWords {
  const words = play.game.words[language]
  const option = question.options.find(one => one.key === key)
  return {
    question: words.question(play, question.frame, seat).title,
    answer: option === undefined ? key : words.option(play, option, question.frame),
  }
}

export function forgetWords(order: string): void {
  const { [order]: _gone, ...rest } = kept()
  localStorage.setItem(KEY, JSON.stringify(rest))
}

/** An order that was given on another device is told by its keys, which can be read too. */
export const wordsOf = ({ id, rule, key }: StandingOrder, language: Language): OrderWords =>
  kept()[id]?.[language] ?? kept()[id]?.en ?? { question: rule, answer: key }
