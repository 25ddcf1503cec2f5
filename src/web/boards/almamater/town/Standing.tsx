import type { Space } from '../../../../games/almamater/prepared/spaces.ts'
import { piecesNeeded } from '../../../../games/almamater/rules/pieces.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { Figure, PlainFigure } from '../../../plates/pieces/Figure.tsx'
import type { SeatColor } from '../../../plates/seats.ts'
import { colorOfMarker, type TableInput } from '../table-input.ts'

/** A master on the table, as high as the text is set. */
export const Master = ({ color, ghost = false }: { color: SeatColor; ghost?: boolean }) => (
  <svg className={ghost ? 'master is-ghost' : 'master'} aria-hidden="true" viewBox="-12 -13 24 26">
    <Figure kind="master" color={color} size={24} />
  </svg>
)

export const Tutor = () => (
  <svg className="master" aria-hidden="true" viewBox="-12 -13 24 26">
    <PlainFigure kind="master" size={24} />
  </svg>
)

/** The masters that stand on a space, by colour, and those that a previewed move would put there. */
export function Standing({ table, space }: { table: TableInput; space: Space }) {
  const { play, marks } = table
  const there = play.state.standing[space.index] ?? []
  const ghosts = (marks.preview?.ghosts ?? []).filter(
    ({ piece, at }) => piece === 'master' && at === `space:${space.id}`,
  )
  return (
    <span className="standing-masters">
      {there.map(
        (count, marker) =>
          count > 0 && (
            <span key={colorOfMarker(play, marker)} className="number">
              <Master color={colorOfMarker(play, marker)} />
              {count > 1 && <small>{count}</small>}
            </span>
          ),
      )}
      {play.state.turn.tutorsOn === space.id && <Tutor />}
      {ghosts.map(({ color }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: masters of one colour are told apart by nothing else
        <Master key={at} color={color} ghost />
      ))}
    </span>
  )
}

/** How many masters an ordinary space asks for now; one needs no number. */
export function Needed({ table, space }: { table: TableInput; space: Space }) {
  const { play, seat } = table
  const need = piecesNeeded(play, seat, space)
  return (
    <span className={need > 1 ? 'needed needed--more number' : 'needed number'}>
      {need > 1 && need}
      <Icon name="pawn" size={1} />
    </span>
  )
}

/** On the bishop's space the order in which masters came decides who begins the next round. */
export function BishopQueue({ table, space }: { table: TableInput; space: Space }) {
  const { play, marks } = table
  const ghosts = (marks.preview?.ghosts ?? []).filter(
    ({ piece, at }) => piece === 'master' && at === `space:${space.id}`,
  )
  return (
    <span className="standing-masters standing-masters--queue">
      {play.state.bishop.map((seat, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: masters in the queue are told apart by their place in it
        <span key={at}>
          <Master color={colorOfMarker(play, seat)} />
        </span>
      ))}
      {ghosts.map(({ color }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: masters of one colour are told apart by nothing else
        <span key={`ghost ${at}`}>
          <Master color={color} ghost />
        </span>
      ))}
    </span>
  )
}
