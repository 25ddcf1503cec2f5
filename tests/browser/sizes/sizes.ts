import { chanceFromSeed, nextBelow } from '../../../src/kernel/chance.ts'
import type { Stage } from './positions.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** A table to look at: how far its game has come, in which language, theme and text size, among how many, in windows of which sizes. */
export interface Looked {
  readonly stage: Stage
  readonly language: 'en' | 'it'
  readonly theme: 'light' | 'dark'
  readonly players: number
  readonly textSize: number
  readonly sizes: readonly Size[]
}

/** Windows of common laptops, tablets, phones and large screens, and some of them at 200 %. */
const named: readonly (readonly [number, number])[] = [
  [1280, 633],
  [1366, 657],
  [1536, 730],
  [1440, 789],
  [1280, 585],
  [1440, 900],
  [1024, 768],
  [1180, 820],
  [820, 1180],
  [768, 1024],
  [844, 390],
  [667, 375],
  [720, 450],
  [683, 328],
  [390, 844],
  [320, 568],
  [568, 320],
  [360, 640],
  [430, 932],
  [1680, 939],
  [1920, 950],
  [2560, 1300],
  [3440, 1440],
  [1500, 1400],
  [3840, 2160],
]

const stages: readonly Stage[] = ['early', 'middle', 'late']

/** Small windows are drawn more often than large ones: there is less room for every part. */
function drawSize(chance: ReturnType<typeof chanceFromSeed>): Size {
  const between = (least: number, most: number): number => {
    const share = nextBelow(chance, 1000) / 1000
    return Math.round(least * (most / least) ** share)
  }
  const [width, height] = [between(320, 3840), between(320, 2160)]
  // A window is at least as large as the smallest phone, upright or on its side.
  return height < 568 ? { width: Math.max(width, 568), height } : { width, height }
}

/** How many sizes are drawn for all games together: `SIZES`. With `NAMED`, all named sizes come before them. */
const count = Number(process.env.SIZES ?? 40)
const before = process.env.NAMED === undefined ? [] : named

/** Tables of a game at sizes drawn by chance, the same each time, spread over what else they differ in. */
export function looksAt(game: string): readonly Looked[] {
  const chance = chanceFromSeed(`sizes of ${game} ${process.env.SEED ?? ''}`)
  const drawn = Array.from({ length: Math.ceil(count / 4) }, () => drawSize(chance))
  const kinds = process.env.NAMED === '1' ? [1] : [0, 1, 2, 3, 4, 5]
  return kinds
    .map(kind => ({
      stage: stages[kind % 3] ?? 'middle',
      language: kind % 2 === 0 ? ('en' as const) : ('it' as const),
      theme: kind % 4 < 2 ? ('light' as const) : ('dark' as const),
      players: [3, 4, 2][kind % 3] ?? 3,
      textSize: [100, 100, 100, 150, 100, 125][kind] ?? 100,
      sizes: [
        ...before.map(([width, height]) => ({ width, height })),
        ...drawn.filter((_, at) => at % kinds.length === kinds.indexOf(kind)),
      ],
    }))
    .filter(({ sizes }) => sizes.length > 0)
}
