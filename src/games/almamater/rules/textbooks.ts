import type { AskingRule } from '../../../kernel/contract.ts'
import type { Option } from '../../../kernel/question.ts'
import { bookList, booksNamed, DICTIONARY, kindIndex, noBooks } from '../books.ts'
import type { AlmaMater } from '../components.ts'
import type { TextbooksFrame } from '../frames.ts'
import type { AlmaMaterState, Play } from '../state.ts'
import { gainBooks } from './resources.ts'

/** A-D21: the colours of textbooks gained; all of them in one answer. They go to storage. */
export const textbooks: AskingRule<AlmaMaterState, AlmaMater, TextbooksFrame> = {
  kind: 'ask',
  rules: ['A-4.3', 'A-4.5'],
  options(play, { count, mode }, offer) {
    for (const one of ways(play, count, mode)) offer.legal.push(one)
  },
  apply(play, { seat, because = '' }, chosen) {
    const books = booksNamed(chosen)
    for (let kind = 0; kind < books.length; kind++) gainBooks(play, seat, kind, books[kind] ?? 0, because)
  },
}

/** By mode; in each by count and colours in play, the colours as bits. */
const found: Readonly<Record<TextbooksFrame['mode'], Map<number, readonly Option[]>>> = {
  any: new Map(),
  different: new Map(),
  same: new Map(),
}

function ways(play: Play, count: number, mode: TextbooksFrame['mode']): readonly Option[] {
  const { colors } = play.state.layout
  let inPlay = 0
  for (const color of colors) inPlay |= 1 << kindIndex(color)
  const key = (count << DICTIONARY) | inPlay
  let options = found[mode].get(key)
  if (options === undefined) {
    options = combinations(colors.map(kindIndex).sort(), count, mode)
    found[mode].set(key, options)
  }
  return options
}

/** So many textbooks of the colours in play; different ones only as far as there are colours (A-R30). */
function combinations(kinds: readonly number[], count: number, mode: TextbooksFrame['mode']): readonly Option[] {
  const options: Option[] = []
  const books = noBooks()
  const most = mode === 'different' ? 1 : count
  const total = mode === 'different' ? Math.min(count, kinds.length) : count
  const choose = (at: number, left: number): void => {
    const kind = kinds[at]
    if (kind === undefined) {
      if (left === 0) options.push(bookList(books).gain)
      return
    }
    for (let some = Math.min(most, left); some >= 0; some--) {
      if (mode === 'same' && some !== 0 && some !== total) continue
      books[kind] = some
      choose(at + 1, left - some)
    }
    books[kind] = 0
  }
  choose(0, total)
  return options
}
