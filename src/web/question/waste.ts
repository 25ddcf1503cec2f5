import type { Choice } from './choices.ts'

/** What a person may not have seen before an answer: what the engine's own look ahead says, and no rule of any game. */
export type Waste =
  /** It leaves behind what could be had for nothing. */
  | { readonly kind: 'leaves'; readonly free: readonly Choice[] }
  /** It is paid for and brings nothing at once, while other answers do. */
  | { readonly kind: 'empty' }
  /** It uses something up for nothing. */
  | { readonly kind: 'vain' }

/** What would be wasted by a choice among these; undefined where nothing would. */
export function wasteOf(choice: Choice, among: readonly Choice[]): Waste | undefined {
  const others = among.filter(one => one.purpose === 'matter' && one.id !== choice.id)
  if (choice.purpose === 'leave') {
    const free = others.filter(one => one.gives && !costs(one))
    return free.length === 0 ? undefined : { kind: 'leaves', free }
  }
  if (choice.purpose !== 'matter' || choice.meetsHidden) return undefined
  if (costs(choice) && !choice.gives && others.some(one => one.gives)) return { kind: 'empty' }
  return choice.isVain && among.length > 1 ? { kind: 'vain' } : undefined
}

const costs = ({ changes }: Choice): boolean => changes.some(({ amount }) => amount < 0)
