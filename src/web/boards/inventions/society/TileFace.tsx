import type { Inventions } from '../../../../games/inventions/components.ts'
import { isAspiration } from '../../../../games/inventions/rules/aspirations.ts'
import { hexagonPath } from '../../../plates/geometry.ts'
import { IconRowAt } from '../../../plates/IconRow.tsx'
import { typeColor } from '../effect-icons.ts'
import { tileHead, tileIcons, tileType } from '../tile-icons.ts'

export const tileRadius = 25.5

/** A tile as a hexagon: its type above, what it does below. An aspiration is dashed, for it is still to become a tile. */
export function TileFace({
  components,
  id,
  faceDown = false,
}: {
  components: Inventions
  id: string
  faceDown?: boolean
}) {
  const type = tileType(components, id)
  const open = isAspiration(id)
  return (
    <g>
      <path
        d={hexagonPath({ x: 0, y: 0 }, tileRadius)}
        fill={type < 0 ? 'var(--paper-raised)' : typeColor(type)}
        fillOpacity={open ? 0.2 : 0.42}
        stroke="var(--ink)"
        strokeWidth={open ? 1.2 : 1.6}
        strokeDasharray={open ? '4 3' : undefined}
      />
      <g opacity={faceDown ? 0.35 : 1}>
        <IconRowAt tokens={tileHead(components, id)} x={0} y={-9} size={14} gap={2.5} />
        <IconRowAt tokens={tileIcons(components, id)} x={0} y={8} size={15} gap={0.5} room={40} />
      </g>
      {faceDown && <path d="M-11 -11 11 11M11 -11-11 11" stroke="var(--ink)" strokeWidth="1.2" />}
    </g>
  )
}
