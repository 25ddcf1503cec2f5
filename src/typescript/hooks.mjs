import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { stop, transform } from 'esbuild'

/** Milliseconds after which nothing more is expected to be loaded. */
const QUIET = 2_000

let underWay = 0
let resting

/** Turns a TypeScript file into JavaScript that does the same: only its types are taken away. */
export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context)
  const sourcefile = fileURLToPath(url)
  const text = await readFile(sourcefile, 'utf8')
  const { code } = await whileAwake(() =>
    transform(text, { loader: 'ts', format: 'esm', target: 'esnext', sourcefile, sourcemap: 'inline' }),
  )
  return { format: 'module', source: code, shortCircuit: true }
}

/** esbuild works in a process of its own, which a server need not keep for all its life: it starts again when it is needed. */
async function whileAwake(work) {
  clearTimeout(resting)
  underWay++
  try {
    return await work()
  } finally {
    if (--underWay === 0) resting = setTimeout(stop, QUIET).unref()
  }
}
