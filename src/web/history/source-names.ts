import { loadGame } from '../../games/catalogue.ts'
import { prepared } from '../../kernel/components.ts'
import type { ScoreReason } from '../../kernel/contract.ts'
import type { Language } from '../../kernel/words.ts'
import { loadBoard } from '../boards/registry.ts'
import { componentsIn } from '../browse/component-list.ts'

/** What a source of points is called, in few words: components of one kind go by the name of the kind. */
export type SourceName = (because: string) => string

export async function sourceNamesOf(game: string, language: Language): Promise<SourceName> {
  const loaded = await loadGame(game)
  const board = await loadBoard(game)
  const { pack, words } = loaded
  const components = prepared(loaded, pack)
  const kinds = new Map(componentsIn(pack).map(({ id, group }) => [id, board?.groups[language][group]]))
  return because => kinds.get(because) ?? plainName(() => words[language].scoreReason(components, because), because)
}

/** An earlier edition may have had what this one does not know. */
function plainName(name: () => string, because: string): string {
  try {
    return name()
  } catch {
    return because
  }
}

/** Sources under the names of their kinds, the largest first. */
export function namedSources(
  sources: readonly ScoreReason[],
  nameOf: SourceName,
): readonly { readonly name: string; readonly points: number }[] {
  const points = new Map<string, number>()
  for (const source of sources) {
    const name = nameOf(source.because)
    points.set(name, (points.get(name) ?? 0) + source.points)
  }
  return [...points].map(([name, sum]) => ({ name, points: sum })).sort((one, other) => other.points - one.points)
}
