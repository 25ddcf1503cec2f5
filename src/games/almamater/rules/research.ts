import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import { offerUnless, type Reason } from '../../../kernel/question.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import type { AlmaMater } from '../components.ts'
import type { EffectList } from '../effects.ts'
import { happened } from '../events.ts'
import type { MilestoneFrame } from '../frames.ts'
import { layoutOf } from '../layout.ts'
import type { ResearchCard } from '../prepared/cards.ts'
import { type AlmaMaterState, type Play, playerAt } from '../state.ts'
import { option } from '../verbs.ts'
import { carryOut } from './effects.ts'
import { chancellorWith, triggeredLists } from './powers.ts'
import { recruitImpossible } from './recruiting.ts'
import { stop } from './stop.ts'

/** The research track: five cards with two cost levels and a milestone each. */

export const LAST_LEVEL = 15
const LEVELS_OF_CARD = 3

export const cardOfLevel = (play: Play, level: number): ResearchCard =>
  layoutOf(play).research[Math.floor((level - 1) / LEVELS_OF_CARD)] as ResearchCard

export const isFinished = (play: Play, marker: number): boolean => itemAt(play.state.levels, marker) >= LAST_LEVEL

/** Moves a marker up one level, and on to the milestone above a level 2. Says which level the step reached. */
export function raise({ state }: Play, marker: number): number {
  const reached = itemAt(state.levels, marker) + 1
  const level = reached % LEVELS_OF_CARD === 2 ? reached + 1 : reached
  state.levels[marker] = level
  rank(state, marker, level)
  return reached
}

/** On top of those on its level; on the last level behind those who came before. */
function rank({ ranking, levels }: AlmaMaterState, marker: number, level: number): void {
  ranking.splice(ranking.indexOf(marker), 1)
  const ahead = level >= LAST_LEVEL ? LAST_LEVEL : level + 1
  let at = 0
  while (at < ranking.length && itemAt(levels, ranking[at] as number) >= ahead) at++
  ranking.splice(at, 0, marker)
}

/** A step of a player: the move, then the milestone's bonus, then what a blue level gives (A-R10). */
export function stepUp(play: Play, seat: Seat, because: string): void {
  const { turn, levels } = play.state
  const from = itemAt(levels, seat)
  const reached = raise(play, seat)
  if (!turn.setup) turn.moved = true
  if (play.events) happened(play, { type: 'researched', seat, from, to: itemAt(levels, seat), because })
  const card = cardOfLevel(play, reached)
  const place = (reached - 1) % LEVELS_OF_CARD
  const blue = card.blue[place] ? triggeredLists(play, playerAt(play, seat), 'blueReached') : none
  if (place === 0) carryOut(play, seat, blue)
  else if (repeater(play, seat) === undefined) carryOut(play, seat, [card.milestone, ...blue])
  else {
    if (blue.length > 0) push(play, { rule: 'effects', seat, lists: blue.map(({ id }) => id), at: 0 })
    push(play, { rule: 'repeat-milestone', seat, list: card.milestone.id })
    carryOut(play, seat, [card.milestone])
  }
}
const none: readonly EffectList[] = []

/** The chancellor that can still repeat a milestone's bonus, on an own turn (A-17.1.5, A-R9). */
function repeater(play: Play, seat: Seat): string | undefined {
  if (play.state.turn.setup) return undefined
  const player = playerAt(play, seat)
  const chancellor = chancellorWith(play, player, abilities => abilities.repeatsMilestone)
  return chancellor === undefined || player.usedThisGame.includes(chancellor) ? undefined : chancellor
}

const repeatBonus = option('repeat-bonus')

/** A-D17: the bonus just taken, a second time (A-R41). */
export const repeatMilestone: AskingRule<AlmaMaterState, AlmaMater, MilestoneFrame> = {
  kind: 'ask',
  rules: ['A-17.1.5', 'A-R41'],
  options(play, { seat, list }, offer) {
    if (repeater(play, seat) !== undefined)
      offerUnless(offer, repeatBonus, givesNothing(play, seat, row(play.components.lists, list)))
    offer.legal.push(stop)
  },
  apply(play, { seat, list }, chosen) {
    const chancellor = repeater(play, seat)
    if (chosen === stop || chancellor === undefined) return
    playerAt(play, seat).usedThisGame.push(chancellor)
    const bonus = row(play.components.lists, list)
    if (play.events) happened(play, { type: 'bonus-repeated', seat, milestone: bonus.because, because: chancellor })
    carryOut(play, seat, [bonus])
  },
}

/** A bonus that does nothing but recruit, when nobody can be recruited. */
function givesNothing(play: Play, seat: Seat, { effects }: EffectList): Reason | undefined {
  let reason: Reason | undefined
  for (const effect of effects) {
    reason = 'action' in effect ? recruitImpossible(play, seat, effect) : undefined
    if (reason === undefined) return undefined
  }
  return reason
}
