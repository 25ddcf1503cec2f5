import type { Play } from '../state.ts'

/** Takes a card from wherever it lies, so that a test may place it elsewhere. */
export function takeFromAnywhere({ state, components }: Play, card: string): void {
  if (!components.cards.has(card)) throw new Error(`there is no card ${card}`)
  const places = [
    state.stack,
    state.ideas,
    state.removed,
    ...state.players.flatMap(({ ideas, inventions }) => [ideas, inventions]),
  ]
  for (const cards of places) if (cards.includes(card)) cards.splice(cards.indexOf(card), 1)
}
