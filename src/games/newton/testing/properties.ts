import type { OwnProperties } from '../../../kernel/testing/properties.ts'
import type { Newton } from '../components.ts'
import type { NewtonState } from '../state.ts'
import { conserved } from './conservation.ts'

/** What must hold in every position of Newton, besides what holds in every game. */
export const own: OwnProperties<NewtonState, Newton> = { check: conserved }
