import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assetList } from './src/web/build/asset-list.ts'
import { gameFacts } from './src/web/build/game-facts.ts'

const source = (path: string): string => fileURLToPath(new URL(`src/web/${path}`, import.meta.url))

export default defineConfig({
  root: 'src/web',
  plugins: [react(), gameFacts(), assetList()],
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    rollupOptions: {
      input: { page: source('index.html'), offline: source('offline/service-worker.ts') },
      output: {
        entryFileNames: chunk => (chunk.name === 'offline' ? 'service-worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})
