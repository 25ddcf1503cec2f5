import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import { drawBelow } from '../../../kernel/play.ts'
import { target } from '../../../kernel/question.ts'
import type { Expo } from '../components.ts'
import { happened } from '../events.ts'
import type { ChitFrame } from '../frames.ts'
import { type ExpoState, GHOST, type Play } from '../state.ts'
import { optionsOf } from '../verbs.ts'
import { triggerEnd } from './ending.ts'

const chitOption = optionsOf('chit')

/** The first token in the last space of a row brings a Bonus chit: its owner chooses (E-8.8), for a Ghost chance does (E-13.4). */
export function arriveAtEnd(play: Play, row: number, owner: Seat): void {
  const { chits, rowChits } = play.state
  if (rowChits[row] !== '') return
  if (owner !== GHOST) push(play, { rule: 'choose-chit', seat: owner, row })
  else placeChit(play, row, chits[drawBelow(play, chits.length)] ?? '', undefined)
}

/** D-chit. The last chit goes by itself. */
export const chooseChit: AskingRule<ExpoState, Expo, ChitFrame> = {
  kind: 'ask',
  rules: ['E-8.8'],
  options(play, _frame, offer) {
    for (const chit of play.state.chits) offer.legal.push(chitOption(chit))
  },
  apply: (play, { row, seat }, chosen) => placeChit(play, row, target(chosen), seat),
}

/** With a token at the end of every row the end is triggered (E-11.2). */
function placeChit(play: Play, row: number, chit: string, seat: Seat | undefined): void {
  const { chits, rowChits } = play.state
  chits.splice(chits.indexOf(chit), 1)
  rowChits[row] = chit
  const { resource = '' } = play.components.rows[row] ?? {}
  if (play.events) happened(play, { type: 'chit-placed', chit, row: resource, ...(seat === undefined ? {} : { seat }) })
  if (!rowChits.includes('')) triggerEnd(play, 'patents')
}
