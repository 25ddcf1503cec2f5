import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { OpenQuestion } from '../../protocol/rest.ts'
import type { Context } from '../context.ts'
import { costAt, inShare } from '../limits/quotas.ts'
import { isStillGood, type Visit, visitOf } from '../people/sessions.ts'
import { refusalTold, ServerRefusal } from '../refused.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { questionsOf } from './lists.ts'

/** Streams of one person at this process. */
const MOST = 4
/** Milliseconds between two looks for tables that are new to a stream, with a sign of life and a look whether it may go on. */
const LOOK_EVERY = 20_000
/** Milliseconds in which several entries at a table are looked at once. */
const TOGETHER = 100

interface Stream {
  readonly visit: Visit
  readonly address: string
  readonly tables: Set<string>
  /** The questions that were told and are still open, by what tells them apart. */
  readonly told: Map<string, OpenQuestion>
  readonly due: Map<string, NodeJS.Timeout>
  send(text: string): void
  /** Its session or token has ended. */
  end(): void
}

/** For programs: a stream of server-sent events that tells which questions open for somebody, and which are open no more. */
export function eventRoutes(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  const streams = new Set<Stream>()
  const deafen = context.store.listen({
    appended(table) {
      for (const stream of streams) if (stream.tables.has(table)) lookSoon(context, liveTables, stream, table)
    },
    withdrawn({ hash }) {
      for (const stream of streams) if (stream.visit.hash === hash) stream.end()
    },
    missed() {
      for (const stream of streams) {
        endIfOver(context, stream)
        for (const table of stream.tables) lookSoon(context, liveTables, stream, table)
      }
    },
  })
  app.addHook('onClose', async () => deafen())

  // Not in the OpenAPI document, which knows no answers without an end; see docs/protocol.md.
  app.get('/api/me/events', { schema: { hide: true } }, async (request, reply) => {
    const visit = await visitOf(context, request)
    if (visit === undefined) throw new ServerRefusal('no-session')
    if ([...streams].filter(one => one.visit.person.id === visit.person.id).length >= MOST)
      throw new ServerRefusal('too-many-connections')
    reply.hijack()
    const { raw } = reply
    // Gone before it was answered: it will not go again.
    if (raw.closed) return
    const stream = streamTo(raw, visit, request.ip, context.settings.limits.bytesWaiting)
    streams.add(stream)
    const timer = setInterval(() => {
      stream.send(': still here\n\n')
      endIfOver(context, stream)
      findTables(context, liveTables, stream)
    }, LOOK_EVERY)
    raw.on('close', () => {
      clearInterval(timer)
      for (const waiting of stream.due.values()) clearTimeout(waiting)
      streams.delete(stream)
    })
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    raw.flushHeaders()
    await findTables(context, liveTables, stream)
  })
}

const streamTo = (raw: ServerResponse, visit: Visit, address: string, mostWaiting: number): Stream => ({
  ...{ visit, address, tables: new Set(), told: new Map(), due: new Map() },
  send(text) {
    if (raw.writableEnded || raw.destroyed) return
    raw.write(text)
    // Whoever does not read is cut off, and may come again.
    if (raw.writableLength > mostWaiting) raw.destroy()
  },
  end: () => void raw.end(),
})

const tell = (stream: Stream, event: 'question' | 'gone', data: object): void =>
  stream.send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)

/** The end may have passed unheard. */
function endIfOver(context: Context, stream: Stream): void {
  isStillGood(context, stream.visit).then(
    isGood => {
      if (!isGood) stream.end()
    },
    () => undefined,
  )
}

async function findTables(context: Context, liveTables: LiveTables, stream: Stream): Promise<void> {
  const found = { person: stream.visit.person.id, limit: 100 } as const
  try {
    const pages = await Promise.all(
      (['open', 'playing'] as const).map(status => context.store.listTables({ ...found, status })),
    )
    for (const { id } of pages.flatMap(page => page.tables)) {
      if (stream.tables.has(id)) continue
      await inShare(context.quotas, stream.address, costAt(liveTables, id))
      stream.tables.add(id)
      await look(context, liveTables, stream, id)
    }
  } catch (fault) {
    // Too much for its address: the next look goes on.
    if (refusalTold(fault) === undefined) context.log.warn({ err: fault }, 'tables for a stream could not be found')
  }
}

function lookSoon(context: Context, liveTables: LiveTables, stream: Stream, table: string): void {
  if (stream.due.has(table)) return
  const timer = setTimeout(() => {
    stream.due.delete(table)
    look(context, liveTables, stream, table).catch(() => undefined)
  }, TOGETHER)
  stream.due.set(table, timer)
}

async function look(context: Context, liveTables: LiveTables, stream: Stream, id: string): Promise<void> {
  const { table } = await liveTables.look(id)
  const questions = context.ownPacks.run(table, () => questionsOf(table, stream.visit.person))
  const open = new Map(questions.map(one => [`${id}:${one.seat}:${one.asked}`, one]))
  for (const [key, question] of stream.told)
    if (question.table === id && !open.has(key)) {
      stream.told.delete(key)
      tell(stream, 'gone', { table: id, seat: question.seat, asked: question.asked })
    }
  for (const [key, question] of open)
    if (!stream.told.has(key)) {
      stream.told.set(key, question)
      tell(stream, 'question', question)
    }
}
