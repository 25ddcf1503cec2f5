import { type RefObject, useLayoutEffect, useState } from 'react'
import type { TableForm } from './panels.ts'

const formFor = (width: number, height: number): TableForm =>
  width >= 1000 && height >= 600 ? 'wide' : width >= 600 ? 'tabs' : 'phone'

/** The form that fits the room the table is given. */
export function useTableForm(table: RefObject<HTMLElement | null>): TableForm {
  const [form, setForm] = useState<TableForm>('wide')
  useLayoutEffect(() => {
    const element = table.current
    if (element === null) return
    const measure = () => setForm(formFor(element.clientWidth, element.clientHeight))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [table])
  return form
}
