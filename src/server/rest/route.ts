import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { z } from 'zod'
import { failure } from '../../protocol/answers.ts'
import type { Schema } from '../../protocol/whole.ts'
import { unfitting } from '../unfitting.ts'

/** A route as it is written down once: for the server, for the checks at the edge, and for the OpenAPI document. */
export interface RestRoute<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A> {
  readonly method: HTTPMethods
  readonly path: string
  readonly summary: string
  readonly tag: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** What is answered when all is well. */
  readonly answer: Schema<A>
  /** Content types of texts in which the same is answered too, by what the request accepts. */
  readonly asText?: readonly string[]
  /** Requests per minute and address, where it is less than usual. */
  readonly perMinute?: number
  handle(input: {
    readonly params: z.output<P>
    readonly query: z.output<Q>
    readonly body: z.output<B>
    readonly request: FastifyRequest
    readonly reply: FastifyReply
  }): Promise<A>
}

const nothing = z.looseObject({})

export function addRoute<
  P extends z.ZodType = typeof nothing,
  Q extends z.ZodType = typeof nothing,
  B extends z.ZodType = typeof nothing,
  A = unknown,
>(app: FastifyInstance, route: RestRoute<P, Q, B, A>): void {
  const { params, query, body } = route
  app.route({
    method: route.method,
    url: route.path,
    config: route.perMinute === undefined ? {} : { rateLimit: { max: route.perMinute, timeWindow: 60_000 } },
    // Checked by zod below; here only for the OpenAPI document.
    validatorCompiler: () => () => true,
    serializerCompiler: () => data => JSON.stringify(data),
    schema: {
      summary: route.summary,
      tags: [route.tag],
      ...(params === undefined ? {} : { params: jsonSchema(params) }),
      ...(query === undefined ? {} : { querystring: jsonSchema(query) }),
      ...(body === undefined ? {} : { body: jsonSchema(body) }),
      response: {
        200: { description: 'Done', content: contentOf(route.answer, route.asText ?? []) },
        '4xx': { description: 'Refused: what is wrong, and what would be right', content: contentOf(failure, []) },
      },
    },
    handler: async (request, reply) =>
      route.handle({
        params: checked('params', params, request.params) as z.output<P>,
        query: checked('query', query, request.query) as z.output<Q>,
        body: checked('body', body, request.body) as z.output<B>,
        request,
        reply,
      }),
  })
}

const contentOf = (schema: Schema<unknown>, asText: readonly string[]): object =>
  Object.fromEntries([
    ['application/json', { schema: jsonSchema(schema) }],
    ...asText.map(type => [type, { schema: { type: 'string' } }]),
  ])

const jsonSchema = (schema: z.core.$ZodType): object => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

function checked(place: string, schema: z.ZodType | undefined, data: unknown): unknown {
  if (schema === undefined) return data
  const read = schema.safeParse(data)
  if (read.success) return read.data
  throw unfitting(read.error, [place])
}
