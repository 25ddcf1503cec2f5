import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadGame } from '../games/catalogue.ts'
import { oneWord, readArguments } from './arguments.ts'

const root = join(import.meta.dirname, '..', '..')

/** Each rule of a game, and the titles of the tests that prove it. A failing test fails the build, so a title is a proof. */
export async function listRules(args: readonly string[]): Promise<number> {
  const given = readArguments(args, { json: 'switch' })
  const game = await loadGame(oneWord(given, 'the name of a game'))
  const proofs = (await provedRules(game.id)) ?? new Map<string, readonly string[]>()
  const unproved = [...proofs].filter(([, titles]) => titles.length === 0).map(([id]) => id)
  if (given.is('json')) {
    console.log(JSON.stringify({ game: game.id, rules: proofs.size, proved: proofs.size - unproved.length, unproved }))
    return 0
  }
  if (proofs.size === 0) {
    console.log(`${game.title} has no rules document with numbered rules yet: it would be ${documentOf(game.id)}`)
    return 0
  }
  for (const [id, titles] of proofs) {
    console.log(`${id}${titles.length === 0 ? '  (no test)' : ''}`)
    for (const title of titles) console.log(`    ${title}`)
  }
  console.log(`\n${game.title}: ${proofs.size} rules, ${unproved.length} without a test`)
  return 0
}

const documentOf = (game: string): string => join('docs', 'rules', `${game}.md`)

/** Rule ids of the rules document, in its order, with the titles of the tests that name them; undefined if there is none. */
export async function provedRules(game: string): Promise<ReadonlyMap<string, readonly string[]> | undefined> {
  const path = join(root, documentOf(game))
  if (!existsSync(path)) return undefined
  const document = await readFile(path, 'utf8')
  const proofs = new Map<string, string[]>(ruleIds(document).map(id => [id, []]))
  for (const title of await testTitles(join(root, 'src', 'games', game)))
    for (const id of new Set(title.match(idPattern) ?? [])) proofs.get(id)?.push(title)
  return proofs
}

const idPattern = /\b[A-Z]-(?:\d+(?:\.\d+){1,2}|[RX]\d+)\b/g

/** A rule is defined where its id begins a list item or a table row. */
export function ruleIds(document: string): readonly string[] {
  const ids = [...document.matchAll(/^\s*(?:- \**|\| )([A-Z]-(?:\d+(?:\.\d+){1,2}|[RX]\d+))\b/gm)].map(
    match => match[1] as string,
  )
  return [...new Set(ids)]
}

async function testTitles(folder: string): Promise<readonly string[]> {
  const files = (await readdir(folder, { recursive: true })).filter(file => file.endsWith('.test.ts'))
  const texts = await Promise.all(files.map(file => readFile(join(folder, file), 'utf8')))
  return texts.flatMap(titlesIn)
}

/** Literal titles of `it` and `test`. */
export function titlesIn(source: string): readonly string[] {
  return [...source.matchAll(/\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g)].map(
    match => match[2] as string,
  )
}
