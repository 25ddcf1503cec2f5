import { type Offer, type Option, offerUnless, type Reason } from '../../../kernel/question.ts'
import { happened } from '../events.ts'
import type { ActionFrame } from '../frames.ts'
import { type Play, playerAt } from '../state.ts'
import { optionsOf } from '../verbs.ts'
import { actionRule } from './action.ts'
import { landOnSpecial } from './landing.ts'
import { entryBlocked, potionsForVolumes, volumesFor } from './requirements.ts'
import { gainCoins, pay } from './resources.ts'
import { valueLeft } from './value.ts'

/** Work (N-5): choose a value; as many spaces and as many coins. */

const workFor = optionsOf('work')
const enterWith = optionsOf('enter')
const byValue = Array.from({ length: 40 }, (_, value) => workFor(String(value)))
const enterByValue = Array.from({ length: 40 }, (_, value) => enterWith(String(value)))
/** No value of the printed game is as high as 40; one of another pack may be. */
const workOf = (value: number): Option => byValue[value] ?? workFor(String(value))
const enterOf = (value: number): Option => enterByValue[value] ?? enterWith(String(value))

export function workOptions(play: Play, frame: ActionFrame, offer: Offer): void {
  const { work } = playerAt(play, frame.seat)
  const end = play.components.work.length - 1
  const highest = valueLeft(play, frame)
  for (let value = 1; value <= highest; value++) {
    offer.legal.push(workOf(value))
    if (work < end && work + value >= end) offerUnless(offer, enterOf(value), objectiveBlocked(play, frame))
  }
}

function objectiveBlocked(play: Play, frame: ActionFrame): Reason | undefined {
  const { requirement } = play.components.work[play.components.work.length - 1] ?? {}
  if (requirement === undefined || frame.ignoreRequirement) return undefined
  return entryBlocked(play, frame, requirement, 'N-5.4')
}

function applyWork(play: Play, frame: ActionFrame, chosen: Option): void {
  const { seat } = frame
  const player = playerAt(play, seat)
  const value = Number(chosen.to[0])
  const from = player.work
  const end = play.components.work.length - 1
  const enters = chosen.verb === 'enter'
  if (enters) payForObjective(play, frame)
  player.work = from === end ? end : Math.min(from + value, enters ? end : end - 1)
  if (play.events) happened(play, { type: 'worked', seat, from, to: player.work, because: frame.because ?? '' })
  if (!frame.noCoins) gainCoins(play, seat, value, 'work')
  const space = play.components.work[player.work]
  if (player.work !== from && space !== undefined) landOnSpecial(play, seat, space)
}

function payForObjective(play: Play, frame: ActionFrame): void {
  const { requirement } = play.components.work[play.components.work.length - 1] ?? {}
  if (requirement === undefined || frame.ignoreRequirement) return
  const potions = potionsForVolumes(play, volumesFor(play, frame), requirement)
  pay(play, frame.seat, { potions }, 'objective')
}

export const work = actionRule(['N-5.1', 'N-5.2', 'N-5.4'], workOptions, applyWork)
