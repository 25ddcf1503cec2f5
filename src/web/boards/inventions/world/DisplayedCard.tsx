import type { RegionState } from '../../../../games/inventions/state.ts'
import { needOf } from '../cards/CardBox.tsx'
import { CardFace } from '../cards/CardFace.tsx'
import type { TableInput } from '../table-input.ts'
import { BoxEdge, BoxTarget } from './BoxTarget.tsx'
import { cardBox } from './world-layout.ts'

/** The card in a region's display, or the space for one. */
export function DisplayedCard({ region, now, input }: { region: string; now: RegionState; input: TableInput }) {
  const { play, name, labels } = input
  const { card, invented } = now
  if (card === '')
    return (
      <BoxTarget input={input} place={`display:${region}`} box={cardBox}>
        <BoxEdge box={cardBox} rx="3.5" fill="none" stroke="var(--line-strong)" strokeDasharray="4 3" />
        <text y="4" textAnchor="middle" className="plate-minor" fontSize="13" fill="var(--ink-3)">
          {labels.noCard}
        </text>
      </BoxTarget>
    )
  return (
    <BoxTarget input={input} place={`card:${card}`} box={cardBox}>
      <g transform={`translate(${-cardBox.w / 2} ${-cardBox.h / 2})`}>
        <CardFace
          components={play.components}
          id={card}
          title={name(card)}
          milestone={needOf(input, card, invented)}
          invented={invented}
          form="full"
        />
      </g>
    </BoxTarget>
  )
}
