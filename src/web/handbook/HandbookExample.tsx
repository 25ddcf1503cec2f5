import { useMemo } from 'react'
import type { Board } from '../boards/board.ts'
import { useMessages } from '../messages/messages.ts'
import type { Preview } from '../plates/targets.ts'
import { BoardPicture } from './BoardPicture.tsx'
import type { HandbookBlock } from './blocks.ts'
import type { ToldStep } from './handbook.ts'
import { InlineText } from './InlineText.tsx'
import { useReading } from './reading.ts'
import { paidOnTheWay } from './told-example.ts'

/** An example in pictures, one for each step: what was answered, what came of it. */
export function HandbookExample({ block }: { block: HandbookBlock & { kind: 'example' } }) {
  const { handbook, told } = useReading()
  const { handbook: say } = useMessages()
  const steps = told.get(block.example) ?? []
  const seat = handbook.matter.examples[block.example]?.seat
  return (
    <section className="handbook-example" aria-label={say.example(block.title)}>
      <h3>{block.title}</h3>
      <ol>
        {steps.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is told by its place
          <li key={at}>
            <StepPicture told={one} seat={seat} label={say.step(at + 1)} />
            <p>
              <span className="step-number">{at + 1}</span>
              <InlineText text={block.steps[at] ?? ''} />
            </p>
          </li>
        ))}
      </ol>
      <p className="handbook-instead">
        <InlineText text={block.instead} />
      </p>
    </section>
  )
}

/** Side by side, pictures are neither strips nor towers. */
const proportions = { least: 1.15, most: 2.4 }

/** The table after a step, with the way that was gone and what was paid and gained. */
function StepPicture({ told, seat = 0, label }: { told: ToldStep; seat?: number | undefined; label: string }) {
  const { matter, board } = useReading().handbook
  const part = matter.parts[told.step.part]
  const preview = useMemo(() => shownOf(board, told, seat), [board, told, seat])
  if (part === undefined) return null
  return (
    <BoardPicture
      play={told.after}
      seat={seat}
      part={part}
      around={told.step.around}
      preview={preview}
      proportions={proportions}
      label={label}
    />
  )
}

/** What a step did as the board itself draws it: the pieces stand where they came to, so that no ghosts are needed. */
function shownOf(board: Board, { before, events }: ToldStep, seat: number): Preview | undefined {
  if (events.length === 0) return undefined
  const { way, chips } = board.previewOf(before, seat, paidOnTheWay(events))
  return { ...(way === undefined ? {} : { way }), ...(chips === undefined ? {} : { chips }) }
}
