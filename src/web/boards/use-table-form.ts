import { type RefObject, useLayoutEffect, useState } from 'react'
import { openForm } from './open-form.ts'
import type { FormOf } from './table-form.ts'

/** The form that fits the room an element is given. It is looked at again when the room changes, not when an answer does. */
export function useFittingForm<Form extends string>(table: RefObject<HTMLElement | null>, formOf: FormOf<Form>): Form {
  const [form, setForm] = useState<Form>(() => formOf({ width: 1100, height: 850 }))
  useLayoutEffect(() => {
    const element = table.current
    if (element === null) return
    const measure = () => setForm(formOf({ width: element.clientWidth, height: element.clientHeight }))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [table, formOf])
  return form
}

/** The form of the table; the rail is told of it. */
export function useTableForm<Form extends string>(table: RefObject<HTMLElement | null>, formOf: FormOf<Form>): Form {
  const form = useFittingForm(table, formOf)
  useLayoutEffect(() => openForm.set(form), [form])
  return form
}
