/** Longest step forward, in milliseconds, that is taken in slowly. */
const LONGEST_SLOWLY = 2 * 3_600_000

/** How much faster or slower than time passes a step is taken in. */
const RATE = 0.1

/**
 * The time of day, which never goes back and does not leap. Clocks that are set (by hand, by the network, for summer time)
 * step; a player's time bank and what is due at a time should not. A step is taken in little by little. A long step forward is
 * believed at once: the machine slept or did not know the time, and time went on as it does while a server is down. It begins no
 * earlier than what is kept already: otherwise everything that began under a clock that was ahead would stand still.
 */
export function steadyClock(
  wall: () => number,
  notBefore = 0,
  passed: () => number = () => performance.now(),
): () => number {
  let shown = Math.max(wall(), notBefore)
  let looked = passed()
  return () => {
    const now = passed()
    const since = Math.max(0, now - looked)
    looked = now
    const ahead = wall() - (shown + since)
    const most = RATE * since
    shown += ahead > LONGEST_SLOWLY ? since + ahead : since + Math.min(most, Math.max(-most, ahead))
    return Math.floor(shown)
  }
}
