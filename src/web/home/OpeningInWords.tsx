import { useEffect, useState } from 'react'
import { loadGame } from '../../games/catalogue.ts'
import type { Play } from '../../kernel/contract.ts'
import { begin } from '../../kernel/play.ts'
import { useSpeech } from '../messages/messages.ts'
import type { GameFacts } from './game-facts.ts'

/** In place of a picture: the outline of the table as a game begins. */
export default function OpeningInWords({ game: { id, players } }: { game: GameFacts }) {
  const { language } = useSpeech()
  const [play, setPlay] = useState<Play>()
  useEffect(() => {
    void loadGame(id).then(game => setPlay(begin(game, { players: players.min, seed: 'opening' })))
  }, [id, players.min])
  const lines = play?.game.words[language].outline(play, seat => String(seat + 1)).flatMap(section => section.lines)
  return (
    <ul className="game-picture game-outline" aria-hidden="true">
      {lines?.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are plain text, told apart by nothing else
        <li key={at}>{line}</li>
      ))}
    </ul>
  )
}
