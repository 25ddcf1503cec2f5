/** The room that a table is given. */
export interface RoomSize {
  readonly width: number
  readonly height: number
}

/** A form of a table and the least room in which all its parts have their smallest size. */
export interface FormRoom<Form extends string> extends RoomSize {
  readonly form: Form
}

export type FormOf<Form extends string> = (room: RoomSize) => Form

/** Chooses the first form that fits, the roomiest named first: in the last, one part is open at a time. */
export const fitting =
  <Form extends string>(forms: readonly FormRoom<Form>[], otherwise: Form): FormOf<Form> =>
  ({ width, height }) =>
    forms.find(one => width >= one.width && height >= one.height)?.form ?? otherwise

/** What lies before another player where it stands open: as narrow as on the smallest phone, and not lower than half of its parts. */
export const leastSeat: RoomSize = { width: 272, height: 280 }

/** What lies before another player, in a sheet above the table. */
export const seatForm = fitting<'wide' | 'phone'>([{ form: 'wide', width: 600, height: 0 }], 'phone')
