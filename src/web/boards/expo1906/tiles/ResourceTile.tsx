import type { Point } from '../../../plates/geometry.ts'
import { IconAt } from '../../../plates/Icon.tsx'
import type { IconName } from '../../../plates/icons/icons.ts'

/** The full colour of a resource, for lines and small areas without text. */
export const resourceFill = (resource: string): string => `var(--r-${resource})`

/** The tint of a resource under text and icons: set the class `tint` or `tint-pale` with it. */
export const resourceTint = (resource: string) => ({ '--tint': resourceFill(resource) })

export interface Half {
  readonly resource: IconName
  readonly amount: number
}

/** The corners of the greater half by its turn; the lesser half has the others. */
const halves: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [1, 2, 3],
  [2, 3, 0],
  [3, 0, 1],
]

/** A square cut along a diagonal: the greater half strong, the lesser pale. Its upper left corner lies on the origin. */
export function ResourceTile({ two, one, turn, size }: { two: Half; one: Half; turn: number; size: number }) {
  const corners: readonly Point[] = [
    { x: 0, y: 0 },
    { x: size, y: 0 },
    { x: size, y: size },
    { x: 0, y: size },
  ]
  const at = (index: number): Point => corners[index] ?? { x: 0, y: 0 }
  const strong = halves[turn % 4] ?? [0, 1, 2]
  const pale = halves[(turn + 2) % 4] ?? [2, 3, 0]
  const path = (of: readonly number[]) => `M${of.map(index => `${at(index).x} ${at(index).y}`).join('L')}Z`
  return (
    <>
      <rect width={size} height={size} rx="2" fill="var(--paper-raised)" />
      <path d={path(pale)} className="tint-pale" style={resourceTint(one.resource)} />
      <path d={path(strong)} className="tint" style={resourceTint(two.resource)} />
      <path d={`M${at(strong[0]).x} ${at(strong[0]).y}L${at(strong[2]).x} ${at(strong[2]).y}`} stroke="var(--ink)" />
      <rect width={size} height={size} rx="2" fill="none" stroke="var(--ink)" strokeWidth="1.25" />
      <HalfSigns half={two} corners={strong.map(at)} size={size} />
      <HalfSigns half={one} corners={pale.map(at)} size={size} />
    </>
  )
}

function HalfSigns({ half, corners, size }: { half: Half; corners: readonly Point[]; size: number }) {
  const weights = [1, 1.5, 1]
  const mean = (axis: 'x' | 'y') => corners.reduce((sum, corner, i) => sum + corner[axis] * (weights[i] ?? 1), 0) / 3.5
  const x = mean('x')
  const y = mean('y')
  const icon = Math.max(14, size * 0.29)
  const text = Math.max(12, size * 0.22)
  return (
    <>
      <text x={x - icon * 0.5} y={y + text * 0.35} className="plate-number" fontSize={text}>
        {half.amount}
      </text>
      <IconAt name={half.resource} x={x + icon * 0.34} y={y} size={icon} />
    </>
  )
}
