import type { Score, ScoreReason, Seat } from '../../../kernel/contract.ts'
import { type Sum, type TieBreak, withWinners } from '../../../kernel/ranking.ts'
import { row } from '../../../kernel/rows.ts'
import type { ChitPoints, Counted, Energy } from '../pack.ts'
import { type Play, playerAt } from '../state.ts'
import { energies, juryVotes } from './jury.ts'
import { isCovered } from './laboratory.ts'

/** Points so far, and what the final scoring would add now (E-12). A solo player wins above the target (E-14.12). */
export function scores(play: Play): readonly Score[] {
  const sums = play.state.players.map((_, seat) => scoreOf(play, seat))
  if (play.state.seats === 1) {
    const { moreThan } = play.components.pack.soloTarget
    return sums.map(sum => ({ ...sum, target: moreThan, won: sum.total > moreThan }))
  }
  return withWinners(sums.map(sum => ({ ...sum, tieBreaks: tieBreaks(play, sum.seat) })))
}

/** Most VP, then most money; who is still tied shares (E-12.14, E-R31). */
const tieBreaks = (play: Play, seat: Seat): readonly TieBreak[] => [{ by: 'money', amount: playerAt(play, seat).money }]

function scoreOf(play: Play, seat: Seat): Sum {
  const { points } = playerAt(play, seat)
  const reasons: ScoreReason[] = []
  const add = (because: string, amount: number): void => {
    if (amount > 0) reasons.push({ because, points: amount })
  }
  add('projects', points.projects)
  add('leaders', points.leaders)
  add('jury', juryPoints(play, seat))
  add('columns', columnPoints(play, seat))
  const sum = (): number => reasons.reduce((total, reason) => total + reason.points, 0)
  for (const order of ['normal', 'last'])
    for (const chit of chitsOf(play, seat))
      if (chit.order === order) add(chit.id, chitPoints(play, seat, chit.effect.vp, sum()))
  return { seat, total: sum(), reasons }
}

/** The energy that has more Jury tiles; none has on equal numbers (E-12.4). */
export function favouredEnergy(play: Play): Energy | undefined {
  const [one = 0, other = 0] = energies.map(energy => juryVotes(play, energy))
  return one === other ? undefined : energies[one > other ? 0 : 1]
}

function juryPoints(play: Play, seat: Seat): number {
  const energy = favouredEnergy(play)
  const favoured = playerAt(play, seat).lab.filter(
    ({ tile, complete }) => complete && row(play.components.tiles, tile).energy === energy,
  )
  return favoured.length * play.components.pack.scoring.juryVpPerProject
}

/** E-12.5 */
const columnPoints = ({ state, components }: Play, seat: Seat): number =>
  state.tokens
    .filter(token => token.owner === seat)
    .reduce((sum, token) => sum + (components.rows[token.row]?.spaces[token.column]?.endVp ?? 0), 0)

/** Chits of the rows that an own token has gone through to the end, each once (E-12.6). */
function chitsOf({ state, components }: Play, seat: Seat) {
  const { columns } = components.pack.board.patentsOffice
  const reached = new Set(
    state.tokens.filter(token => token.owner === seat && token.column === columns).map(token => token.row),
  )
  return [...reached].sort().flatMap(at => components.chits.get(state.rowChits[at] ?? '') ?? [])
}

/** What a chit gives (E-12.7 to E-12.12), to a player with so many VP by then. */
export function chitPoints(play: Play, seat: Seat, vp: ChitPoints, total: number): number {
  if ('fixed' in vp) return vp.fixed
  const sets = counted(play, seat, vp.per, total) / vp.each
  const points = (vp.round === 'up' ? Math.ceil(sets) : Math.floor(sets)) * vp.points
  return vp.max === undefined ? points : Math.min(vp.max, points)
}

function counted(play: Play, seat: Seat, what: Counted, total: number): number {
  const player = playerAt(play, seat)
  const { tiles } = play.components
  switch (what) {
    case 'money':
      return player.money
    case 'prestige':
      return total
    case 'technology-in-lab':
      return player.lab.filter(({ tile }) => row(tiles, tile).kind === 'technology').length
    case 'project-shape-in-lab':
      return new Set(player.lab.map(({ tile }) => row(tiles, tile).shape).filter(shape => shape !== '')).size
    case 'covered-scrap-space':
      return player.cleared.filter(cell => isCovered(play, player, cell)).length
  }
}
