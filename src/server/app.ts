import type { ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import websocket from '@fastify/websocket'
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { Failure } from '../protocol/rest.ts'
import type { Person } from '../store/port.ts'
import { attend } from './connection.ts'
import { boundConnections, timesFor } from './connections.ts'
import type { Hall } from './hall.ts'
import type { House } from './house.ts'
import { checkOrigin } from './origin.ts'
import { refusalTold, ServerRefusal } from './refused.ts'
import { readBodies } from './rest/body.ts'
import { linkRoutes } from './rest/links.ts'
import { peopleRoutes } from './rest/people.ts'
import { tableRoutes } from './rest/tables.ts'
import { personOf } from './sessions.ts'
import type { Settings } from './settings.ts'
import { serveWeb } from './web.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who opens a socket, found before it is opened. */
    visitor: Person | undefined
  }
}

export const createApp = (settings: Settings): FastifyInstance =>
  fastify({
    // No header is logged, so neither cookies nor tokens are; addresses with a link's secret are cut.
    logger: { level: settings.logLevel, serializers: { req: loggedRequest } },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    bodyLimit: settings.limits.bodyBytes,
    ...timesFor(settings.limits),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  }) as unknown as FastifyInstance

const loggedRequest = (request: { readonly method: string; readonly url: string }) => ({
  method: request.method,
  path: request.url.replace(/\?.*$/, '').replace(/(link|links)\/[^/]+/g, '$1/…'),
})

/** Everything that is reached by HTTP. */
export async function fillApp(app: FastifyInstance, house: House, hall: Hall, cookieKey: string): Promise<void> {
  const { settings } = house
  await app.register(cookie, { secret: cookieKey })
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        imgSrc: ["'self'", 'data:', 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  })
  await app.register(rateLimit, {
    max: settings.limits.requestsPerMinute,
    timeWindow: 60_000,
    allowList: request => !request.url.startsWith('/api') && request.url !== '/socket',
    errorResponseBuilder: () => new ServerRefusal('too-fast', 'too many requests; wait a moment'),
  })
  await app.register(swagger, {
    openapi: {
      info: { title: 'Athenaeum', version: '1', description: 'Play at tables from any program. See docs/protocol.md.' },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
    },
  })
  await app.register(websocket, {
    options: { maxPayload: settings.limits.messageBytes, perMessageDeflate: false, autoPong: false },
  })

  app.setErrorHandler((fault: Error & { statusCode?: number }, request, reply) => {
    const told = refusalTold(fault)
    const clientsFault = fault.statusCode !== undefined && fault.statusCode < 500
    if (told === undefined && !clientsFault) {
      house.metrics.count('failures')
      house.log.error({ err: fault, req: request }, 'a request met a fault')
    } else house.metrics.count('refusals')
    const failure: Failure = told
      ? { code: told.code, message: told.message }
      : clientsFault
        ? { code: 'bad-message', message: fault.message }
        : { code: 'internal', message: 'something went wrong here; try again' }
    return reply.status(told?.status ?? (clientsFault ? (fault.statusCode ?? 400) : 500)).send(failure)
  })

  app.decorateRequest('visitor', undefined)
  app.addHook('preHandler', async request => checkOrigin(settings, request, request.ws))
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
  })

  boundConnections(app, settings)
  readBodies(app, house)
  peopleRoutes(app, house)
  tableRoutes(app, house, hall)
  linkRoutes(app, house, hall)
  socketRoute(app, house, hall)
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  app.get('/healthz', { schema: { hide: true } }, async () => {
    await house.store.ping()
    return { ok: true, store: house.store.engine, tables: hall.size }
  })
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(house.metrics.text()),
  )
  await serveWeb(app, settings.webFolder)
}

function socketRoute(app: FastifyInstance, house: House, hall: Hall): void {
  const connections = new Map<string, number>()
  const responses = new WeakMap<FastifyRequest, ServerResponse>()
  app.route({
    method: 'GET',
    url: '/socket',
    websocket: true,
    schema: { hide: true },
    preValidation: async (request, { raw }) => {
      checkOrigin(house.settings, request, true)
      if ((connections.get(request.ip) ?? 0) >= house.settings.limits.connectionsPerAddress)
        throw new ServerRefusal('too-many', 'too many connections from this address')
      request.visitor = await personOf(house, request)
      responses.set(request, raw)
    },
    handler: (socket, request) => {
      const { ip } = request
      const transport = request.raw.socket
      // A connection lasts for hours: with these it would hold on to its request, and to all that was made to answer it.
      socket.removeAllListeners('error')
      responses.get(request)?.detachSocket(transport)
      connections.set(ip, (connections.get(ip) ?? 0) + 1)
      socket.on('close', () => {
        const left = (connections.get(ip) ?? 1) - 1
        if (left > 0) connections.set(ip, left)
        else connections.delete(ip)
      })
      attend(house, hall, socket, transport, request.visitor, ip)
    },
  })
}
