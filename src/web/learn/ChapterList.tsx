import { navigate } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import './chapters.css'
import { type Chapter, chapters, learnt, nextChapter } from './progress.ts'
import { startChapter } from './start-chapter.ts'

/** The chapters in which a game is learnt: which are finished, and which comes next. */
export default function ChapterList({ game, title, onClose }: { game: string; title: string; onClose: () => void }) {
  const { learn: say } = useMessages()
  const done = learnt(game)
  const next = nextChapter(game)
  const start = async (chapter: Chapter): Promise<void> => {
    const id = await startChapter(game, chapter)
    if (id !== undefined) navigate({ page: 'table', id })
  }
  return (
    <Dialog title={say.chapterList(title)} onClose={onClose}>
      <ol className="chapters">
        {chapters.map((chapter, at) => (
          <li key={chapter}>
            <button
              type="button"
              className={chapter === next ? 'button button--ink' : 'button'}
              data-chapter={chapter}
              onClick={() => start(chapter)}
            >
              <b>
                {at + 1}. {say.chapters[chapter]}
              </b>
              {done.includes(chapter) && (
                <span className="chapter-done">
                  <Icon name="check" /> {say.finished}
                </span>
              )}
              <small>{say.about[chapter]}</small>
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
