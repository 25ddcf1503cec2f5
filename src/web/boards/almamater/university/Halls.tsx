import { memo } from 'react'
import type { Pack } from '../../../../games/almamater/pack.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { IconRow } from '../../../plates/IconRow.tsx'
import { thing, word } from '../../../plates/icon-tokens.ts'
import { FacultyEdge } from '../campus/Campus.tsx'
import { ownSpaceIcons, studentIcons } from '../effect-icons.ts'
import { IconRows } from '../IconRows.tsx'
import { Place } from '../Place.tsx'
import { shownPlayer, type TableInput } from '../table-input.ts'
import { Master } from '../town/Standing.tsx'

type Hall = Pack['lectureHalls'][number]

/** The lecture halls: A halls above with the storage they bring, B halls below, filled in the order of their numbers. */
export const Halls = memo(function Halls({ table }: { table: TableInput }) {
  const { pack } = table.play.components
  const { students } = shownPlayer(table)
  return (
    <div className="halls">
      {pack.lectureHalls.map(hall => (
        <HallArch
          key={hall.id}
          table={table}
          hall={hall}
          student={hall.number === 1 ? '' : students[hall.number - 2]}
        />
      ))}
    </div>
  )
})

/** A hall is empty while `student` is not given; the printed student has no id. */
function HallArch({ table, hall, student }: { table: TableInput; hall: Hall; student: string | undefined }) {
  const { play, name, marks } = table
  const { pack } = play.components
  const { color, ownSpaces } = shownPlayer(table)
  const tile = pack.students.find(one => one.id === student)
  const actionSpace = student === '' ? pack.printedStudent.actionSpace : tile?.actionSpace
  const ghosts = marks.preview?.ghosts ?? []
  const arriving = ghosts.find(({ at }) => at === `hall:${hall.number}`)?.id
  const ghost = arriving !== undefined
  const shown = pack.students.find(one => one.id === (student ?? arriving))
  const sending = ghosts.some(({ at }) => at === `space:${actionSpace?.id}`)
  return (
    <Place
      table={table}
      place={actionSpace === undefined ? `hall:${hall.number}` : `own-space:${actionSpace.id}`}
      className={`hall hall--${hall.type}${student === undefined && !ghost ? ' hall--empty' : ''}${ghost ? ' hall--ghost' : ''}`}
      style={{ '--hall': hall.number }}
      readable
    >
      {hall.storageSize !== null && (
        <span className="hall-storage number">
          <Icon name="shelfTile" size={1} />
          {hall.storageSize}
        </span>
      )}
      {hall.grantsMaster && (
        <span className="hall-storage number">
          +<Icon name="pawn" size={1} />
        </span>
      )}
      <span className="hall-number">{hall.number}</span>
      {shown !== undefined && <FacultyEdge faculty={shown.faculty} />}
      {(student !== undefined || ghost) && (
        <>
          <span className="hall-name">{shown === undefined ? <Icon name="cap" size={1.3} /> : name(shown.id)}</span>
          <span className="hall-icons">
            <IconRows
              rows={shown === undefined ? ownSpaceIcons(pack.printedStudent.actionSpace) : studentIcons(shown)}
            />
          </span>
        </>
      )}
      {student === undefined && !ghost && hall.extraDucats > 0 && (
        <span className="hall-icons">
          <IconRow tokens={[word('−'), thing('coin', hall.extraDucats)]} />
        </span>
      )}
      {actionSpace !== undefined && (ownSpaces.includes(actionSpace.id) || sending) && (
        <span className="hall-master">
          <Master color={color} ghost={!ownSpaces.includes(actionSpace.id)} />
        </span>
      )}
    </Place>
  )
}
