import type { ReactNode } from 'react'
import type { GameEvent, Play, Seat } from '../../kernel/contract.ts'
import type { BoardProps } from '../boards/board.ts'
import type { PlaceName } from '../plates/targets.ts'
import type { Facts } from './inline.ts'

/** A piece of the table as it is drawn: its own size, and what is drawn on it. */
export interface Part {
  readonly width: number
  /** Without it, as high as what is drawn. */
  readonly height?: number
  readonly draw: (props: BoardProps) => ReactNode
}

/** A position made by the rules, and the piece of the table that shows it. */
export interface Picture {
  readonly play: () => Play
  /** The seat whose things are shown. */
  readonly seat?: Seat
  readonly part: string
  /** The places that the picture must show; without them the whole part. */
  readonly around?: readonly PlaceName[]
  /** The places that bear the letters a, b, c. */
  readonly letters?: readonly PlaceName[]
}

export interface ExampleStep {
  readonly answers: readonly string[]
  /** What the text says has happened, by the types of events. */
  readonly tells?: readonly string[]
  readonly part: string
  readonly around?: readonly PlaceName[]
}

/** Answers really given to the engine from a position, told in steps. */
export interface WorkedExample {
  readonly start: () => Play
  readonly seat?: Seat
  readonly steps: readonly ExampleStep[]
}

/** All that a handbook shows and that is the same in every language. */
export interface HandbookMatter {
  readonly parts: Readonly<Record<string, Part>>
  readonly pictures: Readonly<Record<string, Picture>>
  readonly examples: Readonly<Record<string, WorkedExample>>
  /** A game that is over, for the score sheet. */
  readonly ended: () => Play
  /** Values for the texts besides those of the examples. */
  readonly facts: () => Facts
}

/** What a step of an example came to. */
export interface ToldStep {
  readonly step: ExampleStep
  readonly before: Play
  readonly after: Play
  readonly events: readonly GameEvent[]
}
