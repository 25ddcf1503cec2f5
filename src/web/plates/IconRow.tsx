import { memo } from 'react'
import { alike } from '../../kernel/sharing.ts'
import { IconAt } from './Icon.tsx'
import {
  type IconRowLayout,
  type IconToken,
  layoutTokens,
  numberSize,
  type PositionedIcon,
  rosetteSize,
  setStep,
} from './icon-tokens.ts'
import { Rosette } from './pieces/Rosette.tsx'
import { Volume } from './pieces/Volume.tsx'

function Token({ placed: { token, x, width }, size }: { placed: PositionedIcon; size: number }) {
  const middle = x + width / 2
  const text = numberSize(size)
  switch (token.kind) {
    case 'points':
      return <Rosette points={token.points} x={middle} y={0} size={rosetteSize(size)} />
    case 'volume':
      return <Volume color={token.color} x={middle} y={0} height={size} />
    case 'set':
      return token.colors.map((color, at) => (
        <Volume key={color} color={color} x={x + size * 0.42 + at * setStep(size)} y={0} height={size} />
      ))
    case 'arrow':
      return (
        <g color="var(--ink-2)">
          <IconAt name="arrow" x={middle} y={0} size={size * 0.72} />
        </g>
      )
    case 'word':
      return (
        <text x={middle} y={text * 0.34} className="plate-number" fontSize={text}>
          {token.word}
        </text>
      )
    case 'thing':
      return (
        <>
          {token.count !== undefined && (
            <text x={x} y={text * 0.35} className="plate-number is-start" fontSize={text}>
              {token.count}
            </text>
          )}
          <IconAt name={token.icon} x={x + width - size / 2} y={0} size={size} />
        </>
      )
  }
}

const Tokens = ({ layout }: { layout: IconRowLayout }) =>
  layout.items.map((placed, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a row of icons never changes its order
    <Token key={i} placed={placed} size={layout.size} />
  ))

/** Effect icons on a plate, centred on a point, set smaller where `room` asks for it. */
export function IconRowAt({
  tokens,
  x,
  y,
  size = 16,
  gap = 2,
  room = Infinity,
}: {
  tokens: readonly IconToken[]
  x: number
  y: number
  size?: number
  gap?: number
  room?: number
}) {
  const layout = layoutTokens(tokens, size, gap, room)
  return (
    <g transform={`translate(${x - layout.width / 2} ${y})`}>
      <Tokens layout={layout} />
    </g>
  )
}

const base = 16

/** Effect icons in a line of text: they grow with its font size. */
export const IconRow = memo(function IconRow({ tokens }: { tokens: readonly IconToken[] }) {
  const layout = layoutTokens(tokens, base)
  const height = base * 1.3
  return (
    <svg
      className="icon-row"
      style={{ '--row': (layout.width + 2) / base }}
      aria-hidden="true"
      viewBox={`-1 ${-height / 2} ${layout.width + 2} ${height}`}
      width={`${(layout.width + 2) / base}em`}
      height={`${height / base}em`}
    >
      <Tokens layout={layout} />
    </svg>
  )
}, alike)
