import { pebbles } from '../../../docs/adding-a-game/pebbles.ts'
import type { Game } from '../../kernel/contract.ts'
import { RulesBroken } from '../../kernel/errors.ts'
import type { ExtraGame } from '../games.ts'

/** Pebbles with a rule that fails after it has begun to change the state, and with bots that never stop thinking. */
export const brittle: Game = {
  ...(pebbles as unknown as Game),
  id: 'brittle',
  rules: new Map(
    [...(pebbles as unknown as Game).rules].map(([name, rule]) => [
      name,
      rule.kind === 'ask' && name === 'turn'
        ? {
            ...rule,
            apply(play, frame, chosen) {
              rule.apply(play, frame, chosen)
              if (chosen.key === 'gather:shells') throw new RulesBroken('this rule is broken on purpose')
            },
          }
        : rule,
    ]),
  ),
  unknowns: () => {
    for (;;);
  },
}

export const brittleGame: ExtraGame = {
  id: 'brittle',
  module: import.meta.url,
  export: 'brittle',
}
