import { lazy, Suspense, useState } from 'react'
import type { Json } from '../../kernel/json.ts'
import { navigate } from '../app/navigation.tsx'
import { lastSetup, startLocal } from '../home/play-now.ts'
import { playable } from '../home/shelf-of-games.ts'
import type { WorkshopMessages } from '../messages/workshop/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import type { WorkshopBench } from './bench.ts'

const TrialDialog = lazy(async () => ({ default: (await import('./TrialDialog.tsx')).TrialDialog }))

/** A table with bots and this pack at once, or many games to see how it plays. */
export function TryIt({
  bench,
  pack,
  sound,
  say: { workshop: say },
}: {
  bench: WorkshopBench
  pack: Json
  /** Whether it can be played. */
  sound: boolean
  say: WorkshopMessages
}) {
  const [waiting, setWaiting] = useState(false)
  const [trying, setTrying] = useState(false)
  const facts = playable.find(({ id }) => id === bench.game.id)
  const start = async (): Promise<void> => {
    if (facts === undefined) return
    setWaiting(true)
    navigate({ page: 'table', id: await startLocal(facts, { ...lastSetup(facts), pack }) })
  }
  return (
    <section className="ws-try">
      <div>
        <h2 className="ws-try-title">{say.tryTitle}</h2>
        <p>{sound ? say.tryHelp : say.cannotTry}</p>
      </div>
      <button type="button" className="button" disabled={!sound} onClick={() => setTrying(true)}>
        {say.games(200)}
      </button>
      <button type="button" className="button button--ink" disabled={!sound || waiting} onClick={start}>
        <Icon name="play" /> {say.tryIt}
      </button>
      {trying && (
        <Suspense fallback={null}>
          <TrialDialog bench={bench} pack={pack} onClose={() => setTrying(false)} />
        </Suspense>
      )}
    </section>
  )
}
