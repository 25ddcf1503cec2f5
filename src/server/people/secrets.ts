import { createHash, createHmac, randomBytes, randomUUID, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** Not guessable, and short enough for an address. */
export const newTableId = (): string => idOf(randomBytes(12))

/** None begins as a flag does: ids are given to commands. Those of earlier releases may. */
const idOf = (bytes: Buffer): string => bytes.toString('base64url').replace(/^-/, '_')

/** The same table has the same rematch, whoever asks for it and at whichever process. */
export const rematchIdOf = (table: string): string =>
  idOf(createHash('sha256').update(`rematch of ${table}`).digest().subarray(0, 12))

export const newPersonId = (): string => randomUUID()

/** 128 bits that nobody chose. */
export const newSeed = (): string => randomBytes(16).toString('hex')

/** What a link or token consists of. Only its hash is kept. */
export const newSecret = (prefix: string): string => `${prefix}_${randomBytes(24).toString('base64url')}`

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export const signature = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex')

const deriveKey = promisify(scrypt) as (
  password: string,
  salt: Buffer,
  length: number,
  cost: { N: number; r: number; p: number; maxmem: number },
) => Promise<Buffer>

const COST = { N: 2 ** 15, r: 8, p: 1 }
const MEMORY = 64 * 1024 * 1024

/** The scheme and its cost stand in the hash, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await deriveKey(password, salt, 32, { ...COST, maxmem: MEMORY })
  return `scrypt$${COST.N}$${COST.r}$${COST.p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt = '', expected = ''] = hash.split('$')
  if (scheme !== 'scrypt') return false
  const wanted = Buffer.from(expected, 'base64url')
  const cost = { N: Number(N), r: Number(r), p: Number(p), maxmem: MEMORY }
  const key = await deriveKey(password, Buffer.from(salt, 'base64url'), wanted.length, cost)
  return timingSafeEqual(key, wanted)
}
