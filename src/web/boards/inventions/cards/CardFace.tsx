import { memo, type SVGProps } from 'react'
import type { Inventions } from '../../../../games/inventions/components.ts'
import { row } from '../../../../kernel/rows.ts'
import { IconAt } from '../../../plates/Icon.tsx'
import { IconRowAt } from '../../../plates/IconRow.tsx'
import { points, word } from '../../../plates/icon-tokens.ts'
import { textWidth } from '../../../plates/text-width.ts'
import { chainIcons, exhaustIcons, typeColor, typeIcons } from '../effect-icons.ts'
import { roman } from '../table-input.ts'

export const cardWidth = 112
export const fullHeight = 75
export const briefHeight = 37

/** Italics are narrower than the upright letters by which widths are reckoned. */
const italics = 1.14

/** Below this size nothing is set. */
const least = 10.5

/** A text on one line of a card: set smaller where it must be, and cut short where even that is not enough. */
function Line({ text, size, room, ...rest }: { text: string; size: number; room: number } & SVGProps<SVGTextElement>) {
  const fitting = Math.max(least, Math.min(size, (room / textWidth(text, size)) * size))
  const share = room / textWidth(text, fitting)
  return (
    <text {...rest} fontSize={fitting}>
      {share > 0.99 ? text : `${text.slice(0, Math.floor(text.length * share) - 1).trimEnd()}…`}
    </text>
  )
}

/**
 * The printed face of a card: on the left its type and whom inventing it exhausts, on the right its chain and what sharing
 * it gives. A brief one, which lies among others, keeps name, type and chain. An invention lies on sunken paper.
 */
export const CardFace = memo(function CardFace({
  components,
  id,
  title,
  milestone,
  invented,
  form,
}: {
  components: Inventions
  id: string
  title: string
  /** What an idea needs; of an invention, what it is. */
  milestone: string
  invented: boolean
  form: 'full' | 'brief'
}) {
  const card = row(components.cards, id)
  const height = form === 'full' ? fullHeight : briefHeight
  return (
    <g>
      <rect
        x=".6"
        y=".6"
        width={cardWidth - 1.2}
        height={height - 1.2}
        rx="3.5"
        fill={invented ? 'var(--paper-sunk)' : 'var(--paper-raised)'}
        stroke="var(--ink)"
        strokeWidth="1.2"
      />
      <path d={`M4 4v${height - 8}`} stroke={typeColor(card.type)} strokeWidth="5" />
      <Line x="10" y="15" className="plate-name" text={title} size={14} room={cardWidth - 14} />
      <text
        x={form === 'full' ? cardWidth - 7 : 32}
        y={form === 'full' ? fullHeight - 6 : 30}
        className="plate-name"
        fontSize="12"
        textAnchor={form === 'full' ? 'end' : 'start'}
        fill="var(--ink-2)"
      >
        {roman[card.era]}
      </text>
      {form === 'full' ? (
        <>
          <Line
            x="10"
            y="29"
            className="plate-minor"
            text={milestone}
            size={12.5}
            room={(cardWidth - 14) * italics}
            fill="var(--ink-2)"
          />
          <IconAt name={typeIcons[card.type] ?? 'tile'} x={20} y={43} size={17} />
          {!invented && <IconRowAt tokens={exhaustIcons(card)} x={42} y={43} size={13} gap={1} />}
          <IconRowAt
            tokens={[points(card.shareIp), ...(card.inventIp > 0 ? [word('!'), points(card.inventIp)] : [])]}
            x={card.inventIp > 0 ? 33 : 20}
            y={63.5}
            size={13}
          />
          <IconRowAt tokens={chainIcons(card.chain)} x={86} y={48} size={18} gap={3} />
        </>
      ) : (
        <>
          <IconAt name={typeIcons[card.type] ?? 'tile'} x={19} y={26} size={15} />
          <IconRowAt tokens={chainIcons(card.chain)} x={86} y={26} size={15} gap={3} />
        </>
      )}
    </g>
  )
})
