const localPrefix = 'here-'

/** Tables of this browser are told from those of a server by their id. */
export const isLocal = (id: string): boolean => id.startsWith(localPrefix)

export const newTableId = (): string => `${localPrefix}${crypto.randomUUID().slice(0, 8)}`

/** A challenge has one table in a browser. */
export const challengeTableId = (challenge: string): string => `${localPrefix}challenge-${challenge}`

/** A game that somebody else has shared is kept under what its link holds. */
export const sharedTableId = (hash: string): string => `${localPrefix}shared-${hash}`

export const isShared = (id: string): boolean => id.startsWith(sharedTableId(''))

/** 128 bits that nobody chose. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
