import type { Seat } from '../../../kernel/contract.ts'
import type { Offer, Option } from '../../../kernel/question.ts'
import { happened } from '../events.ts'
import type { ActionFrame } from '../frames.ts'
import { type Play, regionAt, regionIndex } from '../state.ts'
import { type Action, perform } from './action.ts'
import { gainAspiration } from './aspirations.ts'
import { hasMapCitizen } from './resources.ts'

/** Travel (I-9.7): an aspiration, and one citizen goes along a rope. */

function options(play: Play, seat: Seat, offer: Offer): void {
  for (const region of play.components.regions)
    if ((regionAt(play, region.index).citizens[seat] ?? 0) > 0)
      for (const { move } of region.routes) offer.legal.push(move)
}

function apply(play: Play, frame: ActionFrame, { to: [from = '', to = ''] }: Option): void {
  const { seat } = frame
  const left = regionAt(play, regionIndex(play, from))
  const entered = regionAt(play, regionIndex(play, to))
  perform(play, frame, to)
  gainAspiration(play, seat, 'culture', 'travel')
  left.citizens[seat] = (left.citizens[seat] ?? 0) - 1
  entered.citizens[seat] = (entered.citizens[seat] ?? 0) + 1
  if (play.events) happened(play, { type: 'travelled', seat, from, to, because: frame.because })
}

export const travel: Action = {
  rules: ['I-9.7.1', 'I-9.7.2'],
  can: hasMapCitizen,
  why: () => ({ why: 'no-map-citizen', rule: 'I-9.7.1' }),
  options,
  apply,
}
