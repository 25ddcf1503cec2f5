import { useMessages } from '../messages/messages.ts'
import type { GameFacts } from './game-facts.ts'
import { isFirstGame, lastSetup, levelIn } from './play-now.ts'

/** What "Play now" would start, in one line. */
export function SetupLine({ game }: { game: GameFacts }) {
  const { levels, learn: say } = useMessages()
  const setup = lastSetup(game)
  const level = levelIn(game.id, setup)
  const first = isFirstGame(game.id)
  const parts = [
    setup.bots === 0 ? say.alone : say.against(setup.bots, levels.names[level] ?? level),
    ...(first ? [say.beginners[game.id] ?? ''] : []),
    ...(setup.bots === 0 ? [] : [say.paces[setup.pace]]),
  ]
  return (
    <p className="game-setup">
      {first ? <b>{say.firstGame}</b> : <b>{say.asLast}</b>} {parts.filter(part => part !== '').join(', ')}
    </p>
  )
}
