import { useRef, useState } from 'react'
import type { Arrangement } from '../../tables/entry.ts'
import type { SharedCommands } from '../session/session.ts'

/** What becomes undefined is left out of the arrangement. */
export type ArrangementChange = { readonly [K in keyof Arrangement]?: Arrangement[K] | undefined }

interface Wanted {
  readonly arrangement: Arrangement
  readonly players: number
}

export interface Arranger extends Wanted {
  /** Changes something and sends it; a refusal is thrown. */
  change(change: ArrangementChange, players?: number): Promise<void>
}

/**
 * The arrangement as the host wants it: shown at once, and sent one change after the other, so that a quick hand never undoes
 * what it has just chosen. What the server refuses is taken back.
 */
export function useArranging(told: Wanted, { arrange }: SharedCommands): Arranger {
  const [shown, show] = useState(told)
  const latest = useRef(told)
  const sending = useRef(Promise.resolve())
  const want = (wanted: Wanted): void => {
    latest.current = wanted
    show(wanted)
  }
  const change = (part: ArrangementChange, players = latest.current.players): Promise<void> => {
    const before = latest.current
    const wanted = { arrangement: changed(before.arrangement, part), players }
    want(wanted)
    const sent = sending.current.then(() => arrange(wanted.arrangement, players))
    sending.current = sent.catch(() => want(before))
    return sent
  }
  return { ...shown, change }
}

const changed = (arrangement: Arrangement, change: ArrangementChange): Arrangement =>
  Object.fromEntries(
    Object.entries({ ...arrangement, ...change }).filter(([, value]) => value !== undefined),
  ) as unknown as Arrangement
