import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { CoreState, Game } from './contract.ts'
import { canonicalJson, type Json } from './json.ts'

const hashes = new WeakMap<object, string>()

/** The hash of a component pack: equal content, equal hash, whatever the order of its keys. */
export function componentHash(pack: Json): string {
  const known = typeof pack === 'object' && pack !== null ? hashes.get(pack) : undefined
  if (known !== undefined) return known
  const hash = bytesToHex(sha256(utf8ToBytes(canonicalJson(pack))))
  if (typeof pack === 'object' && pack !== null) hashes.set(pack, hash)
  return hash
}

/** By what prepares them: other rules may prepare the same pack in another way. */
const preparedPacks = new WeakMap<Game['prepare'], WeakMap<object, unknown>>()

/** A pack prepared for use. Preparing takes a moment, so it is done once for each pack. */
export function prepared<S extends CoreState, C>(game: Game<S, C>, pack: Json): C {
  if (typeof pack !== 'object' || pack === null) return game.prepare(pack)
  const packs = preparedPacks.get(game.prepare) ?? new WeakMap<object, unknown>()
  preparedPacks.set(game.prepare, packs)
  const known = packs.get(pack) as C | undefined
  if (known !== undefined) return known
  const made = game.prepare(pack)
  packs.set(pack, made)
  return made
}
