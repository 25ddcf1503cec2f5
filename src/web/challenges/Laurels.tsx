import './laurels.css'

/** Up to three laurel wreaths; those that were not won are drawn faintly. */
export function Laurels({ won, label }: { won: number; label: string }) {
  return (
    <span className="laurels" role="img" aria-label={label}>
      {[1, 2, 3].map(at => (
        <svg key={at} viewBox="0 0 32 32" aria-hidden="true" data-won={at <= won ? '' : undefined}>
          <Branch />
          <g transform="matrix(-1 0 0 1 32 0)">
            <Branch />
          </g>
          <path d={star} />
        </svg>
      ))}
    </span>
  )
}

/** Half of a wreath: a stem with leaves on both sides of it. */
const Branch = () => (
  <>
    <path d="M15 29C7.5 27 4 21 4.5 12" className="laurel-stem" />
    {leaves.map(d => (
      <path key={d} d={d} />
    ))}
  </>
)

const leaf = (x: number, y: number, angle: number): string => {
  const at = (along: number, aside: number): string => {
    const turned = (angle * Math.PI) / 180
    const [cos, sin] = [Math.cos(turned), Math.sin(turned)]
    return `${(x + along * cos - aside * sin).toFixed(1)} ${(y + along * sin + aside * cos).toFixed(1)}`
  }
  return `M${at(0, 0)}Q${at(3, 2.4)} ${at(6.4, 0)}Q${at(3, -2.4)} ${at(0, 0)}Z`
}

/** Along the stem, from its tip down: each pair opens upwards, one leaf outside and one inside. */
const leaves = [
  leaf(4.5, 11.5, -78),
  leaf(4.4, 15, -118),
  leaf(4.6, 16, -42),
  leaf(5.2, 20, -142),
  leaf(5.6, 20.8, -58),
  leaf(8, 24.6, -165),
  leaf(8.4, 25, -75),
  leaf(12, 27.8, 172),
]

const star = 'M16 10.2 17.5 14.1 21.7 14.3 18.4 16.9 19.6 20.9 16 18.6 12.4 20.9 13.6 16.9 10.3 14.3 14.5 14.1Z'
