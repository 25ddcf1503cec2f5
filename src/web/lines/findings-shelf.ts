import { safeParse } from 'zod/mini'
import { checkVariations } from '../../kernel/lines.ts'
import type { AnnotatedRecord } from '../../kernel/variations.ts'
import { findingsAnswer } from '../../protocol/findings/answers.ts'
import type { Findings, FindingsAnswer, FindingsKept } from '../../protocol/findings/requests.ts'
import { keepFound, keptFound } from '../exercises/kept-found.ts'
import type { ReplayedGame } from '../replay/replayed-game.ts'
import { type DeviceShelf, type KeptShelf, type Revised, sharedShelf } from '../session/remote/shared-shelf.ts'
import { keepLines, keptLines } from './kept-lines.ts'
import { areSameLines, mergedLines } from './merged-lines.ts'

/** Where lines, comments and found exercises of a game are kept: on this device those of its own tables, else at the server too. */
export type FindingsShelf = KeptShelf<Findings>

type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const NO_FINDINGS: Findings = { variations: [], comments: [], found: [] }

/** What a server is asked about findings; what it refuses or cannot do now is thrown. */
export interface FindingsRequests {
  read(): Promise<FindingsAnswer>
  keep(findings: Findings, revision: number): Promise<FindingsKept>
}

/** What this device alone keeps of a game. */
export function deviceFindings(
  id: string,
  game: ReplayedGame,
  storage: DeviceStorage = localStorage,
): DeviceShelf<Findings> {
  return {
    get() {
      const { variations, comments } = sound(game, keptLines(id, game.record, storage))
      return { variations, comments, found: keptFound(id, storage) }
    },
    keep(findings) {
      keepLines(id, linesOf(game, findings), storage)
      keepFound(id, findings.found, storage)
    },
  }
}

/** Findings that a server keeps for all devices of their person, and this one too. */
export function serverFindings(
  id: string,
  game: ReplayedGame,
  requests: FindingsRequests,
  storage: DeviceStorage = localStorage,
): FindingsShelf {
  const told = ({ findings, revision }: FindingsAnswer): Revised<Findings> => {
    const { variations, comments } = sound(game, linesOf(game, findings))
    return { value: { variations, comments, found: findings.found }, revision }
  }
  return sharedShelf<Findings>(
    {
      device: deviceFindings(id, game, storage),
      known: knownFindings(id, storage),
      merged: (before, mine, theirs) => merged(game, before, mine, theirs),
      areSame: (one, other) => areSame(game, one, other),
    },
    {
      read: async () => told(await requests.read()),
      async keep(findings, revision) {
        const answer = await requests.keep(findings, revision)
        return { ...told(answer), kept: answer.kept }
      },
    },
  )
}

export const linesOf = ({ record }: ReplayedGame, { variations, comments }: Findings): AnnotatedRecord => ({
  record,
  variations,
  comments,
})

/** Lines that can still be played; rules may have changed since they were kept. */
function sound(game: ReplayedGame, annotated: AnnotatedRecord): AnnotatedRecord {
  try {
    checkVariations(game.game, game.components, annotated, game.states)
    return annotated
  } catch {
    return linesOf(game, NO_FINDINGS)
  }
}

function merged(game: ReplayedGame, before: Findings, mine: Findings, theirs: Findings): Findings {
  const [was, here, there] = [before, mine, theirs].map(one => linesOf(game, one)) as [
    AnnotatedRecord,
    AnnotatedRecord,
    AnnotatedRecord,
  ]
  const { variations, comments } = mergedLines(was, here, there)
  return { variations, comments, found: [...new Set([...mine.found, ...theirs.found])] }
}

const areSame = (game: ReplayedGame, one: Findings, other: Findings): boolean =>
  new Set(one.found).size === new Set(other.found).size &&
  one.found.every(index => other.found.includes(index)) &&
  areSameLines(linesOf(game, one), linesOf(game, other))

const KEY = 'athenaeum-server-findings-'

/** What the server was known to have, as this device keeps it. */
function knownFindings(id: string, storage: DeviceStorage) {
  return {
    get(): Revised<Findings> {
      const read = safeParse(findingsAnswer, parsed(storage.getItem(KEY + id)))
      return read.success
        ? { value: read.data.findings, revision: read.data.revision }
        : { value: NO_FINDINGS, revision: 0 }
    },
    keep({ value, revision }: Revised<Findings>): void {
      try {
        storage.setItem(KEY + id, JSON.stringify({ findings: value, revision }))
      } catch {
        // The device has no room left: it asks the server again the next time.
      }
    },
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
}
