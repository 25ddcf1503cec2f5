import shipped from '../components.json' with { type: 'json' }
import type { Phrases } from './phrases.ts'

const { regions, milestones, cards, privateGoals, progressTiles } = shipped

const shippedNames: ReadonlyMap<string, string> = new Map(
  [
    ...regions.items,
    ...milestones.items,
    ...cards.items,
    ...privateGoals.items,
    ...progressTiles.economy,
    ...progressTiles.culture,
  ].map(({ id, name }) => [id, name]),
)

/** A name in the language of the phrases. What an owner has read off a box is the name in every language. */
export const translatedName = ({ names }: Pick<Phrases, 'names'>, id: string, told: string): string =>
  told === shippedNames.get(id) ? (names[id] ?? told) : told
