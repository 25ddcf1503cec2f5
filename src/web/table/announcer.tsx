import { useEffect, useRef, useState } from 'react'
import type { Asking } from '../question/choices.ts'

/** Says to a screen reader what others did and what is asked now. */
export function Announcer({ asking, news }: { asking: Asking | undefined; news: readonly string[] }) {
  const [text, say] = useState('')
  const told = useRef(news.length)
  const asked = useRef('')
  useEffect(() => {
    const fresh = news.slice(told.current)
    told.current = news.length
    const question = asking !== undefined && asking.id !== asked.current ? [asking.title, asking.help ?? ''] : []
    asked.current = asking?.id ?? ''
    const all = [...fresh.slice(-6), ...question].filter(line => line !== '')
    if (all.length > 0) say(all.join('. '))
  }, [asking, news])
  return (
    <div className="spoken-only" aria-live="polite" role="status">
      {text}
    </div>
  )
}
