import { option } from '../verbs.ts'

/** Leaves out a chain action, or a benefit that may be declined. */
export const decline = option('decline')
/** Leaves out what is left of an effect that may be taken in part. */
export const stop = option('stop')
