import { option } from '../verbs.ts'

/** Leaves out what may be declined. */
export const stop = option('stop')

/** Ends the turn, or the taking of starting goods. */
export const endTurn = option('end-turn')
