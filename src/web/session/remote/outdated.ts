import { observableOf } from '../observable.ts'

/** Whether this page is of another release than the server, so that the two do not understand each other. */
export const outdated = observableOf(false)
