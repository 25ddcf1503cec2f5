import type { ReactNode } from 'react'
import { Icon } from '../plates/Icon.tsx'
import { SeatBadge } from '../plates/pieces/MarkerDisc.tsx'
import { hatchOf, type SeatColor } from '../plates/seats.ts'
import './strip.css'

/** Another player in a strip: who, where they are and how many points; below, what the game has to tell of them. */
export function PlayerStrip({
  player,
  note = '',
  unit,
  active = false,
  spoken = player.name,
  onOpen,
  children,
}: {
  player: { readonly color: SeatColor; readonly name: string; readonly points: number; readonly first: boolean }
  /** Where they are: "next", "away, bot plays". */
  note?: string | undefined
  /** What the points are called. */
  unit: string
  active?: boolean
  /** All of it in a sentence. */
  spoken?: string
  onOpen?: (() => void) | undefined
  children: ReactNode
}) {
  return (
    <div
      className={active ? 'strip strip--active' : 'strip'}
      data-seat={player.color}
      style={{ '--seat': `var(--p-${player.color}-text)` }}
    >
      <svg className="strip-edge" aria-hidden="true">
        <rect width="6" height="100%" fill={hatchOf(player.color)} />
      </svg>
      <span className="strip-head" aria-hidden="true">
        <SeatBadge color={player.color} size={1.25} />
        <b className="strip-name">{player.name}</b>
        {player.first && <Icon name="first" size={1} />}
        <span className="strip-note">{note}</span>
        <span className="strip-vp number">{player.points}</span>
        <span className="strip-unit">{unit}</span>
      </span>
      {children}
      <button type="button" className="target-cover" aria-label={spoken} onClick={onOpen} />
    </div>
  )
}
