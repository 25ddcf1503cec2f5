import { lazy, Suspense, useState } from 'react'
import type { Game } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { useMessages } from '../messages/messages.ts'
import './pack.css'
import { titleOfPack } from './pack-title.ts'
import { isStandard, shortHash } from './read-pack.ts'

const PackDifferences = lazy(async () => ({ default: (await import('./PackDifferences.tsx')).PackDifferences }))

/** Says on a table that it is not played with the standard components, and with whose; everybody can look into them. */
export function OwnPackBadge({ game, pack }: { game: Game; pack: Json }) {
  const { pack: say } = useMessages()
  const [open, setOpen] = useState(false)
  if (pack === game.pack || isStandard(game, pack)) return null
  const { name } = titleOfPack(pack)
  return (
    <>
      <button type="button" className="pack-badge" title={say.own(shortHash(pack))} onClick={() => setOpen(true)}>
        {name === '' ? say.badge : name}
      </button>
      {open && (
        <Suspense fallback={null}>
          <PackDifferences game={game} pack={pack} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
