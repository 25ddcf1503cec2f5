import type { Context } from '../context.ts'
import { hashOfSecret } from '../people/secrets.ts'

const DAY = 86_400_000

/** Counts something that a person does, at all processes together, and says whether it was more than this in a day. */
export async function isMoreThanDaily(
  { store, now }: Context,
  what: 'invite' | 'report',
  person: string,
  most: number,
): Promise<boolean> {
  const { made } = await store.countTry(hashOfSecret(`${what} of ${person}`), now(), DAY)
  return made > most
}
