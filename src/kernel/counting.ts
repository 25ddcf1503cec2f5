/** The forms of a word by number, in the categories of `Intl.PluralRules`: `{ one: 'coin', other: 'coins' }`. */
export type Forms = { readonly other: string } & { readonly [N in Intl.LDMLPluralRule]?: string }

/** How a language counts and lists. */
export interface Counting {
  /** The form that goes with a number. */
  readonly form: (number: number, forms: Forms) => string
  /** The number and its word, for a language with two forms: `3 coins`. */
  readonly count: (number: number, one: string, many: string) => string
  /** `1,234.5` */
  readonly number: (number: number) => string
  /** `Ada, Ben and Carla` */
  readonly list: (items: readonly string[]) => string
}

const known = new Map<string, Counting>()

/** By the tag of a language, as in `en-GB`. */
export function countingIn(tag: string): Counting {
  const counting = known.get(tag) ?? makeCounting(tag)
  known.set(tag, counting)
  return counting
}

function makeCounting(tag: string): Counting {
  const rules = new Intl.PluralRules(tag)
  const numbers = new Intl.NumberFormat(tag)
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' })
  // Hunts read every option of every state: what is counted there is mostly small, and asking Intl takes microseconds.
  const small = Array.from({ length: 100 }, (_, of) => ({ written: numbers.format(of), rule: rules.select(of) }))
  const number = (given: number): string => small[given]?.written ?? numbers.format(given)
  const form = (given: number, forms: Forms): string => forms[small[given]?.rule ?? rules.select(given)] ?? forms.other
  return {
    number,
    form,
    count: (given, one, many) => `${number(given)} ${form(given, { one, other: many })}`,
    list: items => lists.format(items),
  }
}
