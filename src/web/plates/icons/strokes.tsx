/** The three ways an icon is drawn on its 24 by 24 field: in line, solid, or as a tinted thing with an ink outline. */

export const Line = ({ d, width = 1.7 }: { d: string; width?: number }) => (
  <path d={d} fill="none" stroke="currentColor" strokeWidth={width} strokeLinejoin="round" strokeLinecap="round" />
)

export const Solid = ({ d, opacity = 1 }: { d: string; opacity?: number }) => (
  <path d={d} fill="currentColor" opacity={opacity} />
)

export const Circle = ({ r, width = 1.6, x = 12, y = 12 }: { r: number; width?: number; x?: number; y?: number }) => (
  <circle cx={x} cy={y} r={r} fill="none" stroke="currentColor" strokeWidth={width} />
)

export const Dot = ({ r, x = 12, y = 12 }: { r: number; x?: number; y?: number }) => (
  <circle cx={x} cy={y} r={r} fill="currentColor" />
)

const at = (radius: number, angle: number) =>
  `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`

/** The outline of a toothed wheel. */
export function cog(teeth = 8, foot = 7, tip = 9.6): string {
  const half = 1.6 / teeth
  const tooth = (i: number) => {
    const angle = (i / teeth) * 2 * Math.PI
    return [at(foot, angle - half * 1.5), at(tip, angle - half), at(tip, angle + half), at(foot, angle + half * 1.5)]
  }
  return `M${Array.from({ length: teeth }, (_, i) => tooth(i).join('L')).join('L')}Z`
}

/** The outline of a rosette or wax seal. */
export function scallop(points: number, radius: number, depth: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) =>
    at(i % 2 === 1 ? radius + depth : radius - depth * 0.2, (i / (points * 2)) * 2 * Math.PI),
  )
  return `M${corners.join('L')}Z`
}
