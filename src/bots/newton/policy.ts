import type { ActionFrame } from '../../games/newton/frames.ts'
import { gainOfNextTile } from '../../games/newton/rules/bookshelf-tiles.ts'
import { valueLeft } from '../../games/newton/rules/value.ts'
import type { AskedFrame } from '../../games/newton/rules.ts'
import { type Play, playerAt } from '../../games/newton/state.ts'
import { never } from '../../kernel/errors.ts'
import type { Option, Question } from '../../kernel/question.ts'
import { row } from '../../kernel/rows.ts'

/**
 * Which answers are worth a thought. What only wastes time is left out: gains that cost nothing are taken at once, cards
 * are turned over only of the highest level of which one could be taken now, coins are turned into Potions or value only
 * before they could be used.
 */
export function consider(play: Play, question: Question<AskedFrame>): readonly Option[] {
  const { options, frame } = question
  if (options.length === 1) return options
  const free = frame.rule === 'turn' ? options.find(one => isFreeGain(play, one)) : undefined
  if (free !== undefined) return [free]
  const kept = options.filter(one => isWorthIt(play, question, one))
  return kept.length === 0 ? options : kept
}

/** Effects of the card are thought of before and after its action; a tile is taken first only for coins to spend on it. */
function isWorthIt(play: Play, question: Question<AskedFrame>, one: Option): boolean {
  const { frame, seat } = question
  if (one.verb === 'use' || one.verb === 'copy') return frame.rule === 'turn'
  if (one.verb === 'take-tile') return gainOfNextTile(play, playerAt(play, seat))?.coins !== undefined
  return !one.verb.startsWith('quick-') || isUseful(play, question, one)
}

/** A gain of the card that costs nothing and cannot become more by waiting. */
function isFreeGain(play: Play, { verb, to }: Option): boolean {
  if (verb !== 'use') return false
  const { effects } = row(play.components.cards, play.state.turn.card)
  const kind = effects.find(one => one.name === to[0])?.effect.kind
  return kind === 'gain' || kind === 'gainPerVolume' || kind === 'gainPerIdenticalVolumes'
}

/** The highest level of which a card could be taken. */
const highestLevel = (play: Play, frame: ActionFrame): number =>
  Math.min(play.state.decks.length, valueLeft(play, frame))

function isUseful(play: Play, { seat, frame, options }: Question<AskedFrame>, quick: Option): boolean {
  const { card, acted } = play.state.turn
  const effect = play.components.quickActions.find(one => one.id === quick.verb)?.effect
  if (effect === undefined) return true
  switch (effect.kind) {
    case 'turnOverCards':
      return frame.rule === 'lessons' && Number(quick.to[0]) === highestLevel(play, frame)
    case 'increaseActionCardValue':
      return frame.rule === 'turn' || frame.rule === 'place-tile'
    case 'gain':
      if (effect.gain.students !== undefined)
        return frame.rule === 'turn' && (card !== '' || playerAt(play, seat).hand.length === 0)
      if (effect.gain.potions !== undefined && frame.rule === 'place-tile') return true
      if (effect.gain.potions !== undefined) return frame.rule === 'turn' ? card !== '' && !acted : options.length <= 4
      return true
    default:
      return never(effect)
  }
}
