import { useMemo } from 'react'
import type { Play } from '../../../games/expo1906/state.ts'
import { idOf } from '../../plates/targets.ts'
import type { BoardProps, CarriedProps, RailProps, StripProps } from '../board.ts'
import { stripPropsOf } from '../strip-props.ts'
import './expo.css'
import { GhostCards } from './others/GhostCards.tsx'
import { LargeLab, OtherLabs } from './others/OtherLabs.tsx'
import { OtherStrip } from './others/OtherStrip.tsx'
import { ExpoTable } from './table/ExpoTable.tsx'
import type { TableInput } from './table-input.ts'
import { TilePicture } from './tiles/TileDrawing.tsx'
import { expoLabels } from './words-on-board.ts'

/** Everything the drawings need, from what the page knows. */
function useTable({ play, language, seat, own, who, marks, pointing }: BoardProps): TableInput {
  const expo = play as Play
  const { components } = expo
  const name = useMemo(() => {
    const words = expo.game.words[language]
    const known = new Map<string, string>()
    return (id: string) => {
      const made = known.get(id) ?? words.component(components, id)?.name ?? id
      known.set(id, made)
      return made
    }
  }, [expo.game, components, language])
  return { play: expo, language, seat, own, who, marks, pointing, labels: expoLabels[language], name }
}

export function ExpoBoard(props: BoardProps) {
  return <ExpoTable table={useTable(props)} question={props.question} />
}

/** Beside the question: the other players and their Laboratories, or the Ghost's cards. */
export function ExpoRail(props: BoardProps & RailProps) {
  const table = useTable(props)
  const { players } = table.play.state
  return (
    <div className="board-rail expo-rail">
      <div className="expo-rail-others">
        {!props.othersOpen &&
          players.map(
            ({ color }, seat) =>
              seat !== table.seat && <OtherStrip key={color} table={table} strip={stripPropsOf(props, seat)} />,
          )}
      </div>
      {!props.othersOpen && <OtherLabs table={table} />}
      <GhostCards table={table} />
    </div>
  )
}

/** Another player on two lines. */
export const ExpoStrip = (props: BoardProps & StripProps) => <OtherStrip table={useTable(props)} strip={props} />

/** Another player's Laboratory and reserve. */
export const ExpoSeat = (props: BoardProps) => <LargeLab table={useTable(props)} />

/** The tile in hand. */
export const CarriedTile = ({ play, held }: CarriedProps) => (
  <TilePicture play={play as Play} id={idOf(held.piece)} turn={held.turn} size={40} />
)
