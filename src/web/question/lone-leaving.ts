import type { Asking, Choice } from './choices.ts'

/** The only thing that can be done, where it does nothing but go on: end the turn, pass, confirm. */
export function loneLeaving({ choices, pieces }: Pick<Asking, 'choices' | 'pieces'>): Choice | undefined {
  const [only, ...more] = choices
  return only?.purpose === 'leave' && more.length === 0 && pieces.length === 0 ? only : undefined
}
