import { calling } from '../../../kernel/agenda.ts'
import { never } from '../../../kernel/errors.ts'
import { type Option, target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { BuyFrame } from '../frames.ts'
import type { Energy } from '../pack.ts'
import { placingOf } from '../prepared/tiles.ts'
import type { AskedFrame } from '../rules.ts'
import { type Play, playerAt } from '../state.ts'
import type { Verb } from '../verbs.ts'
import { cellName, jumpPrice, nameOf, placeName, spaceName } from './names.ts'
import type { OptionPhrases } from './phrases/asking.ts'
import type { Phrases } from './phrases.ts'

/** An option as a short phrase, with what it costs. */
export function optionText(phrases: Phrases, play: Play, option: Option, frame: AskedFrame): string {
  const { options, terms } = phrases
  const expo = play.components
  const named = (): string => nameOf(phrases, expo, target(option))
  const verb = option.verb as Verb | 'confirm'
  switch (verb) {
    case 'play':
    case 'take':
    case 'chit':
    case 'enter':
      return options[verb](named())
    case 'pass':
    case 'confirm':
      return options[verb]
    case 'buy':
      return options.buy(named(), terms.money(priceOf(play, option, calling(frame, 'buy'))))
    case 'place':
      return options.place(named(), placeName(phrases, placingOf(option)))
    case 'move':
      return options.move(labTileName(phrases, play, target(option), frame), placeName(phrases, placingOf(option)))
    case 'remove':
      return removeText(phrases, play, option, frame)
    case 'advance':
    case 'jump':
      return moveText(phrases, play, option, frame)
    case 'money':
      return options.money(terms.money(meetingMoney(play, frame)))
    case 'jury':
      return options.jury(terms.energies[target(option) as Energy])
    case 'stop':
      return options.stop[frame.rule as keyof OptionPhrases['stop']] ?? options.stop.other
    default:
      return never(verb)
  }
}

function priceOf(play: Play, option: Option, { card, resources, inAcademy }: BuyFrame): number {
  const { resourcePrices, academyPrices } = row(play.components.cards, card)
  const isResource = row(play.components.tiles, target(option)).kind === 'resource'
  return (isResource ? resourcePrices[resources] : academyPrices[inAcademy]) ?? 0
}

/** Two Resource tiles in a Lab may be alike: they are told apart by where they lie. */
function labTileName(phrases: Phrases, play: Play, id: string, { seat = 0 }: AskedFrame): string {
  const name = nameOf(phrases, play.components, id)
  const there = playerAt(play, seat).lab.find(({ tile }) => tile === id)
  if (there === undefined || row(play.components.tiles, id).kind !== 'resource') return name
  return phrases.terms.tileAt(name, cellName(phrases, there.row, there.col))
}

function removeText(phrases: Phrases, play: Play, { to }: Option, frame: AskedFrame): string {
  const [tile = '', cell = ''] = to
  if (tile !== 'scrap') return phrases.options.remove(labTileName(phrases, play, tile, frame))
  const [line = 0, column = 0] = cell.split('-').map(Number)
  return phrases.options.removeScrap(cellName(phrases, line, column))
}

/** What a meeting pays. */
function meetingMoney(play: Play, frame: AskedFrame): number {
  const choice = row(play.components.cards, calling(frame, 'meeting').card).options.find(one => one.id === 'money')
  return choice?.id === 'money' ? choice.effect.gain.money : 0
}

function moveText(phrases: Phrases, play: Play, { verb, to }: Option, frame: AskedFrame): string {
  const { options } = phrases
  const expo = play.components
  const [from = '', next = ''] = to
  const space = expo.pack.board.patentsOffice.spaces.find(one => one.id === from)
  const rank = Number((verb === 'jump' ? to[2] : to[1]) ?? 1)
  const notes = rank > 1 ? [options.fromBelow(rank)] : []
  if (verb === 'jump') {
    const { points = 1, money = 0 } = expo.spaces.get(from)?.jumps.find(jump => jump.to === next) ?? {}
    const discount = frame.rule === 'patents' ? frame.discount : 0
    notes.unshift(jumpPrice(phrases, points, Math.max(0, money - discount)))
    return noted(options.jump(spaceName(phrases, expo, from), spaceName(phrases, expo, next)), notes)
  }
  // It stays in its row.
  return noted(options.advance(spaceName(phrases, expo, from), String((space?.column ?? 0) + 1)), notes)
}

const noted = (text: string, notes: readonly string[]): string =>
  notes.length === 0 ? text : `${text} (${notes.join(', ')})`
