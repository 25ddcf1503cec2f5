import { option } from '../verbs.ts'

/** Leaves out what is left of an action or of a chance: every such question may be declined. */
export const stop = option('stop')
