import { expect, test } from 'vitest'
import { newton } from '../../games/newton/game.ts'
import { chanceFromSeed } from '../../kernel/chance.ts'
import { begin } from '../../kernel/play.ts'
import { recordOf } from '../../kernel/record.ts'
import { playMatch } from '../match.ts'
import { playedTurns } from './turns.ts'
import { bestOther, lookingFor, toTheEnd, weigh } from './weigh-turn.ts'

test('looks play on with each care in turn, in the same worlds as with one care alone', () => {
  const seed = 'cares'
  const { answers } = playMatch(newton, { seed, seats: ['random', 'scholar'], thinking: {} })
  const { state } = begin(newton, { players: 2, seed, options: { confirm: false } })
  const { turns } = playedTurns(newton, recordOf(newton as never, state, { seed }, answers))
  const looking = lookingFor(newton, 2)
  const turn = turns.find(({ seat, keys }) => seat === 0 && keys.length > 1)
  const other = turn && bestOther(looking, turn, seed)
  if (turn === undefined || other === undefined) throw new Error('there was nothing else to play')
  const [quick, careful] = [
    { laterSteps: 5, otherSteps: 5 },
    { laterSteps: 60, otherSteps: 40 },
  ]
  const differences = (...cares: readonly (typeof quick)[]): readonly number[] =>
    weigh({ ...toTheEnd(looking), cares }, turn, other.line, turn.keys, { chance: chanceFromSeed(seed), looks: 4 })
      .differences
  const [always, never] = [differences(careful), differences(quick)]
  expect(always).not.toEqual(never)
  expect(differences(quick, careful)).toEqual([never[0], always[1], never[2], always[3]])
})
