import { useState } from 'react'
import { playerAt } from '../../../../games/expo1906/state.ts'
import { SeatBadge } from '../../../plates/pieces/MarkerDisc.tsx'
import { noMarks } from '../../../plates/targets.ts'
import { Dialog } from '../../../shell/Dialog.tsx'
import { Reserve } from '../bench/Reserve.tsx'
import { LabPlate } from '../lab/LabPlate.tsx'
import { colorOf, type TableInput } from '../table-input.ts'
import { MiniLab } from './MiniLab.tsx'

/** The Laboratories of all others at a glance; one opens large when it is picked. */
export function OtherLabs({ table }: { table: TableInput }) {
  const { play, seat, who, labels } = table
  const [opened, open] = useState<number>()
  const others = play.state.players.flatMap((_, other) => (other === seat ? [] : [other]))
  if (others.length === 0) return null
  return (
    <section className="sheet other-labs" aria-label={labels.otherLabs}>
      <h2 className="sheet-title">
        {labels.otherLabs} <small>{labels.otherLabsNote}</small>
      </h2>
      <div className="other-labs-row" style={{ '--labs': Math.max(2, others.length) }}>
        {others.map(other => (
          <button
            key={other}
            type="button"
            className="other-lab"
            aria-label={labels.lab(who(other), false)}
            onClick={() => open(other)}
          >
            <MiniLab play={play} player={playerAt(play, other)} />
            <span className="other-lab-name">
              <SeatBadge color={colorOf(playerAt(play, other))} size={1.2} /> {who(other)}
            </span>
          </button>
        ))}
      </div>
      {opened !== undefined && (
        <Dialog title={labels.lab(who(opened), false)} onClose={() => open(undefined)}>
          <LargeLab table={readOnly(table, opened)} />
        </Dialog>
      )}
    </section>
  )
}

/** Another's Laboratory, and what waits to be placed in it. */
export const LargeLab = ({ table }: { table: TableInput }) => (
  <div className="other-lab-large">
    <LabPlate table={table} bare />
    <h3 className="sheet-caption">{table.labels.reserve}</h3>
    <Reserve table={table} fixed={[44, 24]} />
  </div>
)

/** Another's things can be read, and answer nothing. */
const readOnly = (table: TableInput, seat: number): TableInput => ({
  ...table,
  seat,
  own: false,
  marks: noMarks,
  pointing: { name: table.pointing.name },
})
