import { booksNamed, kindAt } from '../../../games/almamater/books.ts'
import type { AlmaMaterEvent } from '../../../games/almamater/events.ts'
import type { EffectFrame, LectureFrame } from '../../../games/almamater/frames.ts'
import type { Color } from '../../../games/almamater/pack/terms.ts'
import { layouts } from '../../../games/almamater/rules/price-tiles.ts'
import { type Play, playerAt } from '../../../games/almamater/state.ts'
import type { Frame } from '../../../kernel/agenda.ts'
import type { GameEvent, Seat } from '../../../kernel/contract.ts'
import type { Option } from '../../../kernel/question.ts'
import type { PlaceName } from '../../plates/targets.ts'
import { slotsOf } from './slots.ts'

/** Where each option of Alma Mater is answered on the board. */
export function placesOf(play: Play, option: Option, frame: Frame): readonly PlaceName[] {
  const [first = '', second = ''] = option.to
  const seat = frame.seat ?? 0
  switch (option.verb) {
    case 'keep':
    case 'discard':
      return [`card:${first}`]
    case 'take':
      return [`goods:${first}:${second}`]
    case 'chancellor':
    case 'use':
      return [`chancellor:${first}`]
    case 'shelf':
      return [option.to.length === 1 ? `loose:${first}` : `slot:${first}:${second}`]
    case 'display':
      return [first === '0' ? 'storage:books' : emptySlot(play, seat, Number(first))]
    case 'prices':
      return pricedSlots(play, seat, option)
    case 'student':
      return [`student:${first}`]
    case 'professor':
      return [`professor:${first}`]
    case 'lecture':
    case 'ready':
    case 'exhaust':
      return [`own-professor:${first}`]
    case 'order':
      return [`own-professor:${(frame as LectureFrame).professor}`]
    case 'choose':
      return [`own-professor:${(frame as EffectFrame).list}`]
    case 'own':
      return [`own-space:${first}`]
    case 'bishop':
      return [`deal:bishop:${first}`]
    case 'buy':
      return [boughtSlot(play, first as Color, Number(second))]
    case 'dictionaries':
      return ['deal:dictionaries']
    case 'step':
    case 'cost':
      return [`level:${(play.state.levels[seat] ?? 0) + 1}`]
    case 'repeat-bonus':
      return [`level:${play.state.levels[seat] ?? 0}`]
    case 'bust':
      return [`bust:${first}`]
    case 'tutors':
      return [first === '0' ? 'archive:master' : 'archive:tutor']
    case 'give':
      return [`archive:${first}`]
    case 'pay':
      return eachBook(option, 'book')
    case 'return':
      return [`book:${first}`]
    case 'gain':
      return eachBook(option, 'supply')
    case 'bookmark':
      return [`supply:${first}`]
    case 'antiquarian':
    case 'park':
    case 'laboratory':
      return [`deal:${option.key}`]
    default:
      return []
  }
}

/** The place of each book that an option names: several of a kind lie on the same one. */
const eachBook = (option: Option, where: 'book' | 'supply'): readonly PlaceName[] =>
  booksNamed(option).flatMap((count, kind) => Array.from({ length: count }, () => `${where}:${kindAt(kind)}`))

/** The slot that the last of so many textbooks would fill: they come from the right. */
const emptySlot = (play: Play, seat: Seat, count: number): PlaceName =>
  slotsOf(play, playerAt(play, seat).color, false).at(-count) ?? 'storage:books'

/** The slot of the last of so many textbooks bought: they leave from the left, and then come from the supply. */
const boughtSlot = (play: Play, color: Color, count: number): PlaceName =>
  slotsOf(play, color, true)[count - 1] ?? `more:${color}`

function pricedSlots(play: Play, seat: Seat, option: Option): readonly PlaceName[] {
  const laid = layouts(play.components).find(({ lay }) => lay.key === option.key)
  const { color } = playerAt(play, seat)
  return (laid?.tiles ?? []).flatMap((tile, slot) => (tile === 0 ? [] : [`slot:${color}:${slot + 1}`]))
}

/** Where an event of Alma Mater happened. */
export function placesOfEvent(told: GameEvent): readonly PlaceName[] {
  const event = told as AlmaMaterEvent
  switch (event.type) {
    case 'sent':
      return [`space:${event.space}`, `own-space:${event.space}`]
    case 'student-recruited':
      return [`student:${event.student}`]
    case 'professor-recruited':
    case 'price-set':
      return [`professor:${event.professor}`]
    case 'lecture':
    case 'lecture-in-vain':
    case 'readied':
    case 'exhausted':
      return [`own-professor:${event.professor}`]
    case 'researched':
      return [`level:${event.to}`]
    case 'bust-taken':
      return [`bust:${event.letter}`]
    case 'shelf-scored':
      return [`slot:${event.color}:${event.slot}`]
    case 'chancellor-chosen':
      return [`chancellor:${event.chancellor}`]
    default:
      return []
  }
}
