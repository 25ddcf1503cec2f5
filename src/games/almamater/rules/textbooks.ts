import type { AskingRule } from '../../../kernel/contract.ts'
import type { Option } from '../../../kernel/question.ts'
import { bookList, booksNamed, kindIndex, noBooks } from '../books.ts'
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
    booksNamed(chosen).forEach((amount, kind) => {
      gainBooks(play, seat, kind, amount, because)
    })
  },
}

const found = new Map<string, readonly Option[]>()

function ways(play: Play, count: number, mode: TextbooksFrame['mode']): readonly Option[] {
  const { colors } = play.state.layout
  const key = `${count} ${mode} ${colors.join()}`
  let options = found.get(key)
  if (options === undefined) {
    options = combinations(colors.map(kindIndex).sort(), count, mode)
    found.set(key, options)
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
