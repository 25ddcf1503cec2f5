import { Caption, ink, Plate } from './engraving.tsx'

const meridians = [-50, -25, 0, 25, 50]
const degrees = Array.from({ length: 72 }, (_, i) => {
  const angle = (i * Math.PI) / 36
  const outer = i % 6 === 0 ? 82 : 79
  return `M${76 * Math.cos(angle)} ${76 * Math.sin(angle)}L${outer * Math.cos(angle)} ${outer * Math.sin(angle)}`
})
const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const

/** Inventions: the sphere of the world with the plates of its regions. */
export const Sphere = () => (
  <Plate>
    <g transform="translate(159 98)">
      <circle r="82" {...ink} strokeWidth=".75" />
      <circle r="76" {...ink} fill="var(--sea)" strokeWidth="1.75" />
      <path d={degrees.join('')} {...ink} strokeWidth=".8" />
      <path
        d={meridians
          .map(
            at =>
              `M0 -76C${at * 1.9} -40 ${at * 1.9} 40 0 76M${-Math.sqrt(76 ** 2 - at ** 2)} ${at}H${Math.sqrt(76 ** 2 - at ** 2)}`,
          )
          .join('')}
        {...ink}
        strokeWidth=".6"
      />
      <ellipse
        rx="76"
        ry="22"
        transform="rotate(-23)"
        {...ink}
        fill="var(--r-coin)"
        fillOpacity=".22"
        strokeWidth="1.25"
      />
      <path d="M-92 39 92 -39" {...ink} strokeWidth="1.25" />
    </g>
    {numerals.map((numeral, i) => (
      <text
        key={numeral}
        x={i < 3 ? 30 : 288}
        y={38 + (i % 3) * 36}
        textAnchor="middle"
        className="plate-name"
        fontSize="17"
        fill="var(--ink)"
      >
        {numeral}
      </text>
    ))}
    <path
      d="M46 28C70 28 70 46 92 52M46 66C60 66 66 74 80 78M272 28C250 28 250 46 228 52M272 66C258 66 252 74 240 78"
      {...ink}
      strokeWidth=".75"
    />
    <Caption x={20} y={182}>
      Tab. IV
    </Caption>
  </Plate>
)
