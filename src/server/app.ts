import type { ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import websocket from '@fastify/websocket'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Context } from './context.ts'
import { networkOf } from './limits/addresses.ts'
import { RequestCounts } from './limits/request-counts.ts'
import { logLines } from './log-lines.ts'
import { answerOtherSites } from './people/cors.ts'
import { checkOrigin } from './people/origin.ts'
import { refusedOrigins } from './people/refused-origins.ts'
import { sendCookie, type Visit, visitOf } from './people/sessions.ts'
import { readinessOf } from './readiness.ts'
import { failureOf, refusalTold, ServerRefusal, statusOf } from './refused.ts'
import { readBodies } from './rest/body.ts'
import { commandRoutes } from './rest/commands.ts'
import { eventRoutes } from './rest/events.ts'
import { findingRoutes } from './rest/findings.ts'
import { invitationRoutes } from './rest/invitations.ts'
import { linkRoutes } from './rest/links.ts'
import { listRoutes } from './rest/lists.ts'
import { lookRoutes } from './rest/looks.ts'
import { offerRoutes } from './rest/offers.ts'
import { peopleRoutes } from './rest/people.ts'
import { planRoutes } from './rest/plans.ts'
import { playedRoutes } from './rest/played.ts'
import { ratingRoutes } from './rest/ratings.ts'
import { reviewRoutes } from './rest/reviews.ts'
import { sharedGameRoutes } from './rest/shared-games.ts'
import { sharedPackRoutes } from './rest/shared-packs.ts'
import { tableRoutes } from './rest/tables.ts'
import { tieRoutes } from './rest/ties.ts'
import { waitingRoutes } from './rest/waiting.ts'
import type { ServerSettings } from './settings.ts'
import { boundConnections, timesFor } from './sockets/connections.ts'
import type { OpenSockets } from './sockets/open-sockets.ts'
import { serveSocket } from './sockets/serve-socket.ts'
import type { LiveTables } from './tables/live-tables.ts'
import { tableMaker } from './tables/new-tables.ts'
import { serveWeb } from './web.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who opens a socket, found before it is opened. */
    visitor: Visit | undefined
  }
}

export const createApp = (settings: ServerSettings): FastifyInstance =>
  fastify({
    // No header is logged, so neither cookies nor tokens are.
    logger: { level: settings.logLevel, serializers: { req: loggedRequest }, stream: logLines() },
    logController: new LogController({ disableRequestLogging: true }),
    // A number would be taken for none at all, and `true` believes whatever the client itself has claimed.
    trustProxy: settings.trustProxy > 0 && ((_address: string, hop: number) => hop < settings.trustProxy),
    bodyLimit: settings.limits.bodyBytes,
    ...timesFor(settings.limits),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    // What the router cannot even read, such as half of a `%41`.
    frameworkErrors: (fault, _request, reply) => void tellUnreadable(fault, reply as unknown as FastifyReply),
  }) as unknown as FastifyInstance

/** The route and not the address, which may hold a link's secret, in whatever spelling. */
export const loggedRequest = ({ method, routeOptions, params }: FastifyRequest) => ({
  method,
  path: routeOptions?.url ?? 'no route',
  ...(routeOptions?.url?.startsWith('/api/tables/') ? { table: (params as { readonly id?: string }).id } : {}),
})

/** Everything that is reached by HTTP. */
export async function fillApp(
  app: FastifyInstance,
  context: Context,
  liveTables: LiveTables,
  sockets: OpenSockets,
  cookieKeys: readonly string[],
): Promise<void> {
  const { settings } = context
  await addPlugins(app, settings, cookieKeys)
  answerFaults(app, context)
  app.decorateRequest('visit', undefined)
  app.decorateRequest('visitor', undefined)
  app.decorateRequest('freshSecret', undefined)
  app.addHook('preHandler', async request => checkOrigin(settings, request, request.ws))
  app.addHook('onSend', async (request, reply) => {
    if (isApi(request)) reply.header('cache-control', 'no-store')
    sendCookie(context, request, reply)
  })

  answerOtherSites(app, settings)
  boundConnections(app, settings)
  readBodies(app, context)
  peopleRoutes(app, context, liveTables)
  playedRoutes(app, context)
  listRoutes(app, context, liveTables)
  const maker = tableMaker(context, liveTables)
  tableRoutes(app, context, liveTables, maker)
  offerRoutes(app, context, liveTables, maker)
  tieRoutes(app, context, liveTables)
  invitationRoutes(app, context, liveTables)
  lookRoutes(app, context, liveTables)
  commandRoutes(app, context, liveTables)
  linkRoutes(app, context, liveTables)
  sharedPackRoutes(app, context)
  sharedGameRoutes(app, context)
  ratingRoutes(app, context, liveTables)
  planRoutes(app, context, liveTables)
  findingRoutes(app, context, liveTables)
  reviewRoutes(app, context, liveTables)
  eventRoutes(app, context, liveTables)
  waitingRoutes(app, context, liveTables)
  socketRoute(app, context, liveTables, sockets)
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  operatorRoutes(app, context, liveTables)
  await serveWeb(app, context, liveTables)
}

async function addPlugins(
  app: FastifyInstance,
  settings: ServerSettings,
  cookieKeys: readonly string[],
): Promise<void> {
  await app.register(cookie, { secret: [...cookieKeys] })
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // Covers the socket of the same host too, in every browser since Safari 16.
        connectSrc: ["'self'"],
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
    store: RequestCounts,
    // By the route that answers, not by the address as it was written: one route has many spellings.
    allowList: request => !isApi(request) && request.routeOptions.url !== SOCKET,
    errorResponseBuilder: () => new ServerRefusal('too-many-requests'),
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
}

/** Says to whoever asked what went wrong: their mistake in full, ours without its details. */
function answerFaults(app: FastifyInstance, context: Context): void {
  const tellOfOrigin = refusedOrigins(context)
  app.setErrorHandler((fault: Error & { statusCode?: number }, request, reply) => {
    const told = refusalTold(fault)
    if (told?.code === 'bad-origin') tellOfOrigin(request)
    const unread = told === undefined ? unreadable(fault) : undefined
    if (told === undefined && unread === undefined) {
      context.metrics.count('failures')
      context.log.error({ err: fault, req: request }, 'a request met a fault')
    } else context.metrics.count('refusals')
    const failure = failureOf(unread ?? fault)
    return reply.status(unread === undefined ? statusOf(failure) : (fault.statusCode ?? 400)).send(failure)
  })
}

/** For whoever runs the server: is it alive, can it serve, and how much does it do? */
function operatorRoutes(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  const readiness = readinessOf(context)
  app.get('/healthz', { schema: { hide: true } }, async () => ({
    ok: true,
    store: context.store.engine,
    tables: liveTables.size,
  }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const answer = await readiness()
    return reply.status(answer.ready ? 200 : 503).send(answer)
  })
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(context.metrics.text()),
  )
}

function tellUnreadable(fault: Error & { statusCode?: number }, reply: FastifyReply): FastifyReply {
  return reply.status(fault.statusCode ?? 400).send(failureOf(unreadable(fault) ?? fault))
}

/** A request that did not come as far as a route, as whoever sent it is told. */
function unreadable({ statusCode = 500, message }: Error & { statusCode?: number }): ServerRefusal | undefined {
  if (statusCode >= 500) return undefined
  return statusCode === 413 ? new ServerRefusal('body-too-large') : new ServerRefusal('bad-message', { said: message })
}

const SOCKET = '/socket'

const isApi = (request: FastifyRequest): boolean => request.routeOptions.url?.startsWith('/api/') === true

function socketRoute(app: FastifyInstance, context: Context, liveTables: LiveTables, sockets: OpenSockets): void {
  const connections = new Map<string, number>()
  const responses = new WeakMap<FastifyRequest, ServerResponse>()
  app.route({
    method: 'GET',
    url: SOCKET,
    websocket: true,
    schema: { hide: true },
    preValidation: async (request, { raw }) => {
      checkOrigin(context.settings, request, true)
      if ((connections.get(networkOf(request.ip)) ?? 0) >= context.settings.limits.connectionsPerAddress)
        throw new ServerRefusal('too-many-connections')
      request.visitor = await visitOf(context, request)
      responses.set(request, raw)
    },
    handler: (socket, request) => {
      const { visitor } = request
      const from = networkOf(request.ip)
      const transport = request.raw.socket
      // A connection lasts for hours: with these it would hold on to its request, and to all that was made to answer it.
      socket.removeAllListeners('error')
      responses.get(request)?.detachSocket(transport)
      connections.set(from, (connections.get(from) ?? 0) + 1)
      socket.on('close', () => {
        const left = (connections.get(from) ?? 1) - 1
        if (left > 0) connections.set(from, left)
        else connections.delete(from)
      })
      serveSocket(context, liveTables, socket, transport, visitor?.person, request.ip)
      if (visitor !== undefined) sockets.add(socket, visitor)
    },
  })
}
