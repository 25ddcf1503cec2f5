import type { OpenPanel } from './panels.ts'
import './panel-tabs.css'

/** The panels of a table in a row, to be opened; a dot says that the question can be answered there. */
export function PanelTabs<Panel extends string>({
  panels,
  labels,
  opening: { open, asked, choose },
  form = 'panel-tab',
}: {
  panels: readonly Panel[]
  labels: Readonly<Record<Panel, string>>
  opening: OpenPanel<Panel>
  form?: 'panel-tab' | 'plate-tab'
}) {
  return (
    <div className={`${form}s`}>
      {panels.map(panel => (
        <button key={panel} type="button" className={form} aria-pressed={panel === open} onClick={() => choose(panel)}>
          {labels[panel]}
          {asked.includes(panel) && <i className="panel-dot" />}
        </button>
      ))}
    </div>
  )
}
