import { fitting, type RoomSize } from '../../table-form.ts'

/**
 * All of the table; world and society with their offers in the rail; one plate over the society; one part at a time, in a
 * wide window or on a phone.
 */
export type InventionsForm = 'wide' | 'low' | 'tabs' | 'panels' | 'phone'

/** The world with its displays, and the society below it. */
const world = 384
const society = { low: 194, tabs: 226 }
const tabsAndChain = 40

/** All of the table at its smallest. */
export const wholeInventions: RoomSize = { width: 1040, height: 790 }

export const inventionsForm = fitting<InventionsForm>(
  [
    { form: 'wide', ...wholeInventions },
    { form: 'low', width: 1006, height: world + 7 + society.low },
    { form: 'tabs', width: 668, height: world + tabsAndChain + society.tabs },
    { form: 'panels', width: 668, height: 0 },
  ],
  'phone',
)
