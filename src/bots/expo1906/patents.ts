import { chitPoints } from '../../games/expo1906/rules/scoring.ts'
import { prestigeOf, type Token } from '../../games/expo1906/state.ts'
import type { Outlook } from './outlook.ts'

/** What the own tokens have reached and can still reach: columns that give points, and chits at the ends of rows. */
export function patentsWorth(look: Outlook): number {
  const { play, seat, weights } = look
  const { columns } = play.components.pack.board.patentsOffice
  const { state } = play
  const own = state.tokens.filter(token => token.owner === seat).sort((a, b) => b.column - a.column)
  const offered = state.chits.map(id => chitWorth(id, look)).sort((a, b) => b - a)
  const taken: number[] = []
  let moves = look.moves
  let sum = 0
  for (const token of own) {
    const chit = state.rowChits[token.row] ?? ''
    const isSecond = taken.includes(token.row)
    let end = chit === '' ? (offered.shift() ?? 0) : chitWorth(chit, look)
    if (isSecond && token.column > 1) end = 0
    if (token.row >= 0) taken.push(token.row)
    if (token.column === columns) {
      sum += end
      continue
    }
    const now = play.components.rows[token.row]?.spaces[token.column]?.endVp ?? 0
    sum += Math.max(now, onTheWay(token, end, columns, moves, look))
    moves = Math.max(0, moves - (columns - token.column))
  }
  return sum * weights.chit
}

/** What a token will come to, less what the way costs. */
function onTheWay({ column }: Token, end: number, columns: number, moves: number, { weights, use }: Outlook): number {
  const way = columns - column
  const gone = Math.min(way, moves)
  const reach = gone / way
  const price = weights.move * use
  return Math.max(reach ** 3 * end, column + gone >= columns - 2 ? 1 : 0) - price * gone
}

/** What a chit will be worth at the end, by and large: what counts for it grows. */
function chitWorth(id: string, look: Outlook): number {
  const { play, seat, player, rounds } = look
  const vp = play.components.chits.get(id)?.effect.vp
  if (vp === undefined) return 0
  const total = prestigeOf(player) + 3 * rounds + 4
  const now = chitPoints(play, seat, vp, total)
  if ('fixed' in vp || vp.per === 'prestige') return now
  const growth = Math.min(1, rounds / 3)
  if (vp.per === 'money') return now + growth * (2 - now)
  const later = vp.per === 'covered-scrap-space' ? 1.5 : 4
  return now + growth * Math.max(0, later - now)
}
