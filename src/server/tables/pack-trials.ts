import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'
import { componentHash } from '../../kernel/components.ts'
import { Refusal } from '../../kernel/errors.ts'
import { checkPackSize } from '../../kernel/pack.ts'
import type { Command } from '../../tables/command.ts'
import type { Who } from '../../tables/seats.ts'
import type { Table } from '../../tables/table.ts'
import type { Context } from '../context.ts'
import { ServerRefusal } from '../refused.ts'
import type { PackSettings } from '../settings.ts'
import type { ExtraGame } from './games.ts'
import type { PackTrial, TrialResult, TrialTask } from './pack-worker.ts'

/** Component packs of strangers, tried where they cannot hold the server up: in a thread that is ended when it takes too long. */
export interface PackTrials {
  /** Refuses a pack that is wrong, or with which the game cannot be set up and begun in good time. */
  mustPlay(trial: PackTrial): Promise<void>
  close(): Promise<void>
}

/** Verdicts that are remembered: people come back with the same pack. */
const REMEMBERED = 500
/** Megabytes that a pack may take. */
const MEMORY = 512

export function packTrials(
  { limit, waiting }: Pick<PackSettings, 'limit' | 'waiting'>,
  extraGames: readonly ExtraGame[],
): PackTrials {
  const verdicts = new Map<string, TrialResult>()
  let pool: Tinypool | undefined
  let last: Promise<unknown> = Promise.resolve()
  let inLine = 0

  const run = (task: TrialTask, options: { readonly signal?: AbortSignal } = {}): Promise<TrialResult> => {
    pool ??= new Tinypool({
      filename: workerFile(),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 60_000,
      concurrentTasksPerWorker: 1,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    })
    return pool.run(task, options)
  }

  async function tried({ game, players, pack }: PackTrial): Promise<TrialResult> {
    // Loading the games takes a thread longer than any pack; that is not the pack's fault, so its time starts later.
    await run({ game, players, extraGames })
    const signal = AbortSignal.timeout(limit)
    try {
      return await run({ game, players, pack, extraGames }, { signal })
    } catch (fault) {
      if (!signal.aborted && !isOutOfMemory(fault)) throw fault
      throw signal.aborted
        ? tookTooMuch(limit / 1000, 'seconds', 'secondi')
        : tookTooMuch(MEMORY, 'megabytes', 'megabyte')
    }
  }

  /** One after the other, so that the time of each is its own. */
  async function inTurn(trial: PackTrial): Promise<TrialResult> {
    if (inLine >= waiting) throw new ServerRefusal('packs-waiting')
    inLine++
    const turn = last.then(() => tried(trial))
    last = turn.catch(() => undefined)
    return turn.finally(() => inLine--)
  }

  return {
    async mustPlay(trial) {
      checkPackSize(trial.pack)
      const key = `${trial.game} ${trial.players} ${componentHash(trial.pack)}`
      const verdict = verdicts.get(key) ?? (await inTurn(trial))
      remember(verdicts, key, verdict)
      const { refused } = verdict
      if (refused !== undefined) throw new Refusal(refused.code, refused.message, refused.translated)
    },
    close: async () => pool?.destroy(),
  }
}

const tookTooMuch = (much: number, en: string, it: string): Refusal =>
  new Refusal(
    'bad-components',
    `the game could not be set up and begun with this component pack within ${much} ${en}; try it with smaller numbers`,
    {
      it: `con questo pacchetto di componenti la partita non è pronta entro ${much} ${it}; prova con numeri più piccoli`,
    },
  )

/** A host who arranges a table with a pack: it is tried before the table looks at it. Who may not arrange is refused without. */
export async function tryPack({ packs }: Context, { header }: Table, by: Who, command: Command): Promise<void> {
  if (command.kind !== 'arrange' || by.person !== header.host.person) return
  const { arrangement, players } = command
  if (arrangement.pack !== undefined) await packs.mustPlay({ game: header.game, players, pack: arrangement.pack })
}

/** The least recently used goes first. */
function remember(verdicts: Map<string, TrialResult>, key: string, verdict: TrialResult): void {
  verdicts.delete(key)
  verdicts.set(key, verdict)
  const [oldest] = verdicts.keys()
  if (verdicts.size > REMEMBERED && oldest !== undefined) verdicts.delete(oldest)
}

const isOutOfMemory = (fault: unknown): boolean =>
  (fault as { readonly code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY'

function workerFile(): string {
  const fromSources = import.meta.url.endsWith('.ts')
  return fileURLToPath(new URL(fromSources ? './pack-worker.mjs' : './pack-worker.js', import.meta.url))
}
