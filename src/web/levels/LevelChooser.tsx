import { isLevel, steps } from '../../bots/levels.ts'
import { ratingOf } from '../../bots/ratings.ts'
import { useMessages } from '../messages/messages.ts'
import { offeredLevel } from './kept-strength.ts'

const BY_RESULTS = ''

/** How well bots play: one of eight steps with its rating, or the one that results suggest. Says how that one plays. */
export function LevelChooser({
  game,
  level,
  onChoose,
}: {
  game: string
  level: string | undefined
  onChoose: (level: string | undefined) => void
}) {
  const { setup, levels: say } = useMessages()
  const offered = offeredLevel(game)
  const shown = level !== undefined && isLevel(level) ? level : offered
  const nameOf = (one: string): string => say.names[one] ?? one
  return (
    <label>
      {setup.level}
      <select value={level ?? BY_RESULTS} onChange={event => onChoose(event.target.value || undefined)}>
        <option value={BY_RESULTS}>{say.byResults(nameOf(offered))}</option>
        {steps.map((step, at) => (
          <option key={step} value={step}>
            {say.rated(say.numbered(at + 1, nameOf(step)), ratingOf(step, game))}
          </option>
        ))}
      </select>
      <small>{say.how[shown]}</small>
    </label>
  )
}
