import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assetList } from './src/web/build/asset-list.ts'
import { gameFacts } from './src/web/build/game-facts.ts'

export default defineConfig({
  root: 'src/web',
  plugins: [react(), gameFacts(), assetList()],
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    rollupOptions: {
      input: { page: 'src/web/index.html', offline: 'src/web/offline/service-worker.ts' },
      output: {
        entryFileNames: chunk => (chunk.name === 'offline' ? 'service-worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})
