import * as z from 'zod/mini'

/** Checks what came from elsewhere; `T` is what it then is. */
export type Schema<T> = z.ZodMiniType<T, unknown>

/** A schema for each field of a type, also for those that may be absent. */
type Shape<T> = {
  readonly [K in keyof T]-?: Record<never, never> extends Pick<T, K>
    ? z.ZodMiniExactOptional<z.ZodMiniType<T[K], unknown>> | z.ZodMiniOptional<z.ZodMiniType<T[K], unknown>>
    : z.ZodMiniType<T[K], unknown>
}

/**
 * The schema of a type. A field that the type gets is missed here by the compiler; a field that only a later server sends
 * is let pass, and nobody reads it.
 */
export const whole = <T extends object>(shape: Shape<T>): Schema<T> => z.object(shape) as unknown as Schema<T>

/** What does not fit its schema. */
export class NotUnderstood extends Error {
  constructor(message: string) {
    super(`the server said what this page does not understand: ${message}`)
    this.name = 'NotUnderstood'
  }
}

/** The data itself, if it fits: no copy, so that what shares parts with something goes on sharing them. */
export function understood<T>(schema: Schema<T>, data: unknown): T {
  const read = z.safeParse(schema, data)
  if (read.success) return data as T
  const [fault] = read.error.issues
  throw new NotUnderstood(`${fault?.path.join('.') || 'all of it'}: ${fault?.message}`)
}
