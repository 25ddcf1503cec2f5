import type { ActionId } from '../../games/inventions/pack.ts'
import type { AskedFrame } from '../../games/inventions/rules.ts'
import { type Play, playerAt, regionIndex } from '../../games/inventions/state.ts'
import { never } from '../../kernel/errors.ts'
import { type Option, type Question, target } from '../../kernel/question.ts'
import { row } from '../../kernel/rows.ts'
import { promisingBuilds } from './building.ts'
import { actionWorth, effectWorth } from './effects.ts'
import { lookOut } from './outlook.ts'
import { tileWorth } from './tiles.ts'
import type { Weights } from './weights.ts'

type Consider = (play: Play, question: Question<AskedFrame>) => readonly Option[]

/** Which answers are worth a thought, the most promising first: turns are long, so what seldom matters is left out. */
export function considerWith(weights: Weights): Consider {
  return (play, asked) => {
    const question = withoutEconomyInside(asked)
    const { options, frame, seat } = question
    if (options.length === 1) return options
    switch (frame.rule) {
      case 'main':
        return best(options, options.length, option => mainPromise(option))
      case 'pay':
        return best(options, 2, option => -scholarsIn(option))
      case 'pay-any':
        return best(options, 2, option => payerPromise(play, question, option))
      case 'progress': {
        const look = lookOut(play, seat, weights)
        return best(options, 4, ({ to }) => tileWorth(to[0] ?? '', look))
      }
      case 'build':
        return promisingBuilds(play, question, lookOut(play, seat, weights))
      case 'place-citizen':
        return best(options, 4, option => regionPromise(play, seat, regionIndex(play, target(option)), 1))
      case 'send-diplomat':
        return sendings(play, question)
      case 'call-specialists':
      case 'call-home':
        return best(options, 6, option => callPromise(play, seat, option))
      case 'travel':
        return best(options, 6, option => travelPromise(play, seat, option))
      case 'eureka': {
        const look = lookOut(play, seat, weights)
        return best(options, 8, ({ to }) => {
          const { effect } = row(play.components.eraSpaces, to[1] ?? '')
          return effectWorth(effect, look) + (opensOwnIdea(play, seat, to[0] ?? '') ? 1 : 0)
        })
      }
      case 'refresh':
        return best(options, 2, ({ verb, to }) => (verb === 'refresh' ? exhaustedOf(play, seat, to[0] ?? '') : -1))
      case 'economy':
      case 'chain':
      case 'technology':
        return withTheWayOutLast(options)
      case 'settle':
      case 'present':
      case 'invent':
      case 'innovate':
      case 'share':
      case 'gain-influence':
      case 'call-diplomat':
      case 'choose-specialist':
      case 'share-reward':
      case 'take-idea':
      case 'return-aspiration':
      case 'give-back':
      case 'turn-order':
      case 'confirm':
        return options
      default:
        return never(frame)
    }
  }
}

/** Where economy tiles are thought of: between the parts of a turn. Inside an action they seldom matter. */
const economyRules: readonly string[] = [
  'main',
  'economy',
  'chain',
  'technology',
  'build',
] satisfies AskedFrame['rule'][]

function withoutEconomyInside(question: Question<AskedFrame>): Question<AskedFrame> {
  const { seat, frame, options } = question
  if (economyRules.includes(frame.rule)) return question
  return { seat, frame, options: options.filter(({ verb }) => verb !== 'economy') }
}

/** The options with the greatest promise. */
function best(options: readonly Option[], count: number, promise: (option: Option) => number): readonly Option[] {
  const promises = new Map(options.map(option => [option, promise(option)]))
  return [...options].sort((a, b) => (promises.get(b) ?? 0) - (promises.get(a) ?? 0)).slice(0, count)
}

/** Pillars before economy tiles. */
const mainPromise = ({ verb, to }: Option): number => (verb === 'pillar' ? actionWorth(to[0] as ActionId) : 0)

const scholarsIn = ({ to }: Option): number => to.reduce((sum, count) => sum + Number(count), 0)

const kinds = ['trader', 'artisan', 'thinker']

/** Those go first of whom there are most; scholars last. */
function payerPromise(play: Play, { seat }: Question, { verb, to }: Option): number {
  const { home } = playerAt(play, seat)
  return verb === 'exhaust-scholar' ? -1 : (home[kinds.indexOf(to[0] ?? '')] ?? 0)
}

const exhaustedOf = (play: Play, seat: number, kind: string): number =>
  playerAt(play, seat).exhausted[kinds.indexOf(kind)] ?? 0

/** How much more citizens would do in a region: lead it, or serve a goal. */
function regionPromise(play: Play, seat: number, at: number, more: number): number {
  const region = play.state.regions[at]
  if (region === undefined) return 0
  const own = (region.citizens[seat] ?? 0) + more
  let most = 0
  region.citizens.forEach((count, owner) => {
    if (owner !== seat) most = Math.max(most, count)
  })
  const space = play.components.regions[at]?.spaces[region.tokens.length] ?? 0
  const taken = region.tokens.some(({ owner }) => owner === seat)
  const lead = taken ? 0 : space * Math.min(1, own / Math.max(2, most + 1))
  const { goals } = playerAt(play, seat)
  const name = play.components.regions[at]?.id ?? ''
  const goal = goals.some(id => id.endsWith(`region-${name}`)) ? 3 : 0
  const alone = own === 1 && goals.includes('goal-soc-regions') ? 2 : 0
  return lead + goal + alone
}

/** Of each milestone one way to send: a specialist of whom there are most, or else a scholar. */
function sendings(play: Play, { options, seat }: Question): readonly Option[] {
  const { home } = playerAt(play, seat)
  const byMilestone = new Map<string, Option>()
  const worth = ({ to }: Option): number => (to[1] === 'scholar' ? 0.5 : (home[kinds.indexOf(to[1] ?? '')] ?? 0))
  for (const option of options) {
    const known = byMilestone.get(option.to[0] ?? '')
    if (known === undefined || worth(option) > worth(known)) byMilestone.set(option.to[0] ?? '', option)
  }
  return best([...byMilestone.values()], 6, ({ to }) => {
    const { benefit } = row(play.components.milestones, to[0] ?? '')
    return benefit.kind === 'action' ? actionWorth(benefit.action) : 0
  })
}

/** Many come home at once, but not from where they lead. */
function callPromise(play: Play, seat: number, { to }: Option): number {
  const at = regionIndex(play, to[0] ?? '')
  const count = Number(to[1] ?? 0)
  return count - 0.3 * (regionPromise(play, seat, at, 0) - regionPromise(play, seat, at, -count))
}

/** Sages draw travellers while chain tokens are left. */
function travelPromise(play: Play, seat: number, { to: [from = '', to = ''] }: Option): number {
  const left = regionIndex(play, from)
  const entered = regionIndex(play, to)
  const sage = play.state.regions[entered]?.sage === true && playerAt(play, seat).prepared > 0 ? 4 : 0
  const gain = regionPromise(play, seat, entered, 1) - regionPromise(play, seat, entered, 0)
  return sage + gain - (regionPromise(play, seat, left, 0) - regionPromise(play, seat, left, -1))
}

/** An idea in hand needs this milestone. */
const opensOwnIdea = (play: Play, seat: number, milestone: string): boolean =>
  playerAt(play, seat).ideas.some(id => row(play.components.cards, id).milestone === milestone)

const withTheWayOutLast = (options: readonly Option[]): readonly Option[] => {
  const isOut = ({ verb }: Option): boolean => verb === 'go-on' || verb === 'decline'
  return [...options.filter(one => !isOut(one)), ...options.filter(isOut)]
}
