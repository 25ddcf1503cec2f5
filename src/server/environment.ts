import { isIP } from 'node:net'
import { defaultSettings, type MailSettings, type ServeOptions, STORED_KEY } from './settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * What the environment says. The same names serve `npm start` and `athenaeum serve`; one that is there without a value is not given, and
 * a space or the end of a line around a value, as files leave them, is no part of it.
 */
export function optionsOf(environment: Environment): ServeOptions {
  const env = Object.fromEntries(
    Object.entries(environment)
      .map(([name, value = '']) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  )
  return {
    port: portOf(env.PORT ?? String(defaultSettings.port)),
    host: hostOf(env.HOST ?? defaultSettings.host),
    dataFolder: env.ATHENAEUM_DATA ?? defaultSettings.dataFolder,
    databaseUrl: env.DATABASE_URL,
    trustProxy: hopsOf(env.TRUST_PROXY),
    cookieKeys: keysOf(env.COOKIE_KEYS),
    logLevel: logLevelOf(env.LOG_LEVEL ?? defaultSettings.logLevel),
    allowedOrigins: originsOf(env.ALLOWED_ORIGINS),
    ...addressOf(env.PUBLIC_URL),
    mail: mailOf(env),
  }
}

/** What the environment says makes no sense; the message says what would. */
export class BadSetting extends Error {
  override name = 'BadSetting'
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map(one => one.trim())
    .filter(one => one !== '')

const MOST_PORT = 65_535

/** 0 is any that is free. */
function portOf(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > MOST_PORT)
    throw new BadSetting(`PORT is a number from 1 to ${MOST_PORT}, not ${JSON.stringify(text)}`)
  return Number(text)
}

/** Whether this machine has the address is found out by listening there. */
function hostOf(text: string): string {
  if (isIP(text) === 0 && !/^[\w-]+(\.[\w-]+)*$/.test(text))
    throw new BadSetting(
      `HOST is an address of this machine, such as 127.0.0.1 or :: for all, not ${JSON.stringify(text)}`,
    )
  return text
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

function logLevelOf(text: string): string {
  if (!logLevels.includes(text))
    throw new BadSetting(`LOG_LEVEL is one of ${logLevels.join(', ')}, not ${JSON.stringify(text)}`)
  return text
}

function hopsOf(text = '0'): number {
  if (!/^\d$/.test(text))
    throw new BadSetting(
      `TRUST_PROXY is how many proxies stand before this server, 0 to 9, not ${JSON.stringify(text)}`,
    )
  return Number(text)
}

function originsOf(text: string | undefined): string[] {
  const origins = listOf(text)
  if (text !== undefined && origins.length === 0) throw noOrigin(text)
  return origins.map(originOf)
}

function originOf(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null'
  // A pattern, or a page without an origin, would let in everybody; no other protocol has pages.
  if (!/^https?:/.test(origin) || text.includes('*') || ![origin, `${origin}/`].includes(text)) throw noOrigin(text)
  return origin
}

const noOrigin = (text: string): BadSetting =>
  new BadSetting(
    `ALLOWED_ORIGINS has origins such as https://example.org, separated by commas, not ${JSON.stringify(text)}`,
  )

function addressOf(text: string | undefined): { publicUrl?: string } {
  if (text === undefined) return {}
  const origin = URL.canParse(text) ? new URL(text).origin : 'null'
  // What else an address has (a folder, somebody's name) would be lost in every letter.
  if (!/^https?:/.test(origin) || new URL(text).href !== `${origin}/`)
    throw new BadSetting(
      `PUBLIC_URL is the address of the site, such as https://games.example.org, not ${JSON.stringify(text)}`,
    )
  return { publicUrl: origin }
}

/** A link in a letter leads where the host says, never where a request claims to have come to. */
function mailOf({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Environment): Partial<MailSettings> {
  if (MAIL_FROM !== undefined && !/^[^<>@\p{Cc}]*<?[^\s<>@]+@[^\s<>@]+>?$/u.test(MAIL_FROM))
    throw new BadSetting(
      `MAIL_FROM is an address, such as "Games <games@example.org>", not ${JSON.stringify(MAIL_FROM)}`,
    )
  if (SMTP_URL === undefined) return {}
  // The address itself is not told: there may be a password in it.
  if (!URL.canParse(SMTP_URL) || !/^smtps?:$/.test(new URL(SMTP_URL).protocol) || new URL(SMTP_URL).hostname === '')
    throw new BadSetting('SMTP_URL is the address of a mail server, such as smtp://user:password@mail.example.org:587')
  if (PUBLIC_URL === undefined || !URL.canParse(PUBLIC_URL))
    throw new BadSetting('with SMTP_URL give PUBLIC_URL too, the address of the site: letters have links to it')
  return { smtp: SMTP_URL, from: MAIL_FROM ?? `Athenaeum <no-reply@${new URL(PUBLIC_URL).hostname}>` }
}

/** As long as what the store makes for itself would be in letters of any kind. */
const SHORTEST_KEY = 32
const keysAre = `each has at least ${SHORTEST_KEY} characters, or is the word "${STORED_KEY}"`

function keysOf(text: string | undefined): string[] {
  const keys = listOf(text)
  // The key itself is not told: this is logged.
  if (text !== undefined && keys.length === 0) throw new BadSetting(`COOKIE_KEYS has no key in it; ${keysAre}`)
  if (keys.some(key => key !== STORED_KEY && key.length < SHORTEST_KEY))
    throw new BadSetting(`COOKIE_KEYS has a key that is too short; ${keysAre}`)
  return keys
}
