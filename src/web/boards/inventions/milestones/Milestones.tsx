import { isChronos } from '../../../../games/inventions/state.ts'
import { row } from '../../../../kernel/rows.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { IconRow } from '../../../plates/IconRow.tsx'
import { Chips } from '../../../plates/marks/Chips.tsx'
import { TargetBox } from '../../../plates/marks/TargetBox.tsx'
import { SeatBadge } from '../../../plates/pieces/MarkerDisc.tsx'
import { drawnFor } from '../drawn-for.ts'
import { effectIcons } from '../effect-icons.ts'
import { People } from '../Person.tsx'
import { colorOf, ownerName, type TableInput } from '../table-input.ts'
import './milestones.css'

/** Whose private milestone it is. */
function OwnerMark({ play: { state }, owner }: { play: TableInput['play']; owner: number }) {
  const color = colorOf(state, owner)
  if (color !== undefined) return <SeatBadge color={color} size={1.15} />
  return isChronos(state, owner) && state.chronos !== undefined ? <Icon name="hourglass" size={1.1} /> : null
}

/** A milestone: its letter, its name, what it gives, and the diplomats on it. */
function MilestoneTile({ id, owner, ...input }: TableInput & { id: string; owner?: number }) {
  const { play, name, marks, pointing } = input
  const milestone = row(play.components.milestones, id)
  const color = owner === undefined ? undefined : colorOf(play.state, owner)
  const guests = play.state.diplomats[milestone.index] ?? []
  return (
    <TargetBox
      place={`milestone:${id}`}
      marks={marks}
      pointing={pointing}
      readable
      className="milestone"
      {...(color === undefined ? {} : { style: { '--owner': `var(--p-${color}-text)` } })}
    >
      {owner !== undefined && <OwnerMark play={play} owner={owner} />}
      <b>{milestone.letter}</b>
      <span className="milestone-name">{name(id)}</span>
      <IconRow tokens={effectIcons(milestone.benefit)} />
      <span className="milestone-guests">
        {guests.map(guest => (
          <People key={guest} color={colorOf(play.state, guest)} count={1} size={1.25} />
        ))}
      </span>
      <Chips place={`milestone:${id}`} preview={marks.preview} />
    </TargetBox>
  )
}

/** Milestones: what everybody knows, what each society has reached, and what can be reached by Eureka. */
function Tiles(input: TableInput) {
  const { play, labels, name } = input
  const { common, privates, eureka, discard } = play.state
  return (
    <section className="milestones sheet" aria-label={labels.milestones}>
      <div className="milestones-column">
        <span className="sheet-caption">{labels.common}</span>
        {common.map(id => (
          <MilestoneTile key={id} {...input} id={id} />
        ))}
      </div>
      <div className="milestones-column">
        <span className="sheet-caption">{labels.private}</span>
        {privates.map((id, owner) => (
          <div key={id} className="milestone-of" title={ownerName(input, owner)}>
            <MilestoneTile {...input} id={id} owner={owner} />
          </div>
        ))}
      </div>
      <p className="milestones-head">
        <span className="sheet-caption">
          <Icon name="joker" size={1.1} /> {labels.eureka}
          {eureka.every(id => id === '') && `: ${labels.noEureka}`}
        </span>
        {discard.length > 0 && (
          <small>
            {labels.discard}: {discard.map(name).join(', ')}
          </small>
        )}
      </p>
      {eureka.map(id => id !== '' && <MilestoneTile key={id} {...input} id={id} />)}
    </section>
  )
}

export const Milestones = drawnFor(
  {
    kinds: ['milestone'],
    of: ({ play: { state } }: TableInput) => [
      state.common,
      state.privates,
      state.eureka,
      state.discard,
      state.diplomats,
    ],
  },
  Tiles,
)
