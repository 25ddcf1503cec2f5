import { type FormEvent, useState } from 'react'
import { navigate } from '../app/navigation.tsx'
import { playable } from '../home/shelf-of-games.ts'
import { ClockChooser } from '../lobby/ClockChooser.tsx'
import type { Timing } from '../lobby/clocks.ts'
import { useMessages } from '../messages/messages.ts'
import { saidFault } from '../messages/refusals/said.ts'
import { RatedCheck } from '../rated/RatedCheck.tsx'
import { offerTable } from '../session/remote/offers.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { usualTiming } from './wish.ts'

/** Offers seats to anybody: game, number and pace; everything else is chosen at the table while one waits. */
export function OfferDialog({ onClose }: { onClose: () => void }) {
  const messages = useMessages()
  const { offers: say } = messages
  const [game, setGame] = useState(playable[0])
  const [players, setPlayers] = useState(2)
  const [rated, setRated] = useState<true>()
  const [timing, setTiming] = useState<Timing>(usualTiming('days'))
  const [state, setState] = useState<'idle' | 'busy' | { readonly fault: unknown }>('idle')
  if (game === undefined) return null
  const { max } = game.players
  const count = Math.min(players, max)
  const offer = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setState('busy')
    try {
      navigate({ page: 'table', id: await offerTable(game.id, count, { ...timing, ...(rated && { rated }) }) })
    } catch (fault) {
      setState({ fault })
    }
  }
  return (
    <Dialog title={say.offer} onClose={onClose}>
      <p className="quiet">{say.offerHelp}</p>
      <form className="form" onSubmit={offer}>
        <label>
          {say.game}
          <select value={game.id} onChange={event => setGame(playable.find(({ id }) => id === event.target.value))}>
            {playable.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say.players}
          <select value={count} onChange={event => setPlayers(Number(event.target.value))}>
            {Array.from({ length: max - 1 }, (_, at) => at + 2).map(one => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
        <ClockChooser timing={timing} onChoose={change => setTiming(timingAfter(timing, change))} />
        <RatedCheck rated={rated} blocked={undefined} onChoose={setRated} />
        <button type="submit" className="button button--ink" disabled={state === 'busy'}>
          {say.offer}
        </button>
        {typeof state === 'object' && (
          <p role="alert" className="fault">
            {saidFault(state.fault, messages)}
          </p>
        )}
      </form>
    </Dialog>
  )
}

/** What becomes undefined is chosen no more. */
const timingAfter = (before: Timing, change: { readonly [K in keyof Timing]?: Timing[K] | undefined }): Timing =>
  Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined))
