import type { FastifyBaseLogger } from 'fastify'
import type { Store } from '../store/port.ts'
import type { BotPlayers } from './bots.ts'
import type { GameShelf } from './games.ts'
import type { Metrics } from './metrics.ts'
import type { PackTrials } from './pack-trials.ts'
import type { Quotas } from './quotas.ts'
import type { ServerSettings } from './settings.ts'

/** What everything in the server works with. */
export interface Context {
  readonly store: Store
  readonly games: GameShelf
  readonly bots: BotPlayers
  readonly packs: PackTrials
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
  readonly settings: ServerSettings
  readonly quotas: Quotas
  /** The only clock. */
  now(): number
}
