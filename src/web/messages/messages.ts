import { createContext, useContext } from 'react'
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

const loaders: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
}

export const loadMessages = (language: Language): Promise<Messages> => loaders[language]()

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
