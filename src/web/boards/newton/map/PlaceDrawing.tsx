import { memo } from 'react'
import type { Gain, RequiredVolumes } from '../../../../games/newton/pack.ts'
import { hexagonPath } from '../../../plates/geometry.ts'
import { IconAt } from '../../../plates/Icon.tsx'
import { IconRowAt } from '../../../plates/IconRow.tsx'
import { Volume, volumeShape } from '../../../plates/pieces/Volume.tsx'
import { BonusToken } from '../BonusToken.tsx'
import { byId, type NewtonComponents, type PlaceData } from '../components.ts'
import { cityIcons, scoringIcons, volumeList } from '../effect-icons.ts'
import { greekLetter } from '../greek.ts'

const origin = { x: 0, y: 0 }
const outer = { fill: 'var(--paper-raised)', stroke: 'var(--ink)', strokeWidth: 1.5, strokeLinejoin: 'round' } as const
const inner = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 0.7 } as const

const Start = () => (
  <>
    <circle r="12" {...outer} />
    <circle r="9" {...inner} />
    <IconAt name="first" x={0} y={0} size={13} />
  </>
)

const University = ({ number }: { number: string }) => (
  <>
    <circle r="14" {...outer} />
    <circle r="11.4" {...inner} />
    <text y="5" textAnchor="middle" className="plate-name" fontSize="15">
      {number}
    </text>
  </>
)

const AncientLand = ({ symbol }: { symbol: string }) => (
  <>
    <path d={hexagonPath(origin, 15.5)} {...outer} />
    <path d={hexagonPath(origin, 12.5)} {...inner} />
    <text y="5.5" textAnchor="middle" className="plate-minor is-strong" fontSize="18">
      {greekLetter(symbol)}
    </text>
  </>
)

/** A city has walls with battlements; what it gives stands inside. */
const City = ({ tokens }: { tokens: ReturnType<typeof cityIcons> }) => (
  <>
    <path d="M-13.5 13.5V-13.5h5.4v3.5h5.4v-3.5h5.4v3.5h5.4v-3.5h5.4V13.5Z" {...outer} />
    <IconRowAt tokens={tokens} x={0} y={2.5} size={15} gap={0} room={25} />
  </>
)

function Village({ place, gain }: { place: PlaceData; gain: Gain | undefined }) {
  const gold = place.border === 'gold'
  if (gain !== undefined) return <BonusToken gain={gain} radius={11.5} />
  return (
    <>
      <circle r="6.2" fill={gold ? 'var(--r-coin)' : 'var(--paper-raised)'} stroke="var(--ink)" strokeWidth="1.1" />
      {gold && <circle r="3.6" fill="var(--paper-raised)" stroke="var(--ink)" strokeWidth=".9" />}
    </>
  )
}

const Master = () => (
  <>
    <ellipse rx="12" ry="14" fill="var(--paper-raised)" />
    <IconAt name="master" x={0} y={0} size={29} />
  </>
)

/** A shield: above, what counts at the end; below, the volumes that open it. */
function Objective({
  tokens,
  requirement,
}: {
  tokens: ReturnType<typeof scoringIcons>
  requirement: RequiredVolumes | undefined
}) {
  const volumes = volumeList(requirement)
  const height = 13
  const step = height * volumeShape + 0.6
  return (
    <>
      <path d="M-23 -19h46v24c0 8.5 -13 11.5 -23 15.5c-10 -4 -23 -7 -23 -15.5Z" {...outer} />
      <IconRowAt tokens={tokens} x={0} y={-8} size={13} gap={1} room={42} />
      {volumes.map((color, i) => (
        <Volume
          // biome-ignore lint/suspicious/noArrayIndexKey: the books of a requirement never change their order
          key={i}
          color={color}
          x={(i - (volumes.length - 1) / 2) * step}
          y={7}
          height={height}
        />
      ))}
    </>
  )
}

/** What is printed and what lies on a place, drawn around the origin; drawn again only when that changes. */
export const PlaceDrawing = memo(function PlaceDrawing({
  place,
  tile,
  token,
  components,
}: {
  place: PlaceData
  tile: string | undefined
  token: string | undefined
  components: NewtonComponents
}) {
  const { tiles } = components
  switch (place.kind) {
    case 'start':
      return <Start />
    case 'university':
      return <University number={tile === undefined ? '' : byId(tiles.university, tile).number} />
    case 'ancientLand':
      return <AncientLand symbol={tile === undefined ? '' : byId(tiles.ancientLand, tile).symbol} />
    case 'city':
      return <City tokens={tile === undefined ? [] : cityIcons(byId(tiles.city, tile).effects)} />
    case 'master':
      return <Master />
    case 'objective':
      return (
        <Objective
          tokens={tile === undefined ? [] : scoringIcons(byId(tiles.objective, tile).scoring)}
          requirement={place.requirement}
        />
      )
    case 'village':
      return <Village place={place} gain={token === undefined ? undefined : byId(components.bonusTokens, token).gain} />
  }
})
