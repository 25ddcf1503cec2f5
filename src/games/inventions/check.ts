import type { Json } from '../../kernel/json.ts'
import { readPack } from '../../kernel/pack.ts'
import { fault, noSuch, type PackFault, repeated, tooFew } from '../../kernel/pack-told.ts'
import { eraLetters, eras, settling } from './check-eras.ts'
import { pieces, ways } from './check-pieces.ts'
import { type Pack, packSchema, types } from './pack.ts'

/** Checks a component pack: its shape, then that everything it names exists and that the counts fit the boards. */
export const checkPack = (json: Json): Pack =>
  readPack(
    packSchema,
    json,
    references,
    orders,
    counts,
    ideaCounts,
    countsByPlayers,
    eras,
    eraLetters,
    settling,
    pieces,
    ways,
  )

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(row => row.id)

/** What can be missing, by what it is called. */
const things = {
  region: { en: 'region', it: 'la regione' },
  milestone: { en: 'milestone', it: 'la pietra miliare' },
  hex: { en: 'hex', it: 'l’esagono' },
  deck: { en: 'deck', it: 'il mazzo' },
} satisfies Readonly<Record<string, PackFault['told']>>

/** Whatever is named exists, once. */
function references(pack: Pack): readonly PackFault[] {
  const faults: PackFault[] = []
  const unique = (path: string, ids: readonly string[]): ReadonlySet<string> => {
    faults.push(...repeated(path, ids))
    return new Set(ids)
  }
  const exists = (path: string, id: string, known: ReadonlySet<string>, what: keyof typeof things) => {
    if (!known.has(id)) faults.push(noSuch(path, things[what], id))
  }
  const regions = unique('regions.items', idsOf(pack.regions.items))
  pack.travelEdges.items.forEach(({ a, b }, at) => {
    exists(`travelEdges.items[${at}].a`, a, regions, 'region')
    exists(`travelEdges.items[${at}].b`, b, regions, 'region')
  })
  const milestones = unique('milestones.items', idsOf(pack.milestones.items))
  unique('cards.items', idsOf(pack.cards.items))
  pack.cards.items.forEach(({ milestone, era }, at) => {
    if (milestone !== null) exists(`cards.items[${at}].milestone`, milestone, milestones, 'milestone')
    else if (era > 1)
      faults.push(
        fault(`cards.items[${at}].milestone`, {
          en: `a card of era ${era} needs a milestone`,
          it: `una carta dell’era ${era} ha bisogno di una pietra miliare`,
        }),
      )
  })
  const hexes = unique('societyBoard.progressMap.spaces', idsOf(pack.societyBoard.progressMap.spaces))
  pack.societyBoard.progressMap.edges.forEach(([a, b], at) => {
    exists(`societyBoard.progressMap.edges[${at}][0]`, a, hexes, 'hex')
    exists(`societyBoard.progressMap.edges[${at}][1]`, b, hexes, 'hex')
  })
  const decks = new Set(pack.privateGoals.deckIds)
  unique('privateGoals.items', idsOf(pack.privateGoals.items))
  pack.privateGoals.items.forEach(({ deck, score }, at) => {
    exists(`privateGoals.items[${at}].deck`, deck, decks, 'deck')
    if (score.kind !== 'sum') return
    score.terms.forEach(({ region }, term) => {
      if (region !== undefined)
        exists(`privateGoals.items[${at}].score.terms[${term}].region`, region, regions, 'region')
    })
  })
  unique('eraMarkerSpaces.items', idsOf(pack.eraMarkerSpaces.items))
  unique('specialistTiles.items', idsOf(pack.specialistTiles.items))
  unique('knowledgeTiles.items', idsOf(pack.knowledgeTiles.items))
  unique('wealthTiles.items', idsOf(pack.wealthTiles.items))
  unique('influenceTokens.items', idsOf(pack.influenceTokens.items))
  for (const type of types) unique(`progressTiles.${type}`, idsOf(pack.progressTiles[type]))
  exists('chronosRival.startRegion', pack.chronosRival.startRegion, regions, 'region')
  pack.chronosRival.path.forEach((region, at) => {
    exists(`chronosRival.path[${at}]`, region, regions, 'region')
  })
  return faults
}

/** What is looked up by its place stands in order. */
function orders(pack: Pack): readonly PackFault[] {
  const faults: PackFault[] = []
  const inOrder = (path: string, field: string, numbers: readonly number[], from: number) => {
    numbers.forEach((number, at) => {
      if (number !== from + at)
        faults.push(
          fault(`${path}[${at}].${field}`, {
            en: `rows stand in order, so this must be ${from + at}`,
            it: `le righe stanno in ordine, quindi qui va ${from + at}`,
          }),
        )
    })
  }
  inOrder(
    'regions.items',
    'number',
    pack.regions.items.map(row => row.number),
    1,
  )
  inOrder(
    'eraTrack.spaces',
    'index',
    pack.eraTrack.spaces.map(row => row.index),
    0,
  )
  inOrder(
    'influenceTrack.items',
    'level',
    pack.influenceTrack.items.map(row => row.level),
    0,
  )
  inOrder(
    'game.eras',
    'era',
    pack.game.eras.map(row => row.era),
    1,
  )
  for (const type of types)
    inOrder(
      `progressTiles.${type}`,
      'number',
      pack.progressTiles[type].map(row => row.number),
      1,
    )
  pack.chronosRival.path.forEach((region, at) => {
    if (pack.regions.items[at]?.id !== region)
      faults.push(
        fault(`chronosRival.path[${at}]`, {
          en: `the path follows the numbers of the regions, not "${region}"`,
          it: `il percorso segue i numeri delle regioni, non "${region}"`,
        }),
      )
  })
  types.forEach((type, at) => {
    if (pack.types.items[at]?.id !== type)
      faults.push(fault(`types.items[${at}].id`, { en: `must be "${type}"`, it: `deve essere "${type}"` }))
  })
  return faults
}

/** There are enough tiles, cards and spaces for every place that takes one. */
function counts(pack: Pack): readonly PackFault[] {
  const { faults, need } = needs()
  const { max } = pack.game.playerCounts
  const regions = pack.regions.items.length
  need('game.playerColors', pack.game.playerColors.length, max, {
    en: 'one for each player',
    it: 'uno per ogni giocatore',
  })
  need('specialistTiles.items', pack.specialistTiles.items.length, regions, {
    en: 'one for each region',
    it: 'una per ogni regione',
  })
  need('knowledgeTiles.items', pack.knowledgeTiles.items.length, regions, {
    en: 'one for each region',
    it: 'una per ogni regione',
  })
  need('influenceTrack.items', pack.influenceTrack.items.length, pack.influenceTrack.max + 1, {
    en: 'one for each level',
    it: 'uno per ogni livello',
  })
  if (pack.wealthTiles.items.length !== regions)
    faults.push(
      fault('wealthTiles.items', {
        en: `one for each of the ${regions} regions`,
        it: `una per ognuna delle ${regions} regioni`,
      }),
    )
  const { start, citizens } = pack.playerPieces
  const placed = start.scholars + start.traders + start.artisans + start.thinkers + start.diplomatsOnOwnMilestone
  if (placed + start.supply !== citizens)
    faults.push(
      fault('playerPieces.start.supply', {
        en: `${placed} citizens are placed, so this must be ${citizens - placed}`,
        it: `${placed} cittadini sono piazzati, quindi qui va ${citizens - placed}`,
      }),
    )
  return faults
}

/** Milestones fill their displays, and there are ideas for them, for the regions and for the players. */
function ideaCounts(pack: Pack): readonly PackFault[] {
  const { faults, need } = needs()
  const { max } = pack.game.playerCounts
  const ofLetter = (letter: string) => pack.milestones.items.filter(row => row.letter === letter).length
  const { spaces } = pack.milestoneDisplays.commonKnowledge
  if (ofLetter('A') !== spaces)
    faults.push(
      fault('milestoneDisplays.commonKnowledge.spaces', {
        en: `${ofLetter('A')}, one for each milestone with the letter A`,
        it: `${ofLetter('A')}, uno per ogni pietra miliare con la lettera A`,
      }),
    )
  need('milestones.items', ofLetter('B'), pack.milestoneDisplays.private.spaces, {
    en: 'private displays',
    it: 'espositori privati',
  })
  const starting = pack.specialistTiles.items.filter(tile => !tile.noStartingIdea).length
  const letterOf = new Map(pack.milestones.items.map(row => [row.id, row.letter]))
  const ideas = pack.cards.items.filter(card => card.era === 2)
  const common = ideas.filter(card => letterOf.get(card.milestone ?? '') === 'A').length
  need('cards.items', common, starting, {
    en: 'ideas of era 2 for the regions at the start',
    it: 'idee dell’era 2 per le regioni dell’inizio',
  })
  need('cards.items', starting, max, {
    en: 'one region with an idea for each player',
    it: 'una regione con un’idea per ogni giocatore',
  })
  for (const { id, letter } of pack.milestones.items)
    if (letter === 'B')
      need('cards.items', ideas.filter(card => card.milestone === id).length, 1, {
        en: `era 2 with ${id}`,
        it: `era 2 con ${id}`,
      })
  need(
    'cards.items',
    pack.cards.items.filter(card => card.era === 1).length,
    max * pack.playerPieces.start.inventions,
    { en: 'starting inventions', it: 'invenzioni iniziali' },
  )
  return faults
}

/** There is enough for as many as play, in every era. */
function countsByPlayers(pack: Pack): readonly PackFault[] {
  const { faults, need } = needs()
  const { max, min } = pack.game.playerCounts
  for (const deck of pack.privateGoals.deckIds)
    need('privateGoals.items', pack.privateGoals.items.filter(goal => goal.deck === deck).length, max, {
      en: `deck ${deck}`,
      it: `mazzo ${deck}`,
    })
  for (let players = min; players <= max; players++) {
    need('progressTiles.copiesInPlay', pack.progressTiles.copiesInPlay[players] ?? 0, 1, {
      en: `for ${players} player(s)`,
      it: `con ${players} giocatori`,
    })
    need('wealthTiles.inPlay', pack.wealthTiles.inPlay[players]?.ABCD ?? 0, 1, {
      en: `for ${players} player(s)`,
      it: `con ${players} giocatori`,
    })
    const rows = pack.setupByPlayers.items.filter(row => row.humans === players).length
    need('setupByPlayers.items', rows, 1, { en: `for ${players} player(s)`, it: `con ${players} giocatori` })
  }
  for (let era = 2; era <= 6; era++)
    need('eraMarkerSpaces.items', pack.eraMarkerSpaces.items.filter(row => row.era === era).length, max, {
      en: `era ${era}`,
      it: `era ${era}`,
    })
  return faults
}

function needs() {
  const faults: PackFault[] = []
  const need = (path: string, have: number, wanted: number, what: PackFault['told']): void => {
    if (have < wanted) faults.push(tooFew(path, have, wanted, what))
  }
  return { faults, need }
}
