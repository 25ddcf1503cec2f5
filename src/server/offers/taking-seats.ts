import { countedRating } from '../../ratings/scale.ts'
import type { Command } from '../../tables/command.ts'
import { isWithin } from '../../tables/rating-range.ts'
import { statusOf, type Table } from '../../tables/table.ts'
import { newSecret } from '../people/secrets.ts'
import { refusalTold } from '../refused.ts'
import { peopleOf } from '../tables/listing.ts'
import type { Seeker } from './seeker.ts'

/** Whether who has not looked may be seated there: for a rating only if they wish it, and with no values that nobody knows. */
export async function suits({ context, liveTables, wish, levels }: Seeker, id: string): Promise<boolean> {
  try {
    const { table } = await liveTables.look(id)
    const { rated, pack } = table.arrangement
    if (rated !== wish.rated || pack !== undefined) return false
    const { game } = table.header
    const others = levels.find(level => level.game === game)?.others
    if (others === undefined) return true
    const people = peopleOf(table)
    const known = await context.store.ratings(game, people)
    return people.every(person => isWithin(others, countedRating(known.find(one => one.person === person))))
  } catch (fault) {
    if (refusalTold(fault) === undefined) throw fault
    return false
  }
}

/** Takes the first free seat. False where somebody else came first, or they cannot sit there. */
export async function sitDown(seeker: Seeker, id: string): Promise<boolean> {
  return granted(async () => {
    const { table } = await seeker.liveTables.look(id)
    const seat = table.seats.findIndex(holder => holder.kind === 'open')
    if (seat < 0 || statusOf(table) !== 'open') return false
    await give(seeker, id, { kind: 'sit', seat })
    return true
  })
}

/** Shows one's own table to everybody or to nobody else. False where its game has begun. */
export async function showTo(
  seeker: Seeker,
  { header, arrangement, seats }: Table,
  visibility: 'public' | 'private',
): Promise<boolean> {
  return granted(async () => {
    const wanted = { ...arrangement, visibility }
    await give(seeker, header.id, { kind: 'arrange', arrangement: wanted, players: seats.length })
    return true
  })
}

const give = ({ liveTables, person }: Seeker, table: string, command: Command): Promise<number> =>
  liveTables.command(table, newSecret('now'), () => ({ person: person.id, name: person.name }), command)

/** False for what is refused; a fault is one. */
async function granted(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work()
  } catch (fault) {
    if (refusalTold(fault) === undefined) throw fault
    return false
  }
}
