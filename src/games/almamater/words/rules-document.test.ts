import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** A rule is defined where its id begins a list item; catalogue ids have three numbers. */
async function rulesIn(document: string): Promise<readonly string[]> {
  const text = await readFile(new URL(`../../../../docs/rules/${document}`, import.meta.url), 'utf8')
  return [...text.matchAll(/^- \*\*(A-(?:\d+(?:\.\d+)+|[RX]\d+))\b/gm)].map(match => match[1] ?? '')
}

test('the Italian rules define the same ids as the English ones, in the same order, each once', async () => {
  const english = await rulesIn('almamater.md')
  expect(english.length).toBeGreaterThan(200)
  expect(await rulesIn('almamater.it.md')).toEqual(english)
  expect(new Set(english).size).toBe(english.length)
})
