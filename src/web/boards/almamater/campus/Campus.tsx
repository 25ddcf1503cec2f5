import { memo } from 'react'
import { boardOf } from '../../../../games/almamater/layout.ts'
import { type Faculty, faculties } from '../../../../games/almamater/pack/terms.ts'
import type { Pack } from '../../../../games/almamater/pack.ts'
import type { Space } from '../../../../games/almamater/prepared/spaces.ts'
import type { Play } from '../../../../games/almamater/state.ts'
import { roman } from '../../../../games/almamater/words/amounts.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { SeatSymbol } from '../../../plates/SeatSymbol.tsx'
import { fillOf, type SeatColor } from '../../../plates/seats.ts'
import { studentIcons } from '../effect-icons.ts'
import { IconRows } from '../IconRows.tsx'
import { Owners } from '../Owners.tsx'
import { Place } from '../Place.tsx'
import type { TableInput } from '../table-input.ts'
import { Needed, Standing } from '../town/Standing.tsx'

const rows = [0, 1, 2, 3]

/** The campus: a column for each faculty under what its students cost, a row for each space. */
export function Campus({ table }: { table: TableInput }) {
  const { play, labels, name } = table
  return (
    <div className="campus">
      <div className="campus-title">
        <h2 className="am-title">{labels.outline.campus}</h2>
        <span
          className="tutors-left number"
          role="img"
          aria-label={`${labels.outline.tutorsLeft}: ${play.state.tutors}`}
        >
          {play.state.tutors}
          <Icon name="tutor" size={1.1} />
        </span>
      </div>
      <span className="cost-sign" aria-hidden="true">
        <Icon name="textbook" size={1.2} />
      </span>
      {faculties.map(faculty => (
        <div key={faculty} className="faculty" style={{ '--faculty': `var(--f-${faculty})` }}>
          <span className="faculty-name">
            <Icon name={faculty} /> {name(faculty)}
          </span>
          <StudentCost cost={play.components.pack.studentCosts[faculty]} reputation={play.state.reputation} />
        </div>
      ))}
      {rows.map(row => (
        <CampusRow key={row} table={table} row={row} />
      ))}
    </div>
  )
}

/** The textbooks of a student, group by group: how many, and of which colours now; their ranks while there are none. */
const StudentCost = memo(function StudentCost({
  cost,
  reputation,
}: {
  cost: Pack['studentCosts']['art']
  reputation: readonly SeatColor[]
}) {
  return (
    <span className="student-cost number">
      {cost.groups.map(({ count, ranks }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a price never change their order
        <span key={at} className="cost-group">
          {count}
          {ranks !== 'any' &&
            (reputation.length === 0 ? (
              <small>{ranks.length === 1 ? 'I' : `I–${roman(ranks.length)}`}</small>
            ) : (
              ranks.flatMap(rank => {
                const color = reputation[rank - 1]
                return color === undefined ? [] : [<CostSymbol key={rank} color={color} />]
              })
            ))}
        </span>
      ))}
      {cost.dictionaries > 0 && (
        <span className="cost-group">
          {cost.dictionaries > 1 && cost.dictionaries}
          <Icon name="dictionary" size={1.1} />
        </span>
      )}
    </span>
  )
})

const CostSymbol = ({ color }: { color: SeatColor }) => (
  <svg className="icon cost-symbol" aria-hidden="true" viewBox="-6 -6 12 12">
    <circle r="5.6" fill={fillOf(color)} />
    <SeatSymbol color={color} x={0} y={0} size={6.4} />
  </svg>
)

function CampusRow({ table, row }: { table: TableInput; row: number }) {
  const { play } = table
  const space = boardOf(play).rows[row]
  const { campus } = play.state.layout
  return (
    <>
      {space !== undefined && (
        <Place
          table={table}
          place={`space:${space.id}`}
          className={isTaken(play, space) ? 'row-space row-space--taken' : 'row-space'}
          readable
        >
          <span className="row-number">{roman(row + 1)}</span>
          <Needed table={table} space={space} />
          <Standing table={table} space={space} />
        </Place>
      )}
      {campus.slice(row * 4, row * 4 + 4).map((id, column) => (
        <StudentStack key={id} table={table} id={id} left={play.state.campus[row * 4 + column] ?? 0} />
      ))}
    </>
  )
}

const isTaken = ({ state }: Play, { index }: Space): boolean => state.standing[index]?.some(count => count > 0) === true

/** A stack of student tiles on the campus, with those who have one already. */
function StudentStack({ table, id, left }: { table: TableInput; id: string; left: number }) {
  const { play, name } = table
  return (
    <Place
      table={table}
      place={`student:${id}`}
      className={
        left === 0 ? 'am-card student student--gone' : left > 1 ? 'am-card student am-stack' : 'am-card student'
      }
      readable
    >
      <StudentFace id={id} pack={play.components.pack} name={name(id)} />
      <span className="card-left number">×{left}</span>
      <Owners table={table} has={({ students }) => students.includes(id)} />
    </Place>
  )
}

/** What is printed on a student tile: it never changes. */
export const StudentFace = memo(function StudentFace({ id, pack, name }: { id: string; pack: Pack; name: string }) {
  const student = pack.students.find(one => one.id === id)
  if (student === undefined) return null
  return (
    <>
      <FacultyEdge faculty={student.faculty} />
      <CardName name={name} />
      <span className="card-icons">
        <IconRows rows={studentIcons(student)} />
      </span>
    </>
  )
})

/** A name; a long one is set closer. */
export const CardName = ({ name }: { name: string }) => (
  <span className="card-name" data-long={name.length > 15 ? '' : undefined}>
    {name}
  </span>
)

export const FacultyEdge = ({ faculty }: { faculty: Faculty }) => (
  <span className="faculty-edge" style={{ '--faculty': `var(--f-${faculty})` }} />
)
