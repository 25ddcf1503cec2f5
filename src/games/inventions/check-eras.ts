import type { Pack } from './pack.ts'

/** The track leads through the eras one after the other, and in each there is a forum for every pillar. */
export function eras({ eraTrack, forums, game, ideaDisplay, milestones, playerPieces }: Pack): readonly string[] {
  const faults: string[] = []
  const { spaces, startIndex } = eraTrack
  const end = spaces.length - 1
  if (startIndex >= end) faults.push(`eraTrack.startIndex: at most ${end - 1}, before the last space`)
  spaces.forEach(({ era, pillar }, at) => {
    const before = spaces[at - 1]?.era ?? 1
    if (era < before || era > before + 1)
      faults.push(`eraTrack.spaces[${at}].era: eras follow one another, so ${before} or ${before + 1}, not ${era}`)
    if ((pillar === 'scoring') !== (at === end))
      faults.push(`eraTrack.spaces[${at}].pillar: the last space, and only the last, is for scoring`)
  })
  // Season pillars come back when an era ends, but not after the first: it counts with the second. Where an own pillar
  // stands no second can, and the Epoch pillar stands somewhere too while the next place for it is chosen.
  const most = Math.min(playerPieces.seasonPillars, forums.items.length - 2)
  for (let era = 2; era <= 6; era++) {
    const seasons = spaces.filter(one => one.pillar === 'season' && Math.max(2, one.era) === era).length
    if (seasons > most) faults.push(`eraTrack.spaces: era ${era} has ${seasons} seasons, at most ${most} find a forum`)
  }
  const letters = new Map(game.eras.map(({ letter, era }) => [letter, era]))
  milestones.items.forEach(({ letter, era }, at) => {
    if (letters.get(letter) !== era)
      faults.push(`milestones.items[${at}].era: the letter ${letter} is of era ${letters.get(letter) ?? 'none'}`)
  })
  ideaDisplay.stackEras.forEach((era, at) => {
    if (era !== at + 3) faults.push(`ideaDisplay.stackEras[${at}]: eras from 3 to 6 in this order, so ${at + 3}`)
  })
  if (ideaDisplay.stackEras.length !== 4) faults.push('ideaDisplay.stackEras: eras from 3 to 6')
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
}: Pack): readonly string[] {
  const faults: string[] = []
  const { max } = game.playerCounts
  const { scholars, traders, artisans, thinkers } = playerPieces.start
  const people = scholars + Math.min(traders, artisans, thinkers)
  const left = specialistTiles.items.length - regions.items.length
  const open = specialistTiles.items.filter(tile => !tile.noStartingIdea && tile.specialists <= people).length
  if (open - left < max)
    faults.push(
      `specialistTiles.items: ${open - left} regions with an idea take at most the ${people} people of the start, but ${max} are needed`,
    )
  const stacked = cards.items.filter(card => ideaDisplay.stackEras.includes(card.era)).length
  if (stacked < max) faults.push(`ideaDisplay.stackEras: ${stacked} ideas in the stack, but ${max} are dealt from it`)
  return faults
}
