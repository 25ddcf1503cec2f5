import type { Language } from '../../../kernel/words.ts'
import type { Translated } from '../messages.ts'
import { onDemand, useOnDemand } from '../on-demand.ts'
import type { lines } from './en.ts'

export type LineMessages = Translated<typeof lines>

const load = onDemand<LineMessages>(async () => (await import('./en.ts')).lines, {
  it: async () => (await import('./it.ts')).lines,
})

export const useLineMessages = (language: Language): LineMessages | undefined => useOnDemand(load, language)
