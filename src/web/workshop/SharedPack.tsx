import { useEffect, useState } from 'react'
import type { Json } from '../../kernel/json.ts'
import type { SharedPackAnswer } from '../../protocol/rest.ts'
import { navigate } from '../app/navigation.tsx'
import { lastSetup, startLocal } from '../home/play-now.ts'
import { playable } from '../home/shelf-of-games.ts'
import { useMessages } from '../messages/messages.ts'
import { saidFault } from '../messages/refusals/said.ts'
import { PackDifferences } from '../pack/PackDifferences.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import type { WorkshopBench } from './bench.ts'
import { sharedPackOf } from './shared-packs.ts'
import type { PackUnderWork } from './use-pack-under-work.ts'

/** A pack that somebody has sent: what is different in it, a table with it, and going on with it oneself. */
export function SharedPack({ bench, id, work }: { bench: WorkshopBench; id: string; work: PackUnderWork }) {
  const messages = useMessages()
  const { game } = bench
  const { workshop: say } = bench.messages
  const [shared, setShared] = useState<SharedPackAnswer>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    sharedPackOf(id).then(setShared, why => setFault(saidFault(why, messages)))
  }, [id, messages])
  const leave = (): void => navigate({ page: 'workshop', game: game.id }, 'replace')
  if (fault !== undefined)
    return (
      <Dialog title={say.sharedPack} onClose={leave}>
        <p role="alert" className="fault">
          {fault}
        </p>
      </Dialog>
    )
  if (shared === undefined) return null
  const pack = shared.pack as Json
  const facts = playable.find(one => one.id === game.id)
  return (
    <PackDifferences game={game} pack={pack} onClose={leave}>
      <p>{say.enteredBy(shared.owner)}</p>
      <p className="ws-address">
        {facts !== undefined && (
          <button
            type="button"
            className="button button--ink"
            onClick={async () =>
              navigate({ page: 'table', id: await startLocal(facts, { ...lastSetup(facts), pack }) })
            }
          >
            {say.playWith}
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() => {
            void work.replace(pack)
            leave()
          }}
        >
          {say.goOnWith}
        </button>
      </p>
    </PackDifferences>
  )
}
