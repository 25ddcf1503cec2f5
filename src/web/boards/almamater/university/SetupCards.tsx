import type { Effect } from '../../../../games/almamater/pack/effects.ts'
import { HIDDEN } from '../../../../kernel/hidden.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { IconRow } from '../../../plates/IconRow.tsx'
import { effectIcons } from '../effect-icons.ts'
import { Place } from '../Place.tsx'
import { shownPlayer, type TableInput } from '../table-input.ts'

/** Setup cards: those in hand, those kept, and what they still give. */
export function SetupCards({ table }: { table: TableInput }) {
  const { packet, kept } = shownPlayer(table)
  const { play, labels } = table
  const waiting = play.state.agenda.find(({ rule, seat }) => rule === 'goods' && seat === table.seat)
  const left: readonly string[] | undefined =
    waiting !== undefined && 'left' in waiting ? (waiting.left as string[]) : undefined
  return (
    <div className="people setup-cards">
      <h3 className="am-caption">{labels.cards}</h3>
      <div className="setup-row">
        {kept.map((id, at) => (
          <SetupCard key={id === HIDDEN ? at : id} table={table} id={id} kept left={left} />
        ))}
        {packet.map((id, at) => (
          <SetupCard key={id === HIDDEN ? `hidden ${at}` : id} table={table} id={id} left={undefined} />
        ))}
      </div>
    </div>
  )
}

function SetupCard({
  table,
  id,
  kept = false,
  left,
}: {
  table: TableInput
  id: string
  kept?: boolean
  /** Goods that are still to be taken, while they are being taken. */
  left: readonly string[] | undefined
}) {
  const card = table.play.components.pack.setupCards.cards.find(one => one.id === id)
  if (card === undefined) return <span className="setup-card setup-card--back" />
  const goods = card.effects.map((effect, at) => ({ item: `${id}:${at + 1}`, effect }))
  const face = (
    <>
      <span className="setup-number number">{card.whiteNumber}</span>
      <span className="setup-goods">
        {goods.map(good => (
          <Good key={good.item} table={table} {...good} left={left} />
        ))}
      </span>
    </>
  )
  // While its goods are taken they are the places, and not the card.
  if (left !== undefined) return <div className="setup-card">{face}</div>
  return (
    <Place table={table} place={`card:${id}`} className={kept ? 'setup-card setup-card--kept' : 'setup-card'} readable>
      {face}
    </Place>
  )
}

function Good({
  table,
  item,
  effect,
  left,
}: {
  table: TableInput
  item: string
  effect: Effect
  left: readonly string[] | undefined
}) {
  if (left?.includes(item))
    return (
      <Place table={table} place={`goods:${item}`} className="setup-good">
        <IconRow tokens={effectIcons(effect)} />
      </Place>
    )
  return (
    <span className={left === undefined ? 'setup-good' : 'setup-good setup-good--taken'}>
      <IconRow tokens={effectIcons(effect)} />
      {left !== undefined && <Icon name="check" size={0.9} />}
    </span>
  )
}
