import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import type { Offer, Option } from '../../../kernel/question.ts'
import type { Newton } from '../components.ts'
import { type ActionFrame, type AnyActionFrame, actionFrame } from '../frames.ts'
import { type BasicAction, basicActions } from '../pack.ts'
import type { NewtonState, Play } from '../state.ts'
import type { ActionRule } from './action.ts'
import { lessons, lessonsOptions } from './lessons.ts'
import { offerQuickActions, tookQuickAction } from './quick.ts'
import { stop } from './stop.ts'
import { study, studyOptions } from './study.ts'
import { technology, technologyOptions } from './technology.ts'
import { travel, travelOptions } from './travel.ts'
import { visibleSymbols } from './value.ts'
import { work, workOptions } from './work.ts'

export const actionRules: Readonly<Record<BasicAction, ActionRule>> = { work, technology, travel, lessons, study }

const openings: Readonly<Record<BasicAction, (play: Play, frame: ActionFrame, offer: Offer) => void>> = {
  work: workOptions,
  technology: technologyOptions,
  travel: travelOptions,
  lessons: lessonsOptions,
  study: studyOptions,
}

/** The first answers of a basic action, offered where it could begin. */
export const offerOpening = (play: Play, frame: ActionFrame, offer: Offer): void =>
  openings[frame.rule](play, frame, offer)

const actionOfVerb: Readonly<Record<string, BasicAction>> = {
  work: 'work',
  enter: 'work',
  student: 'technology',
  travel: 'travel',
  take: 'lessons',
  'take-tile': 'study',
  shelve: 'study',
  'shelve-freely': 'study',
}

/** The basic action that an option begins, if it begins one. */
export const actionBegunBy = (chosen: Option): BasicAction | undefined => actionOfVerb[chosen.verb]

/** One basic action of choice (N-10.1, N-18.16): the first answers of all five are offered together. */
export const anyAction: AskingRule<NewtonState, Newton, AnyActionFrame> = {
  kind: 'ask',
  rules: ['N-18.16', 'N-10.1'],
  options(play, frame, offer) {
    for (const action of basicActions) offerOpening(play, chosenAction(play, frame, action), offer)
    offer.legal.push(stop)
    offerQuickActions(play, frame.seat, false, offer)
  },
  apply(play, frame, chosen) {
    if (chosen === stop) return
    const action = actionBegunBy(chosen)
    if (action !== undefined) actionRules[action].apply(play, chosenAction(play, frame, action), chosen)
    else {
      push(play, frame)
      tookQuickAction(play, frame.seat, chosen)
    }
  },
}

/** A value of 0 stands for the visible symbols and one more. */
function chosenAction(play: Play, frame: AnyActionFrame, action: BasicAction): ActionFrame {
  const { seat, value, because, asIfPlayed } = frame
  const reached = value === 0 ? jokerValue(play, seat, action) : value
  return actionFrame(action, seat, reached, because ?? '', asIfPlayed === undefined ? undefined : { asIfPlayed })
}

export const jokerValue = (play: Play, seat: Seat, action: BasicAction): number =>
  visibleSymbols(play, seat, action) + 1
