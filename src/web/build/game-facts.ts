import type { Plugin } from 'vite'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { eachLanguage } from '../../kernel/translations.ts'
import type { GameFacts } from '../home/game-facts.ts'

const name = 'virtual:game-facts'

/**
 * What the home page says of each game, taken from the games themselves when the page is built, so that it can be said
 * without loading any game's rules.
 */
export function gameFacts(): Plugin {
  return {
    name: 'game-facts',
    resolveId: id => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      const facts = await Promise.all(gameIds.map(factsOf))
      return `export default ${JSON.stringify(facts)}`
    },
  }
}

async function factsOf(id: string): Promise<GameFacts> {
  const { title, players, minutes, weight, words } = await loadGame(id)
  return { id, title, players, minutes, weight, tagline: eachLanguage(language => words[language].tagline) }
}
