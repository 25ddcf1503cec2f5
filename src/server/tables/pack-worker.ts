import { Refusal } from '../../kernel/errors.ts'
import type { Json } from '../../kernel/json.ts'
import { tryPack } from '../../kernel/pack-trial.ts'
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
export interface TrialResult {
  readonly refused?: Pick<Refusal, 'code' | 'message' | 'translated'>
}

/** Runs in a thread of its own. */
export default async function tryInThread({ game: id, players, pack, extraGames }: TrialTask): Promise<TrialResult> {
  const game = await gameShelf(extraGames).load(id)
  try {
    tryPack(game, players, pack)
    return {}
  } catch (fault) {
    if (fault instanceof Refusal) {
      const { code, message, translated } = fault
      return { refused: { code, message, translated } }
    }
    throw fault
  }
}
