import { prepared } from '../../../kernel/components.ts'
import { begin } from '../../../kernel/play.ts'
import { newton } from '../game.ts'
import type { NewtonState } from '../state.ts'

export const components = prepared(newton, newton.pack)
export const { pack } = components

/** Seeds enough to see what chance can lay out. */
export const seeds = Array.from({ length: 40 }, (_, at) => `seed ${at}`)

/** A game as it is set up, with Masters dealt and not drafted. */
export const setUp = (players: number, seed = 'setup', options: Readonly<Record<string, unknown>> = {}): NewtonState =>
  begin(newton, { players, seed, options: { masterDraft: false, ...options } }).state

/** The Bonus spaces on which a token lies. */
export const lying = (state: NewtonState): readonly string[] =>
  components.bonusSpaces.flatMap(({ id }, at) => (state.tokens[at] === '' ? [] : [id]))

export const count = <T>(items: readonly T[], test: (item: T) => boolean): number => items.filter(test).length

export const ofKind = (rows: readonly { readonly kind: string }[], kind: string): number =>
  count(rows, row => row.kind === kind)
