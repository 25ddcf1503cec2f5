import { type RefObject, useLayoutEffect, useState } from 'react'
import type { FormOf } from './table-form.ts'

/** The form that fits the room the table is given. It is looked at again when the room changes, not when an answer does. */
export function useTableForm<Form extends string>(table: RefObject<HTMLElement | null>, formOf: FormOf<Form>): Form {
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
