import { Refusal } from '../errors.ts'

/** The refusal that something must end with. */
export function refusalOf(run: () => unknown): Refusal {
  try {
    run()
  } catch (fault) {
    if (fault instanceof Refusal) return fault
    throw fault
  }
  throw new Error('it was not refused')
}
