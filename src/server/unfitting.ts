import type { z } from 'zod'
import { ServerRefusal } from './refused.ts'

/** Texts that people write, by their names wherever they stand; what else does not fit is a mistake of the program. */
const written = {
  name: 'bad-name',
  password: 'bad-password',
  oldPassword: 'bad-password',
  title: 'bad-title',
  text: 'bad-text',
  label: 'bad-label',
  webhook: 'bad-webhook',
} as const

/** Refuses what does not fit a schema, with its place. */
export function unfitting({ issues: [fault] }: z.core.$ZodError, place: readonly string[]): ServerRefusal {
  const path = [...place, ...(fault?.path ?? [])]
  const said = fault?.message ?? ''
  const field = path.at(-1)
  const isText = typeof field === 'string' && field in written && fault?.code !== 'invalid_type'
  const why = isText ? written[field as keyof typeof written] : undefined
  if (why === 'bad-password') return new ServerRefusal(why)
  if (why !== undefined) return new ServerRefusal(why, { said })
  return new ServerRefusal('bad-message', { said: `${path.join('.') || 'the message'}: ${said}` })
}
