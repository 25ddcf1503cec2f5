import type { Play } from '../../kernel/contract.ts'
import type { SeatName } from '../../kernel/words.ts'
import { useSpeech } from '../messages/messages.ts'
import { Scrolled } from '../shell/Scrolled.tsx'
import './outline.css'

/** The whole table as headings and lines: for games without a board, and for reading aloud. */
export function Outline({ play, who }: { play: Play; who: SeatName }) {
  const { language, messages } = useSpeech()
  return (
    <Scrolled className="outline sheet" label={messages.table.outline}>
      {play.game.words[language].outline(play, who).map(section => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <ul>
            {section.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are plain text, told apart by nothing else
              <li key={at}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </Scrolled>
  )
}
