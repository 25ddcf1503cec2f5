import { useCallback, useMemo, useState } from 'react'
import type { PackEntry, PackGroup } from '../../kernel/pack-groups.ts'
import { navigate } from '../app/navigation.tsx'
import { keyOf } from '../pack/entry-names.ts'
import type { WorkshopBench } from './bench.ts'
import { type IsDone, leftOff, type Opened, openAt, progressIn, type SourceOf, surenessIn } from './progress.ts'

/** Which component is open, how far each is entered, and the way to another. */
export function useOpened(
  { game, knowledge, begin }: WorkshopBench,
  groups: readonly PackGroup[],
  at: string | undefined,
): {
  readonly isDone: IsDone
  readonly sourceOf: SourceOf
  readonly opened: Opened | undefined
  readonly go: (to: PackEntry | undefined) => void
} {
  const isDone = useMemo(() => progressIn(knowledge.sourceWords), [knowledge])
  const sourceOf = useMemo(() => surenessIn(knowledge.sourceWords), [knowledge])
  const [begun] = useState(() => leftOff(groups, begin, isDone, sourceOf))
  const go = useCallback(
    (to: PackEntry | undefined): void => {
      if (to !== undefined) navigate({ page: 'workshop', game: game.id, at: keyOf(to) }, 'replace')
    },
    [game],
  )
  return { isDone, sourceOf, opened: openAt(groups, at ?? (begun && keyOf(begun))), go }
}
