import type { Link } from '../../store/port/links.ts'
import { ServerRefusal } from '../refused.ts'

/** More than anybody needs, of links to one table or of tokens. Withdrawn ones are kept, so they count too, but less. */
const MOST = 50
const MOST_EVER = 500

export function mustHaveFew(made: readonly Link[], what: 'links' | 'tokens'): void {
  const open = made.filter(link => link.revokedAt === undefined)
  if (open.length >= MOST || made.length >= MOST_EVER)
    throw new ServerRefusal(`too-many-${what}`, { count: open.length })
}
