import { known } from '../../../kernel/hidden.ts'
import { reveal, shuffle } from '../../../kernel/play.ts'
import { row } from '../../../kernel/rows.ts'
import { happened } from '../events.ts'
import type { Play } from '../state.ts'

/** A new deck at the start of a round. */
export function formGhostDeck(play: Play): void {
  play.state.ghost = { deck: shuffle(play, play.components.dealing.ghostDeck.slice()), accepted: [], aside: [] }
}

/** Turns up cards until one is accepted (E-14.5, E-14.7); says whether it ends the round (E-14.8). */
export function turnUpGhostCard(play: Play): boolean {
  const { ghost, lastAction } = play.state
  reveal(play)
  for (;;) {
    const card = known(ghost.deck[0], 'the top of the Ghost deck')
    const { endsRound } = row(play.components.cards, card)
    if (endsRound && ghost.accepted.length === 0) {
      if (play.events) happened(play, { type: 'ghost-card', card, fate: 'shuffled-back' })
      shuffle(play, ghost.deck)
      continue
    }
    ghost.deck.shift()
    const isAside = card === lastAction
    if (isAside) ghost.aside.push(card)
    else ghost.accepted.push(card)
    if (play.events) happened(play, { type: 'ghost-card', card, fate: isAside ? 'aside' : 'accepted' })
    if (!isAside) {
      play.state.lastAction = card
      return endsRound
    }
  }
}
