import { memo } from 'react'
import { kindAt } from '../../../../games/almamater/books.ts'
import type { Pack } from '../../../../games/almamater/pack.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { Book } from '../../../plates/pieces/Textbook.tsx'
import { idOf } from '../../../plates/targets.ts'
import { ProfessorFace } from '../campus/Academy.tsx'
import { abilityIcons } from '../effect-icons.ts'
import { IconRows } from '../IconRows.tsx'
import { Place } from '../Place.tsx'
import { shownPlayer, type TableInput } from '../table-input.ts'

/** The own professors, ready or exhausted, each with the book that a lecture costs. */
export function Professors({ table }: { table: TableInput }) {
  const { play, name, labels, marks } = table
  const { professors } = shownPlayer(table)
  const arriving = (marks.preview?.ghosts ?? []).flatMap(({ at }) =>
    at.startsWith('own-professor:') && !professors.some(one => at === `own-professor:${one.id}`) ? [idOf(at)] : [],
  )
  return (
    <div className="people">
      <h3 className="am-caption">{labels.outline.professors}</h3>
      <div className="people-row">
        {professors.map(({ id, ready, bookmark }) => (
          <Place
            key={id}
            table={table}
            place={`own-professor:${id}`}
            className={ready ? 'am-card own-professor' : 'am-card own-professor own-professor--spent'}
            readable
          >
            <ProfessorFace id={id} pack={play.components.pack} name={name(id)} />
            <span className="own-professor-state">
              {bookmark >= 0 && <Book kind={kindAt(bookmark)} size={1.2} />}
              {!ready && <Icon name="moon" size={1} />}
            </span>
          </Place>
        ))}
        {arriving.map(id => (
          <span key={id} className="am-card own-professor is-ghost">
            <ProfessorFace id={id} pack={play.components.pack} name={name(id)} />
          </span>
        ))}
      </div>
    </div>
  )
}

/** One's own chancellor and those of bust cards; while there are few, with what they do in words. */
export function OwnChancellors({ table }: { table: TableInput }) {
  const { chancellors, professors } = shownPlayer(table)
  const few = chancellors.length + Math.ceil(professors.length / 2) <= 3
  return (
    <div className="people">
      <h3 className="am-caption">{table.labels.outline.chancellors}</h3>
      <div className={few ? 'people-row people-row--wide' : 'people-row'}>
        {chancellors.map(id => (
          <Chancellor key={id} table={table} id={id} text={few} />
        ))}
      </div>
    </div>
  )
}

/** The chancellors laid out for choosing, as cards. */
export const OfferedChancellors = ({ table, ids }: { table: TableInput; ids: readonly string[] }) => (
  <div className="offered">
    <h3 className="am-caption">{table.labels.offered}</h3>
    {ids.map(id => (
      <Chancellor key={id} table={table} id={id} text />
    ))}
  </div>
)

function Chancellor({ table, id, text }: { table: TableInput; id: string; text: boolean }) {
  return (
    <Place table={table} place={`chancellor:${id}`} className="am-card chancellor" readable>
      <ChancellorFace id={id} pack={table.play.components.pack} name={table.name(id)} />
      {text && <span className="chancellor-text">{abilitiesOnly(table.text(id))}</span>}
    </Place>
  )
}

/** Without the first sentence, which only says that it is a chancellor. */
const abilitiesOnly = (text: string): string => text.slice(text.indexOf('. ') + 2)

export const ChancellorFace = memo(function ChancellorFace({
  id,
  pack,
  name,
}: {
  id: string
  pack: Pack
  name: string
}) {
  const chancellor = pack.chancellors.find(one => one.id === id)
  if (chancellor === undefined) return null
  return (
    <>
      <span className="card-cameo">
        <Icon name="master" size={1} />
      </span>
      <span className="card-name">{name.split(' ').at(-1)}</span>
      <span className="card-icons">
        <IconRows rows={chancellor.abilities.map(abilityIcons)} />
      </span>
    </>
  )
})
