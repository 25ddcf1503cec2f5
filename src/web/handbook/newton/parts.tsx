import type { Play } from '../../../games/newton/state.ts'
import { HandCards, Masters } from '../../boards/newton/cards/Hand.tsx'
import { Market } from '../../boards/newton/cards/Market.tsx'
import { sceneOf } from '../../boards/newton/from-view.ts'
import { MapPlate } from '../../boards/newton/map/MapPlate.tsx'
import { mapHeight, mapWidth } from '../../boards/newton/map/map-layout.ts'
import '../../boards/newton/newton.css'
import type { BoardProps } from '../../boards/board.ts'
import { playerOf } from '../../boards/newton/scene.ts'
import { StudyBoard } from '../../boards/newton/study/StudyBoard.tsx'
import { TracksPlate } from '../../boards/newton/tracks/TracksPlate.tsx'
import { tracksHeight, tracksWidth } from '../../boards/newton/tracks/track-layout.ts'
import { labelsFor } from '../../boards/newton/words-on-board.ts'
import type { Part } from '../handbook.ts'

/** What the drawings of Newton need, from a position. */
function inputOf({ play, language, seat, who, marks, pointing }: BoardProps) {
  const newton = play as unknown as Play
  const scene = sceneOf(newton, seat, who)
  const labels = labelsFor(language, undefined)
  return { scene, components: newton.components.pack, marks, pointing, labels, player: playerOf(scene, scene.you) }
}

/** On a wide table the sheets below the plates are so high. */
const studyHeight = 329

export const newtonParts: Readonly<Record<string, Part>> = {
  map: {
    width: mapWidth,
    height: mapHeight,
    draw: props => {
      const input = inputOf(props)
      return <MapPlate {...input} title={input.labels.plates.map} />
    },
  },
  tracks: { width: tracksWidth, height: tracksHeight, draw: props => <TracksPlate {...inputOf(props)} /> },
  study: {
    width: 720,
    height: studyHeight,
    // The study takes the form that it has on a wide table; only its own corner of that table is shown.
    draw: props => (
      <div className="newton-table" style={{ width: 1100, height: 850 }}>
        <div className="wide-sheets" style={{ gridTemplateColumns: '720px 1fr', flex: `0 0 ${studyHeight}px` }}>
          <StudyBoard {...inputOf(props)} you />
        </div>
      </div>
    ),
  },
  offer: {
    width: 366,
    draw: props => <Market {...inputOf(props)} form="upright" />,
  },
  hand: {
    width: 540,
    draw: props => (
      <div className="sheet">
        <HandCards {...inputOf(props)} form="upright" />
        <Masters {...inputOf(props)} />
      </div>
    ),
  },
}
