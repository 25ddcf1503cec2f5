import { pebbles } from '../../../docs/adding-a-game/pebbles.ts'
import type { CoreState, Game, Play } from '../../kernel/contract.ts'
import { RulesBroken } from '../../kernel/errors.ts'
import type { ExtraGame } from '../tables/games.ts'

const plain = pebbles as unknown as Game

/** Pebbles in which something else happens after a rule has begun to change the state. */
const breaking = (id: string, happens: (play: Play<CoreState>, key: string) => void): Game => ({
  ...plain,
  id,
  rules: new Map(
    [...plain.rules].map(([name, rule]) => [
      name,
      rule.kind === 'ask' && name === 'turn'
        ? {
            ...rule,
            apply(play, frame, chosen) {
              rule.apply(play, frame, chosen)
              happens(play, chosen.key)
            },
          }
        : rule,
    ]),
  ),
})

function endlessly(): never {
  for (;;);
}

/** Pebbles with a rule that fails, and with bots that never stop thinking, whatever their level. */
export const brittle: Game = {
  ...breaking('brittle', (_play, key) => {
    if (key === 'gather:shells') throw new RulesBroken('this rule is broken on purpose')
  }),
  unknowns: endlessly,
}

/** So many answers ahead only masters look at the beginning of a game. */
const FAR_AHEAD = 10

const farAhead = (id: string, happens: () => void): Game =>
  breaking(id, ({ state }) => {
    if (state.answered >= FAR_AHEAD) happens()
  })

/** Pebbles that only masters fail to think about: they never stop, they meet a fault, or their thread ends. */
export const endlessAhead = farAhead('endless-ahead', endlessly)
export const failingAhead = farAhead('failing-ahead', () => {
  throw new RulesBroken('this rule is broken on purpose')
})
export const fatalAhead = farAhead('fatal-ahead', () => process.exit(1))

/** Pebbles that take masters a second in which their thread is given no time by the machine. */
export const idleAhead = farAhead('idle-ahead', () => {
  if (!slept) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000)
  slept = true
})
let slept = false

const extra = (id: string, name: string): ExtraGame => ({ id, module: import.meta.url, export: name })

export const brittleGame = extra('brittle', 'brittle')
export const idleGame = extra('idle-ahead', 'idleAhead')
/** The games that only masters fail to think about. */
export const masterTraps = [
  extra('endless-ahead', 'endlessAhead'),
  extra('failing-ahead', 'failingAhead'),
  extra('fatal-ahead', 'fatalAhead'),
] as const
