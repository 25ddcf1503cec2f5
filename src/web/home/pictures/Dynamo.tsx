import { Caption, Hatching, ink, Plate } from './engraving.tsx'

function gearOutline(cx: number, cy: number, radius: number, teeth: number): string {
  const at = (r: number, angle: number) =>
    `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`
  const half = 2.2 / teeth
  const tooth = (i: number) => {
    const angle = (i / teeth) * 2 * Math.PI
    const top = radius * 1.13
    return `${at(radius, angle - half)}L${at(top, angle - half * 0.6)}L${at(top, angle + half * 0.6)}L${at(radius, angle + half)}`
  }
  return `M${Array.from({ length: teeth }, (_, i) => tooth(i)).join('L')}Z`
}

function Gear({ cx, cy, radius, teeth }: { cx: number; cy: number; radius: number; teeth: number }) {
  const spokes = Array.from({ length: 6 }, (_, i) => {
    const angle = i * 1.0472 + 0.3
    const at = (share: number) => `${cx + radius * share * Math.cos(angle)} ${cy + radius * share * Math.sin(angle)}`
    return `M${at(0.2)}L${at(0.78)}`
  }).join('')
  return (
    <>
      <path d={gearOutline(cx, cy, radius, teeth)} {...ink} fill="var(--paper-raised)" strokeWidth="1.5" />
      <circle cx={cx} cy={cy} r={radius * 0.78} {...ink} />
      <path d={spokes} {...ink} strokeWidth="4" />
      <path d={spokes} stroke="var(--paper-raised)" strokeWidth="2" />
      <circle cx={cx} cy={cy} r={radius * 0.2} fill="var(--ink)" />
    </>
  )
}

const lines = Array.from({ length: 23 }, (_, i) => 6 + i * 14)

/** Expo 1906: the patent drawing of a lamp and its dynamo, on squared paper. */
export const Dynamo = () => (
  <Plate>
    <path
      d={lines.map(at => `M${at} 6V190M6 ${at}H312`).join('')}
      stroke="var(--sea-line)"
      strokeWidth=".5"
      fill="none"
    />
    <Gear cx={104} cy={112} radius={48} teeth={22} />
    <Gear cx={176} cy={74} radius={27} teeth={13} />
    <path d="M40 168H214" {...ink} strokeWidth="2" />
    <Hatching from={[44, 170]} to={[208, 170]} count={34} stroke={[-7, 8]} opacity={0.5} />
    <path d="M60 168 92 120M148 168 116 120" {...ink} strokeWidth="1.75" />
    <path
      d="M250 62a25 25 0 0 1 15 45c-4 4-5 8-5 14h-20c0-6-1-10-5-14a25 25 0 0 1 15-45Z"
      {...ink}
      fill="var(--lamplight)"
      fillOpacity=".55"
      strokeWidth="1.5"
    />
    <path d="M240 121h20M241 127h18M242 133h16l-4 7h-8Z" {...ink} strokeWidth="1.5" />
    <path d="M244 118c0-14-6-18-2-26 4-6 6 6 8 6s4-12 8-6c4 8-2 12-2 26" {...ink} />
    <path d="M250 140v14c0 10-30 14-36 14M203 74h22" {...ink} strokeWidth="1.25" />
    <path d="M250 48v-13M222 92l-14 5M278 78l11-7M232 62l-8-8M270 60l7-8" {...ink} />
    <path d="M104 64 70 34M176 46 196 26M276 96 298 112" {...ink} strokeWidth=".75" />
    <Caption x={60} y={36}>
      1
    </Caption>
    <Caption x={200} y={28}>
      2
    </Caption>
    <Caption x={262} y={182}>
      Fig. 1
    </Caption>
  </Plate>
)
