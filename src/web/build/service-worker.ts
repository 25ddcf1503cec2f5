import { build } from 'esbuild'
import type { Plugin } from 'vite'

/** The service worker as one plain script: browsers that know no modules in workers run it too. */
export function serviceWorker(entry: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      const { outputFiles } = await build({
        ...{ entryPoints: [entry], bundle: true, minify: true, write: false },
        ...{ format: 'iife', target: 'es2022', logLevel: 'error' },
      })
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: outputFiles[0]?.text ?? '' })
    },
  }
}
