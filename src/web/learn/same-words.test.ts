import { describe, expect, it } from 'vitest'
import { goalKindsOf } from '../../bots/challenges/goal.ts'
import { coachingOf } from '../../bots/coaching/coachings.ts'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { type Language, languages } from '../../kernel/words.ts'
import { loadBoard } from '../boards/registry.ts'
import { describedIn } from '../browse/component-list.ts'
import { textsOf } from '../handbook/blocks.ts'
import { plainWords } from '../handbook/inline.ts'
import { loadHandbook } from '../handbook/load-handbook.ts'
import { loadLesson } from './lessons.ts'

/** Other words for things that the table calls by one: whoever learns would look for a second thing. */
const otherWords: Readonly<Record<string, Readonly<Partial<Record<Language, Readonly<Record<string, RegExp>>>>>>> = {
  newton: {
    en: { Joker: /^any action\b/i, Volume: /\bmissing books?\b/i },
    it: {
      cubetto: /\bcub[oi]\b/i,
      'gettone Bonus': /\bsegnalin[oi] bonus\b/i,
      ripiano: /\bscaffal[ei]\b/i,
      rotta: /\b(una|le|la|ogni) vi[ae]\b/i,
      scrivania: /\bscrittoi/i,
      jolly: /^a scelta\b/i,
    },
  },
  expo1906: {
    it: {
      'Sala riunioni': /\bSala Riunioni\b/,
      denaro: /\bfondi\b/i,
      talloncino: /\bbonus (rimast|raggiunt)/i,
    },
  },
  almamater: {
    en: { 'setup card': /\bstarting cards?\b/i, 'printed student': /\bprint shop\b/i },
    it: {
      'carta preparazione': /\bcart[ae] inizial[ei]\b/i,
      diritto: /\bfacoltà di legge\b/i,
      'galleria della gloria': /\bgalleria della fama\b/i,
      fila: /\brig(a|he) del campus\b/i,
      stampare: /\bstamperia\b/i,
    },
  },
  inventions: {
    it: {
      segnalino: /\bgetton[ei]\b/i,
      pila: /\bmazzo\b/i,
      'pilastro dell’Epoca': /\bpilastr[oi] d’epoca\b/i,
    },
  },
}

/** All that the handbook, the lessons, the coach, the challenges and the legend say of a game; of what is counted, for 2 of it. */
async function textsIn(id: string, language: Language): Promise<readonly string[]> {
  const board = await loadBoard(id)
  const lessons = await Promise.all((['turns', 'points'] as const).map(chapter => loadLesson(id, chapter)))
  const book = await loadHandbook(id, language)
  const coaching = coachingOf({ id })
  const said = [
    ...lessons.flatMap(lesson => [...(lesson?.steps ?? []), ...(lesson?.count ?? [])].map(({ text }) => text)),
    ...[...(coaching?.metRules ?? []), ...Object.values(coaching?.teaches ?? {})].map(({ text }) => text),
    ...(coaching?.aims ?? []).map(({ why }) => why),
  ]
  const { icons = {}, pieces = {} } = board?.legend[language] ?? {}
  return [
    ...said.map(text => text[language] ?? text.en),
    ...(coaching?.aims ?? []).map(({ text }) => (text[language] ?? text.en)(2)),
    ...Object.values(book?.texts ?? {}).flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]),
    ...goalKindsOf({ id }).map(({ phrase }) => (phrase[language] ?? phrase.en)(2, '')),
    ...Object.values(icons),
    ...Object.values(pieces),
    ...Object.values(board?.groups[language] ?? {}),
    ...describedIn(await loadGame(id), language).flatMap(({ text }) => [text.name, text.text]),
  ].map(plainWords)
}

describe.each(gameIds.flatMap(id => languages.map(language => ({ id, language }))))(
  'what teaches $id in $language',
  ({ id, language }) => {
    it('calls a thing by the word that the table has for it', async () => {
      const texts = await textsIn(id, language)
      expect(texts.length).toBeGreaterThan(200)
      const strays = Object.entries(otherWords[id]?.[language] ?? {}).flatMap(([word, other]) =>
        texts.filter(text => other.test(text)).map(text => `${word}: ${text}`),
      )
      expect(strays).toEqual([])
    })
  },
)
