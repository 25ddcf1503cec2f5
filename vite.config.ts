import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assetList } from './src/web/build/asset-list.ts'
import { challengeLists } from './src/web/build/challenge-lists.ts'
import { gameFacts } from './src/web/build/game-facts.ts'
import { serviceWorker } from './src/web/build/service-worker.ts'

const source = (path: string): string => fileURLToPath(new URL(`src/web/${path}`, import.meta.url))

export default defineConfig({
  root: 'src/web',
  plugins: [react(), gameFacts(), challengeLists(), serviceWorker(source('offline/service-worker.ts')), assetList()],
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
  },
})
