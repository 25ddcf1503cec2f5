import type { Language } from '../../../kernel/words.ts'
import type { Translated } from '../messages.ts'
import { onDemand, useOnDemand } from '../on-demand.ts'
import type { history } from './en.ts'

export type HistoryMessages = Translated<typeof history>

const load = onDemand<HistoryMessages>(async () => (await import('./en.ts')).history, {
  it: async () => (await import('./it.ts')).history,
})

export const useHistoryMessages = (language: Language): HistoryMessages | undefined => useOnDemand(load, language)
