import type { Play } from '../../../games/expo1906/state.ts'
import type { BoardProps } from '../../boards/board.ts'
import { Bench } from '../../boards/expo1906/bench/Bench.tsx'
import '../../boards/expo1906/expo.css'
import { LabPlate } from '../../boards/expo1906/lab/LabPlate.tsx'
import { AcademyPlate } from '../../boards/expo1906/market/AcademyPlate.tsx'
import { JuryPlate } from '../../boards/expo1906/market/JuryPlate.tsx'
import {
  academyHeight,
  academyWidth,
  juryHeight,
  juryWidth,
  stationHeight,
  stationWidth,
} from '../../boards/expo1906/market/market-layout.ts'
import { StationPlate } from '../../boards/expo1906/market/StationPlate.tsx'
import { PatentsPlate } from '../../boards/expo1906/patents/PatentsPlate.tsx'
import { patentsHeight, patentsWidth } from '../../boards/expo1906/patents/patents-layout.ts'
import type { TableInput } from '../../boards/expo1906/table-input.ts'
import { expoLabels } from '../../boards/expo1906/words-on-board.ts'
import type { Part } from '../handbook.ts'

/** What the drawings of Expo 1906 need, from a position. */
function tableOf({ play: any, language, seat, own, who, marks, pointing }: BoardProps): TableInput {
  const play = any as unknown as Play
  const words = play.game.words[language]
  const name = (id: string): string => words.component(play.components, id)?.name ?? id
  return { play, language, seat, own, who, marks, pointing, labels: expoLabels[language], name }
}

export const expoParts: Readonly<Record<string, Part>> = {
  academy: { width: academyWidth, height: academyHeight, draw: props => <AcademyPlate table={tableOf(props)} /> },
  station: { width: stationWidth, height: stationHeight, draw: props => <StationPlate table={tableOf(props)} /> },
  jury: { width: juryWidth, height: juryHeight, draw: props => <JuryPlate table={tableOf(props)} /> },
  patents: { width: patentsWidth, height: patentsHeight, draw: props => <PatentsPlate table={tableOf(props)} /> },
  lab: { width: 495, height: 453, draw: props => <LabPlate table={tableOf(props)} /> },
  bench: {
    width: 492,
    height: 390,
    // The bench takes the form that it has on a wide table; only its own corner of that table is shown.
    draw: props => (
      <div className="expo-table" data-form="wide" style={{ width: 1100, height: 850 }}>
        <div className="expo-own" style={{ flex: 'none', width: 492, height: 390, gridTemplate: '1fr / 1fr' }}>
          <Bench table={tableOf(props)} />
        </div>
      </div>
    ),
  },
}
