import { createContext, useEffect, useMemo, useState } from 'react'
import { loadGame } from '../../games/catalogue.ts'
import type { Game } from '../../kernel/contract.ts'
import type { Language } from '../../kernel/words.ts'
import { describedIn } from '../browse/component-list.ts'

/** Which component of a game an id in a text means. */
export interface ComponentNames {
  readonly game: string
  readonly names: ReadonlyMap<string, string>
}

export const ComponentNamesContext = createContext<ComponentNames>({ game: '', names: new Map() })

/** The names of all components of a game; none until it is loaded, for the text need not wait for it. */
export function useComponentNames(id: string, language: Language): ComponentNames {
  const [game, setGame] = useState<Game>()
  useEffect(() => void loadGame(id).then(setGame), [id])
  return useMemo(() => {
    const described = game?.id === id ? describedIn(game, language) : []
    return { game: id, names: new Map(described.map(({ entry, text }) => [entry.id, text.name])) }
  }, [game, id, language])
}
