import type { Json } from '../../kernel/json.ts'
import { ownField } from '../../kernel/rows.ts'
import type { IconToken } from '../plates/icon-tokens.ts'

/** An effect, cost or goal of a game's pack as its icons; none for what the game does not draw so. */
export type DrawnEffect = (value: Json) => readonly IconToken[]

const loaders: Readonly<Record<string, () => Promise<DrawnEffect>>> = {
  newton: async () => {
    const { effectIcons, volumeIcons } = await import('../boards/newton/effect-icons.ts')
    return guarded([
      value => effectIcons(value as unknown as Parameters<typeof effectIcons>[0]),
      value => volumeIcons((value as unknown as { volumes: object }).volumes),
    ])
  },
  expo1906: async () => {
    const { effectIcons, chitIcons } = await import('../boards/expo1906/effect-icons.ts')
    return guarded([
      value => effectIcons(value as unknown as Parameters<typeof effectIcons>[0]),
      value => chitIcons(value as unknown as Parameters<typeof chitIcons>[0]),
    ])
  },
  almamater: async () => {
    const [{ abilityIcons, effectIcons }, { researchCostIcons }] = await Promise.all([
      import('../boards/almamater/effect-icons.ts'),
      import('../boards/almamater/cost-icons.ts'),
    ])
    return guarded([
      value => effectIcons(value as unknown as Parameters<typeof effectIcons>[0]),
      value => abilityIcons(value as unknown as Parameters<typeof abilityIcons>[0]),
      value => researchCostIcons(value as unknown as Parameters<typeof researchCostIcons>[0]),
    ])
  },
  inventions: async () => {
    const [{ effectIcons }, { goalIcons }, { prepareChain, prepareEffect }] = await Promise.all([
      import('../boards/inventions/effect-icons.ts'),
      import('../boards/inventions/goal-icons.ts'),
      import('../../games/inventions/effect.ts'),
    ])
    return guarded([
      value =>
        typeof value === 'string'
          ? effectIcons(prepareChain(value as Parameters<typeof prepareChain>[0]))
          : goalIcons(value as unknown as Parameters<typeof goalIcons>[0]),
      value => effectIcons(prepareEffect(value as unknown as Parameters<typeof prepareEffect>[0])),
    ])
  },
}

export async function loadDrawnEffects(game: string): Promise<DrawnEffect> {
  return (await ownField(loaders, game)?.()) ?? (() => [])
}

/** The first drawing that knows the value. A value in the middle of being typed may be of no known kind: then there is none. */
const guarded =
  (drawings: readonly DrawnEffect[]): DrawnEffect =>
  value => {
    for (const draw of drawings)
      try {
        const tokens = draw(value)
        if (tokens.length > 0 && tokens.length <= 7) return tokens
      } catch {
        // another drawing may know it
      }
    return []
  }
