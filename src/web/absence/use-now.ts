import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The time, looked at again each minute, and when one of these moments has come. */
export function useNow(moments: readonly number[]): number {
  const [now, setNow] = useState(Date.now)
  const next = Math.min(now + MINUTE, ...moments.filter(moment => moment > now))
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()) + 50)
    return () => clearTimeout(timer)
  }, [next])
  return now
}
