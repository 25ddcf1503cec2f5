import type { Game } from '../kernel/contract.ts'
import { almaUsage } from './almamater/component-usage.ts'
import type { ComponentUsage } from './component-usage.ts'
import { expoUsage } from './expo1906/component-usage.ts'
import { inventionsUsage } from './inventions/component-usage.ts'
import { newtonUsage } from './newton/component-usage.ts'

const usages: ReadonlyMap<string, ComponentUsage> = new Map([
  ['inventions', inventionsUsage as ComponentUsage],
  ['newton', newtonUsage as ComponentUsage],
  ['expo1906', expoUsage as ComponentUsage],
  ['almamater', almaUsage as ComponentUsage],
])

const unknown: ComponentUsage = { used: () => [], usable: () => [] }

export const componentUsageOf = ({ id }: Pick<Game, 'id'>): ComponentUsage => usages.get(id) ?? unknown
