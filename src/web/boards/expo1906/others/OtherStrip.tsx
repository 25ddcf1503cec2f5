import { completeProjects } from '../../../../games/expo1906/rules/operation.ts'
import { playerAt, prestigeOf } from '../../../../games/expo1906/state.ts'
import { row } from '../../../../kernel/rows.ts'
import { Icon } from '../../../plates/Icon.tsx'
import type { StripProps } from '../../board.ts'
import { PlayerStrip } from '../../PlayerStrip.tsx'
import { cardIcon } from '../effect-icons.ts'
import { colorOf, type TableInput } from '../table-input.ts'

/** Another player: points, money, cards in hand, complete Projects, tiles in reserve, and the card played last. */
export function OtherStrip({ table, strip }: { table: TableInput; strip: StripProps }) {
  const { play, who, labels } = table
  const { of: seat, note, active, onOpenSeat } = strip
  const player = playerAt(play, seat)
  const points = prestigeOf(player)
  const shown = play.state.options.openPlayedCards === true ? player.played : player.played.slice(-1)
  return (
    <PlayerStrip
      player={{ color: colorOf(player), name: who(seat), points, first: play.state.first === seat }}
      note={note}
      unit={labels.vp}
      active={active}
      spoken={[who(seat), `${points} ${labels.vp}`, note].join(', ')}
      onOpen={() => onOpenSeat(seat)}
    >
      <span className="strip-counts" aria-hidden="true">
        <span className="number">
          <Icon name="coin" /> {player.money}
        </span>
        <span className="number">
          <Icon name="card" /> {player.hand.length}
        </span>
        <span className="number">
          <Icon name="project" /> {completeProjects(player.lab)}/{play.components.pack.limits.projectsToEnd}
        </span>
        <span className="number">
          <Icon name="splitTile" /> {player.reserve.length}
        </span>
        {shown.length > 0 && (
          <span className="strip-desk">
            {labels.last}
            {shown.map(card => (
              <Icon key={card} name={cardIcon(row(play.components.cards, card).action)} />
            ))}
          </span>
        )}
      </span>
    </PlayerStrip>
  )
}
