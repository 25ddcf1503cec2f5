import { fault, type PackFault } from '../../kernel/pack-told.ts'
import type { Action, CardEffect, Pack } from './pack.ts'

const actions: readonly Action[] = ['train-station', 'academy', 'laboratory', 'journal', 'skyscraper', 'meeting-room']

/** Cards do what the rules can do: faults with their places. */
export function cardFaults({ actionCards: { base }, ghostDeck }: Pack): readonly PackFault[] {
  const faults: PackFault[] = []
  for (const action of actions)
    if (!base.some(card => card.id === action))
      faults.push(fault('actionCards.base', { en: `there is no card "${action}"`, it: `non c’è la carta "${action}"` }))
  base.forEach(({ id, effects }, at) => {
    const path = `actionCards.base[${at}].effects`
    faults.push(...effectFaults(path, effects))
    if (effects.some(effect => 'endRound' in effect) !== (id === 'meeting-room'))
      faults.push(
        fault(`${path}`, {
          en: 'Meeting Room ends the round, and no other card does',
          it: 'la Sala riunioni finisce il round, e nessun’altra carta lo fa',
        }),
      )
  })
  const { 'meeting-room': meetings, ...others } = ghostDeck.cards
  if (meetings !== 1)
    faults.push(
      fault('ghostDeck.cards', { en: 'exactly one Meeting Room is needed', it: 'serve una sola Sala riunioni' }),
    )
  if (Object.keys(others).length < 2)
    faults.push(
      fault('ghostDeck.cards', { en: 'at least two other actions are needed', it: 'servono almeno altre due azioni' }),
    )
  return faults
}

/** Each card has one improved card at most, and Technologies improve those that have one. */
export function improvementFaults({ actionCards: { improved }, technologies }: Pack): readonly PackFault[] {
  const faults: PackFault[] = []
  improved.forEach(({ upgrades, effects }, at) => {
    const path = `actionCards.improved[${at}]`
    faults.push(...effectFaults(`${path}.effects`, effects))
    if (upgrades === 'meeting-room')
      faults.push(
        fault(`${path}.upgrades`, {
          en: 'Meeting Room has no improved card',
          it: 'la Sala riunioni non ha una carta migliorata',
        }),
      )
    if (improved.findIndex(card => card.upgrades === upgrades) !== at)
      faults.push(
        fault(`${path}.upgrades`, {
          en: `"${upgrades}" has an improved card already`,
          it: `"${upgrades}" ha già una carta migliorata`,
        }),
      )
    if (effects.some(effect => 'endRound' in effect))
      faults.push(
        fault(`${path}.effects`, {
          en: 'only Meeting Room ends the round',
          it: 'solo la Sala riunioni finisce il round',
        }),
      )
  })
  technologies.forEach((tile, at) => {
    if (tile.kind === 'improvement' && !improved.some(card => card.upgrades === tile.effect.upgradeCard))
      faults.push(
        fault(`technologies[${at}].effect.upgradeCard`, {
          en: `"${tile.effect.upgradeCard}" has no improved card`,
          it: `"${tile.effect.upgradeCard}" non ha una carta migliorata`,
        }),
      )
  })
  return faults
}

/** What each kind of effect must say; a card has no kind twice. */
function effectFaults(path: string, effects: readonly CardEffect[]): readonly PackFault[] {
  const faults: PackFault[] = []
  effects.forEach((effect, at) => {
    const verb = verbOf(effect)
    if (effects.findIndex(other => verbOf(other) === verb) !== at)
      faults.push(
        fault(`${path}[${at}]`, { en: 'the card has such an effect already', it: 'la carta ha già un effetto così' }),
      )
    if ('buy' in effect && effect.prices.length !== effect.max)
      faults.push(
        fault(`${path}[${at}].prices`, {
          en: `${effect.max} are needed, one for each purchase`,
          it: `ne servono ${effect.max}, uno per ogni acquisto`,
        }),
      )
    if ('lab' in effect && !isOnly(effect.lab, 'place', 'remove'))
      faults.push(
        fault(`${path}[${at}].lab`, {
          en: 'the action of a card places and removes',
          it: 'l’azione di una carta piazza e toglie',
        }),
      )
    if ('choose' in effect)
      effect.choose.options.forEach(({ effect: chosen }, index) => {
        if ('lab' in chosen && !isOnly(chosen.lab, 'reposition'))
          faults.push(
            fault(`${path}[${at}].choose.options[${index}].effect.lab`, {
              en: 'a meeting repositions',
              it: 'una riunione riposiziona',
            }),
          )
      })
  })
  return faults
}

const verbOf = (effect: CardEffect): string => ('buy' in effect ? effect.buy : (Object.keys(effect)[0] ?? ''))

const isOnly = (found: readonly string[], ...wanted: readonly string[]): boolean =>
  [...found].sort().join() === wanted.join()
