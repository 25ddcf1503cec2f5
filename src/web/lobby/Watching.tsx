import type { Arrangement } from '../../tables/entry.ts'
import { useMessages } from '../messages/messages.ts'
import type { ArrangementChange } from './use-arranging.ts'

const MINUTE = 60_000

/** How much later than it is played spectators see the game, and whether it begins by itself. */
export function Watching({
  arrangement: { visibility, delay, starts },
  onChoose,
}: {
  arrangement: Arrangement
  onChoose: (change: ArrangementChange) => void
}) {
  const { watch } = useMessages()
  return (
    <>
      {visibility === 'public' && (
        <label>
          {watch.delay}
          <select value={delay ?? 0} onChange={event => onChoose({ delay: Number(event.target.value) || undefined })}>
            <option value={0}>{watch.delays.none}</option>
            <option value={3 * MINUTE}>{watch.delays.short}</option>
            <option value={15 * MINUTE}>{watch.delays.long}</option>
          </select>
        </label>
      )}
      <label className="form-check">
        <input
          type="checkbox"
          checked={starts === 'when-full'}
          onChange={event => onChoose({ starts: event.target.checked ? 'when-full' : undefined })}
        />
        {watch.startsFull}
      </label>
    </>
  )
}
