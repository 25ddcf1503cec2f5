/** A table that rests because its rules took too long, for the first or a further time. */
export type Aside = { setAt: number; until: number; why: string }

/** Tables set aside, for every process and over restarts. That a table was, stays known when it is open again. */
export type AsideStore = {
  /** In place of what was known before. */
  setAside(table: string, aside: Aside): Promise<void>
  asideOf(table: string): Promise<Aside | undefined>
}
