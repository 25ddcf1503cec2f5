import { useMemo, useRef } from 'react'
import type { Play } from '../../../games/almamater/state.ts'
import type { BoardProps, RailProps, StripProps } from '../board.ts'
import { stripPropsOf } from '../strip-props.ts'
import { seatForm } from '../table-form.ts'
import { useFittingForm } from '../use-table-form.ts'
import { AlmaMaterTable } from './AlmaMaterTable.tsx'
import './almamater.css'
import { usePart } from './part-of-table.ts'
import { HallOfFame } from './rail/HallOfFame.tsx'
import { Ignotus, OtherUniversity } from './rail/OtherUniversity.tsx'
import { wordsIn } from './spoken.ts'
import type { TableInput } from './table-input.ts'
import { SeatUniversity } from './university/University.tsx'
import { labelsIn } from './words-on-board.ts'

/** Everything the drawings need, from what the page knows. */
function useTable({ play: any, language, seat, own, who, marks, pointing }: BoardProps): TableInput {
  const play = any as Play
  const { game, components } = play
  const words = useMemo(() => wordsIn(language, { game, components }), [language, game, components])
  return { play, seat, own, who, labels: labelsIn[language], ...words, marks, pointing }
}

export const AlmaMaterBoard = (props: BoardProps) => (
  <AlmaMaterTable table={useTable(props)} question={props.question} />
)

/** Beside the question: the other universities with their displays, and the hall of fame. */
export function AlmaMaterRail(props: BoardProps & RailProps) {
  const whole = useTable(props)
  const table = usePart(whole, 'displays')
  const fame = usePart(whole, 'fame')
  const { state } = table.play
  return (
    <div className="board-rail am-rail">
      <div className="am-others">
        {!props.othersOpen &&
          state.players.map(
            (player, seat) =>
              seat !== table.seat && (
                <OtherUniversity key={player.color} table={table} strip={stripPropsOf(props, seat)} />
              ),
          )}
        {state.layout.ignotus !== '' && <Ignotus table={table} />}
      </div>
      <HallOfFame table={fame} />
    </div>
  )
}

/** Another university with its display, where one buys. */
export function AlmaMaterStrip(props: BoardProps & StripProps) {
  return <OtherUniversity table={usePart(useTable(props), 'displays')} strip={props} />
}

/** Another player's university. */
export function AlmaMaterSeat(props: BoardProps) {
  const element = useRef<HTMLDivElement>(null)
  const form = useFittingForm(element, seatForm)
  return (
    <div className="am-seat" data-form={form} ref={element}>
      <SeatUniversity table={useTable(props)} />
    </div>
  )
}
