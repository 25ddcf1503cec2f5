import { memo } from 'react'
import { laidOut } from '../../../../games/almamater/laid.ts'
import { letters } from '../../../../games/almamater/pack/terms.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { IconRow } from '../../../plates/IconRow.tsx'
import { gloryIcons } from '../cost-icons.ts'
import { effectIcons } from '../effect-icons.ts'
import { IconRows } from '../IconRows.tsx'
import { Owners } from '../Owners.tsx'
import { Place } from '../Place.tsx'
import type { TableInput } from '../table-input.ts'

/** The hall of fame: three niches, each with what it asks for, what its bust brings, and the chancellor who comes with it. */
export const HallOfFame = memo(function HallOfFame({ table }: { table: TableInput }) {
  const { play, labels, name } = table
  const { busts, bustChancellors } = play.state
  const { pack } = play.components
  const { glory } = laidOut(play)
  return (
    <section className="fame sheet" aria-label={labels.outline.hallOfFame}>
      <h2 className="am-title fame-title">{labels.outline.hallOfFame}</h2>
      {letters.map((letter, at) => {
        const tile = pack.gloryTiles.find(one => one.id === glory[at]?.id)
        const bust = pack.bustCards.find(one => one.letter === letter)
        const chancellor = bustChancellors[at] ?? ''
        return (
          <Place key={letter} table={table} place={`bust:${letter}`} className="niche" readable>
            <span className="niche-head">
              <Icon name="bust" size={1.6} />
              <i>{letter}</i>
              <small className="number">×{busts[at]}</small>
            </span>
            <span className="niche-needs">{tile !== undefined && <IconRows rows={gloryIcons(tile)} />}</span>
            <span className="niche-gives">
              <IconRow tokens={(bust?.bonus ?? []).flatMap(effectIcons)} />
              {chancellor !== '' && <span className="niche-chancellor">{name(chancellor).split(' ').at(-1)}</span>}
            </span>
            <Owners table={table} has={player => player.busts.includes(letter)} />
          </Place>
        )
      })}
    </section>
  )
})
