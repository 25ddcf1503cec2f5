import { useEffect, useState } from 'react'
import { type PartOf, withPart } from '../../kernel/translations.ts'
import type { Language } from '../../kernel/words.ts'

type Parts<M> = { readonly [L in Language]?: () => Promise<PartOf<M>> }

/** Messages that are many, and that few people need: they come with the pages that do. */
export const onDemand =
  <M extends object>(english: () => Promise<M>, parts: Parts<M>) =>
  async (language: Language): Promise<M> => {
    const [en, part] = await Promise.all([english(), parts[language]?.()])
    return withPart<M>(en, part)
  }

/** The same in the page: undefined while they come. */
export function useOnDemand<M extends object>(
  load: (language: Language) => Promise<M>,
  language: Language,
): M | undefined {
  const [messages, setMessages] = useState<M>()
  useEffect(() => void load(language).then(setMessages), [load, language])
  return messages
}
