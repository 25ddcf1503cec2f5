import type { Inventions } from '../../games/inventions/components.ts'
import { chronosScore } from '../../games/inventions/rules/chronos.ts'
import { type InventionsState, pointsOf } from '../../games/inventions/state.ts'
import { experiencedWith } from '../experience.ts'
import { type Judging, judgementWith, placesOf } from '../judging.ts'
import type { Mind, TermWeights } from '../mind.ts'
import type { SearchSettings } from '../search-settings.ts'
import { ideasWorth, inventionsWorth, sharingWorth, standingOf } from './cards.ts'
import experience from './experience.json' with { type: 'json' }
import { countFeatures, inventionsFeatures } from './features.ts'
import { goalsWorth } from './goals.ts'
import { lookOut, type Outlook } from './outlook.ts'
import { citizensWorth, diplomatsWorth, influenceWorth, regionsWorth, specialistsWorth } from './people.ts'
import { considerWith } from './policy.ts'
import { atlasOf, builtOn } from './progress-map.ts'
import { inventionsTerms } from './terms.ts'
import { displayWorth, tilesAtWork, wealthWorth } from './tiles.ts'
import { termWeights, type Weights, weights } from './weights.ts'
import { termWords } from './words.ts'

/**
 * A turn is a long chain of answers: it pays to try many for the turn itself. In company, where masters have experience, plans that are
 * judged far behind seldom prove better; a few are looked into, cheaply and often, and not far ahead.
 */
const searchSettings = (seats: number): Partial<SearchSettings> =>
  seats === 1
    ? { perFirstAnswer: 2, maxPointsBehind: 4, steps: 4000, laterSteps: 400, otherSteps: 60 }
    : {
        candidates: 4,
        perFirstAnswer: 2,
        maxPointsBehind: 3,
        priorWeight: 0.25,
        othersWeight: 0.8,
        turns: 2,
        noise: 1.5,
        steps: 6000,
        careful: true,
        laterSteps: 60,
        otherSteps: 15,
      }

export function inventionsMindWith(table: Weights, termWeights: TermWeights): Mind<InventionsState, Inventions> {
  const judging: Judging<InventionsState, Inventions, Outlook> = {
    terms: inventionsTerms,
    lookOut: (play, seat) => lookOut(play, seat, table),
    left: ({ left }) => left,
    judge,
    features: { all: inventionsFeatures, count: countFeatures },
  }
  return {
    ...judgementWith(judging, termWeights),
    consider: considerWith(table),
    scholarSteps: 300,
    searchSettings,
    words: termWords,
    withTermWeights: other => inventionsMindWith(table, other),
  }
}

const at = placesOf(inventionsTerms)

function judge(look: Outlook, terms: Float64Array): void {
  const atlas = atlasOf(look.play.components)
  const sets = builtOn(atlas, look.player.map)
  terms[at.points] = pointsOf(look.player)
  terms[at.influence] = influenceWorth(look)
  terms[at.sharing] = sharingWorth(look.seat, look)
  terms[at.inventions] = inventionsWorth(look)
  terms[at.ideas] = ideasWorth(look)
  terms[at.goals] = goalsWorth(look)
  terms[at.specialists] = specialistsWorth(look)
  terms[at.citizens] = citizensWorth(look)
  terms[at.regions] = regionsWorth(look)
  terms[at.display] = displayWorth(look, atlas, sets)
  terms[at.tiles] = tilesAtWork(look)
  terms[at.wealth] = wealthWorth(look, atlas, sets)
  terms[at.era] = eraWorth(look)
  terms[at.diplomats] = diplomatsWorth(look)
  // What turns to come are worth is in all other terms; only experience adds to it.
  terms[at.turns] = 0
  terms[at.rivals] = -rivalsWorth(look)
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
  ...inventionsMindWith(weights, termWeights),
  experienced: experiencedWith(experience, learnt => inventionsMindWith(weights, learnt)),
}
