import type { TableCommands, TableSnapshot } from './session.ts'

/** What a copy of a table has nothing of: it has no people, no clocks, and nothing is asked of its keeper. */
export const nothingOfOthers = {
  ...{ mayAskConsent: false, lesson: undefined, waitsForNext: false, ended: false },
  ...{ orders: [], following: undefined, clocks: [], waiting: [], away: [], chat: [] },
  ...{ consent: undefined, endAsked: undefined, pausedBy: undefined, refused: undefined, scores: undefined },
} satisfies Partial<TableSnapshot>

const nothing = (): void => undefined
const notHere = (): Promise<never> => Promise.reject(new Error('a copy is not a table'))

/** What cannot be done at a copy of a table. */
export const nothingToOthers = {
  ...{ askConsent: nothing, order: nothing, withdraw: nothing, say: nothing, note: nothing },
  ...{ followPlan: nothing, dropPlan: nothing },
  ...{ advise: notHere, record: notHere, rematch: notHere },
} satisfies Partial<TableCommands>
