import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { failureOf, ServerRefusal } from './refused.ts'

const YEAR_IMMUTABLE = 'public, max-age=31536000, immutable'

/** The built web client. Its pages find their own way: every address that is no file is the same page. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder)
  const built = existsSync(resolve(root, 'index.html'))
  if (built)
    await app.register(fastifyStatic, {
      root,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Names of assets carry a hash of their content.
        const hashed = path.includes('/assets/')
        reply.setHeader('cache-control', hashed ? YEAR_IMMUTABLE : 'no-cache')
      },
    })
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !/^\/(api|assets|socket)(\/|$)/.test(request.url)
    if (built && wantsPage) return reply.sendFile('index.html')
    return reply.status(404).send(failureOf(new ServerRefusal('nothing-there', { path: request.url.slice(0, 100) })))
  })
}
