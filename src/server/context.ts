import type { FastifyBaseLogger } from 'fastify'
import type { Store } from '../store/port/store.ts'
import type { BotPlayers } from './bots/bots.ts'
import type { Quotas } from './limits/quotas.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics.ts'
import type { ServerSettings } from './settings.ts'
import type { GameShelf } from './tables/games.ts'
import type { OwnPacks } from './tables/own-packs.ts'
import type { PackTrials } from './tables/pack-trials.ts'

/** What everything in the server works with. */
export interface Context {
  readonly store: Store
  readonly games: GameShelf
  readonly bots: BotPlayers
  readonly packs: PackTrials
  readonly ownPacks: OwnPacks
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
  readonly settings: ServerSettings
  readonly quotas: Quotas
  /** Undefined where the host has named no mail server. */
  readonly mailer: Mailer | undefined
  /** The only clock. */
  now(): number
}
