import type { PlayNow, Wish } from '../../protocol/offers/requests.ts'
import type { Person } from '../../store/port.ts'
import type { Offer } from '../../store/port-offers.ts'
import { statusOf, type Table } from '../../tables/table.ts'
import type { Context } from '../context.ts'
import { newSecret } from '../people/secrets.ts'
import { refusalTold } from '../refused.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import type { TableMaker } from '../tables/new-tables.ts'
import { offerAt, seenSince } from './offering.ts'

const DAY = 86_400_000

/** Tables at which somebody may have come first, before we rather wait ourselves. */
const MOST_TRIED = 6

/**
 * Sits somebody down where others wait for what they would play, or lets them wait at a table of their own, which anybody finds
 * among the open seats. Asked again while they wait, it says that they still do, and moves them to others whose wish fits theirs.
 */
export function playingNow(context: Context, liveTables: LiveTables, maker: TableMaker) {
  const { store } = context
  const by = ({ id, name }: Person) => ({ person: id, name })
  const give = (person: Person, table: string, command: Parameters<LiveTables['command']>[3]): Promise<number> =>
    liveTables.command(table, newSecret('now'), () => by(person), command)

  /** False where somebody else came first, or they cannot sit there. */
  async function sitDown(person: Person, id: string): Promise<boolean> {
    try {
      const { table } = await liveTables.look(id)
      const seat = table.seats.findIndex(holder => holder.kind === 'open')
      if (seat < 0 || statusOf(table) !== 'open') return false
      await give(person, id, { kind: 'sit', seat })
      return true
    } catch (fault) {
      if (refusalTold(fault) === undefined) throw fault
      return false
    }
  }

  /** Whoever waits alone leaves before they sit down elsewhere. False where somebody has just come to them. */
  async function show(person: Person, { header, arrangement, seats }: Table, visibility: 'public' | 'private') {
    try {
      const wanted = { ...arrangement, visibility }
      await give(person, header.id, { kind: 'arrange', arrangement: wanted, players: seats.length })
      return true
    } catch (fault) {
      if (refusalTold(fault) === undefined) throw fault
      return false
    }
  }

  /** Their own table at which they wait for this, and nobody has come. */
  async function ownTable(person: Person, wish: Wish): Promise<Table | undefined> {
    for (const offer of await store.offersOf(person.id)) {
      if (!fits(offer, wish)) continue
      const { table } = await liveTables.look(offer.table)
      const alone = table.seats.every(({ kind }, seat) => kind === 'open' || isHost(table, seat))
      if (statusOf(table) === 'open' && table.arrangement.starts === 'when-full' && alone) return table
    }
    return undefined
  }

  async function newOwnTable(person: Person, wish: Wish): Promise<Table> {
    const [game = ''] = wish.games
    const { min } = (await context.games.load(game)).players
    const players = wish.players ?? Math.max(2, min)
    const timed = wish.clock !== undefined || wish.pace !== undefined
    const timing = timed
      ? { ...(wish.clock && { clock: wish.clock }), ...(wish.pace && { pace: wish.pace }) }
      : wish.speeds[0] === 'days'
        ? { pace: { turn: DAY, grace: 3 * DAY } }
        : {}
    const id = await maker.make(
      person,
      { game, players, visibility: 'public', starts: 'when-full', ...timing },
      'unoffered',
    )
    return (await liveTables.look(id)).table
  }

  /** Looks for others who wait. Whoever has a table of their own is put among those who wait, or leaves it to join them. */
  async function joined(person: Person, wish: Wish, own: Table | undefined): Promise<string | undefined> {
    const without: string[] = []
    while (without.length < MOST_TRIED) {
      const now = context.now()
      const query = {
        ...{ person: person.id, games: wish.games, speeds: wish.speeds, seenSince: seenSince(now), without },
        ...(wish.players === undefined ? {} : { players: wish.players }),
      }
      const found = await store.meet(query, own && offerAt(own, now))
      if (found === undefined) return undefined
      without.push(found)
      if (own !== undefined && !(await show(person, own, 'private'))) return own.header.id
      if (await sitDown(person, found)) {
        if (own !== undefined) await store.archive(own.header.id, context.now())
        return found
      }
      if (own !== undefined) await show(person, own, 'public')
    }
    return undefined
  }

  async function told(table: string): Promise<PlayNow> {
    return { table, waits: statusOf((await liveTables.look(table)).table) === 'open' }
  }

  return async (person: Person, wish: Wish): Promise<PlayNow> => {
    const own = await ownTable(person, wish)
    const found = await joined(person, wish, own)
    if (found !== undefined || own !== undefined) return told(found ?? own?.header.id ?? '')
    // Somebody may begin to wait while the table is made: offered it is only if nobody has.
    const made = await newOwnTable(person, wish)
    return told((await joined(person, wish, made)) ?? made.header.id)
  }
}

const isHost = ({ header, seats }: Table, seat: number): boolean => {
  const holder = seats[seat]
  return holder?.kind === 'person' && holder.person === header.host.person
}

const fits = ({ game, speed, players }: Offer, wish: Wish): boolean =>
  wish.games.includes(game) && wish.speeds.includes(speed) && (wish.players ?? players) === players
