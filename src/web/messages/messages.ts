import { createContext, useContext } from 'react'
import { type PartOf, withPart } from '../../kernel/translations.ts'
import type { Language } from '../../kernel/words.ts'
import type { en } from './en.ts'

/** The same messages in any language: what is a text in English is a text, what takes a number takes a number. */
export type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...given: infer Given) => string
      ? (...given: Given) => string
      : Translated<T[K]>
}

export type Messages = Translated<typeof en>

/** Every language but English may have part of the messages. */
const parts: { readonly [L in Language]?: () => Promise<PartOf<Messages>> } = {
  it: async () => (await import('./it.ts')).it,
}

/** What there is in a language, and the rest in English. */
export async function loadMessages(language: Language): Promise<Messages> {
  const [{ en }, part] = await Promise.all([import('./en.ts'), parts[language]?.()])
  return withPart<Messages>(en, part)
}

/** What the page says, and in which language. */
export interface Speech {
  readonly language: Language
  readonly messages: Messages
}

export const SpeechContext = createContext<Speech | undefined>(undefined)

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext)
  if (speech === undefined) throw new Error('the page has no language yet')
  return speech
}

export const useMessages = (): Messages => useSpeech().messages
