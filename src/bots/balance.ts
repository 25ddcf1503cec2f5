import { prepared } from '../kernel/components.ts'
import type { CoreState, Game } from '../kernel/contract.ts'
import { answer, firstQuestion, isOver } from '../kernel/play.ts'
import { isTogetherFrame } from '../kernel/together.ts'
import type { BalancePlan, Observation } from './balance-plan.ts'
import { componentUsageOf } from './component-usages.ts'
import { noteCourse } from './course-notes.ts'
import type { Level } from './levels.ts'
import { beginMatch, botAnswer, type Match } from './match.ts'
import { type Profile, profileOf } from './profile.ts'
import { pursuing } from './pursuit.ts'
import { meanOf } from './standings.ts'

/** Plays a match and notes who used what. */
export function observe<S extends CoreState, C>(game: Game<S, C>, match: Match): Observation {
  const { used } = componentUsageOf(game)
  const play = beginMatch(game, match)
  play.events = []
  const uses = match.seats.map(() => new Set<string>())
  const notes = noteCourse(play)
  const { pursuit } = match
  const pursuer = pursuit && pursuing(game, pursuit)
  let first = -1
  while (!isOver(play)) {
    const { seat, frame } = firstQuestion(play)
    if (first < 0 && !isTogetherFrame(frame)) first = seat
    const mind = seat === pursuit?.seat ? pursuer : undefined
    const key = botAnswer(play, seat, match.seats[seat] ?? 'random', match.seed, match.thinking, mind)
    notes.asked()
    const { events } = answer(play, seat, key)
    notes.answered(events)
    for (const event of events) if (event.seat !== undefined) for (const id of used(event)) uses[event.seat]?.add(id)
  }
  const scores = game.scores(play)
  const winners = scores.filter(score => score.won).length
  return {
    first: Math.max(0, first),
    totals: scores.map(score => score.total),
    won: scores.map(score => (score.won ? 1 / winners : 0)),
    uses: uses.map(one => [...one].sort()),
    course: notes.over(scores),
  }
}

/** How a group of seats did. */
export interface Faring {
  readonly name: string
  readonly seats: number
  readonly mean: number
  readonly half: number
  readonly winShare: number
}

/** How seats did that used a component, beside those that did not. */
export interface ItemFaring extends Faring {
  /** Part of all seats that used it. */
  readonly use: number
  /** The win share less that of the seats that did not use it, in standard errors. */
  readonly deviation: number
  /** The mean score less theirs. */
  readonly gain: number
  readonly marked: boolean
}

export interface BalanceReport {
  readonly game: string
  readonly players: number
  readonly level: Level
  readonly games: number
  readonly seats: readonly Faring[]
  /** By place in the order of the first round. */
  readonly positions: readonly Faring[]
  readonly items: readonly ItemFaring[]
  /** Components that nobody used. */
  readonly unused: readonly string[]
  readonly profile: Profile
}

/** From how many standard errors on an item is marked. */
const MARKED = 3

/** Plays and reports. `watch` plays one match wherever it likes; `told` hears how many are done. */
export async function runBalance(
  game: Game,
  plan: BalancePlan,
  watch: (match: Match) => Promise<Observation>,
  told: (done: number) => void = () => undefined,
): Promise<BalanceReport> {
  const { players, level, games, seed, thinking, pack, options } = plan
  let done = 0
  const observations = await Promise.all(
    Array.from({ length: games }, async (_, at) => {
      const seats = Array.from({ length: players }, () => level)
      const observation = await watch({ seed: `${seed}:${at}`, seats, thinking, pack, options })
      told(++done)
      return observation
    }),
  )
  return balanceReport(plan, observations, componentUsageOf(game).usable(prepared(game, pack ?? game.pack)))
}

export function balanceReport(
  { game, level, players }: Pick<BalancePlan, 'game' | 'level' | 'players'>,
  observations: readonly Observation[],
  usable: readonly string[] = [],
): BalanceReport {
  const all = observations.flatMap(one =>
    one.totals.map((total, seat) => ({
      seat,
      position: (seat - one.first + players) % players,
      total,
      won: one.won[seat] ?? 0,
      uses: new Set(one.uses[seat]),
    })),
  )
  const numbers = Array.from({ length: players }, (_, at) => at)
  const ids = [...new Set(all.flatMap(one => [...one.uses]))].sort()
  return {
    game,
    players,
    level,
    games: observations.length,
    seats: numbers.map(seat =>
      faring(
        `seat ${seat + 1}`,
        all.filter(one => one.seat === seat),
      ),
    ),
    positions: numbers.map(at =>
      faring(
        `turn ${at + 1}`,
        all.filter(one => one.position === at),
      ),
    ),
    items: ids.map(id =>
      itemFaring(
        id,
        all.filter(one => one.uses.has(id)),
        all.filter(one => !one.uses.has(id)),
      ),
    ),
    unused: usable.filter(id => !ids.includes(id)),
    profile: profileOf(observations),
  }
}

interface Seated {
  readonly total: number
  readonly won: number
}

function faring(name: string, seated: readonly Seated[]): Faring {
  return { name, seats: seated.length, ...meanOf(seated.map(one => one.total)), winShare: share(seated) }
}

function itemFaring(name: string, having: readonly Seated[], rest: readonly Seated[]): ItemFaring {
  const own = faring(name, having)
  const other = faring(name, rest)
  const pooled = share([...having, ...rest])
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / Math.max(1, having.length) + 1 / Math.max(1, rest.length)))
  const comparable = having.length > 0 && rest.length > 0 && error > 0
  const deviation = comparable ? (own.winShare - other.winShare) / error : 0
  return {
    ...own,
    use: having.length / Math.max(1, having.length + rest.length),
    deviation,
    gain: comparable ? own.mean - other.mean : 0,
    marked: Math.abs(deviation) > MARKED,
  }
}

const share = (seated: readonly Seated[]): number =>
  seated.reduce((sum, one) => sum + one.won, 0) / Math.max(1, seated.length)

/** The report as a page of Markdown. */
export function balanceMarkdown(report: BalanceReport, command: string): string {
  const { game, players, level, games, seats, positions, items, unused } = report
  const fared = ({ name, seats: count, mean, half, winShare }: Faring): string =>
    `| ${name} | ${count} | ${mean.toFixed(1)} ± ${half.toFixed(1)} | ${percent(winShare)} |`
  const item = ({ name, use, mean, winShare, gain, deviation, marked }: ItemFaring): string =>
    `| ${marked ? `**${name}**` : name} | ${percent(use)} | ${mean.toFixed(1)} | ${signed(gain)} | ${percent(winShare)} | ${signed(deviation)}${marked ? ' ◆' : ''} |`
  const ordered = [...items].sort((a, b) => b.deviation - a.deviation)
  return [
    `# Balance of ${game}: ${games} games of ${players} bots (${level})`,
    '',
    `Made by \`${command}\`. Equal seats would win ${percent(1 / players)}. An item is marked (◆) where the win share of`,
    `seats that used it lies more than ${MARKED} standard errors from that of the others. Use and winning go together for`,
    'two reasons, for strong things win and winners get to use more: a mark is a place to look, not a verdict.',
    '',
    '| seat | seats | mean score | win share |',
    '| --- | --- | --- | --- |',
    ...seats.map(fared),
    '',
    '| in the first round | seats | mean score | win share |',
    '| --- | --- | --- | --- |',
    ...positions.map(fared),
    '',
    '| item | used by | mean score | beside others | win share | standard errors |',
    '| --- | --- | --- | --- | --- | --- |',
    ...ordered.map(item),
    ...(unused.length === 0 ? [] : ['', `Used by nobody: ${unused.join(', ')}.`]),
    '',
  ].join('\n')
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
const signed = (value: number): string => `${value > 0 ? '+' : ''}${value.toFixed(1)}`
