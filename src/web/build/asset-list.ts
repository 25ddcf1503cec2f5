import type { Plugin } from 'vite'

/** Writes the list of all files that the page is made of, so that the service worker can keep them for offline play. */
export function assetList(): Plugin {
  return {
    name: 'asset-list',
    apply: 'build',
    generateBundle: {
      // Chunks that hold only styles are dropped late.
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter(file => file !== 'service-worker.js' && !file.endsWith('.map'))
        this.emitFile({ type: 'asset', fileName: 'assets.json', source: JSON.stringify(files.sort()) })
      },
    },
  }
}
