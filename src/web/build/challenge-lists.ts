import { readdir, readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import type { ChallengeBook } from '../../bots/challenges/challenge.ts'
import { challengeRating } from '../../bots/challenges/challenge-rating.ts'
import { goalInWords } from '../../bots/challenges/goal.ts'
import { gradeOf } from '../../bots/challenges/grading.ts'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { prepared } from '../../kernel/components.ts'
import { eachLanguage } from '../../kernel/translations.ts'
import type { GameChallenges } from '../challenges/listed.ts'

const name = 'virtual:challenges'
const books = new URL('../challenges/books/', import.meta.url)

/** What a page lists of every challenge, taken from the books when the page is built, so that it can be said without loading them. */
export function challengeLists(): Plugin {
  return {
    name: 'challenge-lists',
    resolveId: id => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      const files = await readdir(books)
      const lists = await Promise.all(gameIds.filter(game => files.includes(`${game}.json`)).map(listOf))
      return `export default ${JSON.stringify(lists)}`
    },
  }
}

async function listOf(id: string): Promise<GameChallenges> {
  const { challenges }: ChallengeBook = JSON.parse(await readFile(new URL(`${id}.json`, books), 'utf8'))
  const game = await loadGame(id)
  const components = prepared(game, game.pack)
  return {
    game: id,
    challenges: challenges.map(challenge => ({
      id: challenge.id,
      grade: gradeOf(challenge),
      rating: challengeRating(id, challenge),
      goal: eachLanguage(language => goalInWords(game, components, challenge.goal, language)),
    })),
  }
}
