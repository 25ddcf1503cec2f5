import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** A rule is defined where its id begins a list item; actions have ids of three parts. */
async function rulesIn(document: string): Promise<readonly string[]> {
  const text = await readFile(new URL(`../../../../docs/rules/${document}`, import.meta.url), 'utf8')
  return [...text.matchAll(/^\s*- \*\*(I-(?:\d+\.\d+(?:\.\d+)?|[RX]\d+))\*\*/gm)].map(match => match[1] ?? '')
}

/** Titles of all tests of the game, for ids of three parts too. */
async function idsProved(): Promise<ReadonlySet<string>> {
  const folder = new URL('../', import.meta.url)
  const files = (await readdir(folder)).filter(file => file.endsWith('.test.ts'))
  const texts = await Promise.all(files.map(file => readFile(new URL(file, folder), 'utf8')))
  const titles = texts.flatMap(text => [...text.matchAll(/\bit\(\s*'((?:\\.|[^'])*)'/g)].map(match => match[1] ?? ''))
  return new Set(titles.flatMap(title => title.match(/\bI-(?:\d+\.\d+(?:\.\d+)?|[RX]\d+)\b/g) ?? []))
}

test('the Italian rules define the same ids as the English ones, in the same order, each once', async () => {
  const english = await rulesIn('inventions.md')
  expect(english.length).toBeGreaterThan(250)
  expect(await rulesIn('inventions.it.md')).toEqual(english)
  expect(new Set(english).size).toBe(english.length)
})

test('every rule, ruling and worked example is named by a test', async () => {
  const proved = await idsProved()
  expect((await rulesIn('inventions.md')).filter(id => !proved.has(id))).toEqual([])
})
