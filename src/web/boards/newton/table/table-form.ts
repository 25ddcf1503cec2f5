import { fitting, type RoomSize } from '../../table-form.ts'

/**
 * Both plates over study and hand; one plate beside study and hand; one plate, the others small beside it, over the study;
 * one part at a time.
 */
export type NewtonForm = 'wide' | 'columns' | 'tabs' | 'phone'

/** The map at the smallest scale at which its names can be read. */
const plate = { width: 540, height: 441 }
const study = { width: 330, height: 258 }

/** All of the table at its smallest. */
export const wholeNewton: RoomSize = { width: 1000, height: plate.height + 8 + study.height }

export const newtonForm = fitting<NewtonForm>(
  [
    { form: 'wide', ...wholeNewton },
    { form: 'columns', width: plate.width + study.width, height: plate.height + 36 },
    { form: 'tabs', width: plate.width + 108, height: plate.height + 8 + study.height },
  ],
  'phone',
)
