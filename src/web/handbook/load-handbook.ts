import { loadGame } from '../../games/catalogue.ts'
import type { Game } from '../../kernel/contract.ts'
import { ownField } from '../../kernel/rows.ts'
import type { Language } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { loadBoard } from '../boards/registry.ts'
import type { ChapterTexts } from './blocks.ts'
import { type GameChapters, handbookChapters } from './chapter-ids.ts'
import type { HandbookMatter } from './handbook.ts'

type Texts = () => Promise<ChapterTexts>

interface Source {
  readonly matter: () => Promise<HandbookMatter>
  readonly texts: { readonly en: Texts } & { readonly [L in Language]?: Texts }
}

/** Every handbook, each loaded when it is read, in the language in which it is read. */
export const handbookSources: Readonly<Record<string, Source>> = {
  almamater: {
    matter: async () => (await import('./almamater/matter.ts')).almaMaterMatter,
    texts: {
      en: async () => (await import('./almamater/chapters.en.ts')).chapters,
      it: async () => (await import('./almamater/chapters.it.ts')).chapters,
    },
  },
  expo1906: {
    matter: async () => (await import('./expo1906/matter.ts')).expoMatter,
    texts: {
      en: async () => (await import('./expo1906/chapters.en.ts')).chapters,
      it: async () => (await import('./expo1906/chapters.it.ts')).chapters,
    },
  },
  inventions: {
    matter: async () => (await import('./inventions/matter.ts')).inventionsMatter,
    texts: {
      en: async () => (await import('./inventions/chapters.en.ts')).chapters,
      it: async () => (await import('./inventions/chapters.it.ts')).chapters,
    },
  },
  newton: {
    matter: async () => (await import('./newton/matter.ts')).newtonMatter,
    texts: {
      en: async () => (await import('./newton/chapters.en.ts')).chapters,
      it: async () => (await import('./newton/chapters.it.ts')).chapters,
    },
  },
}

/** A handbook with all that its pages draw. */
export interface LoadedHandbook {
  readonly id: string
  readonly language: Language
  readonly game: Game
  readonly board: Board
  readonly chapters: GameChapters
  readonly texts: ChapterTexts
  readonly matter: HandbookMatter
}

/** A game's handbook in a language, else in English; nothing for a game that has none. */
export async function loadHandbook(id: string, language: Language): Promise<LoadedHandbook | undefined> {
  const source = ownField(handbookSources, id)
  if (source === undefined) return undefined
  const [game, board, matter, texts] = await Promise.all([
    loadGame(id),
    loadBoard(id),
    source.matter(),
    (source.texts[language] ?? source.texts.en)(),
  ])
  const chapters = handbookChapters[id]
  if (board === undefined || chapters === undefined) return undefined
  return { id, language, game, board, chapters, texts, matter }
}
