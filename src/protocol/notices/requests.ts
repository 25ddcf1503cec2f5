import { z } from 'zod'
import { languages } from '../../kernel/words.ts'
import { noticeKinds } from './notice.ts'

/** What a person asks of the server about being called. */

const base64url = (bytes: number) =>
  z
    .string()
    .max(200)
    .regex(/^[\w-]+={0,2}$/, 'is written in base64url')
    .refine(text => Buffer.from(text, 'base64url').length === bytes, `is ${bytes} bytes in base64url`)

const language = z.enum(languages as readonly [string, ...string[]])

/** A device as `PushSubscription.toJSON` gives it, and what is wanted there. */
export const newDevice = z.strictObject({
  address: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .regex(/^\P{C}+$/u, 'an address has no control characters'),
  keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }),
  kinds: z.array(z.enum(noticeKinds)).max(noticeKinds.length),
  language,
  label: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .regex(/^[^\p{C}]+$/u, 'a label has no control characters'),
})

const time = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
const minuteOfDay = z.int().min(0).max(1439)

/** Quiet hours in minutes of the day; null takes them away. */
export const callChange = z.strictObject({
  quiet: z.strictObject({ from: minuteOfDay, to: minuteOfDay }).nullable().exactOptional(),
  zone: z.string().max(60).exactOptional(),
  /** From and to when I am away, at all my tables with a pace; null takes it back. */
  holiday: z.strictObject({ from: time, to: time }).nullable().exactOptional(),
})

export interface DeviceInfo {
  readonly id: string
  readonly label: string
  readonly kinds: readonly string[]
  readonly createdAt: number
  /** Whether it was named in the session that asks. */
  readonly current: boolean
}

export interface CallInfo {
  /** The key by which browsers know this server's calls. */
  readonly key: string
  readonly devices: readonly DeviceInfo[]
  readonly quiet?: { readonly from: number; readonly to: number }
  readonly zone?: string
  readonly holiday?: { readonly from: number; readonly to: number }
}

const mailAddress = z
  .email()
  .max(190)
  .regex(/^\P{C}+$/u, 'an address has no control characters')

export const newMail = z.strictObject({ address: mailAddress, language })
export const mailChange = z.strictObject({ digest: z.boolean() })
export const mailSignIn = z.strictObject({ address: mailAddress, language })

/** My address for letters. Nobody else is told. */
export interface MailInfo {
  /** Whether this server sends letters at all. */
  readonly offered: boolean
  readonly address?: string
  readonly proved?: boolean
  readonly digest?: boolean
}

/** What a secret out of a letter is for. */
export interface LetterInfo {
  readonly kind: 'prove' | 'sign-in'
  readonly name: string
}
