import { memo } from 'react'
import { kindAt } from '../../../../games/almamater/books.ts'
import { boardOf } from '../../../../games/almamater/layout.ts'
import { type Faculty, faculties } from '../../../../games/almamater/pack/terms.ts'
import type { Pack } from '../../../../games/almamater/pack.ts'
import type { Space } from '../../../../games/almamater/prepared/spaces.ts'
import { isRecruited } from '../../../../games/almamater/rules/professor-offers.ts'
import type { Play } from '../../../../games/almamater/state.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { IconRow } from '../../../plates/IconRow.tsx'
import { points } from '../../../plates/icon-tokens.ts'
import { Book } from '../../../plates/pieces/Textbook.tsx'
import { lectureIcons } from '../effect-icons.ts'
import { IconRows } from '../IconRows.tsx'
import { Owners } from '../Owners.tsx'
import { Place } from '../Place.tsx'
import type { TableInput } from '../table-input.ts'
import { Needed, Standing } from '../town/Standing.tsx'
import { CardName, FacultyEdge } from './Campus.tsx'

/** The academy: two professors of each faculty, over them the space that leads to them and what they cost at first. */
export function Academy({ table }: { table: TableInput }) {
  const { play, labels } = table
  const { slots, spaces } = boardOf(play)
  const served = (space: Space): readonly Faculty[] =>
    faculties.filter(faculty => slots.some(slot => slot.academySpace === space.id && slot.faculty === faculty))
  const academies = spaces
    .filter(space => space.kind === 'academy')
    .toSorted((a, b) => faculties.indexOf(served(a)[0] ?? 'art') - faculties.indexOf(served(b)[0] ?? 'art'))
  return (
    <div className="academy">
      <h2 className="am-title academy-title">{labels.outline.academy}</h2>
      {academies.map(space => (
        <Place
          key={space.id}
          table={table}
          place={`space:${space.id}`}
          className="academy-space"
          style={{ gridColumnEnd: `span ${served(space).length}` }}
          readable
        >
          <Needed table={table} space={space} />
          {served(space).map(faculty => (
            <FirstPrice key={faculty} cost={play.components.pack.professorCosts[faculty]} />
          ))}
          <Standing table={table} space={space} />
        </Place>
      ))}
      {[1, 2].map(row =>
        faculties.map(faculty => {
          const slot = slots.findIndex(one => one.faculty === faculty && one.slot === row)
          return <ProfessorStack key={`${faculty} ${row}`} table={table} slot={slot} />
        }),
      )}
    </div>
  )
}

/** What the first to recruit a professor of a faculty pays. */
const FirstPrice = memo(function FirstPrice({ cost }: { cost: Pack['professorCosts']['art'] }) {
  return (
    <span className="first-price number">
      {cost.ducats}
      <Icon name="coin" /> {cost.groups.join('+')}
      <Icon name="textbook" size={1.1} />
    </span>
  )
})

function ProfessorStack({ table, slot }: { table: TableInput; slot: number }) {
  const { play, name } = table
  const { layout, academy, prices } = play.state
  const id = layout.academy[slot]
  if (id === undefined) return null
  const left = academy[slot] ?? 0
  return (
    <Place
      table={table}
      place={`professor:${id}`}
      className={`am-card professor${left === 0 ? ' student--gone' : left > 1 ? ' am-stack' : ''}`}
      readable
    >
      <ProfessorFace id={id} pack={play.components.pack} name={name(id)} />
      {isUnpriced(play, slot) ? (
        <span className="set-price number">
          {play.components.professors.get(id)?.cost.groups.join('+')}
          <Icon name="textbook" size={1.1} />
        </span>
      ) : (
        <SetPrice price={prices[slot] ?? []} />
      )}
      <span className="card-left number">×{left}</span>
      <Owners table={table} has={player => player.professors.some(one => one.id === id)} />
    </Place>
  )
}

/** Recruited for nothing: who comes next chooses the books and pays no ducats, which the first rules still asked for. */
const isUnpriced = (play: Play, slot: number): boolean =>
  play.state.rulesVersion > 1 && play.state.prices[slot]?.length === 0 && isRecruited(play, slot)

/** The price that the first recruit set: a book of each kind, and how many. */
const SetPrice = ({ price }: { price: readonly number[] }) => (
  <span className="set-price number">
    {price.map(
      (count, kind) =>
        count > 0 && (
          <span key={kindAt(kind)}>
            {count}
            <Book kind={kindAt(kind)} size={1.15} />
          </span>
        ),
    )}
  </span>
)

/** What is printed on a professor's card. */
export const ProfessorFace = memo(function ProfessorFace({ id, pack, name }: { id: string; pack: Pack; name: string }) {
  const professor = pack.professors.find(one => one.id === id)
  if (professor === undefined) return null
  return (
    <>
      <FacultyEdge faculty={professor.faculty} />
      <span className="card-cameo">
        <Icon name="master" size={1} />
      </span>
      <CardName name={name} />
      <span className="card-icons">
        <IconRows rows={lectureIcons(professor.lecture)} />
      </span>
      <span className="card-prestige">
        <IconRow tokens={[points(professor.prestige)]} />
      </span>
    </>
  )
})
