import type { Frame } from './agenda.ts'
import type { Seat } from './contract.ts'

/** One possible answer. Options are built once and shared: a rule offers them, it does not make them. */
export interface Option {
  /** Stable and readable: the verb and what it is done to, as in `travel:paris`. */
  readonly key: string
  readonly verb: string
  /** What the verb is done to: the parts of the key after the verb. */
  readonly to: readonly string[]
}

export const option = (verb: string, ...to: string[]): Option => ({ key: [verb, ...to].join(':'), verb, to })

/** The first thing an option is done to. */
export const target = (chosen: Option): string => chosen.to[0] ?? ''

/** Options of one verb, one for each id, made at first use and then shared. */
export function optionsOf(verb: string): (id: string) => Option {
  const made = new Map<string, Option>()
  return id => {
    let one = made.get(id)
    if (one === undefined) {
      one = option(verb, ...id.split(':'))
      made.set(id, one)
    }
    return one
  }
}

/** Why an option is blocked, as data: the words of a language make a sentence of it. */
export interface Reason {
  readonly why: string
  /** The rule of the rulebook that blocks it, as in `N-7.1`. */
  readonly rule?: string
  readonly [detail: string]: string | number | undefined
}

/** Where a rule lays out what may be done. Playing fast, only legal options are kept; for a person, blocked ones with reasons too. */
export interface Offer {
  readonly legal: Option[]
  /** Present only if somebody wants to know what is blocked, and why. */
  readonly blocked: Blocked[] | undefined
}

export interface Blocked {
  readonly option: Option
  readonly reason: Reason
}

/** A question that is open now: who is asked, by which frame, and the legal answers. */
export interface Question<F extends Frame = Frame> {
  readonly seat: Seat
  readonly frame: F
  readonly options: readonly Option[]
}

/** Offers an option if nothing blocks it, and otherwise says why not. */
export function offerUnless(offer: Offer, offered: Option, reason: Reason | undefined): void {
  if (reason === undefined) offer.legal.push(offered)
  else offer.blocked?.push({ option: offered, reason })
}
