import { type FormEvent, useEffect, useState } from 'react'
import { loadGame } from '../../games/catalogue.ts'
import type { Game } from '../../kernel/contract.ts'
import type { OptionSpec } from '../../kernel/options.ts'
import { useSpeech } from '../messages/messages.ts'
import { PackChooser } from '../pack/PackChooser.tsx'
import { levels } from '../session/local/levels.ts'
import { changeSettings, settings } from '../settings/settings.ts'
import { Dialog } from '../shell/Dialog.tsx'
import type { GameFacts } from './game-facts.ts'
import { type BotSetup, lastSetup } from './play-now.ts'

/** Sets up a table against bots: how many, how good, and the options of the game. */
export function SetupDialog({
  game: facts,
  onStart,
  onClose,
}: {
  game: GameFacts
  onStart: (setup: BotSetup) => void
  onClose: () => void
}) {
  const { language, messages } = useSpeech()
  const { setup: say } = messages
  const [setup, change] = useState(() => lastSetup(facts))
  const [game, setGame] = useState<Game>()
  useEffect(() => void loadGame(facts.id).then(setGame), [facts.id])
  const { min, max } = facts.players
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min - 1 + at)
  const start = (event: FormEvent): void => {
    event.preventDefault()
    onStart(setup)
  }
  return (
    <Dialog title={say.title(facts.title)} onClose={onClose}>
      <form onSubmit={start} className="form">
        <label>
          {say.yourName}
          <input
            defaultValue={settings.get().name}
            maxLength={24}
            onBlur={event => changeSettings({ name: event.target.value.trim() })}
          />
        </label>
        <label>
          {say.opponents}
          <select value={setup.bots} onChange={event => change({ ...setup, bots: Number(event.target.value) })}>
            {counts.map(count => (
              <option key={count} value={count}>
                {count === 0 ? say.alone : count}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say.level}
          <select value={setup.level} onChange={event => change({ ...setup, level: event.target.value })}>
            {levels.map(level => (
              <option key={level} value={level}>
                {say.levels[level]}
              </option>
            ))}
          </select>
        </label>
        {game !== undefined &&
          Object.entries(game.options).map(([name, spec]) => (
            <GameOption
              key={name}
              name={name}
              spec={spec}
              words={game.words[language]}
              value={setup.options[name]}
              onChange={value => change({ ...setup, options: { ...setup.options, [name]: value } })}
            />
          ))}
        {game !== undefined && (
          <PackChooser game={game} pack={setup.pack} onChoose={pack => change({ ...setup, pack })} />
        )}
        <button type="submit" className="button button--ink">
          {say.start}
        </button>
      </form>
    </Dialog>
  )
}

/** An option of the game: a box to tick, or a list; of an option for each seat, one's own. */
function GameOption({
  name,
  spec,
  words,
  value,
  onChange,
}: {
  name: string
  spec: OptionSpec
  words: Game['words']['en']
  value: unknown
  onChange: (value: unknown) => void
}) {
  const label = words.gameOption(name)
  if (spec.kind === 'boolean')
    return (
      <label className="form-check">
        <input
          type="checkbox"
          checked={(value as boolean | undefined) ?? spec.default}
          onChange={event => onChange(event.target.checked)}
        />
        {label}
      </label>
    )
  const isEach = spec.kind === 'seats'
  const chosen = isEach ? (value as readonly string[] | undefined)?.[0] : (value as string | undefined)
  return (
    <label>
      {label}
      <select
        value={chosen ?? spec.default}
        onChange={event => onChange(isEach ? [event.target.value] : event.target.value)}
      >
        {spec.of.map(one => (
          <option key={one} value={one}>
            {words.optionValue(name, one)}
          </option>
        ))}
      </select>
    </label>
  )
}
