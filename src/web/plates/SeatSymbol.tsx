import type { SeatColor } from './seats.ts'

/** The sign that doubles a seat's colour: disc, square, triangle, lozenge, cross, ring, saltire. `size` is about its height. */
export function SeatSymbol({
  color,
  x,
  y,
  size,
  fill = `var(--p-${color}-on)`,
}: {
  color: SeatColor
  x: number
  y: number
  size: number
  fill?: string
}) {
  const s = size
  switch (color) {
    case 'red':
      return <circle cx={x} cy={y} r={s * 0.46} fill={fill} />
    case 'blue':
      return <rect x={x - s * 0.42} y={y - s * 0.42} width={s * 0.84} height={s * 0.84} fill={fill} />
    case 'green':
      return <path d={`M${x} ${y - s * 0.54}l${s * 0.54} ${s * 0.96}h${-s * 1.08}Z`} fill={fill} />
    case 'yellow':
      return (
        <path
          d={`M${x} ${y - s * 0.6}l${s * 0.56} ${s * 0.6}l${-s * 0.56} ${s * 0.6}l${-s * 0.56} ${-s * 0.6}Z`}
          fill={fill}
        />
      )
    case 'black': {
      const arm = s * 0.33
      return (
        <path
          d={`M${x - arm / 2} ${y - s / 2}h${arm}v${arm}h${arm}v${arm}h${-arm}v${arm}h${-arm}v${-arm}h${-arm}v${-arm}h${arm}Z`}
          fill={fill}
        />
      )
    }
    case 'orange':
      return <circle cx={x} cy={y} r={s * 0.36} fill="none" stroke={fill} strokeWidth={s * 0.24} />
    case 'purple':
      return (
        <path
          d={`M${x - s * 0.38} ${y - s * 0.38}L${x + s * 0.38} ${y + s * 0.38}M${x + s * 0.38} ${y - s * 0.38}L${x - s * 0.38} ${y + s * 0.38}`}
          stroke={fill}
          strokeWidth={s * 0.28}
        />
      )
  }
}
