import { expose } from 'comlink'
import { type Analysis, analyse, type Progress } from '../../bots/analysis.ts'
import { think } from '../../bots/thinker.ts'
import { loadEdition } from '../../games/editions.ts'
import type { GameRecord } from '../../kernel/record.ts'

const thinker = {
  think,
  analyse: async (record: GameRecord, progress: Progress): Promise<Analysis> =>
    analyse(await loadEdition(record), record, progress),
}

export type Thinker = typeof thinker

expose(thinker)
