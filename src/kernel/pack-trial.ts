import { chanceFromSeed } from './chance.ts'
import type { Game } from './contract.ts'
import { messageOf, Refusal } from './errors.ts'
import type { Json } from './json.ts'
import { begin, isOver } from './play.ts'
import { takeRandomly } from './playout.ts'

/** More answers than a quick game has: whether the rules lead on shows long before. */
const FIRST_ANSWERS = 300

/** Sets a game up with a pack and gives its first answers at random; refuses a pack with which the rules do not lead on. */
export function tryPack(game: Game, players: number, pack: Json | undefined): void {
  try {
    const play = begin(game, { players, seed: 'trial', pack })
    const chance = chanceFromSeed('trial')
    for (let answers = 0; answers < FIRST_ANSWERS && !isOver(play); answers++) takeRandomly(play, chance)
  } catch (fault) {
    if (fault instanceof Refusal) throw fault
    const message = messageOf(fault)
    throw new Refusal('bad-components', `the game cannot be played with this component pack: ${message}`, {
      it: `con questo pacchetto di componenti non si può giocare (in inglese: ${message})`,
    })
  }
}
