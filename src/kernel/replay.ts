import { componentHash } from './components.ts'
import type { CoreState, Game, Play } from './contract.ts'
import { Refusal } from './errors.ts'
import { answer, begin, type Outcome } from './play.ts'
import type { GameRecord } from './record.ts'

/** Called after each answer, with its index. */
export type ReplayWatcher<S extends CoreState, C> = (play: Play<S, C>, outcome: Outcome, index: number) => void

/** Plays a record again from its seed and checks every answer. `lines` names the line of each answer, for clear errors. */
export function replay<S extends CoreState, C>(
  game: Game<S, C>,
  record: GameRecord,
  lines: readonly number[] = [],
  watch?: ReplayWatcher<S, C>,
): Play<S, C> {
  const play = beginRecord(game, record)
  record.answers.forEach(({ seat, key }, index) => {
    try {
      const outcome = answer(play, seat, key)
      watch?.(play, outcome, index)
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault
      const where = lines[index] ? `line ${lines[index]}: ` : ''
      throw new Refusal(
        'bad-record',
        `${where}answer ${index + 1} ("${key}" of seat ${seat}) is refused: ${fault.message}`,
      )
    }
  })
  return play
}

/** The set-up game of a record, before its first answer. */
export function beginRecord<S extends CoreState, C>(game: Game<S, C>, record: GameRecord): Play<S, C> {
  if (record.game !== game.id) throw bad(`it is a record of "${record.game}", not of "${game.id}"`)
  if (record.rulesVersion !== game.rulesVersion)
    throw bad(`it was played with rules version ${record.rulesVersion}; this is version ${game.rulesVersion}`)
  const pack = record.pack ?? game.pack
  if (componentHash(pack) !== record.components)
    throw bad(
      'its components differ from those here: their hashes are not equal; a record of a table with its own pack must carry it',
    )
  return begin(game, { players: record.players, seed: record.seed, options: record.options, pack })
}

const bad = (message: string): Refusal => new Refusal('bad-record', `the record cannot be replayed: ${message}`)
