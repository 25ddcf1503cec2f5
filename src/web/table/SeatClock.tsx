import { useEffect, useState } from 'react'
import type { Clock } from '../../tables/clock.ts'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'

const SECOND = 1000

/** Time left for a seat, counting down while its clock runs. */
export function SeatClock({ clock, name }: { clock: Clock; name: string }) {
  const { table } = useMessages()
  const [now, setNow] = useState(Date.now)
  const runs = clock.since !== undefined
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [runs])
  const left = Math.max(0, clock.remaining - (clock.since === undefined ? 0 : now - clock.since))
  return (
    <span className="seat-clock" role="timer" aria-label={table.clock(name)}>
      <Icon name="clock" /> {written(left)}
    </span>
  )
}

function written(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND)
  const two = (number: number): string => String(number).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours}:${two(minutes % 60)} h` : `${Math.floor(hours / 24)} d`
}
