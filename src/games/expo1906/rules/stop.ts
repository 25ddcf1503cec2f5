import { option } from '../verbs.ts'

/** Leaves out what is left of an action: all of it is optional (E-4.7). */
export const stop = option('stop')
