import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'

/** Turns a TypeScript file into JavaScript that does the same: only its types are taken away. */
export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context)
  const sourcefile = fileURLToPath(url)
  const { code } = await transform(await readFile(sourcefile, 'utf8'), {
    loader: 'ts',
    format: 'esm',
    target: 'esnext',
    sourcefile,
    sourcemap: 'inline',
  })
  return { format: 'module', source: code, shortCircuit: true }
}
