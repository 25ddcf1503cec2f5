import { fitting, type RoomSize } from '../table-form.ts'

/** Rows of the schools: heading, four students, prices, two professors, with the gaps between them. */
const schools = { low: 351, narrow: 418 }

/** The own university: two rows of halls and the display, or all halls in one row. */
const university = { low: 222, flat: 150, narrow: 218 }

const gap = 8

/** All of the table at its smallest. */
export const wholeAlmaMater: RoomSize = { width: 1040, height: 826 }

/** All of the table; with smaller cards and halls; with the halls in one row; in narrow columns; one part at a time. */
export const almaMaterForm = fitting<'whole' | 'low' | 'flat' | 'narrow' | 'phone'>(
  [
    { form: 'whole', ...wholeAlmaMater },
    { form: 'low', width: 900, height: schools.low + gap + university.low },
    { form: 'flat', width: 900, height: schools.low + gap + university.flat },
    { form: 'narrow', width: 668, height: schools.narrow + gap + university.narrow },
  ],
  'phone',
)
