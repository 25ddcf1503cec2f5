import { push } from '../../../kernel/agenda.ts'
import type { AskingRule } from '../../../kernel/contract.ts'
import { never } from '../../../kernel/errors.ts'
import { type Offer, type Option, target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { Expo } from '../components.ts'
import { happened } from '../events.ts'
import type { LabFrame, MeetingFrame } from '../frames.ts'
import type { Energy, MeetingChoice, MeetingOption } from '../pack.ts'
import { type ExpoState, type Play, playerAt } from '../state.ts'
import { option } from '../verbs.ts'
import { chooseJuryTile, energies, juryOptions, juryTilesLeft } from './jury.ts'
import { isMove, offerMoves, spendPoints } from './patents.ts'
import { offerRepositions, reposition } from './reposition.ts'
import { gainMoney } from './resources.ts'
import { stop } from './stop.ts'

export const takeMoney = option('money')

/**
 * D-meeting: up to two different options out of four (E-5.14). The first answers of all of them are offered together:
 * taking money, moving a token, naming an energy, repositioning a tile.
 */
export const meeting: AskingRule<ExpoState, Expo, MeetingFrame> = {
  kind: 'ask',
  rules: ['E-5.14'],
  options(play, frame, offer) {
    for (const choice of row(play.components.cards, frame.card).options)
      if (!frame.used.includes(choice.id)) offerChoice(play, frame, choice, offer)
    offer.legal.push(stop)
  },
  apply(play, frame, chosen) {
    if (chosen === stop) return
    const card = row(play.components.cards, frame.card)
    const choice = card.options.find(({ id }) => id === choiceOf(chosen))
    if (choice === undefined) throw new Error(`${chosen.key} is no option of ${frame.card}`)
    const used = [...frame.used, choice.id]
    if (used.length < card.choices) push(play, { ...frame, used })
    if (play.events) happened(play, { type: 'meeting', seat: frame.seat, choice: choice.id })
    applyChoice(play, frame, choice, chosen)
  },
}

/** Which of the four an answer uses. */
export function choiceOf(chosen: Option): MeetingChoice {
  if (chosen === takeMoney) return 'money'
  if (isMove(chosen)) return 'patent'
  return chosen.verb === 'jury' ? 'jury' : 'reposition'
}

function offerChoice(play: Play, { seat }: MeetingFrame, choice: MeetingOption, offer: Offer): void {
  switch (choice.id) {
    case 'money':
      offer.legal.push(takeMoney)
      return
    case 'patent': {
      const { points, jumpDiscount } = choice.effect.patents
      offerMoves(play, seat, points, jumpDiscount, offer)
      return
    }
    case 'jury':
      for (const energy of energies) offerEnergy(play, energy, offer)
      return
    case 'reposition':
      offerRepositions(play, playerAt(play, seat), offer)
      return
    default:
      never(choice)
  }
}

function offerEnergy(play: Play, energy: Energy, offer: Offer): void {
  const named = row(juryOptions, energy)
  if (juryTilesLeft(play, energy) > 0) offer.legal.push(named)
  else offer.blocked?.push({ option: named, reason: { why: 'no-jury-tile', energy, rule: 'E-9.3' } })
}

function applyChoice(play: Play, { seat, card }: MeetingFrame, choice: MeetingOption, chosen: Option): void {
  switch (choice.id) {
    case 'money':
      gainMoney(play, seat, choice.effect.gain.money, card)
      return
    case 'patent': {
      const { points, jumpDiscount } = choice.effect.patents
      spendPoints(play, { seat, points, discount: jumpDiscount, because: card }, chosen)
      return
    }
    case 'jury':
      chooseJuryTile(play, target(chosen) as Energy)
      return
    case 'reposition': {
      const frame: LabFrame = { rule: 'reposition', seat, left: choice.effect.max, because: card }
      reposition.apply(play, frame, chosen)
      return
    }
    default:
      never(choice)
  }
}
