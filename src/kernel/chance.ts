import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { MetHidden } from './errors.ts'
import { itemAt } from './rows.ts'

/** The generator's whole state: four 32-bit words, signed as bit operations leave them, of xoshiro128**. All zero means: hidden. */
export type Chance = [number, number, number, number]

export const hiddenChance = (): Chance => [0, 0, 0, 0]

/** The same seed text gives the same game, everywhere and for ever. */
export function chanceFromSeed(seed: string): Chance {
  const bytes = new DataView(sha256(utf8ToBytes(seed)).buffer)
  return [bytes.getInt32(0), bytes.getInt32(4), bytes.getInt32(8), bytes.getInt32(12) | 1]
}

/** A generator of its own for somebody, drawn from another. */
export const freshChance = (chance: Chance): Chance => [
  nextBits(chance) | 0,
  nextBits(chance) | 0,
  nextBits(chance) | 0,
  nextBits(chance) | 1,
]

/** What a table publishes before the game, so that the seed shown after it can be checked. */
export const seedCommitment = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)))

/** The next 32 random bits (xoshiro128**, Blackman and Vigna). */
export function nextBits(chance: Chance): number {
  const a = chance[0]
  const b = chance[1]
  const c = chance[2]
  const d = chance[3]
  if ((a | b | c | d) === 0) throw new MetHidden('chance')
  let scrambled = Math.imul(b, 5)
  scrambled = Math.imul((scrambled << 7) | (scrambled >>> 25), 9)
  const c1 = c ^ a
  const d1 = d ^ b
  chance[1] = b ^ c1
  chance[0] = a ^ d1
  chance[2] = c1 ^ (b << 9)
  chance[3] = (d1 << 11) | (d1 >>> 21)
  return scrambled >>> 0
}

/** A whole number from 0 up to, not including, `below`: a bias below 2^-32 × below, by multiplication. */
export const nextBelow = (chance: Chance, below: number): number => Math.floor((nextBits(chance) / 4294967296) * below)

/** One of several, each as likely. */
export const randomItem = <T>(chance: Chance, items: readonly T[]): T => itemAt(items, nextBelow(chance, items.length))

/** Fisher and Yates, in place. */
export function shuffleWith<T>(chance: Chance, items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = nextBelow(chance, last + 1)
    const moved = items[last] as T
    items[last] = items[other] as T
    items[other] = moved
  }
  return items
}
