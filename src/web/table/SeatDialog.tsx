import type { Play, Seat } from '../../kernel/contract.ts'
import type { SeatName } from '../../kernel/words.ts'
import { useSpeech } from '../messages/messages.ts'
import { Dialog } from '../shell/Dialog.tsx'
import './outline.css'

/** All that lies open before another player. */
export function SeatDialog({
  seat,
  play,
  who,
  onClose,
}: {
  seat: Seat
  play: Play
  who: SeatName
  onClose: () => void
}) {
  const { language } = useSpeech()
  const sections = play.game.words[language].outline(play, who).filter(section => section.seat === seat)
  return (
    <Dialog title={who(seat)} onClose={onClose}>
      {sections.map(section => (
        <ul key={section.title} className="outline-lines">
          {section.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are plain text, told apart by nothing else
            <li key={at}>{line}</li>
          ))}
        </ul>
      ))}
    </Dialog>
  )
}
