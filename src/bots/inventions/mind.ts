import type { Inventions } from '../../games/inventions/components.ts'
import { chronosScore } from '../../games/inventions/rules/chronos.ts'
import { type InventionsState, pointsOf } from '../../games/inventions/state.ts'
import { experiencedWith } from '../experience.ts'
import { type Judging, judgementWith } from '../judging.ts'
import type { Mind, Scales } from '../mind.ts'
import type { Foresight } from '../search-settings.ts'
import { ideasWorth, inventionsWorth, sharingWorth, standingOf } from './cards.ts'
import { usable, used } from './component-usage.ts'
import experience from './experience.json' with { type: 'json' }
import { countSigns, inventionsSigns } from './features.ts'
import { goalsWorth } from './goals.ts'
import { lookOut, type Outlook } from './outlook.ts'
import { citizensWorth, diplomatsWorth, influenceWorth, regionsWorth, specialistsWorth } from './people.ts'
import { considerWith } from './policy.ts'
import { atlasOf, builtOn } from './progress-map.ts'
import { inventionsTerms } from './terms.ts'
import { displayWorth, tilesAtWork, wealthWorth } from './tiles.ts'
import { scales, type Weights, weights } from './weights.ts'
import { termWords } from './words.ts'

/**
 * A turn is a long chain of answers: it pays to try many for the turn itself. In company, where masters have experience, plans that are
 * judged far behind seldom prove better; a few are looked into, cheaply and often, and not far ahead.
 */
const foresight = (seats: number): Partial<Foresight> =>
  seats === 1
    ? { alike: 2, behind: 4, steps: 4000, laterSteps: 400, otherSteps: 60 }
    : {
        candidates: 4,
        alike: 2,
        behind: 3,
        firstSight: 0.25,
        rivalry: 0.8,
        turns: 2,
        whim: 1.5,
        steps: 6000,
        careful: true,
        laterSteps: 60,
        otherSteps: 15,
      }

export function inventionsMindWith(table: Weights, given: Scales): Mind<InventionsState, Inventions> {
  const judging: Judging<InventionsState, Inventions, Outlook> = {
    terms: inventionsTerms,
    signs: inventionsSigns,
    lookOut: (play, seat) => lookOut(play, seat, table),
    left: ({ left }) => left,
    measureTerms,
    countSigns,
  }
  return {
    ...judgementWith(judging, given),
    consider: considerWith(table),
    scholarSteps: 300,
    foresight,
    words: termWords,
    withScales: other => inventionsMindWith(table, other),
    used,
    usable,
  }
}

function measureTerms(look: Outlook, terms: Float64Array): void {
  const atlas = atlasOf(look.play.components)
  const sets = builtOn(atlas, look.player.map)
  terms[0] = pointsOf(look.player)
  terms[1] = influenceWorth(look)
  terms[2] = sharingWorth(look.seat, look)
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
  // What turns to come are worth is in all other terms; only experience adds to it.
  terms[14] = 0
  terms[15] = -rivalsWorth(look)
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

export const inventionsMind: Mind<InventionsState, Inventions> = {
  ...inventionsMindWith(weights, scales),
  experienced: experiencedWith(experience, learnt => inventionsMindWith(weights, learnt)),
}
