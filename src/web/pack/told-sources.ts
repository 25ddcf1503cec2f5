import type { PackDescription } from '../../games/pack-descriptions.ts'
import type { Json } from '../../kernel/json.ts'
import { fieldAt } from '../../kernel/pack-faults.ts'
import type { PathStep } from '../../kernel/pack-size.ts'
import { partSources, sourceAt, type ValueSource } from '../../kernel/pack-sources.ts'

/** The parts of a component by their source, the surest first. Of one that says nothing by values there is its own source alone. */
export function toldSources(
  { field, sourceWords }: PackDescription,
  pack: Json,
  path: readonly PathStep[],
): readonly { readonly source: ValueSource; readonly parts: readonly string[] }[] {
  const own = fieldAt(field, pack, path)
  const sources = own === undefined ? [] : partSources(own, pack, path, sourceWords)
  const whole = sources.length > 0 ? undefined : sourceAt(pack, path, sourceWords)
  return whole === undefined ? sources : [{ source: whole, parts: [] }]
}
