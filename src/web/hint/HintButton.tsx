import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import type { Hinting } from './use-hint.ts'

/** Asks what a master would do; pressed again, puts the hint away. */
export function HintButton({ hinting }: { hinting: Hinting }) {
  const { hint: say } = useMessages()
  const { kind } = hinting.hint
  const shown = kind === 'given' || kind === 'failed'
  return (
    <button
      type="button"
      className="button button--icon"
      data-aid=""
      aria-label={say.ask}
      title={say.ask}
      aria-pressed={shown}
      aria-busy={kind === 'thinking'}
      onClick={shown ? hinting.close : hinting.ask}
      disabled={kind === 'thinking'}
    >
      <Icon name="lamp" />
    </button>
  )
}
