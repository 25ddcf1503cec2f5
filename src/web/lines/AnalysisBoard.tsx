import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import { type AnnotatedRecord, answersAlong, type LinePosition, ownPosition } from '../../kernel/variations.ts'
import { WhereHeading } from '../analysis/chart/WhereHeading.tsx'
import { keptUnder } from '../analysis/kept-thoughts.ts'
import { lettersOf } from '../analysis/letters.ts'
import { useKeptAnalysis } from '../analysis/use-moment.ts'
import type { Board } from '../boards/board.ts'
import type { LineMessages } from '../messages/lines/messages.ts'
import '../plan/plan.css'
import { StandingSheet } from '../question/StandingSheet.tsx'
import type { ReplayedGame } from '../replay/replayed-game.ts'
import { TimeStrip } from '../replay/TimeStrip.tsx'
import '../replay/replay.css'
import { CopyTable } from '../table/CopyTable.tsx'
import { AnalysisCard } from './AnalysisCard.tsx'
import { AnalysisHeader } from './AnalysisHeader.tsx'
import { exploreSession, nameOf } from './explore-session.ts'
import { type Exploring, type ExploringState, openExploring } from './exploring.ts'
import { type FindingsShelf, linesOf } from './findings-shelf.ts'
import { LineSheet } from './LineSheet.tsx'
import './lines.css'

export interface AnalysisBoardProps {
  /** The table that the game is of, if it is kept here or on the server. */
  readonly id: string | undefined
  readonly game: ReplayedGame
  readonly annotated: AnnotatedRecord
  readonly position: LinePosition
  readonly board: Board | undefined
  readonly say: LineMessages
  /** Writes the position into the address. */
  readonly show: (position: LinePosition) => void
  readonly keep: (annotated: AnnotatedRecord) => void
  /** Where lines are kept that may come from another device. */
  readonly elsewhere?: FindingsShelf
}

/** A game to play on for all seats from any of its positions: its lines, what is said of them, and what bots think. */
export function AnalysisBoard({
  id,
  game,
  annotated,
  position,
  board,
  say,
  show,
  keep,
  elsewhere,
}: AnalysisBoardProps) {
  const [{ exploring, session }] = useState(() => {
    const exploring = openExploring(game, { annotated, position }, keep)
    return { exploring, session: exploreSession(exploring, { id: id ?? 'shared' }) }
  })
  const state = useSyncExternalStore(exploring.subscribe, exploring.get)
  const [charted, chart] = useState(false)
  useEffect(
    () => elsewhere?.subscribe(() => exploring.takeIn(linesOf(game, elsewhere.get()))),
    [elsewhere, exploring, game],
  )
  const { line, at } = state.position
  useEffect(() => show({ line, at }), [show, line, at])
  const sheet = <LineSheet {...{ id, exploring, state, board, say }} />
  return (
    <CopyTable
      session={session}
      board={board}
      header={onOpenSeat => <AnalysisHeader {...{ exploring, state, board, say, sheet, onOpenSeat }} />}
      above={
        <>
          <TimeStrip course={state.along} at={at} onGo={to => goAlong(exploring, to)}>
            <button type="button" className="button" aria-pressed={charted} onClick={() => chart(!charted)}>
              {say.chart.show}
            </button>
          </TimeStrip>
          {charted && <BoardChart id={id} exploring={exploring} state={state} board={board} />}
        </>
      }
      card={<AnalysisCard {...{ id, state, say }} />}
      hints
      stopped={taking => <StandingSheet title={say.board.over} help={say.board.overHelp} taking={taking} />}
      sheet={sheet}
    />
  )
}

function goAlong(exploring: Exploring, to: number): void {
  const { annotated, position } = exploring.get()
  const { length } = answersAlong(annotated, position.line)
  exploring.goTo({ ...position, at: Math.min(Math.max(0, to), length) })
}

/** Where the game was heading, with where the lines part from it. */
function BoardChart({
  id,
  exploring,
  state,
  board,
}: {
  id: string | undefined
  exploring: Exploring
  state: ExploringState
  board: Board | undefined
}) {
  const { game, annotated, position } = state
  const kept = keptUnder(id, game.record)
  const analysis = useKeptAnalysis(kept, game.record.answers.length)
  const who = useCallback((seat: Seat) => nameOf(state, seat), [state])
  const looked = state.asked ?? 0
  const own = analysis?.seats.find(({ seat }) => seat === looked)
  return (
    <div className="sheet line-chart">
      <WhereHeading
        id={kept}
        course={game}
        board={board}
        who={who}
        looked={looked}
        letters={own === undefined ? [] : lettersOf(own.moments)}
        at={inGame(annotated, position)}
        height={130}
        slider={false}
        onGo={at => exploring.goTo({ line: 0, at })}
      />
    </div>
  )
}

/** The position of the game from which a line has come. */
function inGame(annotated: AnnotatedRecord, position: LinePosition): number {
  const { line, at } = ownPosition(annotated, position)
  const variation = annotated.variations[line - 1]
  return variation === undefined ? at : inGame(annotated, { line: variation.from, at: variation.after })
}
