import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from '../app/navigation.tsx'
import { hasLesson } from './lessons.ts'

const ChapterList = lazy(() => import('./ChapterList.tsx'))

/** Opens the chapters where there are lessons, else leads to the rules. */
export function LearnButton({
  game: { id, title },
  className = 'button button--ghost',
  children,
}: {
  game: { readonly id: string; readonly title: string }
  className?: string
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  if (!hasLesson(id))
    return (
      <Link to={{ page: 'rules', game: id }} className={className}>
        {children}
      </Link>
    )
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && (
        <Suspense>
          <ChapterList game={id} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
