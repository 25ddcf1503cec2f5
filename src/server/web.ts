import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from './context.ts'
import { previews } from './previews.ts'
import { failureOf, ServerRefusal } from './refused.ts'
import type { LiveTables } from './tables/live-tables.ts'

const YEAR_IMMUTABLE = 'public, max-age=31536000, immutable'

/** The built web client. Its pages find their own way: every address that is no file is the same page, but for what messengers read in its head. */
export async function serveWeb(app: FastifyInstance, context: Context, liveTables: LiveTables): Promise<void> {
  const { webFolder } = context.settings
  const root = resolve(webFolder ?? '')
  const page = resolve(root, 'index.html')
  const built = webFolder !== undefined && existsSync(page)
  if (!built && webFolder !== undefined)
    app.log.warn(`there is no page at ${page}, and only the API is served: npm start builds it`)
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
  const preview = previews(context, liveTables, game => existsSync(resolve(root, 'previews', `${game}.png`)))
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const tags = await preview(request)
    const html = readFileSync(page, 'utf8').replace('</head>', () => `  ${tags}\n  </head>`)
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)
  }
  if (built) app.get('/', { schema: { hide: true } }, sendPage)
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets|socket)(\/|$)/.test(request.url)
    if (built && wantsPage) return sendPage(request, reply)
    return reply.status(404).send(failureOf(new ServerRefusal('nothing-there', { path: request.url.slice(0, 100) })))
  })
}
