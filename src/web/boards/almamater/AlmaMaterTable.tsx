import { memo, useEffect, useRef } from 'react'
import { PanelTabs } from '../PanelTabs.tsx'
import { useOpenPanel } from '../panels.ts'
import { useTableForm } from '../use-table-form.ts'
import { Academy } from './campus/Academy.tsx'
import { Campus } from './campus/Campus.tsx'
import { OwnLine } from './OwnLine.tsx'
import { type Panel, panellingOf, panels } from './panels.ts'
import { usePart } from './part-of-table.ts'
import { Displays } from './rail/Displays.tsx'
import { HallOfFame } from './rail/HallOfFame.tsx'
import { ResearchTower } from './research/ResearchTower.tsx'
import { almaMaterForm } from './table-form.ts'
import { shownPlayer, type TableInput } from './table-input.ts'
import { Town } from './town/Town.tsx'
import { University } from './university/University.tsx'

/** The table in the room it is given: all of it together, or on a phone one panel at a time. */
export function AlmaMaterTable({ table, question }: { table: TableInput; question: string }) {
  const element = useRef<HTMLDivElement>(null)
  const form = useTableForm(element, almaMaterForm)
  return (
    <div className="am-table" data-form={form} ref={element}>
      {form === 'phone' ? <Panels table={table} question={question} /> : <Whole table={table} />}
    </div>
  )
}

function Whole({ table }: { table: TableInput }) {
  return (
    <>
      <div className="am-plates">
        <div className="am-plate am-plan">
          <Town table={usePart(table, 'town')} />
          <Schools table={usePart(table, 'schools')} />
        </div>
        <div className="am-plate">
          <ResearchTower table={usePart(table, 'research')} />
        </div>
      </div>
      <University table={table} />
    </>
  )
}

/** Campus and academy, with the same columns. */
const Schools = memo(function Schools({ table }: { table: TableInput }) {
  return (
    <div className="am-schools">
      <Campus table={table} />
      <Academy table={table} />
    </div>
  )
})

/** One panel open, the others as tabs below it, own counters below those. */
function Panels({ table, question }: { table: TableInput; question: string }) {
  const opening = useOpenPanel(panellingOf(shownPlayer(table).color), table.marks, question)
  const { open } = opening
  const body = useRef<HTMLDivElement>(null)
  // A tower is higher than a panel: it is seen from where one stands.
  useEffect(() => {
    if (open === 'research') body.current?.querySelector('[data-stands]')?.scrollIntoView({ block: 'center' })
  }, [open])
  return (
    <>
      <div className="am-panel" ref={body} data-panel={open} data-follows="">
        <PanelBody table={table} panel={open} />
      </div>
      <PanelTabs panels={panels} labels={table.labels.tabs} opening={opening} />
      <OwnLine table={table} />
    </>
  )
}

function PanelBody({ table, panel }: { table: TableInput; panel: Panel }) {
  switch (panel) {
    case 'campus':
      return <Schools table={table} />
    case 'town':
      return (
        <>
          <Town table={table} />
          <Displays table={table} />
          <HallOfFame table={table} />
        </>
      )
    case 'research':
      return <ResearchTower table={table} />
    case 'university':
      return <University table={table} />
  }
}
