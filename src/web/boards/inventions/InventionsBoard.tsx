import { useMemo, useRef } from 'react'
import { chronosScore } from '../../../games/inventions/rules/chronos.ts'
import { type Play, playerAt, pointsOf } from '../../../games/inventions/state.ts'
import { Icon } from '../../plates/Icon.tsx'
import type { IconName } from '../../plates/icons/icons.ts'
import type { BoardProps, RailProps, StripProps } from '../board.ts'
import { useOpenForm } from '../open-form.ts'
import { PlayerStrip } from '../PlayerStrip.tsx'
import { stripPropsOf } from '../strip-props.ts'
import { seatForm } from '../table-form.ts'
import { useFittingForm } from '../use-table-form.ts'
import { typeIcons } from './effect-icons.ts'
import { Milestones } from './milestones/Milestones.tsx'
import './rail.css'
import { SocietySheet } from './society/SocietySheet.tsx'
import { namesIn } from './spoken.ts'
import { InventionsTable } from './table/InventionsTable.tsx'
import { OfferTabs } from './table/OfferTabs.tsx'
import { colorOf, type TableInput } from './table-input.ts'
import { labelsFor } from './words-on-board.ts'

/** Everything the drawings need, from what the page knows. */
function useInput({ play, language, seat, own, who, marks, pointing }: BoardProps): TableInput {
  const inventions = play as unknown as Play
  const { components, game } = inventions
  // biome-ignore lint/correctness/useExhaustiveDependencies: names depend on the components of the game, not on its state
  const name = useMemo(() => namesIn(language, inventions), [language, components, game])
  const labels = useMemo(() => labelsFor(language, own ? undefined : who(seat)), [language, own, who, seat])
  return { play: inventions, seat, who, name, labels, marks, pointing }
}

export function InventionsBoard(props: BoardProps) {
  return <InventionsTable input={useInput(props)} question={props.question} />
}

/** What another society has, in numbers. */
function Counts({ play, seat }: { play: Play; seat: number }) {
  const player = playerAt(play, seat)
  const counts: readonly (readonly [IconName, number])[] = [
    ['influence', player.influence],
    ...player.home.map((count, type): readonly [IconName, number] => [typeIcons[type] ?? 'pawn', count]),
    ['cap', player.scholars],
    ['invention', player.inventions.length],
    ['tile', player.map.filter(tile => tile !== '').length],
    ['citizen', player.supply],
  ]
  return (
    <span className="strip-counts" aria-hidden="true">
      {counts.map(([icon, count]) => (
        <span key={icon} className="number">
          <Icon name={icon} /> {count}
        </span>
      ))}
    </span>
  )
}

/** Another society on two lines. */
function SocietyStrip({ input, strip }: { input: TableInput; strip: StripProps }) {
  const { play, labels, who } = input
  const { of: seat, note, active, onOpenSeat } = strip
  const color = colorOf(play.state, seat)
  if (color === undefined) return null
  const points = pointsOf(playerAt(play, seat))
  const name = who(seat)
  return (
    <PlayerStrip
      player={{ color, name, points, first: play.state.order[0] === seat }}
      note={note}
      unit={labels.ip}
      active={active}
      spoken={[name, `${points} ${labels.ip}`, note].filter(part => part !== '').join(', ')}
      onOpen={() => onOpenSeat(seat)}
    >
      <Counts play={play} seat={seat} />
    </PlayerStrip>
  )
}

export const InventionsStrip = (props: BoardProps & StripProps) => (
  <SocietyStrip input={useInput(props)} strip={props} />
)

/** Chronos has no colour, but tiles and a supply of citizens. */
function ChronosStrip({ play, labels }: TableInput) {
  const { chronos, seats } = play.state
  if (chronos === undefined) return null
  return (
    <div className="chronos-strip sheet">
      <Icon name="hourglass" size={1.3} />
      <b>{labels.chronos}</b>
      <span className="number">
        <Icon name="tile" /> {chronos.progress.length}
      </span>
      <span className="number">
        <Icon name="wealth" /> {chronos.wealth.length}
      </span>
      <span className="number">
        <Icon name="citizen" /> {chronos.supply}
      </span>
      {seats === 1 && (
        <span className="number chronos-ip">
          {chronosScore(play)} {labels.ip}
        </span>
      )}
    </div>
  )
}

/** Beside the question: the other societies, and the milestones. */
export function InventionsRail(props: BoardProps & RailProps) {
  const input = useInput(props)
  const { play } = input
  const form = useOpenForm()
  return (
    <div className="board-rail inv-rail">
      <div className="inv-rail-others">
        {!props.othersOpen &&
          play.state.players.map((_, seat) => {
            if (seat === props.seat) return null
            return <SocietyStrip key={colorOf(play.state, seat)} input={input} strip={stripPropsOf(props, seat)} />
          })}
        <ChronosStrip {...input} />
      </div>
      {form === 'wide' && <Milestones {...input} />}
      {form === 'low' && <OfferTabs input={input} question={props.question} />}
    </div>
  )
}

/** Another player's society. */
export function InventionsSeat(props: BoardProps) {
  const element = useRef<HTMLDivElement>(null)
  const form = useFittingForm(element, seatForm)
  return (
    <div className="inv-seat" data-form={form} ref={element}>
      <SocietySheet {...useInput(props)} />
    </div>
  )
}
