import { Icon } from '../../../plates/Icon.tsx'
import { IconRow } from '../../../plates/IconRow.tsx'
import { TargetBox } from '../../../plates/marks/TargetBox.tsx'
import type { PlayerInput } from '../board-input.ts'
import { ActionCard } from '../cards/ActionCard.tsx'
import { actionIcon, incomeIcons } from '../effect-icons.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i)

/** Five columns: cards of this round, cards under the desk, drawers, income. */
export function Desk({
  player,
  components,
  marks,
  pointing,
  labels,
  note,
}: PlayerInput & {
  /** What the table says about the action under way, such as its value. */
  note?: string | undefined
}) {
  const { turnsPerRound: deskSlots, underDeskColumns } = components.constants
  const board = { components, marks, pointing }
  return (
    <div className="desk">
      <div className="desk-header">
        <span className="sheet-caption">{labels.desk}</span>
        <span className="desk-note">{note}</span>
      </div>
      <div className="desk-row desk-row--cards">
        {numbers(deskSlots).map(i => {
          const id = player.desk[i]
          return id === undefined ? (
            <TargetBox key={i} place={`desk:${i + 1}`} marks={marks} pointing={pointing} className="desk-slot">
              {i + 1}
            </TargetBox>
          ) : (
            <ActionCard key={id} id={id} {...board} labels={labels} />
          )
        })}
      </div>
      <span className="sheet-caption">{labels.under}</span>
      <div className="desk-row">
        {numbers(underDeskColumns).map(i => {
          const id = player.under[i]
          return id === undefined ? (
            <TargetBox
              key={i}
              place={`under:${i + 1}`}
              marks={marks}
              pointing={pointing}
              className="desk-slot is-low"
            />
          ) : (
            <ActionCard key={id} id={id} form="half" {...board} labels={labels} />
          )
        })}
      </div>
      <DeskTiles player={player} labels={labels} {...board} />
    </div>
  )
}

/** Drawers for developments, and income tiles. */
function DeskTiles({ player, components, marks, pointing, labels }: PlayerInput) {
  const { developmentDrawers, incomeSpaces } = components.constants
  return (
    <div className="desk-tiles">
      <span className="sheet-caption desk-both-caption">{labels.drawersAndIncome}</span>
      <span className="sheet-caption desk-drawers-caption">{labels.drawers}</span>
      <div className="desk-row desk-drawers">
        {numbers(developmentDrawers).map(i => {
          const type = player.drawers[i]
          return (
            <TargetBox
              key={i}
              place={`drawer:${i + 1}`}
              marks={marks}
              pointing={pointing}
              className={type === undefined ? 'drawer' : 'drawer drawer--full'}
            >
              {type === undefined ? <span className="drawer-knob" /> : <Icon name={actionIcon(type)} />}
            </TargetBox>
          )
        })}
      </div>
      <span className="sheet-caption desk-income-caption">{labels.income}</span>
      <div className="desk-row desk-income">
        {numbers(incomeSpaces).map(i => {
          const type = player.income[i]
          return (
            <TargetBox
              key={i}
              place={`income:${i + 1}`}
              marks={marks}
              pointing={pointing}
              className={type === undefined ? 'income' : 'income income--full'}
            >
              {type !== undefined && <IconRow tokens={incomeIcons(components, type)} />}
            </TargetBox>
          )
        })}
      </div>
    </div>
  )
}
