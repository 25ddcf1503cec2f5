import { Link, navigate } from '../app/navigation.tsx'
import { gamesWithHandbook } from '../handbook/has-handbook.ts'
import { hasLesson } from '../learn/lessons.ts'
import { learnt } from '../learn/progress.ts'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import type { TableSnapshot } from '../session/session.ts'

/** Somebody who has learnt nothing of the game yet, and has answered nothing at this table. */
export const isNewHere = ({ game, seat, happened }: TableSnapshot): boolean =>
  learnt(game.id).length === 0 && happened.every(one => one.seat !== seat)

/** Before the first answer of a first game: the page that says what the game is about, and the lesson that shows a turn. */
export function ShownFirst({ game }: { game: string }) {
  const { coach: say, learn } = useMessages()
  const go = async (): Promise<void> => {
    const { startChapter } = await import('../learn/start-chapter.ts')
    const id = await startChapter(game, 'turns')
    if (id !== undefined) navigate({ page: 'table', id })
  }
  return (
    <p className="coach-first">
      {say.shownFirst}{' '}
      {gamesWithHandbook.includes(game) && (
        <Link to={{ page: 'handbook', game, chapter: 'minute' }} target="_blank" className="rule-link">
          {say.minute}
        </Link>
      )}
      {hasLesson(game) && (
        <button type="button" className="text-button" onClick={go}>
          {learn.title}: {learn.chapters.turns} <Icon name="chevron" />
        </button>
      )}
    </p>
  )
}
