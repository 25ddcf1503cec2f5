import type { Action, CardEffect, Pack } from './pack.ts'

const actions: readonly Action[] = ['train-station', 'academy', 'laboratory', 'journal', 'skyscraper', 'meeting-room']

/** Cards do what the rules can do: faults with their places. */
export function cardFaults({ actionCards, technologies, ghostDeck }: Pack): readonly string[] {
  const faults: string[] = []
  const { base, improved } = actionCards
  for (const action of actions)
    if (!base.some(card => card.id === action)) faults.push(`actionCards.base: there is no card "${action}"`)
  base.forEach(({ id, effects }, at) => {
    const path = `actionCards.base[${at}].effects`
    faults.push(...effectFaults(path, effects))
    if (effects.some(effect => 'endRound' in effect) !== (id === 'meeting-room'))
      faults.push(`${path}: Meeting Room ends the round, and no other card does`)
  })
  improved.forEach(({ upgrades, effects }, at) => {
    const path = `actionCards.improved[${at}]`
    faults.push(...effectFaults(`${path}.effects`, effects))
    if (upgrades === 'meeting-room') faults.push(`${path}.upgrades: Meeting Room has no improved card`)
    if (improved.findIndex(card => card.upgrades === upgrades) !== at)
      faults.push(`${path}.upgrades: "${upgrades}" has an improved card already`)
    if (effects.some(effect => 'endRound' in effect)) faults.push(`${path}.effects: only Meeting Room ends the round`)
  })
  technologies.forEach((tile, at) => {
    if (tile.kind === 'improvement' && !improved.some(card => card.upgrades === tile.effect.upgradeCard))
      faults.push(`technologies[${at}].effect.upgradeCard: "${tile.effect.upgradeCard}" has no improved card`)
  })
  const { 'meeting-room': meetings, ...others } = ghostDeck.cards
  if (meetings !== 1) faults.push('ghostDeck.cards: exactly one Meeting Room is needed')
  if (Object.keys(others).length < 2) faults.push('ghostDeck.cards: at least two other actions are needed')
  return faults
}

/** What each kind of effect must say; a card has no kind twice. */
function effectFaults(path: string, effects: readonly CardEffect[]): readonly string[] {
  const faults: string[] = []
  effects.forEach((effect, at) => {
    const verb = verbOf(effect)
    if (effects.findIndex(other => verbOf(other) === verb) !== at)
      faults.push(`${path}[${at}]: the card has such an effect already`)
    if ('buy' in effect && effect.prices.length !== effect.max)
      faults.push(`${path}[${at}].prices: ${effect.max} are needed, one for each purchase`)
    if ('lab' in effect && !isOnly(effect.lab, 'place', 'remove'))
      faults.push(`${path}[${at}].lab: the action of a card places and removes`)
    if ('choose' in effect)
      effect.choose.options.forEach(({ effect: chosen }, index) => {
        if ('lab' in chosen && !isOnly(chosen.lab, 'reposition'))
          faults.push(`${path}[${at}].choose.options[${index}].effect.lab: a meeting repositions`)
      })
  })
  return faults
}

const verbOf = (effect: CardEffect): string => ('buy' in effect ? effect.buy : (Object.keys(effect)[0] ?? ''))

const isOnly = (found: readonly string[], ...wanted: readonly string[]): boolean =>
  [...found].sort().join() === wanted.join()
