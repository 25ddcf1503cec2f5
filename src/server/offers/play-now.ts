import type { PlayNow } from '../../protocol/offers/requests.ts'
import { statusOf, type Table } from '../../tables/table.ts'
import { offerAt, seenSince } from './offering.ts'
import { newOwnTable, ownTable } from './own-table.ts'
import type { Seeker } from './seeker.ts'
import { showTo, sitDown, suits } from './taking-seats.ts'

/** Tables at which somebody may have come first, before we rather wait ourselves. */
const MOST_TRIED = 6

/**
 * Sits somebody down where others wait for what they would play, or lets them wait at a table of their own, which anybody finds
 * among the open seats. Asked again while they wait, it says that they still do, and moves them to others whose wish fits theirs.
 */
export async function playNow(seeker: Seeker): Promise<PlayNow> {
  const own = await ownTable(seeker)
  const found = await joined(seeker, own)
  if (found !== undefined) return told(seeker, found)
  if (own !== undefined) return told(seeker, own.header.id)
  // Somebody may begin to wait while the table is made: offered it is only if nobody has.
  const made = await newOwnTable(seeker)
  return told(seeker, (await joined(seeker, made)) ?? made.header.id)
}

async function told({ liveTables }: Seeker, table: string): Promise<PlayNow> {
  return { table, waits: statusOf((await liveTables.look(table)).table) === 'open' }
}

/** Looks for others who wait. Whoever has a table of their own is put among those who wait, or leaves it to join them. */
async function joined(seeker: Seeker, own: Table | undefined): Promise<string | undefined> {
  const { context, person, wish, levels } = seeker
  const without: string[] = []
  while (without.length < MOST_TRIED) {
    const now = context.now()
    const query = {
      ...{
        person: person.id,
        speeds: wish.speeds,
        rated: wish.rated ?? false,
        levels,
        seenSince: seenSince(now),
        without,
      },
      ...(wish.players === undefined ? {} : { players: wish.players }),
    }
    const found = await context.store.meet(query, own && (await offerAt(context, own)))
    if (found === undefined) return undefined
    without.push(found)
    if (!(await suits(seeker, found))) continue
    // Whoever waits alone leaves before they sit down elsewhere; if somebody has just come, they stay.
    if (own !== undefined && !(await showTo(seeker, own, 'private'))) return own.header.id
    if (await sitDown(seeker, found)) {
      if (own !== undefined) await context.store.archive(own.header.id, context.now())
      return found
    }
    if (own !== undefined) await showTo(seeker, own, 'public')
  }
  const offer = own && (await offerAt(context, own))
  if (offer !== undefined) await context.store.putOffer(offer)
  return undefined
}
