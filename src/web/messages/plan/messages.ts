import type { Language } from '../../../kernel/words.ts'
import type { Translated } from '../messages.ts'
import { onDemand, useOnDemand } from '../on-demand.ts'
import type { plan } from './en.ts'

export type PlanMessages = Translated<typeof plan>

const load = onDemand<PlanMessages>(async () => (await import('./en.ts')).plan, {
  it: async () => (await import('./it.ts')).plan,
})

export const usePlanMessages = (language: Language): PlanMessages | undefined => useOnDemand(load, language)
