import type { ActionId, ChainIcon, Gain, PackEffect, Specialist } from './pack.ts'

/** An effect of a component, prepared for play. Types of specialists are positions in `types`; -1 is of choice. */
export type Effect =
  | { readonly kind: 'ip' | 'influence' | 'scholar' | 'placeCitizen' | 'refresh' | 'discount'; readonly count: number }
  | { readonly kind: 'specialist'; readonly type: number; readonly count: number }
  | { readonly kind: 'aspiration' | 'economyToken' | 'callHome' | 'turnOrder' | 'none' }
  | { readonly kind: 'action'; readonly action: ActionId }
  | { readonly kind: 'build'; readonly influence: number }
  | { readonly kind: 'buy'; readonly influence: number; readonly gives: Effect }

export const noEffect: Effect = { kind: 'none' }

/** Specialists in the order of the types they belong to. */
export const specialists: readonly Specialist[] = ['trader', 'artisan', 'thinker']

export function prepareEffect(effect: PackEffect): Effect {
  if ('gain' in effect) return prepareGain(effect.gain)
  if ('placeCitizen' in effect) return { kind: 'placeCitizen', count: effect.placeCitizen.count }
  if ('action' in effect) return { kind: 'action', action: effect.action }
  if ('refresh' in effect) return { kind: 'refresh', count: effect.refresh.count }
  if ('callHome' in effect) return { kind: 'callHome' }
  if ('build' in effect) return { kind: 'build', influence: effect.build.influenceCost }
  if ('discount' in effect) return { kind: 'discount', count: effect.discount }
  if ('pay' in effect) return { kind: 'buy', influence: effect.pay.influence, gives: prepareEffect(effect.then) }
  return { kind: 'turnOrder' }
}

function prepareGain(gain: Gain): Effect {
  if (gain.ip !== undefined) return { kind: 'ip', count: gain.ip }
  if (gain.influence !== undefined) return { kind: 'influence', count: gain.influence }
  if (gain.scholar !== undefined) return { kind: 'scholar', count: gain.scholar }
  if (gain.specialist !== undefined)
    return {
      kind: 'specialist',
      type: gain.specialist === 'choice' ? -1 : specialists.indexOf(gain.specialist),
      count: gain.count ?? 1,
    }
  if (gain.aspiration !== undefined) return { kind: 'aspiration' }
  return gain.economyToken === undefined ? noEffect : { kind: 'economyToken' }
}

/** A chain icon: an action to perform, or a small effect. */
export const prepareChain = (icon: ChainIcon): Effect =>
  typeof icon === 'string' ? { kind: 'action', action: icon } : prepareEffect(icon)

export const specialistIndex = (id: string): number => specialists.indexOf(id as Specialist)
