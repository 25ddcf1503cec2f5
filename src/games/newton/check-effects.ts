import { fault, type PackFault } from '../../kernel/pack-told.ts'
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

/** Where effects stand, which kinds somebody applies there, and what it is called. */
const carriers = {
  startingCards: { fitting: onCards, what: { en: 'a card', it: 'su una carta' } },
  actionCards: { fitting: onCards, what: { en: 'a card', it: 'su una carta' } },
  masters: { fitting: onMasters, what: { en: 'a Master', it: 'su un Maestro' } },
  'tiles.city': { fitting: onCities, what: { en: 'a City', it: 'su una Città' } },
  'tiles.invention': { fitting: onTiles, what: { en: 'an Invention', it: 'su un’Invenzione' } },
  'playerBoard.bookshelfPiles.piles': { fitting: onTiles, what: { en: 'a pile', it: 'su una pila' } },
} as const
type Carrier = keyof typeof carriers

/** The kinds of effects that work in a list of the pack. */
export const kindsIn = (list: string): ReadonlySet<string> | undefined => carriers[list as Carrier]?.fitting

export const timingOf = (kind: string): Effect['timing'] | undefined => timings[kind as Kind]

interface Owner {
  readonly effects: readonly Effect[]
}

/** Every effect stands where somebody applies it, and works at the time of its kind. */
export function effectFaults({ startingCards, actionCards, masters, tiles, playerBoard }: Pack): readonly PackFault[] {
  const piles = playerBoard.bookshelfPiles.piles.map(({ thirdTileBonus }) => ({ effects: [thirdTileBonus] }))
  return [
    ...faultsIn('startingCards', startingCards),
    ...faultsIn('actionCards', actionCards),
    ...faultsIn('masters', masters),
    ...faultsIn('tiles.city', tiles.city),
    ...faultsIn('tiles.invention', tiles.invention),
    ...faultsIn('playerBoard.bookshelfPiles.piles', piles, () => 'thirdTileBonus'),
  ]
}

function faultsIn(
  path: Carrier,
  rows: readonly Owner[],
  placeIn: (index: number) => string = index => `effects[${index}]`,
): readonly PackFault[] {
  const { fitting, what } = carriers[path]
  return rows.flatMap(({ effects }, at) =>
    effects.flatMap(({ kind, timing }, index) => {
      const place = `${path}[${at}].${placeIn(index)}`
      if (!fitting.has(kind))
        return [
          fault(`${place}.kind`, {
            en: `"${kind}" does not work on ${what.en}`,
            it: `"${kind}" non funziona ${what.it}`,
          }),
        ]
      if (timing !== timings[kind])
        return [
          fault(`${place}.timing`, {
            en: `"${kind}" is always ${timings[kind]}`,
            it: `"${kind}" è sempre ${timings[kind]}`,
          }),
        ]
      const twin = timing !== 'immediate' && effects.findIndex(other => other.kind === kind) < index
      return twin
        ? [fault(`${place}.kind`, { en: `"${kind}" stands there twice`, it: `"${kind}" è presente due volte` })]
        : []
    }),
  )
}
