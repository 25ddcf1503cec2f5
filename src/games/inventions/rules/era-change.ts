import { type Frame, pushInOrder, type SeatFrame } from '../../../kernel/agenda.ts'
import type { AskingRule, RunningRule } from '../../../kernel/contract.ts'
import { known } from '../../../kernel/hidden.ts'
import { reveal } from '../../../kernel/play.ts'
import { target } from '../../../kernel/question.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import type { Inventions } from '../components.ts'
import { happened } from '../events.ts'
import { currentEra, type InventionsState, isChronos, NOBODY, type Owner, type Play, playerAt } from '../state.ts'
import { optionsOf } from '../verbs.ts'
import { chronosBeforeEra } from './chronos.ts'
import { refreshType } from './effects.ts'
import { removeIdea, renewIdeas, replaceIdeas } from './ideas.ts'
import { insertMilestone, lastEureka } from './milestones.ts'
import { gainInfluence, gainScholars } from './resources.ts'

/** The Chronos figure has entered an era: Chronos first, then the turn order, then the rest (I-14, I-16.11). */
export const eraChange: RunningRule<InventionsState, Inventions> = {
  kind: 'run',
  run(play) {
    if (play.events) happened(play, { type: 'era-began', era: currentEra(play) })
    chronosBeforeEra(play, currentEra(play) - 1)
    const first = decidesOrder(play)
    const renew: Frame<'renew-era'> = { rule: 'renew-era' }
    if (first === NOBODY) pushInOrder(play, [renew])
    else if (isChronos(play.state, first)) {
      moveInOrder(play, first, 0)
      pushInOrder(play, [renew])
    } else pushInOrder(play, [{ rule: 'turn-order', seat: first }, renew])
  },
}

/** The owner of the era marker on the Turn Order space farthest right (I-14.1). */
function decidesOrder(play: Play): Owner {
  let best = NOBODY
  let bestEra = 0
  play.state.markers.forEach((space, owner) => {
    const { effect, era } = row(play.components.eraSpaces, space)
    if (effect.kind !== 'turnOrder' || era <= bestEra) return
    best = owner
    bestEra = era
  })
  return best
}

function moveInOrder(play: Play, owner: Owner, position: number): void {
  const { state } = play
  const order = state.order.filter(other => other !== owner)
  order.splice(position, 0, owner)
  state.order = order
  if (play.events) {
    const seat = isChronos(state, owner) ? {} : { seat: owner }
    happened(play, { type: 'turn-order', ...seat, owner, position: position + 1 })
  }
}

const toPosition = optionsOf('position')

/** Q25: any position, the present one included; it counts at once (I-14.1, I-R33). */
export const turnOrder: AskingRule<InventionsState, Inventions, SeatFrame<'turn-order'>> = {
  kind: 'ask',
  rules: ['I-14.1', 'I-R33'],
  options(play, _frame, offer) {
    for (let position = 1; position <= play.state.order.length; position++)
      offer.legal.push(toPosition(String(position)))
  },
  apply: (play, { seat }, chosen) => moveInOrder(play, seat, Number(target(chosen)) - 1),
}

/** Influence, and after the first era everything else (I-14.2 to I-14.6). */
export const renewEra: RunningRule<InventionsState, Inventions> = {
  kind: 'run',
  run(play) {
    const { state } = play
    const ended = currentEra(play) - 1
    state.players.forEach(({ influence }, seat) => {
      gainInfluence(play, seat, play.components.pack.influenceTrack.items[influence]?.eraChange ?? 0, 'era')
    })
    if (ended > 1) {
      state.players.forEach((_, seat) => {
        renewPlayer(play, seat)
      })
      for (const region of state.regions) region.sage = true
      if (play.events) happened(play, { type: 'sages-returned' })
      renewMilestones(play, ended)
      renewIdeas(play, ended)
      const seats = state.order.filter(owner => !isChronos(state, owner))
      pushInOrder(
        play,
        seats.map((seat): SeatFrame<'renew-ideas'> => ({ rule: 'renew-ideas', seat })),
      )
    }
  },
}

/** Exhausted specialists, pillars, sages and economy tokens of a player (I-14.3, I-14.4). */
function renewPlayer(play: Play, seat: number): void {
  const player = playerAt(play, seat)
  for (let type = 0; type < 3; type++) refreshType(play, seat, type, player.exhausted[type] ?? 0, 'era')
  player.seasons = []
  gainScholars(play, seat, player.sages, 'sage')
  player.sages = 0
  player.ready += player.used.length
  player.used = []
}

/** Non-player milestones move on, what is left of the Eureka display becomes common, the next deck is laid out (I-14.5). */
function renewMilestones(play: Play, ended: number): void {
  const { state } = play
  const owners = state.markers.length
  for (let display = owners; display < state.privates.length; display++) {
    const next = lastEureka(state.eureka)
    if (next < 0) break
    insertMilestone(play, itemAt(state.privates, display))
    const milestone = itemAt(state.eureka, next)
    state.privates[display] = milestone
    state.eureka[next] = ''
    if (play.events) happened(play, { type: 'non-player-milestone', milestone })
  }
  for (const id of state.eureka) if (id !== '') insertMilestone(play, id)
  const deck = state.milestoneDecks[ended - 2] ?? []
  for (const id of deck) known(id, 'a milestone of the deck')
  state.eureka = deck
  state.milestoneDecks[ended - 2] = []
  if (deck.length > 0) reveal(play)
  if (play.events) happened(play, { type: 'eureka-laid', milestones: [...deck] })
}

/** A player's outdated ideas leave the game, each for a new one (I-14.6). */
export const renewOwnIdeas: RunningRule<InventionsState, Inventions, SeatFrame<'renew-ideas'>> = {
  kind: 'run',
  run(play, { seat }) {
    const player = playerAt(play, seat)
    const ended = currentEra(play) - 1
    const outdated = player.ideas.filter(id => row(play.components.cards, id).era <= ended)
    player.ideas = player.ideas.filter(id => !outdated.includes(id))
    for (const id of outdated) removeIdea(play, id)
    replaceIdeas(play, seat, outdated.length)
  },
}
