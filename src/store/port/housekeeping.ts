export type Housekeeping = {
  readonly engine: 'sqlite' | 'postgres'
  /** A value that all processes share and that never changes once written, such as the key that signs cookies. */
  constant(name: string, propose: () => string): Promise<string>
  /** A consistent copy into a new file while play goes on. On PostgreSQL that is the work of pg_dump. */
  backup(toFile: string): Promise<void>
  /** When something was last done at a table or somebody was here, as far as it is noted; 0 if never. */
  lastUsed(): Promise<number>
  /** Resolves when the database answers. */
  ping(): Promise<void>
  /** Bytes that are free on the disk of the embedded database; undefined where the database lies elsewhere. */
  room(): Promise<number | undefined>
  /** Finishes what is queued, refuses what comes later. */
  close(): Promise<void>
}
