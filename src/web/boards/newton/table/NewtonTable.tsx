import { useRef } from 'react'
import { Icon } from '../../../plates/Icon.tsx'
import { IconRow } from '../../../plates/IconRow.tsx'
import { volume } from '../../../plates/icon-tokens.ts'
import { SeatBadge } from '../../../plates/pieces/MarkerDisc.tsx'
import { kindOf, type Marks, type Pointing } from '../../../plates/targets.ts'
import { PanelTabs } from '../../PanelTabs.tsx'
import { useOpenPanel } from '../../panels.ts'
import { useTableForm } from '../../use-table-form.ts'
import { ZoomedPlate } from '../../ZoomedPlate.tsx'
import { HandCards, HandSheet, Masters, Standing } from '../cards/Hand.tsx'
import { Market } from '../cards/Market.tsx'
import type { NewtonComponents } from '../components.ts'
import type { NewtonLabels } from '../labels.ts'
import { MapPlate } from '../map/MapPlate.tsx'
import { mapFocus, mapHeight, mapLayout, mapWidth } from '../map/map-layout.ts'
import { type NewtonScene, playerOf } from '../scene.ts'
import { Counters } from '../study/Counters.tsx'
import { StudyBoard } from '../study/StudyBoard.tsx'
import { TracksPlate } from '../tracks/TracksPlate.tsx'
import { tracksHeight, tracksWidth } from '../tracks/track-layout.ts'
import { tracksFocus } from '../tracks/tracks-focus.ts'
import { type Panel, panellingOf } from './panels.ts'
import { type NewtonForm, newtonForm } from './table-form.ts'

export interface NewtonTableProps {
  readonly scene: NewtonScene
  readonly components: NewtonComponents
  readonly marks: Marks
  readonly pointing: Pointing
  readonly labels: NewtonLabels
  /** What names the open question; when it changes, the panel where it can be answered is opened. */
  readonly question?: string
  /** A remark over the desk, such as the value of the action under way. */
  readonly note?: string
}

/** One panel by its name, in the form of the table. */
function PanelBody({ panel, form, ...table }: NewtonTableProps & { panel: Panel; form: NewtonForm }) {
  const { scene, components, marks, pointing, labels, note } = table
  const board = { scene, components, marks, pointing, labels }
  const player = playerOf(scene, scene.you)
  switch (panel) {
    case 'map': {
      const plate = <MapPlate {...board} title={labels.plates.map} />
      if (form !== 'phone') return plate
      const focus = mapFocus(mapLayout(components), marks, player.scientist)
      return (
        <ZoomedPlate width={mapWidth} height={mapHeight} focus={focus}>
          {plate}
        </ZoomedPlate>
      )
    }
    case 'tracks': {
      const plate = <TracksPlate {...board} />
      if (form !== 'phone') return plate
      return (
        <ZoomedPlate width={tracksWidth} height={tracksHeight} focus={tracksFocus(components, marks)}>
          {plate}
        </ZoomedPlate>
      )
    }
    case 'study':
      return <StudyBoard {...board} player={player} you note={note} />
    case 'offer':
      return <Market {...board} form="upright" />
    case 'cards':
      if (form === 'wide') return <HandSheet {...board} player={player} />
      return (
        <div className="cards-panel">
          <HandCards {...board} player={player} form="lying" />
          <Masters {...board} player={player} />
          <Standing {...board} player={player} />
          <Market {...board} />
        </div>
      )
    case 'others':
      return (
        <div className="others-panel">
          {scene.players
            .filter(other => other.color !== scene.you)
            .map(other => (
              <StudyBoard
                key={other.color}
                {...board}
                pointing={onlyCards(board.pointing)}
                player={other}
                you={false}
              />
            ))}
        </div>
      )
  }
}

/** Among the own things only the cards of others are places: their ids are theirs alone, while cells and slots are named alike. */
const onlyCards = (pointing: Pointing): Pointing => ({
  ...pointing,
  name: place => (kindOf(place) === 'card' ? pointing.name(place) : ''),
})

/** Own counters on one line, for a phone. */
function OwnLine({ scene, marks, labels }: Pick<NewtonTableProps, 'scene' | 'marks' | 'labels'>) {
  const player = playerOf(scene, scene.you)
  return (
    <div className="own-line">
      <SeatBadge color={player.color} size={1.3} />
      <span className="own-volumes">
        <IconRow tokens={player.volumes.map(volume)} />
      </span>
      <Counters player={player} preview={marks.preview} labels={labels} />
    </div>
  )
}

/** One panel large, the others small beside it, the own study below. */
function TabbedTable(table: NewtonTableProps) {
  const { scene, marks, labels, question = '' } = table
  const panelling = panellingOf('tabs', scene)
  const { open, asked, choose } = useOpenPanel(panelling, marks, question)
  return (
    <>
      <div className="panels">
        {panelling.panels.map(panel => (
          <button
            key={panel}
            type="button"
            className={`plate-tab plate-tab--${panel}`}
            aria-pressed={panel === open}
            onClick={() => choose(panel)}
          >
            {labels.plates[panel]}
            {asked.includes(panel) && <i className="panel-dot" />}
            {panel === 'others' && (
              <span className="panel-seats">
                {scene.players
                  .filter(player => player.color !== scene.you)
                  .map(player => (
                    <span key={player.color}>
                      <SeatBadge color={player.color} size={1.3} /> <Icon name="shelfTile" /> {player.shelf.length}
                    </span>
                  ))}
              </span>
            )}
          </button>
        ))}
        {panelling.panels
          .filter(panel => panel === open || panel !== 'others')
          .map(panel => (
            <div
              key={panel}
              className={`panel panel--${panel}`}
              data-open={panel === open ? '' : undefined}
              inert={panel !== open}
            >
              <PanelBody {...table} form="tabs" panel={panel} />
            </div>
          ))}
      </div>
      <PanelBody {...table} form="tabs" panel="study" />
    </>
  )
}

/** One plate with its tabs beside the own study and hand. */
function ColumnsTable(table: NewtonTableProps) {
  const { scene, components, marks, pointing, labels, question = '' } = table
  const board = { scene, components, marks, pointing, labels }
  const player = playerOf(scene, scene.you)
  const panelling = panellingOf('tabs', scene)
  const opening = useOpenPanel(panelling, marks, question)
  return (
    <>
      <div className="columns-plates">
        <PanelTabs panels={panelling.panels} labels={labels.plates} opening={opening} form="plate-tab" />
        <div className={`panel panel--${opening.open}`}>
          <PanelBody {...table} form="columns" panel={opening.open} />
        </div>
      </div>
      <div className="columns-own" data-follows="">
        <PanelBody {...table} form="columns" panel="study" />
        <div className="sheet columns-hand">
          <HandCards {...board} player={player} form="lying" />
          <Masters {...board} player={player} />
          <Standing {...board} player={player} />
        </div>
      </div>
    </>
  )
}

/** One panel open, the others as tabs below it, own counters below those. */
function PhoneTable(table: NewtonTableProps) {
  const { scene, marks, labels, question = '' } = table
  const panelling = panellingOf('phone', scene)
  const opening = useOpenPanel(panelling, marks, question)
  const { open } = opening
  const isZoomed = open === 'map' || open === 'tracks'
  return (
    <>
      <div key={open} className={`panel panel--${open}`} data-follows={isZoomed ? undefined : ''}>
        <PanelBody {...table} form="phone" panel={open} />
      </div>
      <PanelTabs panels={panelling.panels} labels={labels.plates} opening={opening} />
      <OwnLine scene={scene} marks={marks} labels={labels} />
    </>
  )
}

/** Newton's table in the room it is given. The question, the other players and the log are the page's, not the table's. */
export function NewtonTable(table: NewtonTableProps) {
  const element = useRef<HTMLDivElement>(null)
  const form = useTableForm(element, newtonForm)
  return (
    <div className="newton-table" data-form={form} ref={element}>
      {form === 'wide' && (
        <>
          <div className="wide-plates">
            <PanelBody {...table} form={form} panel="map" />
            <PanelBody {...table} form={form} panel="tracks" />
          </div>
          <div className="wide-sheets">
            <PanelBody {...table} form={form} panel="study" />
            <PanelBody {...table} form={form} panel="cards" />
          </div>
        </>
      )}
      {form === 'columns' && <ColumnsTable {...table} />}
      {form === 'tabs' && <TabbedTable {...table} />}
      {form === 'phone' && <PhoneTable {...table} />}
    </div>
  )
}
