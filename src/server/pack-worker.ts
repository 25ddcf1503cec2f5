import { chanceFromSeed } from '../kernel/chance.ts'
import { Refusal } from '../kernel/errors.ts'
import type { Json } from '../kernel/json.ts'
import { begin, isOver } from '../kernel/play.ts'
import { takeRandomly } from '../kernel/playout.ts'
import { type ExtraGame, gameShelf } from './games.ts'

/** A pack to try: the game is set up with it for so many players, and its first answers are given at random. */
export interface PackTrial {
  readonly game: string
  readonly players: number
  readonly pack: Json
}

export interface TrialTask extends Omit<PackTrial, 'pack'> {
  /** Without one the game is tried as it is shipped: the thread has then loaded what it needs. */
  readonly pack?: Json
  readonly extraGames: readonly ExtraGame[]
}

/** What was wrong, in the words that a client is told; nothing if the pack can be played with. */
export interface Verdict {
  readonly refused?: { readonly code: string; readonly message: string }
}

/** About a game of the quick players: more would be tested than that the rules lead on. */
const FIRST_ANSWERS = 300

/** Runs in a thread of its own. */
export default async function tryPack({ game: id, players, pack, extraGames }: TrialTask): Promise<Verdict> {
  const game = await gameShelf(extraGames).load(id)
  try {
    const play = begin(game, { players, seed: 'trial', pack })
    const chance = chanceFromSeed('trial')
    for (let answers = 0; answers < FIRST_ANSWERS && !isOver(play); answers++) takeRandomly(play, chance)
    return {}
  } catch (fault) {
    if (fault instanceof Refusal) return { refused: { code: fault.code, message: fault.message } }
    const { message } = fault as Error
    return {
      refused: { code: 'bad-components', message: `the game cannot be played with this component pack: ${message}` },
    }
  }
}
