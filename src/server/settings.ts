import { join } from 'node:path'
import type { ExtraGame } from './tables/games.ts'

/** How a server is run. Every limit has a default that fits a small public server. */
export interface ServerSettings {
  readonly host: string
  readonly port: number
  /** Folder of the embedded store. */
  readonly dataFolder: string
  /** PostgreSQL instead of the embedded store. */
  readonly databaseUrl: string | undefined
  /** Folder of the built web client; not served where it does not exist. Undefined where something else serves the page. */
  readonly webFolder: string | undefined
  /** Milliseconds after which an answer of the database is waited for no longer. */
  readonly databasePatience: number
  /** The time of day. */
  readonly wallClock: () => number
  /** Games besides those of the catalogue. */
  readonly extraGames: readonly ExtraGame[]
  /** Origins besides our own from which a browser may speak to us. */
  readonly allowedOrigins: readonly string[]
  /** How many proxies of our own stand before us; each adds to X-Forwarded-For, and only what they added is believed. */
  readonly trustProxy: number
  /** Keys that sign cookies, the first for new ones; none: a key of the store's own. `stored` stands for that one. */
  readonly cookieKeys: readonly string[]
  /** Milliseconds after its last use when a session is over. */
  readonly sessionLife: number
  /** `silent` in tests. */
  readonly logLevel: string
  readonly limits: Limits
  readonly bots: BotSettings
  /** How component packs of the tables' own are tried before they are used. */
  readonly packs: PackSettings
  readonly webhooks: WebhookSettings
  readonly calls: CallSettings
  readonly mail: MailSettings
  /** The address of the site as people know it, without a slash at its end. Letters need it for their links. */
  readonly publicUrl: string | undefined
}

export interface Limits {
  /** Bytes of one message over the socket. */
  readonly messageBytes: number
  /** Bytes of one request's body; a component pack must fit. */
  readonly bodyBytes: number
  /** Messages per second and connection, and how many may come at once. */
  readonly messagesPerSecond: number
  readonly messageBurst: number
  /** Work per second and address, and how much at once, in the units of `quotas.ts`; beyond, work waits its turn. */
  readonly workPerSecond: number
  readonly workBurst: number
  /** HTTP requests per minute and address. */
  readonly requestsPerMinute: number
  /** New guests and passwords tried per minute and address; passwords by all processes together. */
  readonly sessionsPerMinute: number
  /** Passwords tried per name in ten minutes, from whatever addresses and at whatever process. */
  readonly guessesPerName: number
  /** Tables of one person that are open or being played. */
  readonly tablesPerPerson: number
  /** Tables at which one person offers seats to anybody. */
  readonly offersPerPerson: number
  /** Lines of chat per second and person, and how many at once. */
  readonly linesPerSecond: number
  readonly lineBurst: number
  readonly connectionsPerAddress: number
  readonly subscriptionsPerConnection: number
  /** Bytes that may wait for a slow connection before it is closed; it can come back and go on. */
  readonly bytesWaiting: number
  /** Bytes that may wait for all readers together, by whatever way; beyond, those for whom most waits are cut off. */
  readonly bytesWaitingInAll: number
  /** Bytes of large bodies per second and person, and how many at once. */
  readonly largeBodyBytesPerSecond: number
  readonly largeBodyBurst: number
  /** Bytes kept for good per second and person, and how many at once. */
  readonly keptBytesPerSecond: number
  readonly keptBurst: number
  /** Connections of any kind, and those from one address unless a proxy stands between. */
  readonly connections: number
  readonly anyConnectionsPerAddress: number
  /** Milliseconds in which a request must have come in whole. */
  readonly requestTime: number
  /** Tables in memory; those that nobody watches are let go first, the longest unused before the others. */
  readonly tablesInMemory: number
  /** Entries that a returning client is sent one by one; beyond, it gets the whole table. */
  readonly entriesToContinue: number
  /** Milliseconds after which a table that nobody uses is let go from memory. */
  readonly idleTable: number
  /** Bytes that must be free on the disk of the embedded store, or the server says that it is not ready. */
  readonly diskReserve: number
}

export interface BotSettings {
  readonly threads: number
  /** Milliseconds a bot may think. */
  readonly budget: number
  /** Milliseconds within which everybody who waits for a bot should be answered: when many do, masters look less often. */
  readonly patience: number
  /** Milliseconds over its budget after which its thread is ended. */
  readonly grace: number
  /** Milliseconds before a bot answers, so that people can follow. */
  readonly pause: number
  /** Milliseconds after which another process lets a bot answer, if the one that should has died. */
  readonly overdue: number
}

export interface PackSettings {
  /** Milliseconds that a pack gets, once it is its turn. */
  readonly limit: number
  /** Packs that may wait for their turn. */
  readonly waiting: number
  /** Milliseconds after which rules that run with such a pack at a table are ended. */
  readonly rulesLimit: number
  /** Milliseconds per second for the rules of all such tables of one host, and of all hosts together. */
  readonly timePerHost: number
  readonly timeForAll: number
}

export interface WebhookSettings {
  /** Whether webhooks may go to private addresses of our own network. */
  readonly allowPrivate: boolean
  readonly attempts: number
  /** Milliseconds before the second attempt; each further one waits twice as long. */
  readonly firstRetry: number
  /** Milliseconds that a whole call may take. */
  readonly timeout: number
}

/** How people are called who do not look. */
export interface CallSettings {
  /** Milliseconds that somebody has to see it by themselves. */
  readonly delay: number
  /** Whether push services may have private addresses and no https, as in tests. */
  readonly allowPrivate: boolean
  readonly attempts: number
  /** Milliseconds before the second attempt; each further one waits twice as long. */
  readonly firstRetry: number
  /** Milliseconds that one exchange with a push service may take. */
  readonly timeout: number
  /** Devices of one person. */
  readonly devices: number
}

export interface MailSettings {
  /** smtp://user:password@host:587 or smtps://…; none: no letters. */
  readonly smtp: string | undefined
  /** Whom letters come from. */
  readonly from: string | undefined
  /** Milliseconds that something waits before a letter tells of it, and between two letters to a person. */
  readonly delay: number
  readonly every: number
  readonly attempts: number
  readonly firstRetry: number
}

export const defaultSettings: ServerSettings = {
  host: '0.0.0.0',
  port: 3000,
  dataFolder: './data',
  databaseUrl: undefined,
  webFolder: join(import.meta.dirname, '..', '..', 'dist', 'web'),
  databasePatience: 10_000,
  wallClock: Date.now,
  extraGames: [],
  allowedOrigins: [],
  trustProxy: 0,
  cookieKeys: [],
  sessionLife: 365 * 86_400_000,
  logLevel: 'warn',
  limits: {
    messageBytes: 16 * 1024,
    bodyBytes: 1024 * 1024,
    messagesPerSecond: 20,
    messageBurst: 60,
    workPerSecond: 500,
    workBurst: 2_000,
    requestsPerMinute: 600,
    sessionsPerMinute: 20,
    guessesPerName: 20,
    tablesPerPerson: 50,
    offersPerPerson: 5,
    linesPerSecond: 1,
    lineBurst: 20,
    connectionsPerAddress: 200,
    subscriptionsPerConnection: 50,
    bytesWaiting: 1024 * 1024,
    bytesWaitingInAll: 256 * 1024 * 1024,
    largeBodyBytesPerSecond: 64 * 1024,
    largeBodyBurst: 4 * 1024 * 1024,
    keptBytesPerSecond: 1024,
    keptBurst: 8 * 1024 * 1024,
    connections: 8_000,
    anyConnectionsPerAddress: 1_500,
    requestTime: 30_000,
    tablesInMemory: 4_000,
    entriesToContinue: 8,
    idleTable: 10 * 60_000,
    diskReserve: 64 * 1024 * 1024,
  },
  bots: { threads: 1, budget: 1_500, patience: 5_000, grace: 2_000, pause: 300, overdue: 10_000 },
  packs: { limit: 5_000, waiting: 20, rulesLimit: 250, timePerHost: 100, timeForAll: 250 },
  webhooks: { allowPrivate: false, attempts: 5, firstRetry: 5_000, timeout: 5_000 },
  calls: { delay: 10_000, allowPrivate: false, attempts: 6, firstRetry: 15_000, timeout: 5_000, devices: 10 },
  mail: {
    ...{ smtp: undefined, from: undefined, attempts: 6, firstRetry: 60_000 },
    ...{ delay: 30 * 60_000, every: 4 * 3_600_000 },
  },
  publicUrl: undefined,
}

export interface ServeOptions
  extends Partial<Omit<ServerSettings, 'limits' | 'bots' | 'packs' | 'webhooks' | 'calls' | 'mail'>> {
  readonly limits?: Partial<Limits>
  readonly bots?: Partial<BotSettings>
  readonly packs?: Partial<PackSettings>
  readonly webhooks?: Partial<WebhookSettings>
  readonly calls?: Partial<CallSettings>
  readonly mail?: Partial<MailSettings>
}

export const settle = (options: ServeOptions): ServerSettings => ({
  ...defaultSettings,
  ...options,
  limits: { ...defaultSettings.limits, ...options.limits },
  bots: { ...defaultSettings.bots, ...options.bots },
  packs: { ...defaultSettings.packs, ...options.packs },
  webhooks: { ...defaultSettings.webhooks, ...options.webhooks },
  calls: { ...defaultSettings.calls, ...options.calls },
  mail: { ...defaultSettings.mail, ...options.mail },
})

/** The word for the key that is kept in the store. */
export const STORED_KEY = 'stored'
