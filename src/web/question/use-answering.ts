import { useCallback, useMemo, useState } from 'react'
import type { HeldPiece, PlaceName } from '../plates/targets.ts'
import { settings } from '../settings/settings.ts'
import { type Beyond, nothingBeyond } from './beyond.ts'
import type { Asking, BlockedChoice, Choice } from './choices.ts'
import type { Offered } from './marks.ts'
import { type MovablePiece, settingAt, turnAfter, type WaysDown } from './pieces.ts'
import { takingAll, touchedNext } from './touched.ts'
import { type Waste, wasteOf } from './waste.ts'

/** What a person points at and has picked while a question is open, and how picking becomes an answer. */
export interface Answering extends Offered {
  /** Under the pointer or the focus. */
  readonly pointed: Choice | undefined
  /** Picked, and waiting for the confirmation. */
  readonly selected: Choice | undefined
  /** All that can be taken up, also for what an answer leads to. */
  readonly liftable: readonly MovablePiece[]
  /** It was picked so that it is given after a moment, unless somebody holds it. */
  readonly passes: boolean
  /** What would be wasted by what is picked. */
  readonly waste: Waste | undefined
  /** A blocked place was picked: its reasons are shown. */
  readonly why: readonly BlockedChoice[]
  point(choice: Choice | undefined): void
  pointAt(place: PlaceName | undefined): void
  /** Picks a choice; gives it at once unless it should be confirmed first. A piece that it needs is taken up for it. */
  pick(choice: Choice, by: By, taken?: HeldPiece): void
  /** Picks what can be answered at a place; says whether anything could. */
  pickAt(place: PlaceName, by: By): boolean
  select(choice: Choice | undefined): void
  /** Takes a piece up, or puts the one that is held back. */
  hold(piece: MovablePiece | undefined): void
  /** Turns the piece that is held, where it is pointed at or was set down. */
  turn(quarters: number): void
  confirm(): void
  /** Gives a choice at once. */
  give(choice: Choice): void
  widen(): void
}

interface Picked {
  readonly asking: string
  readonly pointed?: string | undefined
  readonly selected?: string | undefined
  readonly passes?: string | undefined
  /** What was touched of answers that take several places, one entry for each touch. */
  readonly touched?: readonly PlaceName[] | undefined
  readonly why?: PlaceName | undefined
  /** A place of a question to which an answer leads was picked. */
  readonly beyond?: PlaceName | undefined
  readonly held?: HeldPiece | undefined
  /** The place that is pointed at, on which another choice may lie when the piece is turned. */
  readonly place?: PlaceName | undefined
}

const nothing: Picked = { asking: '' }

type Change = (next: Omit<Picked, 'asking'>) => void
type Give = (keys: readonly string[]) => void
type Warns = (choice: Choice) => boolean
type By = 'mouse' | 'touch' | 'key'

/** `isWarnedOf`: somebody wants to say something before this is done. */
export function useAnswering(asking: Asking | undefined, answer: Give, isWarnedOf: Warns = () => false): Answering {
  const [kept, keep] = useState<Picked>(nothing)
  const id = asking?.id ?? ''
  const picked: Picked = kept.asking === id ? kept : { asking: id }
  const liftable = useMemo(() => liftableIn(asking), [asking])
  const { held, touched = untouched } = picked
  const heldPiece = liftable.find(piece => piece.id === held?.piece)
  const set = held === undefined ? undefined : heldPiece?.turned(held.turn)
  const beyond = beyondAt(asking, picked)
  const choices = useMemo(() => [...withHeld(asking, set), ...beyond], [asking, set, beyond])
  const blocked = set?.blocked ?? asking?.blocked ?? noneBlocked
  const [selected, pointed] = [picked.selected, picked.pointed].map(id => choices.find(one => one.id === id))
  const change: Change = useCallback(
    next => keep(before => ({ ...(before.asking === id ? before : {}), ...next, asking: id })),
    [id],
  )
  const give = useCallback(
    (choice: Choice) => {
      keep(nothing)
      answer(choice.keys)
    },
    [answer],
  )
  const warnedOf = (choice: Choice): Waste | undefined =>
    settings.get().warnings ? wasteOf(choice, choices) : undefined
  const pick: Answering['pick'] = (choice, by, taken = held) => {
    const waiting = waitingFor(choice, by, warnedOf(choice) !== undefined || isWarnedOf(choice))
    if (selected?.id === choice.id || waiting === undefined) give(choice)
    else change({ held: taken, ...waiting })
  }
  const { hold, turn } = holding({ picked, heldPiece, selected, change })
  const further = held === undefined ? (asking?.beyond ?? nothingBeyond) : nothingBeyond
  const at = { choices, blocked, liftable, beyond: further, set, held, touched, selected, pick, hold, change }
  const { choiceAt, pickAt } = touching(at)
  return {
    choices,
    blocked,
    pieces: asking?.pieces ?? noPieces,
    liftable,
    held,
    hold,
    turn,
    pointed,
    selected,
    passes: selected !== undefined && picked.passes === selected.id,
    waste: selected && warnedOf(selected),
    why: useMemo(() => blockedAt(blocked, picked.why), [blocked, picked.why]),
    touched,
    beyond: useMemo(() => placesBeyond(further), [further]),
    narrowed: useMemo(() => narrowedTo(choices, touched, beyond), [choices, touched, beyond]),
    point: choice => change({ pointed: choice?.id, place: choice?.places[0] }),
    pointAt: place => change({ pointed: place === undefined ? undefined : choiceAt(place)?.id, place }),
    pick,
    pickAt,
    select: choice => change({ selected: choice?.id }),
    give,
    confirm: () => selected !== undefined && give(selected),
    widen: () => change({ touched: undefined, beyond: undefined, selected: undefined }),
  }
}

const liftableIn = (asking: Asking | undefined): readonly MovablePiece[] =>
  asking === undefined ? noPieces : [...asking.pieces, ...asking.beyond.pieces]

const placesBeyond = ({ places, pieces }: Beyond): readonly PlaceName[] => [
  ...places,
  ...pieces.flatMap(({ from }) => from),
]

/** The choices of a further question that a place of it leads to. */
const beyondAt = (asking: Asking | undefined, { beyond }: Picked): readonly Choice[] =>
  beyond === undefined || asking === undefined ? none : asking.beyond.at(beyond)

const blockedAt = (blocked: Answering['blocked'], place: PlaceName | undefined): Answering['blocked'] =>
  blocked.filter(one => place !== undefined && one.places.includes(place))

/** What is left of the choices once some places were touched. */
function narrowedTo(
  choices: readonly Choice[],
  touched: readonly PlaceName[],
  beyond: readonly Choice[],
): readonly Choice[] | undefined {
  if (touched.length > 0) return takingAll(choices, touched)
  return beyond.length > 0 ? beyond : undefined
}

interface Hand {
  readonly picked: Picked
  readonly heldPiece: MovablePiece | undefined
  readonly selected: Choice | undefined
  readonly change: Change
}

/** Taking up and turning a piece. */
function holding({ picked, heldPiece, selected, change }: Hand): Pick<Answering, 'hold' | 'turn'> {
  const { held } = picked
  return {
    hold(piece) {
      const turn = piece?.turns[0]
      const taken = piece === undefined || turn === undefined ? undefined : { piece: piece.id, turn }
      change({ held: taken, selected: undefined, touched: undefined, why: undefined })
    },
    turn(quarters) {
      if (held === undefined || heldPiece === undefined) return
      const next = turnAfter(heldPiece, held.turn, quarters)
      const turned = (place: PlaceName | undefined) =>
        place === undefined ? undefined : settingAt(heldPiece.turned(next).choices, place)?.id
      change({
        held: { piece: held.piece, turn: next },
        pointed: turned(picked.place),
        selected: turned(selected?.places[0]),
      })
    },
  }
}

interface Touchable
  extends Pick<Answering, 'choices' | 'blocked' | 'liftable' | 'held' | 'selected' | 'pick' | 'hold'> {
  /** The ways to set down the piece that is held. */
  readonly set: WaysDown | undefined
  readonly touched: readonly PlaceName[]
  readonly beyond: Beyond
  readonly change: Change
}

/** What a place means: a piece to take up, where it goes, or an answer, which may take several places. */
function touching({ choices, blocked, liftable, beyond, set, held, touched, selected, pick, hold, change }: Touchable) {
  /** Both answers at once, if there is only one way to them. */
  const goBeyond = (place: PlaceName, by: By): void => {
    const [only, ...more] = beyond.at(place)
    change({ beyond: place, touched: undefined, pointed: undefined, selected: undefined, why: undefined })
    if (only !== undefined && more.length === 0) pick(only, by)
  }
  /** Picks the only answer that takes all that is touched, once that is all of it or there was nothing to build. */
  const touch = (place: PlaceName, by: By): void => {
    // Ways of one answer differ by what follows it: the usual one is picked, the others are listed beside it.
    if (selected !== undefined && touched.includes(place) && isOneAnswer(takingAll(choices, touched))) {
      pick(selected, by)
      return
    }
    const next = touchedNext(choices, touched, place)
    const taking = takingAll(choices, next)
    const [only, ...more] = taking
    if (only !== undefined && isOneAnswer(taking)) {
      change({ touched: next, selected: only.id, pointed: undefined, why: undefined })
      return
    }
    const isBuilt = only !== undefined && more.length === 0
    if (isBuilt && (next.length === 1 || next.length === only.places.length)) pick(only, by)
    else change({ touched: next, selected: isBuilt ? only.id : undefined, pointed: undefined, why: undefined })
  }
  return {
    choiceAt(place: PlaceName): Choice | undefined {
      const setDown = settingAt(set?.choices ?? none, place)
      if (setDown !== undefined || touched.length === 0)
        return setDown ?? choices.find(one => one.places.includes(place))
      const [only, ...more] = takingAll(choices, touchedNext(choices, touched, place))
      return more.length === 0 ? only : undefined
    },
    pickAt(place: PlaceName, by: By): boolean {
      const setDown = settingAt(set?.choices ?? none, place)
      const isBeyond = beyond.places.includes(place)
      const isOffered = choices.some(choice => choice.places.includes(place) && !beyond.at(place).includes(choice))
      const here = liftable.find(one => one.from.includes(place))
      // A click on what can be taken up for a further answer means what else can be answered there, if anything can.
      const piece = here !== undefined && beyond.pieces.includes(here) && (isBeyond || isOffered) ? undefined : here
      const isBlocked = blocked.some(one => one.places.includes(place))
      if (piece !== undefined) hold(piece.id === held?.piece ? undefined : piece)
      else if (setDown !== undefined) pick(setDown, by)
      else if (isOffered) touch(place, by)
      else if (isBeyond) goBeyond(place, by)
      else change({ why: isBlocked ? place : undefined })
      return piece !== undefined || setDown !== undefined || isOffered || isBeyond || isBlocked
    },
  }
}

/** Several choices that begin with the same answer and take the same places. */
const isOneAnswer = ([first, ...more]: readonly Choice[]): boolean =>
  first !== undefined &&
  more.length > 0 &&
  more.every(({ keys, places }) => keys[0] === first.keys[0] && String(places) === String(first.places))

/** With a piece in hand one sets it down, or leaves. */
const withHeld = (asking: Asking | undefined, set: WaysDown | undefined): readonly Choice[] =>
  asking === undefined || set === undefined
    ? (asking?.choices ?? none)
    : [...set.choices, ...asking.choices.filter(choice => choice.purpose === 'leave')]

const none: readonly Choice[] = []
const untouched: readonly PlaceName[] = []
const noneBlocked: readonly BlockedChoice[] = []
const noPieces: readonly MovablePiece[] = []

/** How a choice waits that was picked, if it does; after a moment it is given, if the viewer wants that. A tap only shows. */
function waitingFor(choice: Choice, by: By, isWarned: boolean): Omit<Picked, 'asking'> | undefined {
  if (!isWarned && !shouldConfirm(choice, by)) return undefined
  const passes = !isWarned && by !== 'touch' && settings.get().confirm === 'moment'
  return { selected: choice.id, passes: passes ? choice.id : undefined, why: undefined }
}

/** A tap shows first what would happen, as hovering does; what cannot be taken back waits, unless it plainly says so. */
function shouldConfirm(choice: Choice, by: By): boolean {
  const { confirm } = settings.get()
  if (confirm === 'always') return true
  if (choice.purpose === 'leave') return false
  if (by === 'touch') return true
  return confirm !== 'never' && choice.final
}
