import { memo } from 'react'
import { kindAt } from '../../../../games/almamater/books.ts'
import type { Pack } from '../../../../games/almamater/pack.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { IconRow } from '../../../plates/IconRow.tsx'
import { Book } from '../../../plates/pieces/Textbook.tsx'
import { idOf } from '../../../plates/targets.ts'
import { ProfessorFace } from '../campus/Academy.tsx'
import { abilityIcons } from '../effect-icons.ts'
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

/** Chancellors: one's own and those of bust cards; or those to choose from. */
export function Chancellors({ table, ids, caption }: { table: TableInput; ids: readonly string[]; caption: string }) {
  const { play, name } = table
  return (
    <div className="people">
      <h3 className="am-caption">{caption}</h3>
      <div className="people-row">
        {ids.map(id => (
          <Place key={id} table={table} place={`chancellor:${id}`} className="am-card chancellor" readable>
            <ChancellorFace id={id} pack={play.components.pack} name={name(id)} />
          </Place>
        ))}
      </div>
    </div>
  )
}

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
        {chancellor.abilities.map((ability, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the abilities of a card never change their order
          <IconRow key={at} tokens={abilityIcons(ability)} />
        ))}
      </span>
    </>
  )
})
