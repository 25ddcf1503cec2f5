/** Component packs that tables name by their hash. A pack is kept once for all tables, and never changes. */
export type PackStore = {
  /** Keeps a pack for a table, which may be one that is about to be made. */
  keepPack(table: string, hash: string, body: object): Promise<void>
  pack(hash: string): Promise<unknown>
  /** Keeps a pack under an id that its owner gives away. What an id names never changes: another version has another. */
  sharePack(pack: SharedPack, body: object): Promise<void>
  sharedPack(id: string): Promise<SharedPack | undefined>
  /** Takes an id back that its owner gave away; says whether it was theirs. Tables that play with the pack keep it. */
  withdrawPack(id: string, person: string): Promise<boolean>
  /** Those of a person, the newest first. */
  sharedPacks(person: string): Promise<SharedPack[]>
}

/** A pack with a name: whose it is, and which version. */
export type SharedPack = {
  id: string
  game: string
  name: string
  version: number
  hash: string
  person: string
  createdAt: number
}
