import { type GoalScore, type Metric, typeIndex } from '../../../games/inventions/pack.ts'
import { arrow, type IconToken, points, thing, word } from '../../plates/icon-tokens.ts'
import { typeIcons } from './effect-icons.ts'

/** What a private goal counts; a type is shown by its own icon. */
const metricIcons: Readonly<Record<Metric, readonly IconToken[]>> = {
  'citizens-in-region': [thing('citizen')],
  'influence-token-in-region': [thing('influence')],
  'inventions-of-type': [thing('invention')],
  'invention-type-sets': typeIcons.slice(0, 3).map(icon => thing(icon)),
  'invention-eras': [thing('invention'), thing('hourglass')],
  'inventions-era-5-or-later': [thing('invention'), word('V+')],
  inventions: [thing('invention')],
  scholars: [thing('cap')],
  diplomats: [thing('diplomat')],
  'milestone-era': [thing('hourglass')],
  'progress-map-tiles': [thing('tile')],
  'regions-with-citizens': [thing('globe')],
  'influence-tokens-on-board': [thing('influence')],
  population: [thing('people')],
}

/** How a private goal scores: points for each thing that counts, or from the first step of its table to the last. */
export function goalIcons(score: GoalScore): readonly IconToken[] {
  if (score.kind === 'sum')
    return score.terms.flatMap(({ metric, ip, type }) => [
      points(ip),
      word('/'),
      ...metricIcons[metric],
      ...(type === undefined ? [] : [thing(typeIcons[typeIndex(type)] ?? 'pawn')]),
      word(' '),
    ])
  const steps = [score.table[0], score.table.at(-1)].filter(step => step !== undefined)
  return [...metricIcons[score.metric], ...steps.flatMap(([from, ip]) => [word(` ${from}`), arrow, points(ip)])]
}
