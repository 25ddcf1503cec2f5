import type { Seat } from '../../../kernel/contract.ts'
import { never } from '../../../kernel/errors.ts'
import { row } from '../../../kernel/rows.ts'
import { sentences } from '../../../kernel/words.ts'
import type { BuyFrame, CardFrame } from '../frames.ts'
import type { AskedFrame } from '../rules.ts'
import { type Play, playerAt } from '../state.ts'
import { nameOf, resourceName } from './names.ts'
import type { Phrases } from './phrases.ts'

export interface QuestionText {
  readonly title: string
  readonly help?: string
}

/** What a frame asks, and what matters for the answer now. */
export function questionText(phrases: Phrases, play: Play, frame: AskedFrame, seat: Seat): QuestionText {
  const { asking, terms } = phrases
  const have = asking.youHave(terms.money(playerAt(play, seat).money))
  switch (frame.rule) {
    case 'handicap':
      return asked(asking.handicap, asking.tilesLeft(frame.left))
    case 'choose-card':
      return cardQuestion(phrases, play, frame, have)
    case 'buy':
      return asked(asking.buy, ...priceTexts(phrases, play, frame), have)
    case 'laboratory':
    case 'reposition':
      return asked(asking[frame.rule], asking.operationsLeft(frame.left))
    case 'patents': {
      const { points, discount } = frame
      const cheaper = discount === 0 ? [] : [asking.discount(terms.money(discount))]
      return asked(asking.patents, asking.pointsLeft(points), ...cheaper, have)
    }
    case 'choose-chit': {
      const { resource = '' } = play.components.rows[frame.row] ?? {}
      return asked(asking.chit(resourceName(phrases, play.components, resource)))
    }
    case 'meeting': {
      const { card, used } = frame
      return asked(asking.meeting, asking.choicesLeft(row(play.components.cards, card).choices - used.length), have)
    }
    case 'confirm':
      return asked(asking.confirm, asking.stillUndoable)
    default:
      return never(frame)
  }
}

const asked = (title: string, ...help: readonly string[]): QuestionText =>
  help.length === 0 ? { title } : { title, help: sentences(...help) }

function cardQuestion(phrases: Phrases, play: Play, { last }: CardFrame, have: string): QuestionText {
  const { asking } = phrases
  const { lastAction } = play.state
  if (last) return asked(asking.lastCard, have)
  const chosen = lastAction === '' ? [] : [asking.justChosen(nameOf(phrases, play.components, lastAction))]
  return asked(asking.card, ...chosen, have)
}

/** What the card still lets buy or take. */
function priceTexts({ asking, terms }: Phrases, play: Play, frame: BuyFrame): readonly string[] {
  const { resourcePrices, academyPrices, freeTiles } = row(play.components.cards, frame.card)
  const next = resourcePrices[frame.resources]
  const academy = academyPrices[frame.inAcademy]
  const free = freeTiles - frame.free
  return [
    ...(next === undefined ? [] : [asking.nextPrice(terms.money(next))]),
    ...(academy === undefined ? [] : [asking.academyPrice(terms.money(academy))]),
    ...(free === 0 ? [] : [asking.freeTile(free)]),
  ]
}
