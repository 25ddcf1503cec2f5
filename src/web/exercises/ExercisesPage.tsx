import { useCallback, useEffect, useState } from 'react'
import type { Analysis, Progress } from '../../bots/analysis.ts'
import { analysisOf } from '../analysis/use-analysis.ts'
import { Link } from '../app/navigation.tsx'
import type { Board } from '../boards/board.ts'
import { loadBoard } from '../boards/registry.ts'
import { findingsOf } from '../lines/findings-of.ts'
import type { FindingsShelf } from '../lines/findings-shelf.ts'
import { type LineMessages, useLineMessages } from '../messages/lines/messages.ts'
import { useSpeech } from '../messages/messages.ts'
import { saidFaultHere } from '../messages/refusals/said.ts'
import { findReplayed } from '../replay/find-replayed.ts'
import type { ReplayedGame } from '../replay/replayed-game.ts'
import { SitePage } from '../shell/SitePage.tsx'
import { foundSoFar, useLongThought } from '../thinking/use-long-thought.ts'
import { Exercises } from './Exercises.tsx'

interface Found {
  readonly course: ReplayedGame
  readonly board: Board | undefined
  readonly shelf: FindingsShelf
}

/** The mistakes of a seat in a game, one after the other, until a better turn is found. */
export function ExercisesPage({ id, seat = 0 }: { id: string; seat: number | undefined }) {
  const { language, messages } = useSpeech()
  const say = useLineMessages(language)
  const [found, find] = useState<Found | 'missing'>()
  useEffect(() => {
    void (async () => {
      const replayed = await findReplayed(id)
      if (replayed === undefined) find('missing')
      else {
        const { course } = replayed
        find({ course, board: await loadBoard(course.game.id), shelf: findingsOf(id, course) })
      }
    })().catch(() => find('missing'))
  }, [id])
  if (found === undefined || say === undefined) return <p className="plain-page">{messages.site.loading}</p>
  if (found === 'missing') return <SitePage title={say.board.notFound}>{undefined}</SitePage>
  return <Analysed id={id} seat={seat} found={found} say={say} />
}

/** The exercises, when the game was analysed: mostly it was before, on the page of its result. */
function Analysed({ id, seat, found, say }: { id: string; seat: number; found: Found; say: LineMessages }) {
  const { messages } = useSpeech()
  const { record } = found.course
  const think = useCallback(
    (progress: Progress<Analysis>, signal: AbortSignal): Promise<Analysis> =>
      analysisOf(id, record, seat, progress, signal),
    [id, record, seat],
  )
  const { thought, begin } = useLongThought(think)
  const { exercises } = say
  const back = (
    <Link to={{ page: 'table', id }} className="button">
      {exercises.back}
    </Link>
  )
  const own = foundSoFar(thought)?.seats.find(one => one.seat === seat)
  if (own !== undefined || thought.kind === 'done') {
    const losses = own?.moments.filter(({ kind }) => kind === 'loss') ?? []
    if (losses.length > 0)
      return <Exercises {...{ id, seat, found, say }} losses={losses} moments={own?.moments ?? []} />
    return (
      <SitePage title={exercises.title}>
        <p>{exercises.none}</p>
        {back}
      </SitePage>
    )
  }
  return (
    <SitePage title={exercises.title}>
      {thought.kind === 'failed' ? (
        <p role="alert">
          {exercises.failed(saidFaultHere(thought.why, messages))}{' '}
          <button type="button" className="button" onClick={begin}>
            {messages.analysis.begin}
          </button>
        </p>
      ) : (
        <label>
          {exercises.thinkingOver} <progress value={thought.kind === 'thinking' ? thought.done : 0} max={1} />
        </label>
      )}
      {back}
    </SitePage>
  )
}
