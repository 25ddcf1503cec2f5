import { useCallback, useEffect, useMemo, useState } from 'react'
import { type FinishedGame, isAmong, type PlayedFilter } from '../../tables/played.ts'
import { type Tally, talliesOf, togetherByGame } from '../../tables/tally.ts'
import { wasAtServer } from '../session/remote/person.ts'
import { localGames } from './local-games.ts'
import { gamesAtServer, talliesAtServer } from './requests.ts'

/** The viewer's games that are over, of this device and of the server together. */
export interface ResultHistory {
  /** For each game that was played. */
  readonly tallies: readonly Tally[]
  /** The last first; those of the server as far as they are loaded. */
  readonly games: readonly FinishedGame[]
  readonly server: 'none' | 'away' | 'there'
  /** Loads more games; undefined where there are no more. */
  readonly more: (() => Promise<void>) | undefined
}

interface AtServer {
  readonly tallies: readonly Tally[]
  readonly games: readonly FinishedGame[]
  readonly next: string | undefined
}

/** Undefined until it is known. */
export function useHistory(filter: PlayedFilter, game: string | undefined): ResultHistory | undefined {
  const listed = useMemo((): PlayedFilter => (game === undefined ? filter : { ...filter, game }), [filter, game])
  const [local, setLocal] = useState<readonly FinishedGame[]>()
  const [remote, setRemote] = useState<AtServer | 'none' | 'away'>()
  useEffect(() => void localGames().then(setLocal, () => setLocal([])), [])
  useEffect(() => {
    let left = false
    void atServer(filter, listed).then(found => {
      if (!left) setRemote(found)
    })
    return () => {
      left = true
    }
  }, [filter, listed])
  const next = typeof remote === 'object' ? remote.next : undefined
  const more = useCallback(async () => {
    const page = await gamesAtServer(listed, next)
    setRemote(before =>
      typeof before === 'object' ? { ...before, games: [...before.games, ...page.games], next: page.next } : before,
    )
  }, [listed, next])
  return useMemo(() => {
    if (local === undefined || remote === undefined) return undefined
    const here = local.filter(game => isAmong(game, filter))
    const there = typeof remote === 'object' ? remote : { tallies: [], games: [], next: undefined }
    // Games of this device that are older than those loaded so far come with the next page.
    const oldest = there.next === undefined ? 0 : (there.games.at(-1)?.finishedAt ?? 0)
    return {
      tallies: togetherByGame([...talliesOf(here), ...there.tallies]),
      games: [...here.filter(one => one.finishedAt >= oldest && isAmong(one, listed)), ...there.games].sort(
        (one, other) => other.finishedAt - one.finishedAt,
      ),
      server: typeof remote === 'object' ? 'there' : remote,
      more: there.next === undefined ? undefined : more,
    }
  }, [local, remote, filter, listed, more])
}

async function atServer(filter: PlayedFilter, listed: PlayedFilter): Promise<AtServer | 'none' | 'away'> {
  if (!wasAtServer()) return 'none'
  try {
    const [tallies, page] = await Promise.all([talliesAtServer(filter), gamesAtServer(listed, undefined)])
    return { tallies, games: page.games, next: page.next }
  } catch {
    return 'away'
  }
}
