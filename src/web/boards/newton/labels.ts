/** Every word on Newton's boards that has a language; place names and names of masters come with the components. */
export interface NewtonLabels {
  readonly plates: {
    readonly others: string
    readonly map: string
    readonly tracks: string
    readonly study: string
    readonly cards: string
    readonly offer: string
  }
  readonly work: string
  readonly workNote: string
  readonly technology: string
  readonly incomeTiles: string
  readonly hand: string
  readonly desk: string
  readonly under: string
  readonly drawers: string
  readonly income: string
  readonly drawersAndIncome: string
  readonly cubes: string
  readonly piles: string
  readonly mastersInHand: string
  readonly mastersPlayed: string
  readonly volumes: string
  readonly noVolumes: string
  readonly bonusTokens: string
  readonly objectives: string
  readonly noObjectives: string
  readonly lines: string
  readonly vp: string
  /** The names of the action symbols, as printed on cards. */
  readonly actions: Readonly<Record<string, string>>
  readonly study: (owner: string, you: boolean) => string
  readonly nextCube: (order: number, vp: number) => string
  readonly offerNote: string
}
