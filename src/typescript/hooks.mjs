import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Milliseconds after which nothing more is expected to be loaded. */
const QUIET = 2_000

/** Where the files of the project are. */
const own = new URL('../../', import.meta.url).href

/** What was made of each of them, so that the next process or thread need not make it again. */
const kept = new URL('.cache/typescript/', own)

let underWay = 0
let resting

/** Turns a TypeScript file into JavaScript that does the same: only its types are taken away. */
export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context)
  const path = fileURLToPath(url)
  const text = await readFile(path, 'utf8')
  if (!url.startsWith(own)) return { format: 'module', source: await withoutTypes(path, text), shortCircuit: true }
  const place = new URL(`${hashOf(path)}.js`, kept)
  const mark = `\n//${hashOf(text)}\n`
  const before = await readFile(place, 'utf8').catch(() => '')
  if (before.endsWith(mark)) return { format: 'module', source: before, shortCircuit: true }
  const source = (await withoutTypes(path, text)) + mark
  await keep(place, source)
  return { format: 'module', source, shortCircuit: true }
}

const hashOf = text => createHash('sha256').update(text).digest('hex')

/** Whole or not at all, whoever else does the same. Where nothing may be written, it is made again each time. */
async function keep(place, source) {
  const half = new URL(randomUUID(), kept)
  try {
    await mkdir(kept, { recursive: true })
    await writeFile(half, source)
    await rename(half, place)
  } catch {
    await rm(half, { force: true }).catch(() => undefined)
  }
}

/** esbuild works in a process of its own, which a server need not keep for all its life: it starts again when it is needed. */
async function withoutTypes(sourcefile, text) {
  const { stop, transform } = await import('esbuild')
  clearTimeout(resting)
  underWay++
  try {
    const how = { loader: 'ts', format: 'esm', target: 'esnext', sourcefile, sourcemap: 'inline' }
    return (await transform(text, how)).code
  } finally {
    if (--underWay === 0) resting = setTimeout(stop, QUIET).unref()
  }
}
