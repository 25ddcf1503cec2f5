import type { Game } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { useMessages } from '../messages/messages.ts'
import './pack.css'
import { isStandard, shortHash } from './read-pack.ts'

/** Says on a table that it is not played with the standard components. */
export function OwnPackBadge({ game, pack }: { game: Game; pack: Json }) {
  const { pack: say } = useMessages()
  if (pack === game.pack || isStandard(game, pack)) return null
  return (
    <span className="pack-badge" title={say.own(shortHash(pack))}>
      {say.badge}
    </span>
  )
}
