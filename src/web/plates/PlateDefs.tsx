import type { ReactNode } from 'react'
import { icons } from './icons/icons.ts'
import { type SeatColor, seatColors } from './seats.ts'

/** Heraldic hatching (Petra Sancta, 1638): how a coat of arms printed its colours in black ink. */
const hatching: Record<SeatColor, ReactNode> = {
  red: <path d="M1 0V4M3 0V4" />,
  blue: <path d="M0 1H4M0 3H4" />,
  green: <path d="M-1 -1 5 5M-3 -1 3 7M1 -3 7 3" />,
  yellow: (
    <>
      <circle cx="1" cy="1" r=".35" />
      <circle cx="3" cy="3" r=".35" />
    </>
  ),
  black: <path d="M1 0V4M3 0V4M0 1H4M0 3H4" />,
  orange: <path d="M0 1H4M0 3H4M-1 -1 5 5M-3 -1 3 7M1 -3 7 3" />,
  purple: <path d="M-1 5 5 -1M-3 5 3 -3M1 7 7 -1" />,
}

const Hatching = ({ color }: { color: SeatColor }) => (
  <pattern id={`hatch-${color}`} width="4" height="4" patternUnits="userSpaceOnUse">
    <rect width="4" height="4" fill={`var(--p-${color})`} />
    <g fill="none" stroke={`var(--p-${color}-on)`} strokeWidth=".7" opacity=".55">
      {hatching[color]}
    </g>
  </pattern>
)

/** What all drawings refer to by id: icons and hatchings. Rendered once, at the root of the page. */
export const PlateDefs = () => (
  <svg aria-hidden="true" width="0" height="0" style={{ position: 'absolute' }}>
    <defs>
      {Object.entries(icons).map(([name, drawing]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24" overflow="visible">
          {drawing}
        </symbol>
      ))}
      {seatColors.map(color => (
        <Hatching key={color} color={color} />
      ))}
    </defs>
  </svg>
)
