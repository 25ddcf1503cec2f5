import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Play, Seat } from '../../kernel/contract.ts'
import { useSpeech } from '../messages/messages.ts'
import type { Box } from '../plates/geometry.ts'
import { type Marks, noMarks, type PlaceName, type Preview } from '../plates/targets.ts'
import { Scrolled } from '../shell/Scrolled.tsx'
import { cropAround, type Proportions } from './crop.ts'
import type { Part } from './handbook.ts'
import { useNarrow } from './use-narrow.ts'

/** The people of every example, by seat. */
export const people = ['Ada', 'Blaise', 'Chiara', 'Dmitri', 'Emilie'] as const

export const personAt = (seat: Seat): string => people[seat] ?? ''

const pointing = { name: (place: PlaceName) => place }
const none: readonly PlaceName[] = []
const anyProportions: Proportions = { least: 0.8, most: 4 }

interface Placed {
  readonly crop: Box
  readonly letters: readonly { readonly x: number; readonly y: number }[]
}

/** A piece of the table as the board itself draws it, cut out around some of its places, with letters on others. */
export function BoardPicture({
  play,
  seat = 0,
  part,
  around = none,
  letters = none,
  preview,
  proportions = anyProportions,
  label,
}: {
  play: Play
  seat?: Seat | undefined
  part: Part
  around?: readonly PlaceName[] | undefined
  letters?: readonly PlaceName[] | undefined
  preview?: Preview | undefined
  proportions?: Proportions
  label: string
}) {
  const { language } = useSpeech()
  const stage = useRef<HTMLDivElement>(null)
  const placed = usePlaced(stage, part, around, letters, proportions)
  const marks = useMemo((): Marks => (preview === undefined ? noMarks : { at: {}, preview }), [preview])
  const drawing = useMemo(
    () =>
      part.draw({
        play,
        pack: play.game.pack,
        language,
        seat,
        own: true,
        who: personAt,
        marks,
        pointing,
        question: '',
      }),
    [part, play, language, seat, marks],
  )
  const { crop } = placed
  const narrow = useNarrow()
  const picture = (
    <div
      className="board-picture"
      role="img"
      aria-label={label}
      data-shows={[...around, ...letters].join(' ')}
      data-wide={crop.w > WIDE_ON_PAPER ? '' : undefined}
      style={{ '--crop-x': crop.x, '--crop-y': crop.y, '--crop-w': crop.w, '--crop-h': crop.h }}
    >
      <div
        className="board-picture-stage"
        ref={stage}
        style={{ width: part.width, height: part.height }}
        aria-hidden="true"
        inert
      >
        {drawing}
      </div>
      {placed.letters.map(({ x, y }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the alphabet
        <span key={at} className="letter" style={{ left: `${x}%`, top: `${y}%` }} aria-hidden="true">
          {letterOf(at)}
        </span>
      ))}
    </div>
  )
  // A board that is wider than a phone keeps a size that can be read, and is drawn aside.
  return narrow && crop.w > WIDE ? (
    <Scrolled className="board-frame" label={label}>
      {picture}
    </Scrolled>
  ) : (
    picture
  )
}

/** So many points of a board fit into a phone and can still be read. */
const WIDE = 500

/** A wider piece of a board takes both columns of a printed page. */
const WIDE_ON_PAPER = 700

export const letterOf = (at: number): string => String.fromCharCode(97 + at)

/** Where places lie on the part as it is drawn; looked up there, for only the drawing knows. */
function usePlaced(
  stage: RefObject<HTMLDivElement | null>,
  part: Part,
  around: readonly PlaceName[],
  letters: readonly PlaceName[],
  proportions: Proportions,
): Placed {
  const whole = { x: 0, y: 0, w: part.width, h: part.height ?? part.width }
  const [placed, setPlaced] = useState<Placed>({ crop: whole, letters: [] })
  useLayoutEffect(() => {
    const look = (): void => {
      const sheet = stage.current
      if (sheet === null) return
      const boxes = boxesOn(sheet, part.width)
      const crop = cropAround(
        around.flatMap(place => boxes.of(place) ?? []),
        boxes.sheet,
        proportions,
      )
      const spots = letters.flatMap(place => {
        const box = boxes.of(place)
        return box === undefined ? [] : [spotOn(box, crop)]
      })
      setPlaced({ crop, letters: spots })
    }
    look()
    // Words take another room once their letters are there.
    let left = false
    void document.fonts.ready.then(() => left || look())
    return () => {
      left = true
    }
  }, [stage, part, around, letters, proportions])
  return placed
}

/** At the left edge of a place, in percent of the piece that is shown. */
const spotOn = (box: Box, crop: Box) => ({
  x: Math.max(3, ((box.x - crop.x) / crop.w) * 100),
  y: Math.max(4, ((box.y + box.h * 0.25 - crop.y) / crop.h) * 100),
})

function boxesOn(sheet: HTMLElement, width: number) {
  const own = sheet.getBoundingClientRect()
  const scale = own.width / width || 1
  return {
    sheet: { width, height: own.height / scale },
    of(place: PlaceName): Box | undefined {
      const found = sheet.querySelector(`[data-place="${CSS.escape(place)}"]`)
      if (found === null) return undefined
      const { left, top, width: w, height: h } = found.getBoundingClientRect()
      return { x: (left - own.left) / scale, y: (top - own.top) / scale, w: w / scale, h: h / scale }
    },
  }
}
