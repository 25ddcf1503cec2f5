import { memo } from 'react'
import { boardOf } from '../../../../games/almamater/layout.ts'
import type { Space } from '../../../../games/almamater/prepared/spaces.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { IconRow } from '../../../plates/IconRow.tsx'
import { SeatBadge } from '../../../plates/pieces/MarkerDisc.tsx'
import { dealsOf } from '../effect-icons.ts'
import { offeredAction } from '../offered-action.ts'
import { Place } from '../Place.tsx'
import { colorOfMarker, shownPlayer, type TableInput } from '../table-input.ts'
import { BishopQueue, Needed, Standing } from './Standing.tsx'

const inTown: readonly Space['kind'][] = ['antiquarian', 'shared', 'park', 'laboratory', 'colloquium', 'bishop']

/** The houses of the town: a door for each space, with what it offers and who stands there. */
export const Town = memo(function Town({ table }: { table: TableInput }) {
  const spaces = boardOf(table.play).spaces.filter(space => inTown.includes(space.kind))
  const ordered = spaces.toSorted((a, b) => inTown.indexOf(a.kind) - inTown.indexOf(b.kind))
  return (
    <div className="town">
      <div className="town-head">
        <h2 className="am-title">{table.labels.town}</h2>
        <TurnOrder table={table} />
      </div>
      {ordered.map(space => (
        <Door key={space.id} table={table} space={space} />
      ))}
    </div>
  )
})

/** Who comes after whom. */
function TurnOrder({ table: { play, who, labels } }: { table: TableInput }) {
  const { order } = play.state
  if (order.length === 0) return null
  return (
    <span className="turn-order" role="img" aria-label={`${labels.outline.order}: ${order.map(who).join(', ')}`}>
      {order.map(seat => (
        <SeatBadge key={seat} color={colorOfMarker(play, seat)} size={1.2} />
      ))}
    </span>
  )
}

/** An arched door: the name over it, below it each offer as a line, and the masters on the threshold. */
function Door({ table, space }: { table: TableInput; space: Space }) {
  const { play, labels, name } = table
  const player = shownPlayer(table)
  const ordinary = space.kind !== 'bishop' && space.kind !== 'colloquium'
  return (
    <div className={`door door--${space.kind}`}>
      <Place table={table} place={`space:${space.id}`} className="door-arch" readable>
        <span className="door-name">{name(space.id)}</span>
      </Place>
      <div className="door-deals">
        {space.actions
          .flatMap(action => dealsOf(offeredAction(play, player, action)))
          .map(({ key, tokens }) => (
            <Place key={key} table={table} place={`deal:${key}`} className="deal">
              <IconRow tokens={tokens} />
            </Place>
          ))}
        {space.kind === 'colloquium' && (
          <span className="door-hint">
            <Icon name="line" /> {labels.buyHint}
          </span>
        )}
      </div>
      <div className="door-step">
        {ordinary && <Needed table={table} space={space} />}
        {space.kind === 'bishop' ? (
          <BishopQueue table={table} space={space} />
        ) : (
          <Standing table={table} space={space} />
        )}
      </div>
    </div>
  )
}
