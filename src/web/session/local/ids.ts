const localPrefix = 'here-'

/** Tables of this browser are told from those of a server by their id. */
export const isLocal = (id: string): boolean => id.startsWith(localPrefix)

export const newTableId = (): string => `${localPrefix}${crypto.randomUUID().slice(0, 8)}`

/** 128 bits that nobody chose. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
