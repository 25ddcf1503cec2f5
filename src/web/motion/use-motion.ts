import { type RefObject, useLayoutEffect, useRef } from 'react'
import { changesFor } from '../../kernel/amounts.ts'
import type { GameEvent, Play, Seat } from '../../kernel/contract.ts'
import type { Board } from '../boards/board.ts'
import type { PlaceName } from '../plates/targets.ts'
import type { Happened } from '../session/session.ts'
import { flyIn, flyOff, isFar } from './flight.ts'
import './motion.css'
import { motionIsOff } from './motion-is-off.ts'
import { rise } from './rising.ts'
import { placeOn, type Stood, seatOn, thingsOn } from './standing.ts'

/** After so many answers at once nobody could follow: what comes back from an absence does not move. */
const MOST_ANSWERS = 4

/**
 * Moves on the page what moved in the game: things that an event names fly from where they lay to where they lie, and what
 * was gained rises from where it was earned. All of it happens in `layer`, over a page that has already changed.
 */
export function useMotion(
  page: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  board: Board | undefined,
  play: Play | undefined,
  happened: readonly Happened[],
): void {
  const known = useRef(happened)
  const stood = useRef<ReadonlyMap<PlaceName, Stood>>(new Map())
  useLayoutEffect(() => {
    const before = known.current.at(-1)?.answer ?? -1
    known.current = happened
    if (page.current === null || layer.current === null || board === undefined || play === undefined) return
    if (motionIsOff()) return
    const stage: Stage = { page: page.current, layer: layer.current, board, play }
    const things = thingsOn(stage.page)
    const news = happened.filter(one => one.answer > before)
    if (before >= 0 && news.length <= MOST_ANSWERS)
      for (const one of news) {
        move(stage, one, stood.current, things)
        raise(stage, one)
      }
    stood.current = things
  }, [page, layer, board, play, happened])
}

/** Where things move, and what is drawn there. */
interface Stage {
  readonly page: HTMLElement
  readonly layer: HTMLElement
  readonly board: Board
  readonly play: Play
}

function move(
  { page, layer, board, play }: Stage,
  { seat, events }: Happened,
  before: ReadonlyMap<PlaceName, Stood>,
  after: ReadonlyMap<PlaceName, Stood>,
): void {
  const hand = seat === undefined ? undefined : seatOn(page, board.colorOf(play.state, seat))
  for (const place of new Set(events.flatMap(board.placesOfEvent))) {
    const from = before.get(place)
    const to = after.get(place)
    if (from !== undefined && to !== undefined) {
      if (isFar(from.box, to.box)) flyIn(layer, from.box, to)
    } else if (hand === undefined) continue
    else if (from !== undefined) flyOff(layer, from, hand)
    else if (to !== undefined) flyIn(layer, hand, to)
  }
}

function raise({ page, layer, board, play }: Stage, { seat, events }: Happened): void {
  const points = board.amountIcons[board.points]
  const placed = new Map<Seat, number>()
  if (seat !== undefined)
    for (const chip of board.previewOf(play, seat, events).chips ?? []) {
      const from = placeOn(page, chip.at)
      if (from === undefined) continue
      const gains = chip.parts.flatMap(part => ('change' in part && part.change > 0 ? [part] : []))
      gains.forEach(({ change, icon }, order) => {
        rise(layer, from, change, icon, order)
        if (icon === points) placed.set(seat, (placed.get(seat) ?? 0) + change)
      })
    }
  if (points === undefined) return
  for (const one of seatsIn(events)) {
    const scored = changesFor(events, one).find(({ type }) => type === board.points)?.amount ?? 0
    const rest = scored - (placed.get(one) ?? 0)
    const from = rest > 0 ? seatOn(page, board.colorOf(play.state, one)) : undefined
    if (from !== undefined) rise(layer, from, rest, points)
  }
}

const seatsIn = (events: readonly GameEvent[]): ReadonlySet<Seat> =>
  new Set(events.flatMap(({ seat }) => (seat === undefined ? [] : [seat])))
