import { useEffect, useState } from 'react'
import { useSpeech } from '../messages/messages.ts'
import { SitePage } from '../shell/SitePage.tsx'
import { loadBench, type WorkshopBench } from './bench.ts'
import { Workshop } from './Workshop.tsx'
import './form/form.css'
import './workshop.css'
import './small.css'

/** The workshop of a game: an owner of the box enters what is printed in it. */
export function WorkshopPage({
  game,
  at,
  shared,
}: {
  game: string
  at: string | undefined
  shared: string | undefined
}) {
  const { language, messages } = useSpeech()
  const [bench, setBench] = useState<WorkshopBench>()
  useEffect(() => {
    let left = false
    void loadBench(game, language).then(loaded => {
      if (!left) setBench(loaded)
    })
    return () => {
      left = true
    }
  }, [game, language])
  useEffect(() => {
    if (bench !== undefined)
      document.title = `${bench.messages.workshop.pageTitle(bench.game.title)} · ${messages.site.name}`
  }, [bench, messages])
  if (bench === undefined || bench.game.id !== game) return <SitePage>{messages.site.loading}</SitePage>
  return <Workshop key={`${game}-${bench.language}`} bench={bench} at={at} shared={shared} />
}
