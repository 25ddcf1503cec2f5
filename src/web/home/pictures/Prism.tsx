import { Caption, Hatching, ink, Plate } from './engraving.tsx'

const colors = ['--p-red', '--v-orange', '--r-coin', '--v-green', '--r-potion', '--v-blue', '--violet']

/** Newton: a ray, a prism, seven rays. */
export const Prism = () => (
  <Plate>
    <path d="M6 62 126 98" {...ink} strokeWidth="1.5" />
    <path d="M6 60 128 95M6 64 124 101" {...ink} strokeWidth=".6" />
    {colors.map((color, i) => {
      const y = 78 + i * 13.5
      const from = 98 + i * 1.5
      return (
        <g key={color}>
          <path
            d={`M186 ${from}L318 ${y + 12}L318 ${y + 22}L186 ${from + 1.5}Z`}
            fill={`var(${color})`}
            opacity=".75"
          />
          <path d={`M186 ${from}L318 ${y + 12}`} {...ink} strokeWidth=".7" />
        </g>
      )
    })}
    <path d="M156 30 222 146H90Z" {...ink} fill="var(--paper-raised)" strokeWidth="1.75" />
    <path d="M156 30 172 24 240 138 222 146Z" {...ink} fill="var(--paper-sunk)" strokeWidth="1.25" />
    <Hatching from={[160, 36]} to={[224, 144]} count={26} stroke={[13, -5]} />
    <path d="M126 98 186 100M126 98 187 104M126 98 188 108" {...ink} strokeWidth=".7" />
    <Hatching from={[96, 142]} to={[120, 100]} count={12} stroke={[8, 0]} opacity={0.35} />
    <path d="M60 158H262" {...ink} strokeWidth="1.25" />
    <Hatching from={[66, 160]} to={[256, 160]} count={46} stroke={[-7, 8]} opacity={0.5} />
    <Caption x={20} y={52}>
      lux
    </Caption>
    <Caption x={150} y={92}>
      A
    </Caption>
    <Caption x={76} y={150}>
      B
    </Caption>
    <Caption x={20} y={182}>
      Tab. I
    </Caption>
  </Plate>
)
