import { type Chance, chanceFromSeed, nextBelow } from '../../../kernel/chance.ts'
import { type MarkState, type Marks, noMarks, type PlaceName } from '../../plates/targets.ts'

const states: readonly MarkState[] = ['legal', 'legal-empty', 'hover', 'selected', 'blocked', 'last-move', 'hint-1']

/** Marks as they follow one another while somebody points about: each time something changes at a few places of a board. */
export function* someMarks(places: readonly PlaceName[], count: number, seed: string): Generator<Marks> {
  const chance = chanceFromSeed(seed)
  let marks: Marks = noMarks
  for (let step = 0; step < count; step++) {
    marks = changed(marks, places, chance)
    yield marks
  }
}

function changed(marks: Marks, places: readonly PlaceName[], chance: Chance): Marks {
  const one = <T>(items: readonly T[]): T => items[nextBelow(chance, items.length)] as T
  const few = (): readonly PlaceName[] => Array.from({ length: nextBelow(chance, 3) }, () => one(places))
  switch (nextBelow(chance, 7)) {
    case 0:
      return { ...marks, at: { ...marks.at, [one(places)]: [one(states)] } }
    case 1:
      return { ...marks, at: Object.fromEntries(Object.entries(marks.at).slice(1)) }
    case 2:
      return { ...marks, mover: one(['red', 'green']) }
    case 3:
      return { ...marks, pieces: few() }
    case 4:
      return { ...marks, touched: few() }
    case 5:
      return { ...marks, look: few() }
    default:
      return {
        ...marks,
        preview: { leaving: few(), chips: few().map(at => ({ at, parts: [{ text: '+2', tone: 'gain' }] })) },
      }
  }
}
