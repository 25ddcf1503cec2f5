import type { OfferInfo } from '../../protocol/offers/requests.ts'
import type { Messages } from '../messages/messages.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/** By what time a game goes, in a few words: the time of each for a clock, that of a turn for a pace. */
export function timingInWords({ clock, pace }: OfferInfo['summary'], { offers: say }: Messages): string {
  if (pace !== undefined) return say.turn(Math.max(1, Math.round(pace.turn / DAY)))
  if (clock === undefined) return say.noClock
  return clock.bank < DAY ? say.bank(Math.round(clock.bank / MINUTE)) : say.bankDays(Math.round(clock.bank / DAY))
}
