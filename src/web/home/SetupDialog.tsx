import { type FormEvent, useEffect, useState } from 'react'
import { loadGame } from '../../games/catalogue.ts'
import type { Game } from '../../kernel/contract.ts'
import { LevelChooser } from '../levels/LevelChooser.tsx'
import { useMessages } from '../messages/messages.ts'
import { GameOptions } from '../options/GameOptions.tsx'
import { PackChooser } from '../pack/PackChooser.tsx'
import { PACES } from '../session/paced.ts'
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
  const { setup: say, learn } = useMessages()
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
        {setup.bots > 0 && (
          <LevelChooser game={facts.id} level={setup.level} onChoose={level => change({ ...setup, level })} />
        )}
        {setup.bots > 0 && (
          <label>
            {learn.pace}
            <select
              value={setup.pace}
              onChange={event =>
                change({ ...setup, pace: PACES.find(pace => pace === event.target.value) ?? setup.pace })
              }
            >
              {PACES.map(pace => (
                <option key={pace} value={pace}>
                  {learn.paces[pace]}
                </option>
              ))}
            </select>
          </label>
        )}
        {game !== undefined && (
          <GameOptions
            game={game}
            players={setup.bots + 1}
            options={setup.options}
            seats={[say.you]}
            onChange={options => change({ ...setup, options })}
          />
        )}
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
