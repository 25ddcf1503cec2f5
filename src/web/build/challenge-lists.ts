import { readdir, readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { type ChallengeBook, counterOf } from '../../bots/challenges/challenge.ts'
import { gradeOf } from '../../bots/challenges/grading.ts'
import { gameIds } from '../../games/catalogue.ts'
import { inEveryLanguage } from '../../kernel/translations.ts'
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

async function listOf(game: string): Promise<GameChallenges> {
  const { challenges }: ChallengeBook = JSON.parse(await readFile(new URL(`${game}.json`, books), 'utf8'))
  return {
    game,
    challenges: challenges.map(challenge => {
      const { en, it } = inEveryLanguage(counterOf({ id: game }, challenge.goal).goal)
      const { gain } = challenge.goal
      return { id: challenge.id, grade: gradeOf(challenge), goal: { en: en(gain), it: it(gain) } }
    }),
  }
}
