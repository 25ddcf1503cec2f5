import type { Seat } from '../../../kernel/contract.ts'
import { never } from '../../../kernel/errors.ts'
import { row } from '../../../kernel/rows.ts'
import type {
  ActionFrame,
  AnyActionFrame,
  CardRewardFrame,
  PlaceCubeFrame,
  PlaceTileFrame,
  TileFrame,
} from '../frames.ts'
import { basicActions } from '../pack.ts'
import { coinsForSecond } from '../rules/book-spaces.ts'
import { cubesLeft } from '../rules/cubes.ts'
import { type Acting, volumesFor } from '../rules/requirements.ts'
import { ownAction } from '../rules/turn.ts'
import { valueLeft } from '../rules/value.ts'
import type { AskedFrame } from '../rules.ts'
import { type Play, type Player, playerAt } from '../state.ts'
import { actionText, amountText, roman, volumesText } from './amounts.ts'
import { ownCardName } from './cards.ts'
import { causeName } from './components.ts'
import type { Phrases } from './phrases.ts'
import { tileName } from './tiles.ts'

export interface QuestionText {
  readonly title: string
  readonly help?: string
}

/** What a frame asks, and what matters for the answer now. */
export function questionText(phrases: Phrases, play: Play, frame: AskedFrame, seat: Seat): QuestionText {
  const { questions } = phrases
  const player = playerAt(play, seat)
  switch (frame.rule) {
    case 'turn':
      return turnQuestion(phrases, play, seat)
    case 'work':
    case 'technology':
    case 'travel':
    case 'lessons':
    case 'study':
      return actionQuestion(phrases, play, frame)
    case 'place-tile':
      return placeTileQuestion(phrases, play, frame)
    case 'any-action':
      return asked(questions.anyAction, from(phrases, play, frame), anyValues(phrases, frame))
    case 'discard':
      return asked(questions.discard, discardReward(phrases, play, frame))
    case 'play-master':
      return asked(questions.master, from(phrases, play, frame), phrases.help.lostIfUnused)
    case 'place-cube':
      return placeCubeQuestion(phrases, play, frame)
    case 'remove-tiles':
      return asked(questions.removeTiles(frame.count), phrases.help.bonusesCount)
    case 'choose-tile':
      return asked(questions.chooseTile[frame.tile], from(phrases, play, frame))
    case 'replace-tile':
      return replaceQuestion(phrases, play, frame)
    case 'push-under':
      return asked(questions.pushUnder, phrases.help.underDesk)
    case 'draft':
      return asked(questions.draft, phrases.help.passLeft(player.packet.length - 1))
    case 'keep-masters':
      return asked(
        questions.keepMasters,
        phrases.help.keepMore(play.components.pack.constants.mastersKept - player.masters.length),
      )
    case 'confirm':
      return asked(questions.confirm, phrases.help.stillUndoable)
    default:
      return never(frame)
  }
}

/** A title, with those sentences of help that there are. */
function asked(title: string, ...help: readonly (string | undefined)[]): QuestionText {
  const told = help.filter(sentence => sentence !== undefined)
  return told.length === 0 ? { title } : { title, help: told.join(' ') }
}

function from(phrases: Phrases, play: Play, { because }: AskedFrame): string | undefined {
  const cause = causeName(phrases, play.components, because)
  return cause === undefined ? undefined : phrases.help.from(cause)
}

const holdings = ({ terms, help }: Phrases, { coins, potions }: Player): string =>
  help.have(terms.and([terms.coins(coins), terms.potions(potions)]))

const volumesAvailable = (phrases: Phrases, play: Play, acting: Acting): string =>
  phrases.help.volumes(volumesText(phrases, volumesFor(play, acting)))

function turnQuestion(phrases: Phrases, play: Play, seat: Seat): QuestionText {
  const { questions, help } = phrases
  const { card, acted } = play.state.turn
  const player = playerAt(play, seat)
  const have = holdings(phrases, player)
  if (card === '') {
    const { hand } = player
    return hand.length === 0
      ? asked(questions.noCard, have)
      : asked(questions.playCard, help.cardsInHand(hand.length), have)
  }
  if (acted) return asked(questions.more, help.acted, have)
  const title = questions.act(ownCardName(phrases, row(play.components.cards, card)))
  return asked(title, ownValue(phrases, play, seat, card), volumesAvailable(phrases, play, { seat }), have)
}

/** The value that the card's basic action has now; for a joker, that of each. */
function ownValue({ terms, help }: Phrases, play: Play, seat: Seat, card: string): string {
  const { action } = row(play.components.cards, card)
  const valueFor = (one: (typeof basicActions)[number]): number => valueLeft(play, ownAction(play, seat, one))
  if (action !== 'joker') return help.value(terms.actions[action], valueFor(action))
  return help.jokerValues(basicActions.map(one => actionText(terms.actions[one], valueFor(one))).join(', '))
}

function actionQuestion(phrases: Phrases, play: Play, frame: ActionFrame): QuestionText {
  const { questions, help, terms } = phrases
  const player = playerAt(play, frame.seat)
  const left = valueLeft(play, frame)
  const cause = frame.ofCard ? undefined : from(phrases, play, frame)
  const have = holdings(phrases, player)
  switch (frame.rule) {
    case 'work':
      return asked(questions.work, cause, help.value(terms.actions.work, left))
    case 'technology': {
      const title = frame.student < 0 ? questions.student : questions.studentNext
      return asked(title, cause, help.stepsLeft(left), have)
    }
    case 'travel':
      return asked(frame.parts === 0 ? questions.travel : questions.travelNext, cause, help.stepsLeft(left), have)
    case 'lessons':
      return asked(questions.lessons, cause, help.levelsUpTo(roman(left)))
    case 'study': {
      const volumes = volumesAvailable(phrases, play, frame)
      return asked(questions.study, cause, help.shelvesUpTo(left), secondTile(phrases, play, frame), volumes, have)
    }
  }
}

function secondTile(phrases: Phrases, play: Play, frame: ActionFrame): string | undefined {
  const coins = coinsForSecond(play, frame)
  return coins === 0 ? undefined : phrases.help.secondTile(amountText(phrases, { coins }))
}

function placeTileQuestion(phrases: Phrases, play: Play, { study }: PlaceTileFrame): QuestionText {
  const { title, help } = actionQuestion(phrases, play, study)
  return asked(title, phrases.help.tileTaken, help)
}

/** Value 0 stands for the visible symbols and one more. */
const anyValues = ({ help }: Phrases, { value }: AnyActionFrame): string =>
  value === 0 ? help.oneAboveSymbols : help.anyValue(value)

function discardReward(phrases: Phrases, play: Play, { card, effect }: CardRewardFrame): string | undefined {
  const found = row(play.components.cards, card).effects.find(one => one.name === effect)?.effect
  return found?.kind === 'discardCard' ? phrases.help.youGet(amountText(phrases, found.gain)) : undefined
}

function placeCubeQuestion(phrases: Phrases, play: Play, frame: PlaceCubeFrame): QuestionText {
  const { questions, help } = phrases
  const cost = frame.coins === 0 ? undefined : help.itCosts(amountText(phrases, { coins: frame.coins }))
  const left = cubesLeft(play, playerAt(play, frame.seat))
  return asked(questions.placeCube, from(phrases, play, frame), cost, help.cubesLeft(left))
}

function replaceQuestion(phrases: Phrases, play: Play, { tile, type }: TileFrame): QuestionText {
  const name = tileName(phrases, play.components, tile, type)
  return asked(phrases.questions.replaceTile(name), phrases.help.tileStaysFull)
}
