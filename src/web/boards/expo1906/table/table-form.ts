import { fitting, type RoomSize } from '../../table-form.ts'

/**
 * All plates with the Laboratory; the Laboratory and one plate over the bench; one plate over it; the Laboratory beside one
 * part; one part at a time.
 */
export type ExpoForm = 'wide' | 'pair' | 'tabs' | 'beside' | 'phone'

/** The plates of the exhibition at the smallest scale at which their names can be read, and a Laboratory without names. */
const plate = { width: 538, height: 396 }
const lab = { width: 392 }
const bench = { pair: 130, tabs: 190 }
const tabs = 36
const ownLine = 40
const gap = 8

/** A Laboratory beside the table, in which the numbers can be read. */
export const leastLab = 305

/** All of the table at its smallest. */
export const wholeExpo: RoomSize = { width: 1006, height: 787 }

export const expoForm = fitting<ExpoForm>(
  [
    { form: 'wide', ...wholeExpo },
    // As high as that, but not as wide: one plate is as large as it would be among all.
    { form: 'tabs', width: plate.width + 110, height: wholeExpo.height },
    { form: 'pair', width: lab.width + gap + plate.width, height: plate.height + tabs + gap + bench.pair },
    { form: 'tabs', width: plate.width + 110, height: plate.height + gap + bench.tabs },
    { form: 'beside', width: lab.width + gap + plate.width, height: plate.height + tabs + ownLine },
  ],
  'phone',
)
