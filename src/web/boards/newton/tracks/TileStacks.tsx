import { type IconToken, thing } from '../../../plates/icon-tokens.ts'
import { Target } from '../../../plates/marks/Target.tsx'
import { TileStack } from '../../../plates/pieces/Tile.tsx'
import type { BoardInput } from '../board-input.ts'
import { actionIcon, incomeIcons } from '../effect-icons.ts'
import { tracksHeight, tracksWidth } from './track-layout.ts'

const width = 34
const height = 26
const step = width + 6
const firstRow = tracksHeight - 68
const secondRow = firstRow + height + 5
const shape = { kind: 'box', width, height } as const

/** Beside the count of the stack a single thing needs no number of its own. */
const bare = (tokens: readonly IconToken[]) =>
  tokens.map(token => (token.kind === 'thing' && token.count === 1 ? thing(token.icon) : token))

/** Development tiles in the left corner, income and medicine tiles in the right one. */
export function TileStacks({ scene, components, marks, pointing }: BoardInput) {
  const { development, income } = components.tiles
  const stacks = [
    ...development.map(({ type }, i) => ({
      place: `development:${type}`,
      x: 12 + (i % 3) * step,
      y: i < 3 ? firstRow : secondRow,
      tokens: [thing(actionIcon(type))],
      left: scene.developmentLeft[type] ?? 0,
    })),
    ...income.map(({ type }, i) => ({
      place: `income-tile:${type}`,
      x: tracksWidth - 8 - (income.length - i) * step,
      y: secondRow,
      tokens: bare(incomeIcons(components, type)),
      left: scene.incomeLeft[type] ?? 0,
    })),
    {
      place: 'income-tile:medicine',
      x: tracksWidth - 8 - step,
      y: firstRow,
      tokens: [thing('medicine')],
      left: scene.medicineLeft,
    },
  ]
  return stacks.map(({ place, x, y, tokens, left }) => (
    <Target
      key={place}
      place={place}
      at={{ x: x + width / 2, y: y + height / 2 }}
      shape={shape}
      marks={marks}
      pointing={pointing}
    >
      <TileStack width={width} height={height} tokens={tokens} left={left} />
    </Target>
  ))
}
