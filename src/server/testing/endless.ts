import { pebbles } from '../../../docs/adding-a-game/pebbles.ts'
import type { Game } from '../../kernel/contract.ts'
import { RulesBroken } from '../../kernel/errors.ts'
import type { Json } from '../../kernel/json.ts'
import type { ExtraGame } from '../tables/games.ts'

const game = pebbles as unknown as Game

/** Where a pack of this game goes wrong: `{ ...pebbles, trouble: 'prepare' }`. */
export type PackTrouble = 'prepare' | 'setup' | 'answer' | 'memory' | 'dead-end' | 'tide' | 'flood'

const troubles = new WeakMap<object, PackTrouble>()

const forever = (): never => {
  for (;;);
}

function fillMemory(): never {
  const kept: object[] = []
  for (;;) kept.push(Array.from({ length: 1_000 }, (_, at) => ({ at })))
}

/** Pebbles whose packs can hold up whoever prepares them, sets up with them or plays with them: what no check has found yet. */
export const endless: Game = {
  ...game,
  id: 'endless',
  prepare(pack: Json) {
    const { trouble } = pack as { trouble?: PackTrouble }
    if (trouble === 'prepare') forever()
    if (trouble === 'memory') fillMemory()
    const components = game.prepare(pack) as object
    if (trouble !== undefined) troubles.set(components, trouble)
    return components
  },
  setup(play) {
    if (troubles.get(play.components as object) === 'setup') forever()
    return game.setup(play)
  },
  rules: new Map(
    [...game.rules].map(([name, rule]) => [
      name,
      rule.kind === 'ask'
        ? {
            ...rule,
            apply(play, frame, chosen) {
              const trouble = troubles.get(play.components as object)
              if (trouble === 'answer') forever()
              // The trial plays without the tide.
              if (trouble === 'tide' && play.state.options.tide === true) forever()
              if (trouble === 'flood' && play.state.options.tide === true) fillMemory()
              if (trouble === 'dead-end') throw new RulesBroken('dead end: nothing can be answered')
              rule.apply(play, frame, chosen)
            },
          }
        : rule,
    ]),
  ),
}

export const endlessGame: ExtraGame = { id: 'endless', module: import.meta.url, export: 'endless' }
