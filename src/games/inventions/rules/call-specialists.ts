import { type Action, perform } from './action.ts'
import { gainAspiration } from './aspirations.ts'
import { called, offerCalls } from './calling.ts'
import { hasMapCitizen } from './resources.ts'

/** Call Specialists (I-9.5): an aspiration, and citizens of one region come home. */
export const callSpecialists: Action = {
  rules: ['I-9.5.1', 'I-9.5.2', 'I-7.6'],
  can: hasMapCitizen,
  why: () => ({ why: 'no-map-citizen', rule: 'I-9.5.1' }),
  options: offerCalls,
  apply(play, frame, chosen) {
    perform(play, frame, '')
    gainAspiration(play, frame.seat, 'economy', 'call-specialists')
    called(play, frame.seat, chosen, 'call-specialists')
  },
}
