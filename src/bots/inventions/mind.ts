import type { Inventions } from '../../games/inventions/components.ts'
import { chronosScore } from '../../games/inventions/rules/chronos.ts'
import { type InventionsState, pointsOf } from '../../games/inventions/state.ts'
import type { Foresight } from '../foresight.ts'
import type { Mind, Scales } from '../mind.ts'
import { scaling } from '../scaling.ts'
import { ideasWorth, inventionsWorth, sharingWorth, standingOf } from './cards.ts'
import { goalsWorth } from './goals.ts'
import { lookOut, type Outlook } from './outlook.ts'
import { citizensWorth, diplomatsWorth, influenceWorth, regionsWorth, specialistsWorth } from './people.ts'
import { considerWith } from './policy.ts'
import { atlasOf, builtOn } from './progressMap.ts'
import { inventionsTerms } from './terms.ts'
import { displayWorth, tilesAtWork, wealthWorth } from './tiles.ts'
import { usable, used } from './used.ts'
import { scales, type Weights, weights } from './weights.ts'
import { termWords } from './words.ts'

/**
 * A turn is a long chain of answers: it pays to try many for the turn itself, and to look into plans that begin differently. Among
 * more than two, so much happens before the next own turn that many cheap looks with whims tell more than a few thorough ones.
 */
const foresight = (seats: number): Partial<Foresight> =>
  seats <= 2
    ? { alike: 2, behind: 4, steps: 4000, laterSteps: 400, otherSteps: 60 }
    : {
        candidates: 8,
        alike: 2,
        behind: 8,
        firstSight: 0.1,
        rivalry: 0.8,
        turns: 4,
        whim: 2.5,
        steps: 12_000,
        careful: true,
        laterSteps: 60,
        otherSteps: 15,
      }

export function inventionsMindWith(table: Weights, given: Scales): Mind<InventionsState, Inventions> {
  const scale = scaling(inventionsTerms, given)
  return {
    terms: inventionsTerms,
    judge(play, seat, terms) {
      const look = lookOut(play, seat, table)
      const atlas = atlasOf(play.components)
      const sets = builtOn(atlas, look.player.map)
      terms[0] = pointsOf(look.player)
      terms[1] = influenceWorth(look)
      terms[2] = sharingWorth(seat, look)
      terms[3] = inventionsWorth(look)
      terms[4] = ideasWorth(look)
      terms[5] = goalsWorth(look)
      terms[6] = specialistsWorth(look)
      terms[7] = citizensWorth(look)
      terms[8] = regionsWorth(look)
      terms[9] = displayWorth(look, atlas, sets)
      terms[10] = tilesAtWork(look)
      terms[11] = wealthWorth(look, atlas, sets)
      terms[12] = eraWorth(look)
      terms[13] = diplomatsWorth(look)
      terms[14] = -rivalsWorth(look)
      scale(terms, look.left)
    },
    consider: considerWith(table),
    scholarSteps: 300,
    foresight,
    words: termWords,
    scales: given,
    withScales: other => inventionsMindWith(table, other),
    left: (play, seat) => lookOut(play, seat, table).left,
    used,
    usable,
  }
}

/** Tiles built in one turn, and scholars, are as many as the own era allows. */
function eraWorth({ era, weights: table, left }: Outlook): number {
  const worths = [0, 0, 0, table.era3, table.era4, table.era5, table.era6]
  return (worths[era] ?? 0) * left
}

/** Points of the others count against: alone, those of Chronos. */
function rivalsWorth(look: Outlook): number {
  const { play, seat, weights: table } = look
  const { seats } = play.state
  if (seats === 1) return table.rivals * chronosScore(play)
  let sum = 0
  for (let other = 0; other < seats; other++) if (other !== seat) sum += standingOf(other, look)
  return (table.rivals * sum) / (seats - 1)
}

export const inventionsMind = inventionsMindWith(weights, scales)
