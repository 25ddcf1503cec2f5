import { useEffect, useState } from 'react'
import { type PartOf, withPart } from '../../../kernel/translations.ts'
import type { Language } from '../../../kernel/words.ts'
import type { Translated } from '../messages.ts'
import type { workshop } from './en.ts'

export type WorkshopMessages = Translated<typeof workshop>

const parts: { readonly [L in Language]?: () => Promise<PartOf<WorkshopMessages>> } = {
  it: async () => (await import('./it.ts')).workshop,
}

export async function loadWorkshopMessages(language: Language): Promise<WorkshopMessages> {
  const [{ workshop: en }, part] = await Promise.all([import('./en.ts'), parts[language]?.()])
  return withPart<WorkshopMessages>(en, part)
}

/** They are many and few people need them, so they come with the pages that do. */
export function useWorkshopMessages(language: Language): WorkshopMessages | undefined {
  const [messages, setMessages] = useState<WorkshopMessages>()
  useEffect(() => void loadWorkshopMessages(language).then(setMessages), [language])
  return messages
}
