import { Link } from '../app/navigation.tsx'
import type { LoadedHandbook } from './load-handbook.ts'

/** The chapters by name; the one that is being read is marked. */
export const ContentsList = ({
  handbook: { id: game, chapters, texts },
  inView,
  onGo,
}: {
  handbook: LoadedHandbook
  inView: string
  onGo?: () => void
}) => (
  <ul className="handbook-contents">
    {chapters.map(({ id, within }) => (
      <li key={id} data-within={within}>
        <Link
          to={{ page: 'handbook', game, chapter: id }}
          aria-current={id === inView ? 'location' : undefined}
          onClickCapture={onGo}
        >
          {texts[id]?.title}
        </Link>
      </li>
    ))}
  </ul>
)
