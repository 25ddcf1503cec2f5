import { expose } from 'comlink'
import { type Analysis, analyse } from '../../bots/analysis.ts'
import { think } from '../../bots/thinker.ts'
import { loadGame } from '../../games/catalogue.ts'
import type { GameRecord } from '../../kernel/record.ts'

const thinker = {
  think,
  analyse: async (record: GameRecord): Promise<Analysis> => analyse(await loadGame(record.game), record),
}

export type Thinker = typeof thinker

expose(thinker)
