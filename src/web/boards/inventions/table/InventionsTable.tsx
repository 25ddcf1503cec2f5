import { type ReactNode, useRef } from 'react'
import { focusParts } from '../../../plates/marks/focus.ts'
import { PanelTabs } from '../../PanelTabs.tsx'
import { useOpenPanel } from '../../panels.ts'
import { useTableForm } from '../../use-table-form.ts'
import { ZoomedPlate } from '../../ZoomedPlate.tsx'
import { Assembly } from '../assembly/Assembly.tsx'
import { ChainPath } from '../chain/ChainPath.tsx'
import { IdeaOffer } from '../milestones/IdeaOffer.tsx'
import { Milestones } from '../milestones/Milestones.tsx'
import { OwnLine } from '../society/Counters.tsx'
import { SocietySheet } from '../society/SocietySheet.tsx'
import type { TableInput } from '../table-input.ts'
import { EraRibbon } from '../tracks/EraRibbon.tsx'
import { InfluenceRule } from '../tracks/InfluenceRule.tsx'
import { ProgressStacks } from '../tracks/ProgressStacks.tsx'
import { ScoreRule } from '../tracks/ScoreRule.tsx'
import { regionIndexOf } from '../world/region-of-place.ts'
import { WorldFrame } from '../world/WorldFrame.tsx'
import { WorldPlate } from '../world/WorldPlate.tsx'
import { boxOfPlace, worldHeight, worldWidth } from '../world/world-layout.ts'
import { type Panel, panellingOf } from './panels.ts'
import './low.css'
import './table.css'
import { inventionsForm } from './table-form.ts'

const AssemblyColumn = (input: TableInput) => (
  <div className="assembly-column">
    <Assembly {...input} />
    <InfluenceRule {...input} />
    <ScoreRule {...input} />
    <ProgressStacks {...input} />
  </div>
)

const Offers = (input: TableInput) => (
  <div className="offers">
    <div className="era-scroll">
      <EraRibbon {...input} />
    </div>
    <IdeaOffer {...input} />
    <Milestones {...input} />
  </div>
)

/** The world larger than its window, turned to what the question is about. */
function ZoomedWorld(input: TableInput) {
  const { marks, play } = input
  const focus = focusParts(marks, place => boxOfPlace(place, (kind, id) => regionIndexOf(play, kind, id)))
  return (
    <ZoomedPlate width={worldWidth} height={worldHeight} focus={focus}>
      <WorldPlate {...input} />
    </ZoomedPlate>
  )
}

/** One panel open, the others as tabs: above it, or on a phone below. */
function Tabbed({
  input,
  panels,
  question,
  form,
  body,
}: {
  input: TableInput
  panels: readonly Panel[]
  question: string
  form: 'panel-tab' | 'plate-tab'
  body: (panel: Panel) => ReactNode
}) {
  const opening = useOpenPanel(panellingOf(panels, input), input.marks, question)
  const { open } = opening
  return (
    <div className="inv-panels">
      <div className={`inv-panel inv-panel--${open}`} data-follows="">
        {body(open)}
      </div>
      <PanelTabs panels={panels} labels={input.labels.panels} opening={opening} form={form} />
    </div>
  )
}

function WideTable(input: TableInput) {
  return (
    <>
      <div className="wide-top">
        <EraRibbon {...input} />
        <IdeaOffer {...input} />
      </div>
      <div className="wide-middle">
        <AssemblyColumn {...input} />
        <WorldFrame {...input} />
      </div>
      <ChainPath {...input} />
      <SocietySheet {...input} />
    </>
  )
}

/** The world keeps its plates; what is on offer lies in the rail, the open chain under the assembly. */
function LowTable(input: TableInput) {
  return (
    <>
      <div className="low-middle">
        <div className="low-left">
          <Assembly {...input} />
          <InfluenceRule {...input} />
          <ScoreRule {...input} />
          <ChainPath {...input} />
        </div>
        <WorldFrame {...input} />
      </div>
      <SocietySheet {...input} />
    </>
  )
}

const tabs: readonly Panel[] = ['world', 'assembly', 'offers']

function TabbedTable({ input, question }: { input: TableInput; question: string }) {
  return (
    <>
      <Tabbed
        input={input}
        question={question}
        panels={tabs}
        form="plate-tab"
        body={panel =>
          panel === 'world' ? (
            <div className="inv-world">
              <AssemblyColumn {...input} />
              <WorldFrame {...input} />
            </div>
          ) : panel === 'assembly' ? (
            <AssemblyColumn {...input} />
          ) : (
            <Offers {...input} />
          )
        }
      />
      <ChainPath {...input} />
      <SocietySheet {...input} />
    </>
  )
}

const phonePanels: readonly Panel[] = ['world', 'assembly', 'society', 'offers']

function PhoneTable({ input, question, wide }: { input: TableInput; question: string; wide: boolean }) {
  const bodies: Readonly<Record<Panel, () => ReactNode>> = {
    world: () => (wide ? <WorldFrame {...input} /> : <ZoomedWorld {...input} />),
    assembly: () => <AssemblyColumn {...input} />,
    society: () => <SocietySheet {...input} />,
    offers: () => <Offers {...input} />,
  }
  return (
    <>
      <ChainPath {...input} />
      <Tabbed input={input} question={question} panels={phonePanels} form="panel-tab" body={panel => bodies[panel]()} />
      <OwnLine {...input} />
    </>
  )
}

/** The table of Inventions in the room it is given. */
export function InventionsTable({ input, question }: { input: TableInput; question: string }) {
  const element = useRef<HTMLDivElement>(null)
  const form = useTableForm(element, inventionsForm)
  const onePart = form === 'panels' || form === 'phone'
  return (
    <div
      className="inv-table"
      data-form={onePart ? 'phone' : form}
      data-wide={form === 'panels' ? '' : undefined}
      ref={element}
    >
      {form === 'wide' && <WideTable {...input} />}
      {form === 'low' && <LowTable {...input} />}
      {form === 'tabs' && <TabbedTable input={input} question={question} />}
      {onePart && <PhoneTable input={input} question={question} wide={form === 'panels'} />}
    </div>
  )
}
