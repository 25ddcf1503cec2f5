import type { PaceSpec } from '../../tables/pace.ts'
import { useMessages } from '../messages/messages.ts'
import { type ClockName, clockNames, nameOfTiming, type Timing, timingOf, weekendsOff } from './clocks.ts'
import type { ArrangementChange } from './use-arranging.ts'

/** By what time the game goes, and whether weekends count. */
export function ClockChooser({ timing, onChoose }: { timing: Timing; onChoose: (change: ArrangementChange) => void }) {
  const { lobby } = useMessages()
  const name = nameOfTiming(timing)
  const { pace } = timing
  return (
    <>
      <label>
        {lobby.clock}
        <select value={name ?? ''} onChange={event => onChoose(timingOf(event.target.value as ClockName, pace))}>
          {name === undefined && <option value="">{lobby.ownClock}</option>}
          {clockNames.map(one => (
            <option key={one} value={one}>
              {lobby.clocks[one]}
            </option>
          ))}
        </select>
      </label>
      {pace !== undefined && (
        <label className="form-check">
          <input
            type="checkbox"
            checked={pace.weekends === 'off'}
            onChange={event => onChoose({ pace: event.target.checked ? weekendsOff(pace) : weekendsOn(pace) })}
          />
          {lobby.weekendsOff}
        </label>
      )}
    </>
  )
}

const weekendsOn = ({ turn, grace }: PaceSpec): PaceSpec => ({ turn, grace })
