import { type RefObject, useLayoutEffect, useState } from 'react'

/** How much room the table has: all plates at once, one plate with small ones beside it, or one plate alone. */
export type TableForm = 'wide' | 'tabs' | 'phone'

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
