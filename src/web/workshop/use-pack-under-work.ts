import { useCallback, useEffect, useRef, useState } from 'react'
import type { Json } from '../../kernel/json.ts'
import { keepDraft, keepLaidAside, whenKeptElsewhere } from '../pack/drafts.ts'
import type { WorkshopBench } from './bench.ts'
import { followed } from './following.ts'
import { changed, historyOf, type PackHistory, redone, undone } from './history.ts'

/** A pack that is being entered: every change can be taken back, and is kept on the device as it is made. */
export interface PackUnderWork extends PackHistory {
  /** Whether the device has it. */
  readonly kept: boolean | undefined
  /** What lay here before another pack was opened over it, as long as that is not the shipped one. */
  readonly aside: Json | undefined
  /** Whether the pack has just been opened as a whole, and nothing is changed in it yet. */
  readonly isOpened: boolean
  /** What became of the pack where it followed the shipped values, as long as nobody has put that aside. */
  readonly followed: Followed | undefined
  readonly dismissFollowed: () => void
  /** Changes it; keystrokes with the same `what` are one step of undo. */
  readonly change: (make: (pack: Json) => Json, what?: string) => void
  /** Puts another pack in its place, and lays this one aside. What its owner has not entered is as shipped. */
  readonly replace: (pack: Json) => Promise<void>
  readonly undo: () => void
  readonly redo: () => void
}

/** A pack before and after it took the shipped values where its owner has entered nothing. */
interface Followed {
  readonly before: Json
  readonly after: Json
}

export function usePackUnderWork(bench: WorkshopBench): PackUnderWork {
  const { game, knowledge, begin, unfollowed = begin, aside: before } = bench
  const [history, setHistory] = useState(() => changed(historyOf(unfollowed), begin))
  const [following, setFollowing] = useState<Followed | undefined>({ before: unfollowed, after: begin })
  const [aside, setAside] = useState(before)
  const [opened, setOpened] = useState<Json>()
  const change = useCallback(
    (make: (pack: Json) => Json, what?: string) => setHistory(past => changed(past, make(past.pack), what)),
    [],
  )
  const kept = useKept(game.id, history.pack, unfollowed, change)
  const replace = async (pack: Json): Promise<void> => {
    const after = await followed(knowledge, game, pack)
    if (history.pack !== game.pack) {
      setAside(history.pack)
      keepLaidAside(game.id, history.pack).catch(() => undefined)
    }
    setOpened(pack)
    setFollowing({ before: pack, after })
    change(() => pack)
    change(() => after)
  }
  const undo = useCallback(() => setHistory(undone), [])
  const redo = useCallback(() => setHistory(redone), [])
  return {
    ...history,
    kept,
    aside,
    isOpened: history.pack === opened,
    followed: following?.before === following?.after || history.pack === following?.before ? undefined : following,
    dismissFollowed: () => setFollowing(undefined),
    change,
    replace,
    undo,
    redo,
  }
}

/** Writes each new pack, and takes over what another tab writes; undefined before the first. */
function useKept(
  game: string,
  pack: Json,
  begin: Json,
  change: (make: (pack: Json) => Json) => void,
): boolean | undefined {
  const [kept, setKept] = useState<boolean>()
  const written = useRef(begin)
  useEffect(
    () =>
      whenKeptElsewhere(game, heard => {
        written.current = heard
        change(() => heard)
      }),
    [game, change],
  )
  useEffect(() => {
    if (pack === written.current) return
    written.current = pack
    keepDraft({ game, pack, changedAt: Date.now() }).then(
      () => setKept(true),
      () => setKept(false),
    )
  }, [game, pack])
  return kept
}
