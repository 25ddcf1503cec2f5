import type { ActionId } from '../../../../games/inventions/pack.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { Chips } from '../../../plates/marks/Chips.tsx'
import { TargetBox } from '../../../plates/marks/TargetBox.tsx'
import { Pillar } from '../../../plates/pieces/Pillar.tsx'
import type { SeatColor } from '../../../plates/seats.ts'
import { drawnFor } from '../drawn-for.ts'
import { actionIcons } from '../effect-icons.ts'
import { colorOf, type TableInput } from '../table-input.ts'
import { TurnOrder } from '../tracks/TurnOrder.tsx'
import './assembly.css'

const epochHeight = 23
const seasonHeight = 17

const Column = ({ color, size, ghost = false }: { color: SeatColor; size: number; ghost?: boolean }) => (
  <svg
    className={ghost ? 'pillar pillar--ghost' : 'pillar'}
    aria-hidden="true"
    viewBox={`${-size * 0.3} ${-size / 2 - 1} ${size * 0.6} ${size + 2}`}
    width={size * 0.6}
    height={size + 2}
  >
    <Pillar color={color} height={size} />
  </svg>
)

/** The pillars on an action space: the large ones of the epoch first. */
function Pillars({ play, marks, action }: TableInput & { action: ActionId }) {
  const { players } = play.state
  const standing = (large: boolean) =>
    players.flatMap((player, seat) => {
      const color = colorOf(play.state, seat)
      const here = large ? player.epoch === action : player.seasons.includes(action)
      return here && color !== undefined ? [{ color, large }] : []
    })
  const ghost = marks.preview?.ghosts?.find(({ at }) => at === `action:${action}`)
  return (
    <span className="forum-pillars">
      {[...standing(true), ...standing(false)].map(({ color, large }) => (
        <Column key={`${color}-${large}`} color={color} size={large ? epochHeight : seasonHeight} />
      ))}
      {ghost !== undefined && <Column color={ghost.color} size={seasonHeight} ghost />}
    </span>
  )
}

/** The assembly: five forums with two action spaces each, on which pillars stand. */
function Forums(input: TableInput) {
  const { play, marks, pointing, labels } = input
  return (
    <section className="assembly" aria-label={labels.assembly}>
      <header className="assembly-head">
        <h2 className="plate-title">{labels.assembly}</h2>
        <TurnOrder {...input} />
      </header>
      {play.components.forums.map(({ id, spaces }) => (
        <div key={id} className="forum">
          <svg className="forum-roof" aria-hidden="true" viewBox="0 0 200 10" preserveAspectRatio="none">
            <path d="M0 10 100 1 200 10Z" />
          </svg>
          {spaces.map(({ action }) => (
            <TargetBox
              key={action}
              place={`action:${action}`}
              marks={marks}
              pointing={pointing}
              readable
              className="forum-space"
            >
              <Icon name={actionIcons[action]} size={1.5} />
              <Pillars {...input} action={action} />
              <span className="forum-name">{labels.actions[action]}</span>
              <Chips place={`action:${action}`} preview={marks.preview} />
            </TargetBox>
          ))}
        </div>
      ))}
    </section>
  )
}

export const Assembly = drawnFor(
  {
    kinds: ['action', 'order'],
    of: ({ play: { state } }: TableInput) => [state.order, state.players.map(({ epoch, seasons }) => [epoch, seasons])],
  },
  Forums,
)
