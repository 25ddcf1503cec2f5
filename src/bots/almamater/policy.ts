import { booksNamed, DICTIONARY, kindIndex } from '../../games/almamater/books.ts'
import type { EffectList } from '../../games/almamater/effects.ts'
import type { AskedFrame } from '../../games/almamater/rules.ts'
import { type Play, type Player, playerAt } from '../../games/almamater/state.ts'
import { never } from '../../kernel/errors.ts'
import type { Option, Question } from '../../kernel/question.ts'

/** Which answers are worth a thought: of many payments and purchases only the most sensible. */
export function consider(play: Play, { options, frame, seat }: Question<AskedFrame>): readonly Option[] {
  if (options.length <= 3) return options
  const player = playerAt(play, seat)
  switch (frame.rule) {
    case 'draft':
    case 'keep-card':
      return best(options, options.length, option => goodsOf(play, option))
    case 'pay-student':
    case 'pay-professor':
    case 'pay-step':
      return best(options, 5, option => (option.verb === 'pay' ? -paidFrom(booksNamed(option), player) : 1))
    case 'textbooks':
      return best(options, 6, option => gainedBy(play, booksNamed(option), player))
    case 'arrange':
      return options.slice(0, 3)
    case 'price-tiles':
      return options.slice(0, 4)
    case 'turn':
      return options.filter(option => isSensible(option, options))
    case 'put-away':
    case 'choose-chancellor':
    case 'goods':
    case 'pieces':
    case 'shelve':
    case 'choose':
    case 'recruit-student':
    case 'recruit-professor':
    case 'free-lecture':
    case 'lecture-order':
    case 'choose-bookmark':
    case 'repeat':
    case 'second-purchase':
    case 'score-shelf':
    case 'repeat-milestone':
    case 'return-books':
    case 'confirm':
      return options
    default:
      return never(frame)
  }
}

function best(options: readonly Option[], most: number, worth: (option: Option) => number): readonly Option[] {
  return options
    .map(option => ({ option, value: worth(option) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ option }) => option)
}

/** What a setup card gives, roughly counted: the first of the draft that others are thought to take. */
function goodsOf({ components }: Play, { verb, to }: Option): number {
  const card = components.setupCards.get(to[0] ?? '')
  if (card === undefined) return 0
  return (verb === 'discard' ? -1 : 1) * sizeOf(card.gives)
}

function sizeOf({ effects }: EffectList): number {
  let size = 0
  for (const effect of effects) {
    if ('gain' in effect) for (const amount of Object.values(effect.gain)) size += amount ?? 0
    else if ('gainTextbooks' in effect) size += 2 * effect.gainTextbooks.count
    else size += 3
  }
  return size
}

/** What it hurts to pay these books: those that are few, and dictionaries; the own are bought most easily. */
function paidFrom(paid: readonly number[], { books, color }: Player): number {
  const own = kindIndex(color)
  let pain = 0
  paid.forEach((count, kind) => {
    const left = (books[kind] ?? 0) - count
    pain += count * (kind === DICTIONARY ? 1.6 : kind === own ? 0.5 : 1) + (count > 0 && left === 0 ? 0.5 : 0)
  })
  return pain
}

/** What books help most: colours that are few in storage, of good reputation, and not the own. */
function gainedBy({ state }: Play, gained: readonly number[], { books, color }: Player): number {
  const own = kindIndex(color)
  let help = 0
  gained.forEach((count, kind) => {
    if (count === 0) return
    const rank = state.reputation.findIndex(one => kindIndex(one) === kind)
    const wanted = kind === own ? 0.5 : 1
    for (let each = 0; each < count; each++)
      help += wanted * (1 / (1 + (books[kind] ?? 0) + each)) + (rank >= 0 ? 0.15 * (3 - rank) : 0)
  })
  return help
}

/** Own textbooks: the most, half of them, or a few; purchases: not more than four of a kind. */
function isSensible({ verb, to }: Option, options: readonly Option[]): boolean {
  if (verb === 'own') {
    const counts = options.filter(one => one.verb === 'own' && one.to[0] === to[0]).length - 1
    const wanted = Number(to[1])
    return wanted === counts || wanted === Math.ceil(counts / 2) || wanted === Math.min(3, counts)
  }
  if (verb === 'dictionaries') return Number(to[0]) <= 2
  if (verb === 'buy') return Number(to[1]) <= 5
  return true
}
