import type { Effect, Pack } from './pack.ts'

type Kind = Effect['kind']

/** When an effect works follows from its kind. */
const timings: Readonly<Record<Kind, Effect['timing']>> = {
  gain: 'immediate',
  convert: 'immediate',
  gainPerVolume: 'immediate',
  gainPerIdenticalVolumes: 'immediate',
  discardCard: 'immediate',
  copyImmediate: 'copy',
  secondBook: 'modifier',
  ignoreBookRequirement: 'modifier',
  moveToFreeVillage: 'modifier',
  extraTravelCube: 'modifier',
  doubleBonusTokens: 'modifier',
  action: 'immediate',
  actionPer: 'immediate',
  gainPer: 'immediate',
  lessonsThenAct: 'immediate',
  removeBookshelfTiles: 'immediate',
  placeTravelCube: 'immediate',
  payPlaceTravelCube: 'immediate',
  medicine: 'immediate',
  playMaster: 'immediate',
  permanentVolumes: 'permanent',
}

const onCards = new Set<Kind>([
  'gain',
  'convert',
  'gainPerVolume',
  'gainPerIdenticalVolumes',
  'discardCard',
  'copyImmediate',
  'secondBook',
  'ignoreBookRequirement',
  'moveToFreeVillage',
  'extraTravelCube',
  'doubleBonusTokens',
])
const elsewhere: readonly Kind[] = [
  'gain',
  'action',
  'actionPer',
  'gainPer',
  'lessonsThenAct',
  'removeBookshelfTiles',
  'placeTravelCube',
  'payPlaceTravelCube',
  'playMaster',
]
const onTiles = new Set<Kind>(elsewhere)
const onCities = new Set<Kind>([...elsewhere, 'medicine'])
const onMasters = new Set<Kind>([...elsewhere, 'permanentVolumes'])

interface Owner {
  readonly effects: readonly Effect[]
}

/** Every effect stands where somebody applies it, and works at the time of its kind. */
export function effectFaults({ startingCards, actionCards, masters, tiles, playerBoard }: Pack): readonly string[] {
  const piles = playerBoard.bookshelfPiles.piles.map(({ thirdTileBonus }) => ({ effects: [thirdTileBonus] }))
  return [
    ...faultsIn('startingCards', startingCards, onCards, 'a card'),
    ...faultsIn('actionCards', actionCards, onCards, 'a card'),
    ...faultsIn('masters', masters, onMasters, 'a Master'),
    ...faultsIn('tiles.city', tiles.city, onCities, 'a City'),
    ...faultsIn('tiles.invention', tiles.invention, onTiles, 'an Invention'),
    ...faultsIn('playerBoard.bookshelfPiles.piles', piles, onTiles, 'a pile'),
  ]
}

function faultsIn(path: string, rows: readonly Owner[], fitting: ReadonlySet<Kind>, what: string): readonly string[] {
  return rows.flatMap(({ effects }, at) =>
    effects.flatMap(({ kind, timing }, index) => {
      const place = `${path}[${at}].effects[${index}]`
      if (!fitting.has(kind)) return [`${place}.kind: "${kind}" does not work on ${what}`]
      if (timing !== timings[kind]) return [`${place}.timing: "${kind}" is always ${timings[kind]}`]
      const twin = timing !== 'immediate' && effects.findIndex(other => other.kind === kind) < index
      return twin ? [`${place}.kind: "${kind}" stands there twice`] : []
    }),
  )
}
