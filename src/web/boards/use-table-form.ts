import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { openForm } from './open-form.ts'
import type { FormOf, RoomSize } from './table-form.ts'

/** Looks at the room that an element has, now and whenever it changes; not when an answer does. */
export function useRoomOf(element: RefObject<HTMLElement | null>, look: (room: RoomSize) => void): void {
  const onRoom = useEffectEvent(look)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return
    const measure = () => onRoom({ width: current.clientWidth, height: current.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
}

/** The form that fits the room an element is given. */
export function useFittingForm<Form extends string>(
  element: RefObject<HTMLElement | null>,
  formOf: FormOf<Form>,
): Form {
  const [form, setForm] = useState<Form>(() => formOf({ width: 1100, height: 850 }))
  useRoomOf(element, room => setForm(formOf(room)))
  return form
}

/** The form of the table; the rail is told of it. */
export function useTableForm<Form extends string>(table: RefObject<HTMLElement | null>, formOf: FormOf<Form>): Form {
  const form = useFittingForm(table, formOf)
  useLayoutEffect(() => openForm.set(form), [form])
  return form
}
