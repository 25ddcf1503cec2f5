import { memo, type SVGProps } from 'react'
import type { Card, Inventions } from '../../../../games/inventions/components.ts'
import { row } from '../../../../kernel/rows.ts'
import { IconAt } from '../../../plates/Icon.tsx'
import { IconRowAt } from '../../../plates/IconRow.tsx'
import { points, word } from '../../../plates/icon-tokens.ts'
import { textWidth } from '../../../plates/text-width.ts'
import { chainIcons, exhaustIcons, typeColor, typeIcons } from '../effect-icons.ts'
import { roman } from '../table-input.ts'

export const cardWidth = 112
const fullHeight = 75
const briefHeight = 37

/** Nothing is set smaller than this. */
const least = 11.6

/** A line may be set closer, to this share of its width. */
const closest = 0.86

/** Italics of small type run wider than the letters by which widths are reckoned. */
const italics = 1.16

/** A text on one line of a card: set smaller where it must be, then closer. `runs` is how wide its letters are. */
function Line({
  text,
  size,
  room,
  runs = 1,
  ...rest
}: { text: string; size: number; room: number; runs?: number } & SVGProps<SVGTextElement>) {
  const fitting = Math.max(least, Math.min(size, (room / (textWidth(text, size) * runs)) * size))
  const close = textWidth(text, fitting) * runs > room * 1.01
  return (
    <text {...rest} fontSize={fitting} {...(close ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {})}>
      {text}
    </text>
  )
}

/** A name that is too long for a line stands in two. */
function linesOf(title: string): readonly string[] {
  if (textWidth(title, least) * closest <= cardWidth - 14) return [title]
  const words = title.split(' ')
  const halves = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const longest = (half: readonly string[]) => Math.max(...half.map(line => textWidth(line, least)))
  return halves.toSorted((a, b) => longest(a) - longest(b))[0] ?? [title]
}

/** How high a card is drawn. */
export const cardHeight = (form: 'full' | 'brief', title: string): number =>
  form === 'full' ? fullHeight : linesOf(title).length > 1 ? briefHeight + 11 : briefHeight

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
  const height = cardHeight(form, title)
  const lines = linesOf(title)
  /** What stands below a name of two lines is moved down. */
  const down = lines.length > 1 ? (form === 'full' ? 4 : 11) : 0
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
      {lines.map((line, at) => (
        <Line
          key={line}
          x="10"
          y={lines.length > 1 ? 13 + at * 11 : 15}
          className="plate-name"
          text={line}
          size={14}
          room={cardWidth - 14}
        />
      ))}
      <text
        x={form === 'full' ? cardWidth - 7 : 32}
        y={form === 'full' ? fullHeight - 6 : 30 + down}
        className="plate-name"
        fontSize="12.5"
        textAnchor={form === 'full' ? 'end' : 'start'}
        fill="var(--ink-2)"
      >
        {roman[card.era]}
      </text>
      {form === 'full' ? (
        <FullFace card={card} milestone={milestone} invented={invented} twoLines={lines.length > 1} down={down} />
      ) : (
        <>
          <IconAt name={typeIcons[card.type] ?? 'tile'} x={19} y={26 + down} size={15} />
          <IconRowAt tokens={chainIcons(card.chain)} x={86} y={26 + down} size={15} gap={3} />
        </>
      )}
    </g>
  )
})

/** What a card says below its name where there is room for all of it. */
function FullFace({
  card,
  milestone,
  invented,
  twoLines,
  down,
}: {
  card: Card
  milestone: string
  invented: boolean
  twoLines: boolean
  down: number
}) {
  return (
    <>
      <Line
        x="10"
        y={twoLines ? 34 : 29}
        className="plate-minor"
        text={milestone}
        size={12.5}
        room={cardWidth - 14}
        runs={italics}
        fill="var(--ink-2)"
      />
      <IconAt name={typeIcons[card.type] ?? 'tile'} x={20} y={43 + down} size={17 - down / 2} />
      {!invented && <IconRowAt tokens={exhaustIcons(card)} x={42} y={43 + down} size={13} gap={1} />}
      <IconRowAt
        tokens={[points(card.shareIp), ...(card.inventIp > 0 ? [word('!'), points(card.inventIp)] : [])]}
        x={card.inventIp > 0 ? 33 : 20}
        y={63.5}
        size={13}
      />
      <IconRowAt tokens={chainIcons(card.chain)} x={86} y={48 + down / 2} size={18} gap={3} />
    </>
  )
}
