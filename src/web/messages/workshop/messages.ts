import type { Language } from '../../../kernel/words.ts'
import type { Translated } from '../messages.ts'
import { onDemand, useOnDemand } from '../on-demand.ts'
import type { workshop } from './en.ts'

export type WorkshopMessages = Translated<typeof workshop>

export const loadWorkshopMessages = onDemand<WorkshopMessages>(async () => (await import('./en.ts')).workshop, {
  it: async () => (await import('./it.ts')).workshop,
})

export const useWorkshopMessages = (language: Language): WorkshopMessages | undefined =>
  useOnDemand(loadWorkshopMessages, language)
