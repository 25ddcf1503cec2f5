import type { FastifyInstance } from 'fastify'
import { writeRecord } from '../../kernel/record.ts'
import { anything, log, statistics as statisticsTold, tableAnswer } from '../../protocol/answers.ts'
import { happenedSoFar, sinceLastAnswer } from '../../tables/log.ts'
import { finishedRecord } from '../../tables/record.ts'
import { seatLeftBy } from '../../tables/seats.ts'
import { statistics } from '../../tables/statistics.ts'
import { viewTable } from '../../tables/view.ts'
import type { Context } from '../context.ts'
import { COST } from '../limits/quotas.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { answerWithAdvice } from './advice.ts'
import { addRoute } from './route.ts'
import { lookQuery, tableParams as params, seeing } from './seen.ts'

const tag = 'tables'

/** Advice is made in the threads in which the bots think: nobody may keep them from playing. */
const ADVICE_PER_MINUTE = 30

/** A table as it is seen, what happened there, and what is left of a finished game. */
export function lookRoutes(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  const seen = seeing(context, liveTables)
  viewRoutes(app, context, seen)
  logRoutes(app, context, seen)
  finishedRoutes(app, context, seen)
}

type Seen = ReturnType<typeof seeing>

function viewRoutes(app: FastifyInstance, context: Context, seen: Seen): void {
  addRoute(app, {
    method: 'GET',
    path: '/api/tables/:id',
    summary: 'A table as I may see it',
    tag,
    params,
    query: lookQuery,
    answer: tableAnswer,
    handle: async ({ params: { id }, query, request }) => {
      const { table, number, as, person } = await seen(id, request, query)
      const host = person?.id === table.header.host.person
      const left = person && seatLeftBy(table.seats, person.id)
      return {
        number,
        as,
        host,
        ...(left === undefined ? {} : { left }),
        view: context.ownPacks.run(table, () => viewTable(table, as)),
      }
    },
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/tables/:id/advice',
    summary:
      'What a bot would do in the place of my seat, and why; in lines to who accepts them, also how many come first',
    tag,
    params,
    query: lookQuery,
    perMinute: ADVICE_PER_MINUTE,
    answer: anything,
    asText: ['application/x-ndjson'],
    handle: async ({ params: { id }, query, request, reply }) => {
      const { table, as } = await seen(id, request, query)
      return answerWithAdvice(context, table, as, request.headers.accept, reply)
    },
  })
}

const logs = [
  { path: 'since', summary: 'What happened since my last answer', happened: sinceLastAnswer },
  { path: 'log', summary: 'Everything that happened so far, as I may see it', happened: happenedSoFar },
] as const

function logRoutes(app: FastifyInstance, context: Context, seen: Seen): void {
  for (const { path, summary, happened } of logs)
    addRoute(app, {
      method: 'GET',
      path: `/api/tables/:id/${path}`,
      summary,
      tag,
      params,
      query: lookQuery,
      answer: log,
      handle: async ({ params: { id }, query, request }) => {
        const { table, as } = await seen(id, request, query, COST.replay)
        return context.ownPacks.run(table, () => happened(table, as))
      },
    })
}

function finishedRoutes(app: FastifyInstance, context: Context, seen: Seen): void {
  addRoute(app, {
    method: 'GET',
    path: '/api/tables/:id/statistics',
    summary: 'Points and resources over time and by source, of a finished game',
    tag,
    params,
    query: lookQuery,
    answer: statisticsTold,
    handle: async ({ params: { id }, query, request }) => {
      const { table } = await seen(id, request, query, COST.replay)
      return context.ownPacks.run(table, () => statistics(table))
    },
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/tables/:id/record',
    summary: 'The record of a finished game: as lines, or as JSON where that is accepted',
    tag,
    params,
    query: lookQuery,
    answer: anything,
    asText: ['text/plain'],
    handle: async ({ params: { id }, query, request, reply }) => {
      const { table } = await seen(id, request, query)
      const record = context.ownPacks.run(table, () => finishedRecord(table))
      if (request.headers.accept?.includes('application/json')) return record
      reply.type('text/plain; charset=utf-8').header('content-disposition', `attachment; filename="${id}.athenaeum"`)
      reply.serializer(text => text as string)
      return writeRecord(record)
    },
  })
}
