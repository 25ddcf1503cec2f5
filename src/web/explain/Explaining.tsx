import { lazy, Suspense } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import type { Board, BoardProps } from '../boards/board.ts'
import { ExplainedDialog } from './ExplainedDialog.tsx'
import { type Explanation, explanationOf, type Thing } from './explanation.ts'
import { PassingCard } from './PassingCard.tsx'
import type { Shown } from './thing-at.ts'
import type { LegendShown } from './use-legend.ts'

const LegendDialog = lazy(async () => ({ default: (await import('./LegendDialog.tsx')).LegendDialog }))

/** Something that somebody reads about, and the seat whose things it belongs to if that is not the viewer. */
export interface Reading {
  readonly thing: Thing
  readonly seat?: Seat | undefined
}

/** What explains itself above a table: in passing, at leisure, and all signs together. */
export function Explaining({
  board,
  table: { play, pack, seat, language, who, pointing },
  resting,
  reading,
  legend,
  onClose,
}: {
  board: Board | undefined
  /** The table as it is shown to the viewer. */
  table: BoardProps
  resting: Shown | undefined
  reading: Reading | undefined
  legend: LegendShown
  onClose: () => void
}) {
  const explain = ({ thing, seat: other }: Reading): Explanation | undefined => {
    if (board === undefined) return undefined
    const at = other ?? seat
    return explanationOf(thing, {
      play,
      board,
      language,
      seat: at,
      spoken: at === seat ? pointing.name : board.spoken(language, play, at),
    })
  }
  const told = reading === undefined ? undefined : explain(reading)
  const passing = resting === undefined || reading !== undefined ? undefined : explain(resting)
  return (
    <>
      {board !== undefined && resting !== undefined && passing !== undefined && resting.element.isConnected && (
        <PassingCard
          key={JSON.stringify(resting.thing)}
          shown={resting}
          explanation={passing}
          play={play}
          pack={pack}
          board={board}
          who={who}
        />
      )}
      {board !== undefined && reading !== undefined && told !== undefined && (
        <ExplainedDialog
          thing={reading.thing}
          explanation={told}
          play={play}
          pack={pack}
          board={board}
          who={who}
          onClose={onClose}
        />
      )}
      {legend.open && (
        <Suspense>
          <LegendDialog board={board} onClose={() => legend.setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
