import { letterAt, lettered } from '../analysis/letters.ts'
import { useKeptAnalysis } from '../analysis/use-moment.ts'
import type { LineMessages } from '../messages/lines/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import type { Exploring, ExploringState } from './exploring.ts'
import { playTurn } from './play-turn.ts'

/** Where the analysis knows a better turn than the one that was played: plays it as a line of its own, to go on from. */
export function BetterTurn({
  id,
  exploring,
  state,
  say,
}: {
  /** Under which the analysis is kept. */
  id: string
  exploring: Exploring
  state: ExploringState
  say: LineMessages['board']
}) {
  const { game, position } = state
  const analysis = useKeptAnalysis(id, game.record.answers.length)
  const found = analysis?.seats
    .flatMap(review => lettered(review).map((turn, number) => ({ turn, letter: letterAt(number) })))
    .find(({ turn }) => turn.kind === 'loss' && turn.index === position.at)
  if (found === undefined || position.line > 0) return null
  return (
    <div className="plan-foot">
      <button type="button" className="button" onClick={() => playTurn(exploring, found.turn)}>
        <i className="moment-letter">{found.letter}</i> {say.betterTurn} <Icon name="fork" />
      </button>
    </div>
  )
}
