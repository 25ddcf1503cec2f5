import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import './learn.css'

/** The way back to a lesson, where the game has gone another way. */
export function BackToLesson({ onBack }: { onBack: () => void }) {
  const { learn: say } = useMessages()
  return (
    <p className="lesson-left">
      {say.leftLesson}{' '}
      <button type="button" className="text-button" onClick={onBack}>
        <Icon name="undo" /> {say.backToLesson}
      </button>
    </p>
  )
}
