import { useEffect, useState } from 'react'
import { speedOf } from '../../tables/speed.ts'
import { navigate } from '../app/navigation.tsx'
import { offeredLevel } from '../levels/kept-strength.ts'
import { useMessages } from '../messages/messages.ts'
import { saidFault } from '../messages/refusals/said.ts'
import { playSomebody, stillWait, waitNoMore } from '../session/remote/offers.ts'
import type { SharedCommands, TableSnapshot } from '../session/session.ts'
import './offers.css'
import { keepWish, keptWish } from './wish.ts'

/** How often the server is told that somebody still waits here. */
const AGAIN = 25_000
/** After that bots are offered. */
const PATIENCE = 60_000

/** At one's own public table: says that one waits, goes where somebody else was found, and offers bots when nobody comes. */
export function WaitingHost({ snapshot, commands }: { snapshot: TableSnapshot; commands: SharedCommands }) {
  const messages = useMessages()
  const { offers: say } = messages
  const { id, seats, arrangement, game } = snapshot
  const [long, setLong] = useState(false)
  const [fault, setFault] = useState<unknown>()
  useEffect(() => {
    let left = false
    const wait = async (): Promise<void> => {
      const wish = keptWish(id)
      if (wish === undefined) return void (await stillWait(id))
      const { table } = await playSomebody(wish)
      if (left || table === id) return
      keepWish(table, wish)
      navigate({ page: 'table', id: table }, 'replace')
    }
    const look = (): void => void wait().then(() => setFault(undefined), setFault)
    look()
    const timer = setInterval(look, AGAIN)
    const patience = setTimeout(() => setLong(true), PATIENCE)
    return () => {
      left = true
      clearInterval(timer)
      clearTimeout(patience)
    }
  }, [id])
  const fill = (): void => {
    for (const [at, seat] of seats.entries()) if (seat.kind === 'open') commands.seatBot(at, offeredLevel(game.id))
    if (arrangement.starts === undefined) commands.start()
  }
  const stop = (): void => void waitNoMore(id).then(() => navigate({ page: 'home' }), setFault)
  const alone = seats.filter(({ kind }) => kind === 'person').length < 2
  return (
    <aside className="waiting-host">
      <h2 className="waiting-title">{say.waiting}</h2>
      <p>{speedOf(arrangement) === 'live' ? say.waitingHelp : say.waitingDays}</p>
      <p role="status">{long ? say.nobody : ''}</p>
      <div>
        {long && (
          <button type="button" className="button button--ink" onClick={fill}>
            {say.fillBots}
          </button>
        )}
        {alone && (
          <button type="button" className="button" onClick={stop}>
            {say.stop}
          </button>
        )}
      </div>
      {fault !== undefined && (
        <p role="alert" className="fault">
          {saidFault(fault, messages)}
        </p>
      )}
    </aside>
  )
}
