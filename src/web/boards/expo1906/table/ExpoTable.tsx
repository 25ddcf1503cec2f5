import { useRef } from 'react'
import { focusParts } from '../../../plates/marks/focus.ts'
import { SeatBadge } from '../../../plates/pieces/MarkerDisc.tsx'
import { idOf, kindOf } from '../../../plates/targets.ts'
import { PanelTabs } from '../../PanelTabs.tsx'
import { useOpenPanel } from '../../panels.ts'
import { useTableForm } from '../../use-table-form.ts'
import { ZoomedPlate } from '../../ZoomedPlate.tsx'
import { Bench } from '../bench/Bench.tsx'
import { Counters } from '../bench/Counters.tsx'
import { Reserve } from '../bench/Reserve.tsx'
import { LabPlate } from '../lab/LabPlate.tsx'
import { AcademyPlate } from '../market/AcademyPlate.tsx'
import { JuryPlate } from '../market/JuryPlate.tsx'
import { academyWidth, marketBoxOf, marketHeight } from '../market/market-layout.ts'
import { StationPlate } from '../market/StationPlate.tsx'
import { GhostCards } from '../others/GhostCards.tsx'
import { OtherLabs } from '../others/OtherLabs.tsx'
import { PatentsPlate } from '../patents/PatentsPlate.tsx'
import { patentsHeight, patentsWidth, spaceBox, spacePoints } from '../patents/patents-layout.ts'
import { colorOfSeat, type TableInput } from '../table-input.ts'
import { type Panel, panellingOf, panels } from './panels.ts'
import { expoForm } from './table-form.ts'

/** The table in the room it is given: all of it, the Laboratory with one plate, a plate with the others small beside it, or one at a time. */
export function ExpoTable({ table, question }: { table: TableInput; question: string }) {
  const element = useRef<HTMLDivElement>(null)
  const form = useTableForm(element, expoForm)
  return (
    <div className="expo-table" data-form={form} ref={element}>
      {form === 'wide' && <Whole table={table} />}
      {form === 'pair' && <Pair table={table} question={question} />}
      {form === 'beside' && <Pair table={table} question={question} low />}
      {form === 'tabs' && <Plates table={table} question={question} />}
      {form === 'phone' && <Panels table={table} question={question} />}
    </div>
  )
}

const Market = ({ table }: { table: TableInput }) => (
  <div className="expo-market">
    <AcademyPlate table={table} />
    <StationPlate table={table} />
    <JuryPlate table={table} />
  </div>
)

const Whole = ({ table }: { table: TableInput }) => (
  <>
    <div className="expo-board">
      <Market table={table} />
      <PatentsPlate table={table} />
    </div>
    <div className="expo-own">
      <Lab table={table} />
      <Bench table={table} />
    </div>
  </>
)

/** The own Laboratory in a frame by which it is told how large it is drawn. */
const Lab = ({ table }: { table: TableInput }) => (
  <div className="expo-lab">
    <LabPlate table={table} />
  </div>
)

const beside: readonly Panel[] = ['market', 'patents']
const besideLow: readonly Panel[] = [...beside, 'bench']

/** The own Laboratory, beside it one of the other plates with their tabs, the bench below; where it is low, the bench is among them. */
function Pair({ table, question, low = false }: { table: TableInput; question: string; low?: boolean }) {
  const among = low ? besideLow : beside
  const opening = useOpenPanel(panellingOf(table.play, among), table.marks, question)
  return (
    <>
      <div className="expo-pair">
        <Lab table={table} />
        <div className="expo-beside">
          <PanelTabs panels={among} labels={table.labels.plates} opening={opening} form="plate-tab" />
          <div className="expo-open" data-panel={opening.open}>
            <PlateBody table={table} panel={opening.open} />
          </div>
        </div>
      </div>
      {low ? <OwnLine table={table} /> : <Bench table={table} low />}
    </>
  )
}

const plates: readonly Panel[] = ['lab', 'market', 'patents']

/** One plate large, the others small beside it, the bench below. */
function Plates({ table, question }: { table: TableInput; question: string }) {
  const { open, asked, choose } = useOpenPanel(panellingOf(table.play, plates), table.marks, question)
  return (
    <>
      <div className="expo-plates">
        <div className="expo-open" data-panel={open}>
          <PlateBody table={table} panel={open} />
        </div>
        <div className="expo-thumbs">
          {plates.map(panel => (
            <button
              key={panel}
              type="button"
              className="plate-tab expo-thumb"
              aria-pressed={panel === open}
              onClick={() => choose(panel)}
            >
              <span>
                {table.labels.plates[panel]}
                {asked.includes(panel) && <i className="panel-dot" />}
              </span>
              <span className="expo-small" aria-hidden="true" inert>
                {panel !== open && <PlateBody table={{ ...table, pointing: unspoken }} panel={panel} />}
              </span>
            </button>
          ))}
        </div>
      </div>
      <Bench table={table} low />
    </>
  )
}

const unspoken = { name: () => '' }

function PlateBody({ table, panel }: { table: TableInput; panel: Panel }) {
  if (panel === 'market') return <Market table={table} />
  if (panel === 'bench') return <Bench table={table} />
  return panel === 'patents' ? <PatentsPlate table={table} /> : <Lab table={table} />
}

/** One panel open, the others as tabs below it, own counters below those. */
function Panels({ table, question }: { table: TableInput; question: string }) {
  const opening = useOpenPanel(panellingOf(table.play), table.marks, question)
  const { open } = opening
  return (
    <>
      <div className="expo-panel" data-panel={open} data-follows={open === 'bench' ? '' : undefined}>
        <PanelBody table={table} panel={open} />
      </div>
      <PanelTabs panels={panels} labels={table.labels.plates} opening={opening} />
      <OwnLine table={table} />
    </>
  )
}

const OwnLine = ({ table }: { table: TableInput }) => (
  <div className="expo-own-line">
    <SeatBadge color={colorOfSeat(table.play, table.seat)} size={1.3} />
    <Counters table={table} />
  </div>
)

function PanelBody({ table, panel }: { table: TableInput; panel: Panel }) {
  const { play, marks } = table
  switch (panel) {
    case 'lab':
      return (
        <>
          <div className="expo-lab-pane" data-follows="">
            <LabPlate table={table} bare named={false} />
          </div>
          <div className="expo-side-reserve">
            <Reserve table={table} column={60} />
          </div>
        </>
      )
    case 'market':
      return (
        <ZoomedPlate width={academyWidth} height={marketHeight} focus={focusParts(marks, marketBoxOf(play))}>
          <Market table={table} />
        </ZoomedPlate>
      )
    case 'patents': {
      const points = spacePoints(play.components.pack)
      const boxOf = (place: string) => {
        const at = kindOf(place) === 'space' ? points.get(idOf(place)) : undefined
        if (kindOf(place) === 'chit' || kindOf(place) === 'funding')
          return { x: 0, y: patentsHeight - 150, w: patentsWidth, h: 150 }
        return at === undefined ? undefined : spaceBox(at)
      }
      return (
        <ZoomedPlate width={patentsWidth} height={patentsHeight} focus={focusParts(marks, boxOf)}>
          <PatentsPlate table={table} />
        </ZoomedPlate>
      )
    }
    case 'bench':
      return (
        <>
          <Bench table={table} />
          <OtherLabs table={table} />
          <GhostCards table={table} />
        </>
      )
  }
}
