/** What is kept of a table in documents. */
export type TableDocuments = { header: unknown; summary: unknown; entries: readonly unknown[] }

/** Somebody wants nothing to be kept of them. It is the only reason for which entries are changed. */
export type DeletionStore = {
  /** Notes that something of a person stands in a table at which they have no part any more, or never had one. */
  noteTrace(person: string, table: string): Promise<void>
  /**
   * Deletes a person with all that is theirs alone, ends their sessions and links at every process, takes their name from results,
   * and notes for each of their tables that it is to be taken out there. All of it or nothing.
   */
  deletePerson(person: string, at: number): Promise<void>
  /** The same once more: what was asked for by a person who was deleted meanwhile may have been kept after all. */
  forgetLeftovers(person: string, at: number): Promise<void>
  /**
   * Writes a table's documents anew, with as many entries as before, and takes it from the person's lists. Its snapshots go, and
   * so do the names of the person's requests.
   */
  forgetAtTable(table: string, person: string, rewrite: (before: TableDocuments) => TableDocuments): Promise<void>
}
