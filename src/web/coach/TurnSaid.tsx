import { useEffect, useState } from 'react'
import type { TermDifference } from '../../bots/advice.ts'
import { useSpeech } from '../messages/messages.ts'
import { Headline, Line, useToldLines } from '../table/ToldEpisode.tsx'
import type { Playing } from '../table/use-playing.ts'
import { thinkAside } from '../thinking/think-aside.ts'
import { nameIn } from './mistakes.ts'
import type { TurnRemark } from './remarks.ts'
import type { Coach } from './use-coach.ts'

/** No more lines of a turn are told: the log has them all. */
const MOST = 4

/** What one of the others did, and what it did for them, as far as the viewer can see it. */
export function TurnSaid({
  remark: { episode, mover },
  coach,
  playing: { snapshot, board, who },
}: {
  remark: TurnRemark
  coach: Coach
  playing: Playing
}) {
  const { language, messages } = useSpeech()
  const { coach: say } = messages
  const reasons = useReasons(snapshot, episode, mover, coach.viewAfter)
  const linesOf = useToldLines(snapshot, who)
  const { play } = snapshot
  if (play === undefined) return null
  const [first, ...more] = linesOf(episode)
  const good = reasons?.map(({ term }) => nameIn(coach.coaching, term, language))
  return (
    <>
      <p className="coach-turn">
        <Headline episode={episode} line={first} play={play} board={board} />
      </p>
      <ul className="coach-lines">
        {more.slice(0, MOST).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of the past never change their order
          <li key={at}>
            <Line line={line} seat={episode.seat} play={play} board={board} />
          </li>
        ))}
      </ul>
      {good !== undefined && <p className="coach-why">{good.length > 0 ? say.goodFor(good) : say.nothingMuch}</p>}
    </>
  )
}

/** What a turn did for whom it belonged to; undefined while that is found out, or cannot be. */
function useReasons(
  { game, pack, seat }: Playing['snapshot'],
  { from, to }: TurnRemark['episode'],
  mover: number,
  viewAfter: Coach['viewAfter'],
): readonly TermDifference[] | undefined {
  const [reasons, setReasons] = useState<readonly TermDifference[]>()
  useEffect(() => {
    if (seat === undefined) return
    Promise.all([viewAfter(from - 1), viewAfter(to)])
      .then(([view, after]) => thinkAside({ kind: 'reasons', game: game.id, pack, view, after, seat, mover }))
      .then(setReasons, () => undefined)
  }, [game, pack, seat, from, to, mover, viewAfter])
  return reasons
}
