import { useEffect, useMemo, useRef, useState } from 'react'
import type { Observation } from '../../bots/balance-plan.ts'
import type { Level } from '../../bots/levels.ts'
import { profileOf } from '../../bots/profile.ts'
import type { Json } from '../../kernel/json.ts'
import { Dialog } from '../shell/Dialog.tsx'
import type { WorkshopBench } from './bench.ts'
import { ProfileTables } from './ProfileTables.tsx'
import { startTrial } from './trial.ts'

const trialLevels: readonly Level[] = ['scholar', 'novice']

/** 200 games of bots with the pack, and what they show. */
export function TrialDialog({ bench, pack, onClose }: { bench: WorkshopBench; pack: Json; onClose: () => void }) {
  const { game, language, messages } = bench
  const { workshop, profile: say } = messages
  const [players, setPlayers] = useState(Math.max(2, game.players.min))
  const [level, setLevel] = useState<Level>('scholar')
  const trial = useTrial()
  const profile = useMemo(() => profileOf(trial.seen), [trial.seen])
  const counts = Array.from({ length: game.players.max - 1 }, (_, at) => at + 2)
  return (
    <Dialog title={say.title(trial.seen.length || GAMES)} wide onClose={onClose}>
      <p className="form-note">{say.help}</p>
      <div className="ws-trial">
        <select
          className="ws-select"
          aria-label={say.level}
          value={level}
          onChange={event => setLevel(event.target.value as Level)}
        >
          {trialLevels.map(one => (
            <option key={one} value={one}>
              {say.levels[one]}
            </option>
          ))}
        </select>
        <select
          className="ws-select"
          aria-label={say.seats}
          value={players}
          onChange={event => setPlayers(Number(event.target.value))}
        >
          {counts.map(one => (
            <option key={one} value={one}>
              {say.players(one)}
            </option>
          ))}
        </select>
        {trial.running ? (
          <button type="button" className="button" onClick={trial.stop}>
            {workshop.stop}
          </button>
        ) : (
          <button
            type="button"
            className="button button--ink"
            onClick={() => trial.start({ game: game.id, players, level, games: GAMES, pack })}
          >
            {say.begin}
          </button>
        )}
        {(trial.running || trial.seen.length > 0) && (
          <>
            <progress max={GAMES} value={trial.seen.length} aria-hidden="true" />
            <span role="status">{workshop.running(trial.seen.length, GAMES)}</span>
          </>
        )}
      </div>
      {trial.fault !== undefined && (
        <p role="alert" className="fault">
          {trial.fault}
        </p>
      )}
      {trial.seen.length > 0 && <ProfileTables profile={profile} say={say} language={language} />}
    </Dialog>
  )
}

const GAMES = 200

interface RunningTrial {
  readonly seen: readonly Observation[]
  readonly running: boolean
  readonly fault: string | undefined
  readonly start: (trial: Parameters<typeof startTrial>[0]) => void
  readonly stop: () => void
}

function useTrial(): RunningTrial {
  const [seen, setSeen] = useState<readonly Observation[]>([])
  const [running, setRunning] = useState(false)
  const [fault, setFault] = useState<string>()
  const end = useRef<() => void>(undefined)
  const stop = (): void => {
    end.current?.()
    setRunning(false)
  }
  useEffect(() => () => end.current?.(), [])
  const start: RunningTrial['start'] = trial => {
    setSeen([])
    setFault(undefined)
    setRunning(true)
    end.current = startTrial(
      trial,
      all => {
        setSeen(all)
        if (all.length === trial.games) setRunning(false)
      },
      why => {
        setFault(why)
        setRunning(false)
      },
    )
  }
  return { seen, running, fault, start, stop }
}
