import { useEffect, useState } from 'react'
import type { GameChapters } from './chapter-ids.ts'

/** The chapter that is being read: the one that crosses the upper third of the window. */
export function useChapterInView(chapters: GameChapters): string {
  const [inView, setInView] = useState(chapters[0]?.id ?? '')
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        const entered = entries.find(entry => entry.isIntersecting)
        if (entered !== undefined) setInView(entered.target.id)
      },
      { rootMargin: '-30% 0px -69% 0px' },
    )
    for (const { id } of chapters) {
      const element = document.getElementById(id)
      if (element !== null) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [chapters])
  return inView
}
