import { describe, expect, test } from 'vitest'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { loadPackDescription } from '../../games/pack-descriptions.ts'
import { chanceFromSeed, nextBelow } from '../../kernel/chance.ts'
import type { Json } from '../../kernel/json.ts'
import { isFields, isRows } from '../../kernel/pack-faults.ts'
import type { PathStep } from '../../kernel/pack-size.ts'
import { type SourceWords, sourceAt, valueSources, valuesIn } from '../../kernel/pack-sources.ts'
import { withValue } from '../workshop/pack-edits.ts'
import { knownGroups } from './known-values.ts'

/** Something that a pack says of a source: of a row as a whole, or of what goes by a name within it. */
interface Note {
  readonly path: readonly PathStep[]
  readonly of: string | undefined
  readonly says: Json
  /** The names of all fields of the row and of what lies in it. */
  readonly within: ReadonlySet<string>
  /** Whether it can be looked up somewhere. */
  readonly ref: boolean
  /** What the row says of itself as a whole. */
  readonly own: Json | undefined
}

const tables = ['fieldSources', 'sourceDetail', 'valuesSource']

function notesIn(value: Json, path: readonly PathStep[] = [], around = false): readonly Note[] {
  if (isRows(value)) return value.flatMap((row, at) => notesIn(row, [...path, at], around))
  if (!isFields(value)) return []
  const within = namesWithin(value)
  const ref = around || typeof value.ref === 'string'
  const note = (at: readonly PathStep[], of: string | undefined, says: Json): Note => ({
    path: at,
    of,
    says,
    within,
    ref,
    own: value.source,
  })
  return Object.entries(value).flatMap(([name, one]): readonly Note[] => {
    const at = [...path, name]
    if (tables.includes(name))
      return Object.entries(isFields(one) ? one : {}).map(([of, says]) => note([...at, of], of, says))
    if (name === 'source') return [note(at, undefined, one)]
    const of = /^(.+)Source$/.exec(name)?.[1]
    return of !== undefined && within.has(of) ? [note(at, of, one)] : notesIn(one, at, ref)
  })
}

function namesWithin(value: Json): ReadonlySet<string> {
  if (isRows(value)) return new Set(value.flatMap(row => [...namesWithin(row)]))
  if (!isFields(value)) return new Set()
  const fields = Object.entries(value).filter(([name]) => !tables.includes(name))
  return new Set(fields.flatMap(([name, one]) => [name, ...namesWithin(one)]))
}

const names = (note: Note, source: string): boolean =>
  typeof note.says === 'string' && new RegExp(`\\b${source}\\b`).test(note.says)

/** Names no source that there is: mistyped, it would leave the word to what is said of the whole row. */
const isUnknown = (note: Note): boolean =>
  !valueSources.some(source => names(note, source)) && !/^ruling [A-Z]-R\d+$/.test(String(note.says))

/** Speaks of nothing that is there, so that nobody would hear it. A remark that claims no less than the row itself does no harm. */
const isStray = (note: Note, words: SourceWords): boolean =>
  note.of !== undefined &&
  words[note.of] === undefined &&
  !note.within.has(note.of) &&
  (note.path.at(-2) === 'fieldSources' || sureness(note.says) > sureness(note.own))

/** The higher, the less sure. */
const sureness = (says: Json | undefined): number =>
  valueSources.findLastIndex(source => new RegExp(`\\b${source}\\b`).test(String(says)))

const isLoose = (note: Note): boolean => names(note, 'public') && !names(note, 'rulebook') && !note.ref

const faultsIn = (pack: Json, words: SourceWords): readonly string[] =>
  notesIn(pack)
    .filter(note => isUnknown(note) || isStray(note, words) || isLoose(note) || names(note, 'box'))
    .map(({ path, says }) => `${path.join('.')}: ${says}`)

describe.each(gameIds)('of the sources in %s', id => {
  test('each is one of those that there are, is said of something that is there, and can be looked up where it is public', async () => {
    const [{ pack }, { sourceWords }] = await Promise.all([loadGame(id), loadPackDescription(id)])
    expect(notesIn(pack).length).toBeGreaterThan(100)
    expect(faultsIn(pack, sourceWords)).toEqual([])
  })

  test('any that is mistyped, made up, said of something else, or claimed for a box is found', async () => {
    const [{ pack }, { sourceWords }] = await Promise.all([loadGame(id), loadPackDescription(id)])
    const chance = chanceFromSeed(`sources ${id}`)
    const notes = notesIn(pack)
    for (let time = 0; time < 8; time++) {
      const { path } = notes[nextBelow(chance, notes.length)] as Note
      for (const wrong of ['rule-book?', 'rulebok', 'box', '', 'everybody knows it'])
        expect(faultsIn(withValue(pack, path, wrong), sourceWords), path.join('.')).toHaveLength(1)
      const row = path.slice(0, tables.includes(String(path.at(-2))) ? -2 : -1)
      const stray = withValue(pack, [...row, 'fieldSources', 'thePrice'], 'reconstructed')
      expect(faultsIn(stray, sourceWords), row.join('.')).toHaveLength(1)
    }
  })

  test('no more values say that the rulebook or the public has them than were read there', async () => {
    const [{ pack }, description] = await Promise.all([loadGame(id), loadPackDescription(id)])
    const told = knownGroups(description, pack).map(({ key, counts }) => [key, counts.rulebook, counts.public])
    expect(Object.fromEntries(told.map(([key, ...counts]) => [key, counts]))).toEqual(read[id])
  })

  test('a made-up value that is passed off as the rulebook’s changes that count', async () => {
    const [{ pack }, description] = await Promise.all([loadGame(id), loadPackDescription(id)])
    const { field, sourceWords } = description
    const chance = chanceFromSeed(`claims ${id}`)
    const made = valuesIn(field, pack).filter(({ path }) => sourceAt(pack, path, sourceWords) === 'reconstructed')
    for (let time = 0; time < 8; time++) {
      const { path } = made[nextBelow(chance, made.length)] as (typeof made)[number]
      const name = path.findLastIndex(step => typeof step === 'string')
      const claimed = withValue(pack, [...path.slice(0, name), 'fieldSources', path[name] as string], 'rulebook')
      const total = knownGroups(description, claimed).reduce((sum, { counts }) => sum + counts.rulebook, 0)
      expect(total, path.join('.')).toBeGreaterThan(Object.values(read[id] ?? {}).reduce((sum, [one]) => sum + one, 0))
    }
  })
})

/**
 * How many values of each part the rulebook says, and how many public material shows. Whoever changes a figure has found the value
 * there, and says where in the pack.
 */
const read: Readonly<Record<string, Readonly<Record<string, readonly [rulebook: number, known: number]>>>> = {
  newton: {
    'players.colors': [0, 4],
    quickActions: [18, 0],
    'map.places': [12, 4],
    'map.routes': [0, 0],
    'workTrack.spaces': [0, 0],
    'technologyTrack.spaces': [0, 0],
    'tiles.city': [21, 0],
    'tiles.university': [6, 0],
    'tiles.ancientLand': [0, 0],
    'tiles.specialization': [0, 0],
    'tiles.objective': [32, 0],
    'tiles.invention': [60, 0],
    'tiles.income': [6, 0],
    'tiles.development': [10, 0],
    'tiles.medicine': [4, 0],
    bonusTokens: [0, 0],
    'playerBoard.travelCubes.slots': [24, 0],
    'playerBoard.bookshelfPiles.piles': [19, 0],
    studyBoards: [0, 0],
    startingCards: [0, 0],
    actionCards: [0, 0],
    masters: [112, 14],
    'soloRanking.levels': [30, 0],
    '': [18, 2],
  },
  expo1906: {
    'players.colors': [8, 0],
    categories: [20, 0],
    resources: [24, 0],
    shapes: [10, 0],
    'resourceTileGeometry.edgesByRotation': [0, 0],
    'resourceTiles.tiles': [0, 0],
    projects: [21, 4],
    technologies: [28, 0],
    'juryTiles.tiles': [0, 0],
    bonusChits: [41, 0],
    'actionCards.base': [44, 0],
    'actionCards.improved': [37, 0],
    'labBoard.scrapCells': [0, 0],
    'labBoard.cells': [0, 0],
    'board.prestigeTrack.spaces': [0, 0],
    'board.fundingTrack.spaces': [0, 0],
    'board.academy.projectSlots': [0, 0],
    'board.academy.technologySlots': [0, 0],
    'board.trainStation.slots': [0, 0],
    'board.jury.boxes': [0, 0],
    'board.patentsOffice.rows': [6, 0],
    'board.patentsOffice.spaces': [0, 0],
    'board.patentsOffice.jumps': [0, 0],
    handicaps: [12, 0],
    '': [37, 0],
  },
  almamater: {
    colors: [4, 0],
    'playerSetup.additionalMasterConditions': [2, 0],
    'setupCards.cards': [0, 4],
    chancellors: [32, 13],
    printedStudent: [2, 0],
    students: [80, 0],
    studentCosts: [12, 3],
    professors: [71, 0],
    professorCosts: [0, 0],
    researchCosts: [91, 0],
    milestoneBonuses: [35, 0],
    'researchCards.cards': [2, 0],
    gloryTiles: [30, 0],
    bustCards: [15, 0],
    'bookshelves.perColor': [0, 0],
    priceTiles: [6, 0],
    lectureHalls: [38, 0],
    boards: [190, 0],
    'ignotus.cards': [0, 0],
    'finalScoring.steps': [16, 0],
    '': [32, 0],
  },
  inventions: {
    'game.eras': [24, 0],
    'types.items': [3, 0],
    'forums.items': [0, 0],
    'regions.items': [7, 0],
    'travelEdges.items': [10, 0],
    'eraTrack.spaces': [56, 0],
    'eraMarkerSpaces.items': [15, 0],
    'influenceTrack.items': [23, 0],
    'milestones.items': [65, 0],
    'cards.items': [245, 0],
    'specialistTiles.items': [14, 0],
    'knowledgeTiles.items': [14, 0],
    'progressTiles.economy': [0, 0],
    'progressTiles.culture': [0, 0],
    'progressTiles.technology': [0, 0],
    'wealthTiles.items': [7, 0],
    'privateGoals.items': [0, 0],
    'influenceTokens.items': [6, 0],
    'societyBoard.progressMap.spaces': [0, 0],
    'setupByPlayers.items': [12, 0],
    'solo.levels': [0, 0],
    'solo.scoreTable': [0, 0],
    '': [52, 0],
  },
}
