import { expose } from 'comlink'
import { type Analysis, analyse } from '../../bots/analysis.ts'
import { think } from '../../bots/thinker.ts'
import { loadEdition } from '../../games/editions.ts'
import type { GameRecord } from '../../kernel/record.ts'

const thinker = {
  think,
  analyse: async (record: GameRecord): Promise<Analysis> => analyse(await loadEdition(record), record),
}

export type Thinker = typeof thinker

expose(thinker)
