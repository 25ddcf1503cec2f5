import type { Play } from '../../../games/almamater/state.ts'
import '../../boards/almamater/almamater.css'
import { Academy } from '../../boards/almamater/campus/Academy.tsx'
import { Campus } from '../../boards/almamater/campus/Campus.tsx'
import { Displays } from '../../boards/almamater/rail/Displays.tsx'
import { HallOfFame } from '../../boards/almamater/rail/HallOfFame.tsx'
import { ResearchTower } from '../../boards/almamater/research/ResearchTower.tsx'
import { wordsIn } from '../../boards/almamater/spoken.ts'
import type { TableInput } from '../../boards/almamater/table-input.ts'
import { Town } from '../../boards/almamater/town/Town.tsx'
import { University } from '../../boards/almamater/university/University.tsx'
import { labelsIn } from '../../boards/almamater/words-on-board.ts'
import type { BoardProps } from '../../boards/board.ts'
import type { Part } from '../handbook.ts'

/** What the drawings of Alma Mater need, from a position. */
function tableOf({ play: any, language, seat, own, who, marks, pointing }: BoardProps): TableInput {
  const play = any as unknown as Play
  return { play, seat, own, who, labels: labelsIn[language], ...wordsIn(language, play), marks, pointing }
}

export const almaMaterParts: Readonly<Record<string, Part>> = {
  plan: {
    width: 864,
    height: 500,
    draw: props => {
      const table = tableOf(props)
      return (
        <div className="am-table" data-form="whole" style={{ width: 1100, height: 860 }}>
          <div className="am-plate am-plan" style={{ width: 864, height: 500 }}>
            <Town table={table} />
            <div className="am-schools">
              <Campus table={table} />
              <Academy table={table} />
            </div>
          </div>
        </div>
      )
    },
  },
  research: {
    width: 232,
    height: 500,
    draw: props => (
      <div className="am-table" data-form="whole" style={{ width: 1100, height: 860 }}>
        <div className="am-plate" style={{ width: 232, height: 500 }}>
          <ResearchTower table={tableOf(props)} />
        </div>
      </div>
    ),
  },
  university: {
    width: 1096,
    height: 330,
    draw: props => (
      <div className="am-table" data-form="whole" style={{ width: 1096, height: 860 }}>
        <University table={tableOf(props)} />
      </div>
    ),
  },
  displays: {
    width: 336,
    draw: props => (
      <div className="am-rail">
        <Displays table={tableOf(props)} />
      </div>
    ),
  },
  fame: {
    width: 336,
    draw: props => (
      <div className="am-rail">
        <HallOfFame table={tableOf(props)} />
      </div>
    ),
  },
}
