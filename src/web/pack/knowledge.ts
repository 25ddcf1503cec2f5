import { useEffect, useState } from 'react'
import { loadPackDescription, type PackDescription } from '../../games/pack-descriptions.ts'
import type { Language } from '../../kernel/words.ts'
import { loadValueNames, type NameOfValue } from './names/names.ts'

/** What is known of a game's pack beside its values: what they are made of, and how they are called. */
export interface PackKnowledge extends PackDescription {
  readonly nameOf: NameOfValue
}

export async function loadKnowledge(game: string, language: Language): Promise<PackKnowledge> {
  const [description, nameOf] = await Promise.all([loadPackDescription(game), loadValueNames(game, language)])
  return { ...description, nameOf }
}

/** Undefined until it is loaded, and for a game that tells nothing of its pack. */
export function useKnowledge(game: string, language: Language): PackKnowledge | undefined {
  const [knowledge, setKnowledge] = useState<PackKnowledge>()
  useEffect(() => {
    let left = false
    loadKnowledge(game, language).then(
      loaded => {
        if (!left) setKnowledge(loaded)
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [game, language])
  return knowledge
}
