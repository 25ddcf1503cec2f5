import { type Rating as BellCurve, rate, rating } from 'openskill'

/** How well somebody plays, as far as it is known: a bell curve in the units of OpenSkill, by its middle and its width. */
export interface Estimate {
  readonly mean: number
  readonly deviation: number
}

/** An estimate with the place that was reached, from 1; who is tied shares a place. */
export interface PlacedEstimate extends Estimate {
  readonly place: number
}

/** Of somebody of whom nothing is known. */
export const newcomer: Estimate = estimateOf(rating())

/**
 * The estimates after a game, in the order in which they are given. OpenSkill's usual model (Plackett and Luce), with its usual
 * numbers, for any number of seats that play each for itself.
 */
export function estimatesAfter(seats: readonly PlacedEstimate[]): readonly Estimate[] {
  const teams = seats.map(({ mean, deviation }) => [{ mu: mean, sigma: deviation }])
  return rate(teams, { rank: seats.map(({ place }) => place) }).flatMap(team => team.map(estimateOf))
}

function estimateOf({ mu, sigma }: BellCurve): Estimate {
  return { mean: mu, deviation: sigma }
}
