import type { Game } from '../kernel/contract.ts'
import { almaUsage } from './almamater/component-usage.ts'
import type { ComponentUsage } from './component-usage.ts'
import { expoUsage } from './expo1906/component-usage.ts'
import { inventionsUsage } from './inventions/component-usage.ts'
import { newtonUsage } from './newton/component-usage.ts'

const usages: ReadonlyMap<string, ComponentUsage> = new Map<string, ComponentUsage>([
  ['inventions', inventionsUsage],
  ['newton', newtonUsage],
  ['expo1906', expoUsage],
  ['almamater', almaUsage],
])

const unknown: ComponentUsage = { used: () => [], usable: () => [] }

export const componentUsageOf = ({ id }: Pick<Game, 'id'>): ComponentUsage => usages.get(id) ?? unknown
