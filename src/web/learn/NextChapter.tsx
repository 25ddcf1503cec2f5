import { navigate } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { chapters, type LessonChapter } from './progress.ts'

/** Leads from the end of a lesson to the chapter after it. */
export function NextChapter({ game, after }: { game: string; after: LessonChapter }) {
  const { learn: say } = useMessages()
  const next = chapters[chapters.indexOf(after) + 1]
  if (next === undefined) return null
  const go = async (): Promise<void> => {
    const { startChapter } = await import('./start-chapter.ts')
    const id = await startChapter(game, next)
    if (id !== undefined) navigate({ page: 'table', id })
  }
  return (
    <button type="button" className="button button--ink" onClick={go}>
      {say.next(say.chapters[next])} <Icon name="chevron" />
    </button>
  )
}
