import type { Words } from '../../../kernel/words.ts'
import type { Newton } from '../components.ts'
import type { NewtonState } from '../state.ts'

export const english = {} as Words<NewtonState, Newton>
