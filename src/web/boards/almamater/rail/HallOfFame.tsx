import { memo } from 'react'
import { layoutOf } from '../../../../games/almamater/layout.ts'
import { type Letter, letterAt, letters } from '../../../../games/almamater/pack/terms.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { IconRow } from '../../../plates/IconRow.tsx'
import { gloryIcons } from '../cost-icons.ts'
import { effectIcons } from '../effect-icons.ts'
import { IconRows } from '../IconRows.tsx'
import { Owners } from '../Owners.tsx'
import { Place } from '../Place.tsx'
import { shownPlayer, type TableInput } from '../table-input.ts'

/** The hall of fame: three niches with the busts that can be earned. */
export const HallOfFame = memo(function HallOfFame({ table }: { table: TableInput }) {
  const { hallOfFame } = table.labels.outline
  return (
    <section className="fame sheet" aria-label={hallOfFame}>
      <h2 className="am-title fame-title">{hallOfFame}</h2>
      {letters.map(letter => (
        <Niche key={letter} table={table} letter={letter} offered />
      ))}
    </section>
  )
})

/** The bust cards of a player. */
export const Busts = ({ table }: { table: TableInput }) => (
  <div className="busts">
    <h3 className="am-caption">{table.labels.outline.busts}</h3>
    {shownPlayer(table).busts.map(letter => (
      <Niche key={letter} table={table} letter={letter} />
    ))}
  </div>
)

/**
 * A niche with a bust: what it brings, and the chancellor who comes with it; while it is offered also how many are left,
 * what it asks for, and who has one.
 */
function Niche({ table, letter, offered = false }: { table: TableInput; letter: Letter; offered?: boolean }) {
  const { play, name } = table
  const { busts, bustChancellors } = play.state
  const { pack } = play.components
  const at = letterAt(letter)
  const tile = pack.gloryTiles.find(one => one.id === layoutOf(play).glory[at]?.id)
  const bust = pack.bustCards.find(one => one.letter === letter)
  const chancellor = bustChancellors[at] ?? ''
  return (
    <Place table={table} place={`bust:${letter}`} className="niche" readable>
      <span className="niche-head">
        <Icon name="bust" size={1.6} />
        <i>{letter}</i>
        {offered && <small className="number">×{busts[at]}</small>}
      </span>
      {offered && tile !== undefined && (
        <span className="niche-needs">
          <IconRows rows={gloryIcons(tile)} />
        </span>
      )}
      <span className="niche-gives">
        <IconRow tokens={(bust?.bonus ?? []).flatMap(effectIcons)} />
        {chancellor !== '' && <span className="niche-chancellor">{name(chancellor).split(' ').at(-1)}</span>}
      </span>
      {offered && <Owners table={table} has={player => player.busts.includes(letter)} />}
    </Place>
  )
}
