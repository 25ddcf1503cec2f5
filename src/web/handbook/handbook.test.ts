import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { gameIds } from '../../games/catalogue.ts'
import { isOver } from '../../kernel/play.ts'
import { languages } from '../../kernel/words.ts'
import { describedIn } from '../browse/component-list.ts'
import { isIconName } from '../plates/icons/icons.ts'
import { noMarks } from '../plates/targets.ts'
import { personAt } from './BoardPicture.tsx'
import { type HandbookBlock, textsOf } from './blocks.ts'
import { chapterOf, handbookChapters } from './chapter-ids.ts'
import type { Picture } from './handbook.ts'
import { gamesWithHandbook } from './has-handbook.ts'
import { filled, inlinesOf, plainWords } from './inline.ts'
import { handbookSources, type LoadedHandbook, loadHandbook } from './load-handbook.ts'
import { passagesIn } from './search.ts'
import { factsOf } from './told-example.ts'
import { handbookRow, readingMinutes, wordsIn } from './word-count.ts'

const rulesOf = (game: string): string => readFileSync(`docs/rules/${game}.md`, 'utf8')

/** Every rule and ruling of a game's document: not the examples, which prove rules told elsewhere. */
const ruleIdsOf = (game: string): readonly string[] => [
  ...new Set([...rulesOf(game).matchAll(/^\s*(?:[-*]|\|) \**([A-Z]+-R?\d+(?:\.\d+)*)\b/gm)].map(([, id]) => id ?? '')),
]

const sentencesIn = (text: string): readonly string[] => plainWords(text).split(/(?<=[.!?:;])\s+/)
const lengthOf = (sentence: string): number => sentence.split(/\s+/).filter(word => /[\p{L}\d]/u.test(word)).length

/** What of a block must be alike in every language. */
const shapeOf = (block: HandbookBlock): unknown => {
  const { kind } = block
  switch (kind) {
    case 'picture':
      return [kind, block.picture, block.key.length]
    case 'example':
      return [kind, block.example, block.steps.length]
    case 'components':
      return [kind, ...block.ids]
    case 'icons':
      return [kind, ...block.icons]
    case 'readings':
      return [kind, block.rule]
    case 'table':
      return [kind, block.head.length, block.rows.length]
    default:
      return [kind, textsOf(block).length]
  }
}

/** Icons, links and values are the same in every language, whatever their order in the sentence. */
const marksIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{[^}]+\}|\]\([a-z-]+\)|:[a-zA-Z]+:/g)].map(([mark]) => mark).toSorted()

/** Numbers of rules and places, which no component says, and the value that a table supposes. */
const noValues = [
  /(With value|Con valore) 3/g,
  /(Halls|Aule da) 7 (to|a) 11/g,
  /(columns|colonne) 8 (and|e) 9/g,
  /0 (to|a) 3|4 (to|a) 7|8 (to|a) 10|8 (and more|in su)|: 0 /g,
]

it('every handbook is one of a game, with a list of its chapters', () => {
  expect(Object.keys(handbookSources)).toEqual(gamesWithHandbook)
  expect(Object.keys(handbookSources).filter(game => !gameIds.includes(game))).toEqual([])
  expect(Object.keys(handbookChapters).toSorted()).toEqual(Object.keys(handbookSources).toSorted())
})

describe.each(Object.keys(handbookSources))('the handbook of %s', game => {
  const books = new Map<string, LoadedHandbook>()
  beforeAll(async () => {
    for (const language of languages) {
      const book = await loadHandbook(game, language)
      if (book !== undefined) books.set(language, book)
    }
  })
  const english = (): LoadedHandbook => books.get('en') as LoadedHandbook
  const everyText = (book: LoadedHandbook): readonly string[] =>
    Object.values(book.texts).flatMap(({ blocks }) => blocks.flatMap(textsOf))
  const drawn = (book: LoadedHandbook, { play, seat = 0, part }: Pick<Picture, 'play' | 'seat' | 'part'>): string => {
    const position = play()
    const found = book.matter.parts[part]
    if (found === undefined) throw new Error(`there is no part ${part}`)
    const drawing = found.draw({
      play: position,
      pack: position.game.pack,
      language: book.language,
      seat,
      own: true,
      who: personAt,
      marks: noMarks,
      pointing: { name: place => place },
      question: '',
    })
    return renderToStaticMarkup(createElement('div', {}, drawing))
  }

  it('has every chapter in every language, and takes 15 to 25 minutes to read', () => {
    for (const book of books.values()) {
      expect(Object.keys(book.texts)).toEqual(handbookChapters[game]?.map(({ id }) => id))
      const minutes = readingMinutes(Object.values(book.texts))
      const words = Object.values(book.texts).reduce((sum, text) => sum + wordsIn(text), 0)
      expect(minutes, `${book.language}: ${words} words`).toBeGreaterThanOrEqual(15)
      expect(minutes, `${book.language}: ${words} words`).toBeLessThanOrEqual(25)
    }
  })

  it('is as long as the documents say', () => {
    const [en = [], it = []] = ['en', 'it'].map(language =>
      [...books.values()].filter(book => book.language === language).flatMap(({ texts }) => Object.values(texts)),
    )
    expect(readFileSync('docs/measurements/lessons.md', 'utf8')).toContain(handbookRow(game, en, it))
  })

  it('has the same blocks, values, links and icons in every language', () => {
    for (const book of books.values())
      for (const [id, { blocks }] of Object.entries(english().texts)) {
        const other = book.texts[id]?.blocks ?? []
        expect(other.map(shapeOf), `${book.language} ${id}`).toEqual(blocks.map(shapeOf))
        blocks.forEach((block, at) => {
          const there = other[at]
          const marks = textsOf(block).flatMap(marksIn).toSorted()
          expect(there && textsOf(there).flatMap(marksIn).toSorted(), `${book.language} ${id}.${at + 1}`).toEqual(marks)
        })
      }
  })

  it('is written in another tongue, not left in English', () => {
    const own = new Set(everyText(english()).filter(text => lengthOf(text) > 4))
    for (const book of books.values())
      if (book.language !== 'en') expect(everyText(book).filter(text => own.has(text))).toEqual([])
  })

  it('says one thing at a time: no sentence is longer than 28 words', () => {
    for (const book of books.values())
      expect(
        everyText(book)
          .flatMap(sentencesIn)
          .filter(sentence => lengthOf(sentence) > 28),
      ).toEqual([])
  })

  it('begins every chapter with the one sentence that would do', () => {
    for (const book of books.values())
      for (const [id, { blocks }] of Object.entries(book.texts)) expect(blocks[0]?.kind, id).toBe('lead')
  })

  it('has seven things often forgotten', () => {
    for (const book of books.values()) {
      const lists = book.texts.forgotten?.blocks.flatMap(block => (block.kind === 'steps' ? [block.items] : []))
      expect(lists?.map(items => items.length)).toEqual([7])
    }
  })

  it('tells where each section and each ruling of the exact rules is explained', () => {
    const ids = ruleIdsOf(game)
    expect(ids.length).toBeGreaterThan(80)
    expect(ids.filter(id => chapterOf(game, id) === undefined)).toEqual([])
  })

  it('names only rules that there are', () => {
    const text = rulesOf(game)
    const named = [
      ...(handbookChapters[game] ?? []).flatMap(({ rules }) => rules),
      ...everyBlock(english()).flatMap(block => (block.kind === 'readings' ? [block.rule] : [])),
    ]
    expect(named.filter(id => !new RegExp(`(^|[^\\w.-])${id.replaceAll('.', '\\.')}\\b`, 'm').test(text))).toEqual([])
  })

  it('links only to chapters and icons that there are', () => {
    const ids = new Set(handbookChapters[game]?.map(({ id }) => id))
    expect(ids).not.toContain('components')
    for (const book of books.values()) {
      const marks = everyText(book).flatMap(inlinesOf)
      expect(marks.filter(mark => mark.kind === 'link' && !ids.has(mark.chapter))).toEqual([])
      expect(marks.filter(mark => mark.kind === 'icon' && !isIconName(mark.icon))).toEqual([])
    }
  })

  it('knows each value that its texts name, from the components or from the examples', () => {
    for (const book of books.values()) {
      const { facts } = factsOf(book.matter)
      for (const text of everyText(book)) expect(filled(text, facts)).not.toMatch(/[{}]|undefined|NaN/)
    }
  })

  it('types no number in the telling of an example: the engine says what was paid and gained', () => {
    for (const book of books.values())
      for (const block of everyBlock(book))
        if (block.kind === 'example')
          for (const text of block.steps) expect(text.replaceAll(/\{[^}]+\}/g, ''), text).not.toMatch(/\d/)
  })

  it('types no value in a table or in the summary: they are those of the components', () => {
    for (const book of books.values()) {
      const tables = everyBlock(book).filter(({ kind }) => kind === 'table')
      const typed = [...tables, ...(book.texts.summary?.blocks ?? [])]
        .flatMap(textsOf)
        .map(text => noValues.reduce((left, one) => left.replaceAll(one, ''), text.replaceAll(/\{[^}]+\}/g, '')))
      expect(typed.filter(text => /\d/.test(text))).toEqual([])
    }
  })

  it('explains only icons that the legend of the game has, in every language', () => {
    for (const book of books.values())
      for (const block of everyBlock(book))
        if (block.kind === 'icons')
          expect(block.icons.filter(icon => book.board.legend[book.language].icons[icon] === undefined)).toEqual([])
  })

  it('shows only components that have a name', () => {
    const known = new Set(describedIn(english().game, 'en').map(({ entry }) => entry.id))
    const shown = everyBlock(english()).flatMap(block => (block.kind === 'components' ? block.ids : []))
    expect(shown.filter(id => !known.has(id))).toEqual([])
  })

  it('draws each picture, and each place that it shows or letters lies on it', () => {
    const { matter } = english()
    const used = everyBlock(english()).flatMap(block => (block.kind === 'picture' ? [block] : []))
    expect(used.map(({ picture }) => picture).toSorted()).toEqual(Object.keys(matter.pictures).toSorted())
    for (const block of used) {
      const picture = matter.pictures[block.picture] as Picture
      expect(block.key.length, block.picture).toBe(picture.letters?.length ?? 0)
      const markup = drawn(english(), picture)
      const places = [...(picture.around ?? []), ...(picture.letters ?? [])]
      expect(
        places.filter(place => !markup.includes(`data-place="${place}"`)),
        block.picture,
      ).toEqual([])
    }
  })

  it('gives the answers of each example to the engine, and draws each step', () => {
    const { matter } = english()
    const { told } = factsOf(matter)
    const used = everyBlock(english()).flatMap(block => (block.kind === 'example' ? [block] : []))
    expect(used.map(({ example }) => example).toSorted()).toEqual(Object.keys(matter.examples).toSorted())
    for (const block of used) {
      const steps = told.get(block.example) ?? []
      expect(steps.length, block.example).toBe(block.steps.length)
      for (const { step, after, events } of steps) {
        const types = events.map(({ type }) => type)
        expect(
          (step.tells ?? []).filter(type => !types.includes(type)),
          `${block.example}: ${step.answers}`,
        ).toEqual([])
        const seat = matter.examples[block.example]?.seat ?? 0
        const markup = drawn(english(), { play: () => after, seat, part: step.part })
        const missing = (step.around ?? []).filter(place => !markup.includes(`data-place="${place}"`))
        expect(missing, `${block.example}: ${step.answers}`).toEqual([])
      }
    }
  })

  it('fills in the score sheet of a game that is over, with a row of zero', () => {
    const play = english().matter.ended()
    expect(isOver(play)).toBe(true)
    const scores = play.game.scores(play)
    expect(scores.length).toBeGreaterThanOrEqual(2)
    const reasons = new Set(scores.flatMap(score => score.reasons.map(({ because }) => because)))
    const given = (because: string, seat: number): number =>
      scores[seat]?.reasons.reduce((sum, one) => sum + (one.because === because ? one.points : 0), 0) ?? 0
    expect([...reasons].some(because => scores.some((_, seat) => given(because, seat) === 0))).toBe(true)
  })

  it('finds passages by their words, in any letters', () => {
    const { facts } = factsOf(english().matter)
    const { chapters, texts } = english()
    const title = texts.scoring?.title ?? ''
    expect(passagesIn(chapters, texts, facts, title.toUpperCase()).map(({ chapter }) => chapter)).toContain('scoring')
    const called = passagesIn(chapters, texts, facts, title).filter(({ chapter }) => chapter === 'scoring')
    expect(called.length).toBeLessThan(texts.scoring?.blocks.length ?? 0)
    expect(passagesIn(chapters, texts, facts, 'zebra quagga')).toEqual([])
    expect(passagesIn(chapters, texts, facts, '  ')).toEqual([])
  })
})

const everyBlock = (book: LoadedHandbook): readonly HandbookBlock[] =>
  Object.values(book.texts).flatMap(({ blocks }) => blocks)
