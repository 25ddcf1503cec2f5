import { describe, expect, it } from 'vitest'
import { inventions } from '../../../games/inventions/game.ts'
import { layoutTokens } from '../../plates/icon-tokens.ts'
import { chainIcons, effectIcons } from './effect-icons.ts'
import { goalIcons } from './goal-icons.ts'
import { tileHead, tileIcons, tileType } from './tile-icons.ts'

const components = inventions.prepare(inventions.pack)

describe('icons of Inventions', () => {
  it('show something for every benefit that there is', () => {
    const effects = [
      ...[...components.specialistTiles.values()].map(({ effect }) => effect),
      ...[...components.milestones.values()].map(({ benefit }) => benefit),
      ...components.hexes.map(({ effect }) => effect),
      ...[...components.economyTiles.values()].map(({ effect }) => effect),
      ...[...components.eraSpaces.values()].filter(({ era }) => era > 2).map(({ effect }) => effect),
    ]
    for (const effect of effects) expect(effectIcons(effect), JSON.stringify(effect)).not.toEqual([])
  })

  it('put the sign of the chain before what a card, token or knowledge tile leads to', () => {
    for (const { chain } of [...components.cards.values(), ...components.influenceTokens.values()]) {
      const [first, ...more] = chainIcons(chain)
      expect(first).toEqual({ kind: 'thing', icon: 'chain' })
      expect(more).toEqual(effectIcons(chain))
    }
  })

  it('tell every progress and wealth tile of one type from the others, in the room of a hexagon', () => {
    const seen = new Map<string, string>()
    for (const id of components.tiles.keys()) {
      const tokens = tileIcons(components, id)
      const sign = JSON.stringify([tileHead(components, id), tokens])
      expect(seen.get(sign), `${id} looks like ${seen.get(sign)}`).toBeUndefined()
      seen.set(sign, id)
      expect(layoutTokens(tokens, 15, 0.5, 40).width, id).toBeLessThanOrEqual(42)
    }
  })

  it('say in the room of a goal what each private goal counts, and tell goals that count different things apart', () => {
    const seen = new Map<string, string>()
    for (const { id, score } of components.pack.privateGoals.items) {
      const tokens = goalIcons(score)
      expect(layoutTokens(tokens, 16).width, id).toBeLessThanOrEqual(190)
      const sign = JSON.stringify(tokens)
      const counted = JSON.stringify(score).replace(/"region":"[^"]*"/g, '')
      expect(seen.get(sign) ?? counted, id).toBe(counted)
      seen.set(sign, counted)
    }
  })

  it('show on an aspiration what it will become, and nothing on a wild one', () => {
    expect(tileType(components, 'aspiration-culture')).toBe(1)
    expect(tileType(components, 'aspiration-wild')).toBe(-1)
  })
})
