import { IconAt } from '../../../plates/Icon.tsx'
import { IconRowAt } from '../../../plates/IconRow.tsx'
import type { IconToken } from '../../../plates/icon-tokens.ts'
import type { IconName } from '../../../plates/icons/icons.ts'
import { textWidth } from '../../../plates/text-width.ts'
import { type CellAt, extentOf, outlinePath } from './polyomino.ts'

/** A Technology in a Lab: what it supplies all round, or the card that it improves. */
export function TechnologyTile({
  cells,
  size,
  name,
  supply,
  improves,
}: {
  cells: readonly CellAt[]
  size: number
  name: string
  supply: readonly IconToken[]
  improves: IconName | undefined
}) {
  const { rows, cols } = extentOf(cells)
  const x = (cols * size) / 2
  const y = (rows * size) / 2
  const named = size >= 44 && name !== ''
  const words = name.split(' ')
  const lines = textWidth(name, 13) < cols * size - 14 ? [name] : [words.slice(0, -1).join(' '), words.at(-1) ?? '']
  return (
    <>
      <path d={outlinePath(cells, size)} fill="var(--paper-sunk)" stroke="var(--ink)" strokeWidth="2" />
      <path d={outlinePath(cells, size, 0, 0, 4)} fill="none" stroke="var(--ink)" strokeWidth=".7" />
      {named &&
        lines.map((line, i) => (
          <text
            key={line}
            x={x}
            y={y + size * 0.42 + i * 14 - (lines.length - 1) * 4}
            className="plate-name tile-name"
            fontSize="13"
            textAnchor="middle"
          >
            {line}
          </text>
        ))}
      {improves === undefined ? (
        <IconRowAt
          tokens={supply}
          x={x}
          y={named ? y - size * 0.2 : y}
          size={named ? size * 0.4 : size * 0.62}
          gap={5}
          room={cols * size - 8}
        />
      ) : (
        <>
          <IconAt name={improves} x={x} y={named ? y - size * 0.22 : y} size={named ? size * 0.72 : size} />
          <IconAt name="up" x={x + size * 0.56} y={y - size * 0.42} size={size * 0.36} />
        </>
      )}
    </>
  )
}
