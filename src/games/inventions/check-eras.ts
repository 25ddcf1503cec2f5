import { fault, type PackFault } from '../../kernel/pack-told.ts'
import type { Pack } from './pack.ts'

/** The track leads through the eras one after the other, and in each there is a forum for every pillar. */
export function eras({ eraTrack, forums, playerPieces }: Pack): readonly PackFault[] {
  const faults: PackFault[] = []
  const { spaces, startIndex } = eraTrack
  const end = spaces.length - 1
  if (startIndex >= end)
    faults.push(
      fault('eraTrack.startIndex', {
        en: `at most ${end - 1}, before the last space`,
        it: `al massimo ${end - 1}, prima dell’ultimo spazio`,
      }),
    )
  spaces.forEach(({ era, pillar }, at) => {
    const before = spaces[at - 1]?.era ?? 1
    if (era < before || era > before + 1)
      faults.push(
        fault(`eraTrack.spaces[${at}].era`, {
          en: `eras follow one another, so ${before} or ${before + 1}, not ${era}`,
          it: `le ere si seguono, quindi ${before} o ${before + 1}, non ${era}`,
        }),
      )
    if ((pillar === 'scoring') !== (at === end))
      faults.push(
        fault(`eraTrack.spaces[${at}].pillar`, {
          en: 'the last space, and only the last, is for scoring',
          it: 'l’ultimo spazio, e solo quello, è per il punteggio',
        }),
      )
  })
  // Season pillars come back when an era ends, but not after the first: it counts with the second. Where an own pillar
  // stands no second can, and the Epoch pillar stands somewhere too while the next place for it is chosen.
  const most = Math.min(playerPieces.seasonPillars, forums.items.length - 2)
  for (let era = 2; era <= 6; era++) {
    const seasons = spaces.filter(one => one.pillar === 'season' && Math.max(2, one.era) === era).length
    if (seasons > most)
      faults.push(
        fault('eraTrack.spaces', {
          en: `era ${era} has ${seasons} seasons, at most ${most} find a forum`,
          it: `l’era ${era} ha ${seasons} stagioni, al massimo ${most} trovano un foro`,
        }),
      )
  }
  return faults
}

/** Milestones and the stack of ideas keep to the order of the eras. */
export function eraLetters({ game, ideaDisplay, milestones }: Pack): readonly PackFault[] {
  const faults: PackFault[] = []
  const letters = new Map(game.eras.map(({ letter, era }) => [letter, era]))
  milestones.items.forEach(({ letter, era }, at) => {
    if (letters.get(letter) !== era)
      faults.push(
        fault(`milestones.items[${at}].era`, {
          en: `the letter ${letter} is of era ${letters.get(letter) ?? 'none'}`,
          it: `la lettera ${letter} è dell’era ${letters.get(letter) ?? '–'}`,
        }),
      )
  })
  ideaDisplay.stackEras.forEach((era, at) => {
    if (era !== at + 3)
      faults.push(
        fault(`ideaDisplay.stackEras[${at}]`, {
          en: `eras from 3 to 6 in this order, so ${at + 3}`,
          it: `ere da 3 a 6 in quest’ordine, quindi ${at + 3}`,
        }),
      )
  })
  if (ideaDisplay.stackEras.length !== 4)
    faults.push(fault('ideaDisplay.stackEras', { en: 'eras from 3 to 6', it: 'ere da 3 a 6' }))
  return faults
}

/** However the tiles lie, everybody finds a region to settle in with the people of the start (I-3.1, I-3.2). */
export function settling({
  game,
  ideaDisplay,
  cards,
  playerPieces,
  regions,
  specialistTiles,
}: Pack): readonly PackFault[] {
  const faults: PackFault[] = []
  const { max } = game.playerCounts
  const { scholars, traders, artisans, thinkers } = playerPieces.start
  const people = scholars + Math.min(traders, artisans, thinkers)
  const left = specialistTiles.items.length - regions.items.length
  const open = specialistTiles.items.filter(tile => !tile.noStartingIdea && tile.specialists <= people).length
  if (open - left < max)
    faults.push(
      fault('specialistTiles.items', {
        en: `${open - left} regions with an idea take at most the ${people} people of the start, but ${max} are needed`,
        it: `${open - left} regioni con un’idea prendono al massimo le ${people} persone dell’inizio, ma ne servono ${max}`,
      }),
    )
  const stacked = cards.items.filter(card => ideaDisplay.stackEras.includes(card.era)).length
  if (stacked < max)
    faults.push(
      fault('ideaDisplay.stackEras', {
        en: `${stacked} ideas in the stack, but ${max} are dealt from it`,
        it: `${stacked} idee nella pila, ma se ne distribuiscono ${max}`,
      }),
    )
  return faults
}
