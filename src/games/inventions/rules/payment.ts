import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import { type Option, target } from '../../../kernel/question.ts'
import { itemAt } from '../../../kernel/rows.ts'
import { type Inventions, type Triple, WEALTH } from '../components.ts'
import { specialistIndex, specialists } from '../effect.ts'
import { happened } from '../events.ts'
import type { PayAnyFrame, PayFrame } from '../frames.ts'
import { type InventionsState, type Play, type Player, playerAt } from '../state.ts'
import { option } from '../verbs.ts'
import { moveBesideCard } from './beside.ts'

/** Paying with specialists and scholars (I-7.2, I-7.5). */

/** So many of one type, by type and number. */
export const ofType: readonly (readonly Triple[])[] = [0, 1, 2].map(type =>
  Array.from(
    { length: 12 },
    (_, count): Triple => [type === 0 ? count : 0, type === 1 ? count : 0, type === 2 ? count : 0],
  ),
)
export const none: Triple = [0, 0, 0]

/** Available specialists of a type, scholars included. */
export const available = ({ home, scholars }: Player, type: number): number => (home[type] ?? 0) + scholars

export const anyAvailable = ({ home, scholars }: Player): number => home[0] + home[1] + home[2] + scholars

/** Those who can pay for a tile of a type: a wealth tile takes anybody. */
export const payers = (player: Player, type: number): number =>
  type === WEALTH ? anyAvailable(player) : available(player, type)

/** How many are missing for a payment; 0 if it can be made. */
export function missingFor({ home, scholars }: Player, needs: Triple): number {
  let short = 0
  for (let type = 0; type < 3; type++) short += Math.max(0, (needs[type] ?? 0) - (home[type] ?? 0))
  return Math.max(0, short - scholars)
}

/** Who pays how many of each type for what; some of them are exhausted. */
export type Bill = Pick<PayFrame, 'seat' | 'needs' | 'exhausts' | 'purpose' | 'region'> & { readonly because: string }

export const payFrame = ({ seat, because, needs, exhausts, purpose, region }: Bill): PayFrame => ({
  rule: 'pay',
  seat,
  because,
  needs,
  exhausts,
  purpose,
  region,
})

/** Pays at once if there is only one way, and asks otherwise (Q2). */
export function pay(play: Play, bill: Bill): void {
  const { needs } = bill
  const { home, scholars } = playerAt(play, bill.seat)
  const e = Math.max(0, needs[0] - home[0])
  const c = Math.max(0, needs[1] - home[1])
  const t = Math.max(0, needs[2] - home[2])
  const onlyScholars = e === needs[0] && c === needs[1] && t === needs[2]
  if (e + c + t === scholars || onlyScholars) settle(play, bill, [e, c, t])
  else push(play, payFrame(bill))
}

const MOST = 12
const byScholars: (Option | undefined)[] = []

/** How many scholars pay for each type. */
function scholarsOption(e: number, c: number, t: number): Option {
  const at = (e * MOST + c) * MOST + t
  let made = byScholars[at]
  if (made === undefined) {
    made = option('scholars', String(e), String(c), String(t))
    byScholars[at] = made
  }
  return made
}

/** Q2: for each type, how many of those who pay are scholars. */
export const payWith: AskingRule<InventionsState, Inventions, PayFrame> = {
  kind: 'ask',
  rules: ['I-7.5', 'I-7.2'],
  options(play, { seat, needs }, offer) {
    const { home, scholars } = playerAt(play, seat)
    const leastC = Math.max(0, needs[1] - home[1])
    const leastT = Math.max(0, needs[2] - home[2])
    for (let e = Math.max(0, needs[0] - home[0]); e <= needs[0] && e + leastC + leastT <= scholars; e++)
      for (let c = leastC; c <= needs[1] && e + c + leastT <= scholars; c++)
        for (let t = leastT; t <= needs[2] && e + c + t <= scholars; t++) offer.legal.push(scholarsOption(e, c, t))
  },
  apply(play, { seat, because = '', needs, exhausts, purpose, region }, { to }) {
    const bill: Bill = { seat, because, needs, exhausts, purpose, region }
    settle(play, bill, [Number(to[0]), Number(to[1]), Number(to[2])])
  },
}

/** Pays a bill; `scholars` are among those who pay, by type. */
function settle(play: Play, { seat, needs, exhausts, purpose, region, because }: Bill, scholars: Triple): void {
  for (let type = 0; type < 3; type++) {
    const amount = needs[type] ?? 0
    if (amount > 0)
      spend(play, seat, type, { amount, exhausted: exhausts[type] ?? 0, scholars: scholars[type] ?? 0 }, because)
  }
  if (purpose !== 'building') moveBesideCard(play, seat, region, purpose, because)
}

/** Of one type: all who pay, and how many of them are exhausted, or scholars. */
interface Payers {
  readonly amount: number
  readonly exhausted: number
  readonly scholars: number
}

/** Scholars that are exhausted become specialists of the type for which they paid (I-7.2). */
function spend(play: Play, seat: Seat, type: number, payers: Payers, because: string): void {
  const { amount, exhausted, scholars } = payers
  const player = playerAt(play, seat)
  player.home[type] = (player.home[type] ?? 0) - (amount - scholars)
  player.scholars -= scholars
  player.exhausted[type] = (player.exhausted[type] ?? 0) + exhausted
  if (play.events) happened(play, { type: 'paid', seat, amount: -amount, kind: type, scholars, exhausted, because })
}

export const payAnyFrame = (seat: Seat, because: string, left: number): PayAnyFrame => ({
  rule: 'pay-any',
  seat,
  because,
  left,
})

const exhaustOne = specialists.map(kind => option('exhaust', kind))
const exhaustScholar = specialists.map(kind => option('exhaust-scholar', kind))

/** Q2 for a wealth tile: any mix; an exhausted scholar goes to an area of choice (I-11.5, I-7.2). */
export const payAny: AskingRule<InventionsState, Inventions, PayAnyFrame> = {
  kind: 'ask',
  rules: ['I-11.5', 'I-7.2'],
  options(play, { seat }, offer) {
    const { home, scholars } = playerAt(play, seat)
    for (let type = 0; type < 3; type++) if ((home[type] ?? 0) > 0) offer.legal.push(itemAt(exhaustOne, type))
    if (scholars > 0) offer.legal.push(...exhaustScholar)
  },
  apply(play, { seat, left, because = '' }, chosen) {
    const scholars = chosen.verb === 'exhaust-scholar' ? 1 : 0
    spend(play, seat, specialistIndex(target(chosen)), { amount: 1, exhausted: 1, scholars }, because)
    if (left > 1) push(play, payAnyFrame(seat, because, left - 1))
  },
}
