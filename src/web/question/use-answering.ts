import { useCallback, useMemo, useState } from 'react'
import type { PlaceName } from '../plates/targets.ts'
import { settings } from '../settings/settings.ts'
import type { Asking, BlockedChoice, Choice } from './choices.ts'

/** What a person points at and has picked while a question is open, and how picking becomes an answer. */
export interface Answering {
  /** Under the pointer or the focus. */
  readonly pointed: Choice | undefined
  /** Picked, and waiting for the confirmation. */
  readonly selected: Choice | undefined
  /** A blocked place was picked: its reasons are shown. */
  readonly why: readonly BlockedChoice[]
  /** Several answers lie at the place that was picked: only these are listed. */
  readonly narrowed: readonly Choice[] | undefined
  point(choice: Choice | undefined): void
  pointAt(place: PlaceName | undefined): void
  /** Picks a choice; gives it at once unless it should be confirmed first. */
  pick(choice: Choice, by: 'mouse' | 'touch' | 'key'): void
  /** Picks what can be answered at a place; says whether anything could. */
  pickAt(place: PlaceName, by: 'mouse' | 'touch' | 'key'): boolean
  select(choice: Choice | undefined): void
  confirm(): void
  widen(): void
}

interface Picked {
  readonly asking: string
  readonly pointed?: string | undefined
  readonly selected?: string | undefined
  readonly narrowed?: PlaceName | undefined
  readonly why?: PlaceName | undefined
}

export function useAnswering(asking: Asking | undefined, answer: (keys: readonly string[]) => void): Answering {
  const [kept, keep] = useState<Picked>({ asking: '' })
  const id = asking?.id ?? ''
  const picked: Picked = kept.asking === id ? kept : { asking: id }
  const choices = asking?.choices ?? none
  const find = (choice: string | undefined) => choices.find(one => one.id === choice)
  const selected = find(picked.selected)
  const change = useCallback(
    (next: Omit<Picked, 'asking'>) =>
      keep(before => ({ ...(before.asking === id ? before : {}), ...next, asking: id })),
    [id],
  )
  const give = useCallback(
    (choice: Choice) => {
      keep({ asking: '' })
      answer(choice.keys)
    },
    [answer],
  )
  const pick: Answering['pick'] = (choice, by) => {
    if (selected?.id === choice.id || !shouldConfirm(choice, by)) give(choice)
    else change({ selected: choice.id, why: undefined })
  }
  const pickAt: Answering['pickAt'] = (place, by) => {
    const here = choices.filter(choice => choice.places.includes(place))
    const [only] = here
    if (only === undefined) {
      const blocked = asking?.blocked.some(one => one.places.includes(place)) === true
      change({ why: blocked ? place : undefined })
      return blocked
    }
    if (here.length === 1) pick(only, by)
    else change({ narrowed: place, selected: undefined, why: undefined })
    return true
  }
  return {
    pointed: find(picked.pointed),
    selected,
    why: useMemo(
      () => asking?.blocked.filter(one => picked.why !== undefined && one.places.includes(picked.why)) ?? [],
      [asking, picked.why],
    ),
    narrowed: useMemo(
      () =>
        picked.narrowed === undefined
          ? undefined
          : asking?.choices.filter(choice => choice.places.includes(picked.narrowed ?? '')),
      [asking, picked.narrowed],
    ),
    point: choice => change({ pointed: choice?.id }),
    pointAt: place =>
      change({ pointed: place === undefined ? undefined : choices.find(one => one.places.includes(place))?.id }),
    pick,
    pickAt,
    select: choice => change({ selected: choice?.id }),
    confirm: () => selected !== undefined && give(selected),
    widen: () => change({ narrowed: undefined }),
  }
}

const none: readonly Choice[] = []

/** A tap shows first what would happen, as hovering does; what cannot be taken back waits, unless it plainly says so. */
function shouldConfirm(choice: Choice, by: 'mouse' | 'touch' | 'key'): boolean {
  const { confirm } = settings.get()
  if (confirm === 'always') return true
  if (choice.purpose === 'leave') return false
  if (by === 'touch') return true
  return confirm === 'final' && choice.final
}
