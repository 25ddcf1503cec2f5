import { useEffect, useState } from 'react'
import { type PartOf, withPart } from '../../../kernel/translations.ts'
import type { Language } from '../../../kernel/words.ts'
import type { Translated } from '../messages.ts'
import type { challenges } from './en.ts'

export type ChallengeMessages = Translated<typeof challenges>

const parts: { readonly [L in Language]?: () => Promise<PartOf<ChallengeMessages>> } = {
  it: async () => (await import('./it.ts')).challenges,
}

export async function loadChallengeMessages(language: Language): Promise<ChallengeMessages> {
  const [{ challenges: en }, part] = await Promise.all([import('./en.ts'), parts[language]?.()])
  return withPart<ChallengeMessages>(en, part)
}

/** They come with the challenges. */
export function useChallengeMessages(language: Language): ChallengeMessages | undefined {
  const [messages, setMessages] = useState<ChallengeMessages>()
  useEffect(() => void loadChallengeMessages(language).then(setMessages), [language])
  return messages
}
