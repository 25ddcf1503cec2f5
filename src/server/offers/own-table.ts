import type { Wish } from '../../protocol/offers/requests.ts'
import type { SeatOffer } from '../../store/port/offers.ts'
import { statusOf, type Table } from '../../tables/table.ts'
import type { Seeker } from './seeker.ts'

const DAY = 86_400_000

/** Their own table at which they wait for this, and nobody has come. */
export async function ownTable(seeker: Seeker): Promise<Table | undefined> {
  const { context, liveTables, person } = seeker
  for (const offer of await context.store.offersOf(person.id)) {
    if (!fits(offer, seeker)) continue
    const { table } = await liveTables.look(offer.table)
    if (statusOf(table) === 'open' && table.arrangement.starts === 'when-full' && isAlone(table)) return table
  }
  return undefined
}

function fits({ game, speed, players, rated, ratings }: SeatOffer, { wish, levels }: Seeker): boolean {
  const { from, to } = levels.find(level => level.game === game)?.others ?? {}
  if (rated !== (wish.rated ?? false) || ratings?.from !== from || ratings?.to !== to) return false
  return wish.games.includes(game) && wish.speeds.includes(speed) && (wish.players ?? players) === players
}

const isAlone = ({ header, seats }: Table): boolean =>
  seats.every(holder => holder.kind === 'open' || (holder.kind === 'person' && holder.person === header.host.person))

/** A table for the first game of the wish, that starts when it is full. It is not offered yet. */
export async function newOwnTable({ context, liveTables, maker, person, wish, levels }: Seeker): Promise<Table> {
  const [game = ''] = wish.games
  const { min } = (await context.games.load(game)).players
  const players = wish.players ?? Math.max(2, min)
  const ratings = levels.find(level => level.game === game)?.others
  const wanted = {
    ...({ game, players, visibility: 'public', starts: 'when-full' } as const),
    ...{ ...timingOf(wish), ...(wish.rated && { rated: wish.rated }), ...(ratings && { ratings }) },
  }
  const id = await maker.make(person, wanted, 'unoffered')
  return (await liveTables.look(id)).table
}

function timingOf({ clock, pace, speeds }: Wish): Pick<Wish, 'clock' | 'pace'> {
  if (clock !== undefined) return { clock }
  if (pace !== undefined) return { pace }
  return speeds[0] === 'days' ? { pace: { turn: DAY, grace: 3 * DAY } } : {}
}
