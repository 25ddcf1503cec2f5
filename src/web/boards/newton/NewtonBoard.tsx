import { memo, useMemo } from 'react'
import type { Play } from '../../../games/newton/state.ts'
import { useSameParts } from '../../plates/same-parts.ts'
import type { BoardProps, RailProps, StripProps } from '../board.ts'
import { useOpenForm } from '../open-form.ts'
import { stripPropsOf } from '../strip-props.ts'
import { HandCards, HandSheet, Masters, Standing } from './cards/Hand.tsx'
import { Market } from './cards/Market.tsx'
import { sceneOf } from './from-view.ts'
import './newton.css'
import { OtherPlayerStrip } from './OtherPlayerStrip.tsx'
import './rail.css'
import { playerOf } from './scene.ts'
import { StudyBoard } from './study/StudyBoard.tsx'
import { NewtonTable } from './table/NewtonTable.tsx'
import { labelsFor } from './words-on-board.ts'

/** Everything the drawings need, from what the page knows. */
function useBoard({ play, language, seat, own, who, marks, pointing }: BoardProps) {
  const newton = play as Play
  const scene = useSameParts(useMemo(() => sceneOf(newton, seat, who), [newton, seat, who]))
  const labels = useMemo(() => labelsFor(language, own ? undefined : who(seat)), [language, own, who, seat])
  return { scene, components: newton.components.pack, marks, pointing, labels }
}

export const NewtonBoard = memo((props: BoardProps) => <NewtonTable {...useBoard(props)} question={props.question} />)

/** Beside the question: the other players, the cards on offer, and the own hand where the table has no room for it. */
export const NewtonRail = memo(function NewtonRail(props: BoardProps & RailProps) {
  const board = useBoard(props)
  const { scene } = board
  const form = useOpenForm()
  return (
    <div className="board-rail newton-rail">
      <div className="newton-rail-others">
        {!props.othersOpen &&
          scene.players.map(
            (player, seat) =>
              player.color !== scene.you && (
                <OtherPlayerStrip
                  key={player.color}
                  components={board.components}
                  labels={board.labels}
                  player={player}
                  {...stripPropsOf(props, seat)}
                />
              ),
          )}
      </div>
      {form === 'wide' && (
        <div className="newton-rail-offer">
          <Market {...board} />
        </div>
      )}
      {form === 'tabs' && (
        <div className="newton-rail-hand sheet">
          <HandCards {...board} player={playerOf(scene, scene.you)} form="lying" />
          <Masters {...board} player={playerOf(scene, scene.you)} />
          <Standing {...board} player={playerOf(scene, scene.you)} />
        </div>
      )}
    </div>
  )
})

/** Another player on two lines. */
export function NewtonStrip(props: BoardProps & StripProps) {
  const board = useBoard(props)
  const player = board.scene.players[props.of]
  const { of, note, active, onOpenSeat } = props
  return player === undefined ? null : (
    <OtherPlayerStrip
      components={board.components}
      labels={board.labels}
      player={player}
      of={of}
      note={note}
      active={active}
      onOpenSeat={onOpenSeat}
    />
  )
}

/** Another player's study, hand and masters, as far as they lie open. */
export function NewtonSeat(props: BoardProps) {
  const board = useBoard(props)
  const player = playerOf(board.scene, board.scene.you)
  return (
    <div className="newton-seat">
      <StudyBoard {...board} player={player} you={false} />
      <HandSheet {...board} player={player} />
    </div>
  )
}
