/** What a person keeps of each table for themselves: never an entry of the table, and nobody else's. */
export type OwnDocuments = {
  read(person: string, table: string): Promise<{ body: unknown; revision: number } | undefined>
  all(person: string): Promise<readonly { readonly table: string; readonly body: unknown }[]>
  /** In place of that of this revision, 0 where there was none. False, and nothing written, when there is a newer one. */
  keep(document: { person: string; table: string; body: object; revision: number; at: number }): Promise<boolean>
}

/** What a person plans at a table. */
export type PlanStore = {
  readonly plans: OwnDocuments
  /** Throws away the plans for tables that are over. */
  forgetPlans(): Promise<void>
}

/** What a person has found out about a game that is over, and the review of it that they have had made. */
export type FindingStore = {
  readonly findings: OwnDocuments
  readonly reviews: OwnDocuments
}
