import { z } from 'zod'
import { type ResultsShown, resultsShown } from '../../protocol/rest.ts'
import type { Person } from '../../store/port/people.ts'

/**
 * Who sees a person's results. It lies in the settings that the store keeps for them. Nobody, unless they say otherwise: when
 * and how often somebody plays is theirs to tell.
 */
export function resultsShownBy({ settings }: Pick<Person, 'settings'>): ResultsShown {
  const read = z.object({ results: resultsShown }).safeParse(settings)
  return read.success ? read.data.results : 'nobody'
}

export const withResultsShown = ({ settings }: Person, results: ResultsShown): object => ({
  ...(settings as object),
  results,
})
