import { type ReactNode, useRef } from 'react'
import { focusParts } from '../../../plates/marks/focus.ts'
import { PanelTabs } from '../../PanelTabs.tsx'
import { useOpenPanel } from '../../panels.ts'
import { fitting, type TableForm, usualForm } from '../../table-form.ts'
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
import { WorldPlate } from '../world/WorldPlate.tsx'
import { boxOfPlace, worldHeight, worldWidth } from '../world/world-layout.ts'
import { type Panel, panellingOf } from './panels.ts'
import './table.css'

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
        <WorldPlate {...input} />
      </div>
      <ChainPath {...input} />
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
              <WorldPlate {...input} />
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

function PhoneTable({ input, question }: { input: TableInput; question: string }) {
  const bodies: Readonly<Record<Panel, () => ReactNode>> = {
    world: () => <ZoomedWorld {...input} />,
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

/** Less than this is too low for seven displays, a society and a chain. */
const inventionsForm = fitting<TableForm>(
  [
    { form: 'wide', width: 1040, height: 790 },
    { form: 'tabs', width: 600, height: 425 },
  ],
  'phone',
)

/** The table of Inventions in the room it is given. */
export function InventionsTable({ input, question }: { input: TableInput; question: string }) {
  const element = useRef<HTMLDivElement>(null)
  const form = useTableForm(element, inventionsForm)
  return (
    <div className="inv-table" data-form={form} ref={element}>
      {form === 'wide' && <WideTable {...input} />}
      {form === 'tabs' && <TabbedTable input={input} question={question} />}
      {form === 'phone' && <PhoneTable input={input} question={question} />}
    </div>
  )
}
