import { componentHash } from '../kernel/components.ts'
import type { CoreState, Game } from '../kernel/contract.ts'
import { Refusal } from '../kernel/errors.ts'
import type { Json } from '../kernel/json.ts'
import { ownField } from '../kernel/rows.ts'
import { inEveryLanguage } from '../kernel/translations.ts'
import { loadGame } from './catalogue.ts'
import { keptEditions } from './kept-editions.ts'

/**
 * Editions: a game as it was when a table began. A table ends on the rules and values it began with, whatever has been
 * released since; so what was released is kept, rules as frozen files and values by their hash (`npm run freeze`).
 */

/** With what something began: a state, a view and a record say it alike. */
export interface Origin extends Pick<CoreState, 'game' | 'rulesVersion'> {
  /** The hash of the components. Tables of the first release do not name it before they are played. */
  readonly components?: string
}

/** A game of the catalogue with the rules and the values that something began with. */
export const loadEdition = async (origin: Origin): Promise<Game> => editionOf(await loadGame(origin.game), origin)

const made = new WeakMap<Game, Map<string, Promise<Game>>>()

/**
 * The edition of a game. Values that were never shipped are not known here: then the pack is that of the rules, and whoever
 * has the values gives them as a pack of the table's own.
 */
export function editionOf(current: Game, { rulesVersion, components }: Omit<Origin, 'game'>): Promise<Game> {
  const editions = made.get(current) ?? new Map<string, Promise<Game>>()
  made.set(current, editions)
  const key = `${rulesVersion} ${components ?? ''}`
  const known = editions.get(key)
  if (known !== undefined) return known
  const edition = makeEdition(current, rulesVersion, components)
  editions.set(key, edition)
  edition.catch(() => editions.delete(key))
  return edition
}

async function makeEdition(current: Game, rulesVersion: number, components: string | undefined): Promise<Game> {
  const frozen =
    rulesVersion === current.rulesVersion ? undefined : (await keptEditions[current.id]?.rules[rulesVersion]?.())?.game
  if (frozen === undefined && rulesVersion !== current.rulesVersion) throw unknownRules(current, rulesVersion)
  // A language that came later has no words for it.
  const rules = frozen === undefined ? current : { ...frozen, words: inEveryLanguage(frozen.words) }
  if (components === undefined || componentHash(rules.pack) === components) return rules
  if (componentHash(current.pack) === components) return { ...rules, pack: current.pack }
  const pack = await keptPack(current.id, components)?.()
  return pack === undefined ? rules : { ...rules, pack: pack.default as Json }
}

const keptPack = (game: string, components: string) => ownField(keptEditions[game]?.packs ?? {}, components)

/** Whether these values are kept here, so that their hash is enough to find them in this and every later release. */
export const isKept = (game: string, components: string): boolean => keptPack(game, components) !== undefined

/** All values that came with a release of a game, as far as they are kept. */
export const shippedValues = (game: string): Promise<readonly Json[]> =>
  Promise.all(Object.values(keptEditions[game]?.packs ?? {}).map(async load => (await load()).default as Json))

/** Whether these are values that came with a release, and not a host's own. Of a game that was never frozen there are no others. */
export const isShipped = (game: string, components: string): boolean =>
  keptEditions[game] === undefined || isKept(game, components)

function unknownRules(current: Game, wanted: number): Refusal {
  const versions = Object.keys(keptEditions[current.id]?.rules ?? {}).map(Number)
  const known = [...new Set([...versions, current.rulesVersion])].sort((one, other) => one - other)
  const newer = wanted > current.rulesVersion ? ': it began with a newer release than this one' : ''
  return new Refusal(
    'unknown-edition',
    `rules version ${wanted} of ${current.title} is not known here${newer}; known are: ${known.join(', ')}`,
  )
}
