import type { Json } from '../../kernel/json.ts'
import type { PackEntry } from '../../kernel/pack-groups.ts'
import type { WorkshopBench } from './bench.ts'
import { type Checked, isWithin } from './checking.ts'
import type { IsDone, SourceOf } from './progress.ts'

/** What all parts of the workshop look at. */
export interface AtWork {
  readonly bench: WorkshopBench
  readonly pack: Json
  readonly checked: Checked
  readonly isDone: IsDone
  readonly sourceOf: SourceOf
}

/** What can be done with the open component. */
export interface EntryActions {
  readonly edit: (path: PackEntry['path'], value: Json | undefined) => void
  /** It is so in the box; on to the next. */
  readonly next: () => void
  /** Back to the shipped values. */
  readonly shipped: () => void
  readonly move: (by: number) => void
}

export const faultsOf = ({ faults }: Checked, entry: PackEntry): Checked['faults'] =>
  faults.filter(({ path }) => isWithin(path, entry.path))
