import type { Path, Seat, Unknown } from '../../kernel/contract.ts'
import { HIDDEN, hideAll, withOwn } from '../../kernel/hidden.ts'
import type { Inventions } from './components.ts'
import type { Dealing } from './dealing.ts'
import type { InventionsState } from './state.ts'

/** Hides the idea stack below its top, milestones to come, undealt goals and, until the end, players' goals (I-18.1). */
export function mask(state: InventionsState): InventionsState {
  const over = state.agenda.length === 0
  return {
    ...state,
    stack: state.stack.map((card, at) => (at === 0 ? card : HIDDEN)),
    milestoneDecks: state.milestoneDecks.map(hideAll),
    goalDecks: state.goalDecks.map(hideAll),
    players: over ? state.players : state.players.map(player => ({ ...player, goals: hideAll(player.goals) })),
  }
}

export const unmask = (masked: InventionsState, { players }: InventionsState, seat: Seat): InventionsState => ({
  ...masked,
  players: withOwn(masked.players, players, seat),
})

/** Where the hidden things of a view may be: each era of the stack, each deck of milestones and each deck of goals apart. */
export function unknowns({ dealing }: Inventions, view: InventionsState): readonly Unknown[] {
  return [...unknownIdeas(dealing, view), ...unknownMilestones(dealing, view), ...unknownGoals(dealing, view)]
}

/** The stack lies in the order of the eras, so what is unseen of an era fills a known part of it. */
function unknownIdeas(dealing: Dealing, view: InventionsState): readonly Unknown[] {
  const seen = new Set([
    ...view.stack.slice(0, 1),
    ...view.ideas,
    ...view.removed,
    ...view.regions.map(region => region.card),
    ...view.players.flatMap(player => [...player.ideas, ...player.inventions]),
  ])
  let next = 1
  return dealing.stack.map(ids => {
    const pool = ids.filter(id => !seen.has(id))
    const slots = pool.map((_, at): Path => ['stack', next + at])
    next += pool.length
    return { pool, slots }
  })
}

function unknownMilestones(dealing: Dealing, view: InventionsState): readonly Unknown[] {
  return dealing.laterMilestones.map((ids, deck) => {
    const slots = (view.milestoneDecks[deck] ?? []).map((_, at): Path => ['milestoneDecks', deck, at])
    return { pool: slots.length === 0 ? [] : ids, slots }
  })
}

function unknownGoals(dealing: Dealing, view: InventionsState): readonly Unknown[] {
  const seen = new Set(view.players.flatMap(player => player.goals))
  return dealing.goals.map((ids, deck) => {
    const undealt = (view.goalDecks[deck] ?? []).map((_, at): Path => ['goalDecks', deck, at])
    const held = view.players.flatMap(({ goals }, seat): Path[] =>
      goals[deck] === HIDDEN ? [['players', seat, 'goals', deck]] : [],
    )
    return { pool: ids.filter(id => !seen.has(id)), slots: [...undealt, ...held] }
  })
}
