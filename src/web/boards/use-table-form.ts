import { type RefObject, useLayoutEffect, useState } from 'react'

/** How much room the table has: all plates at once, one plate with small ones beside it, or one plate alone. */
export type TableForm = 'wide' | 'tabs' | 'phone'

/** The least room in which all plates of a table can lie at once. */
interface Room {
  readonly width: number
  readonly height: number
}

const usual: Room = { width: 1000, height: 600 }

const formFor = (width: number, height: number, wide: Room): TableForm =>
  width >= wide.width && height >= wide.height ? 'wide' : width >= 600 ? 'tabs' : 'phone'

/** The form that fits the room the table is given. */
export function useTableForm(table: RefObject<HTMLElement | null>, wide = usual): TableForm {
  const [form, setForm] = useState<TableForm>('wide')
  useLayoutEffect(() => {
    const element = table.current
    if (element === null) return
    const measure = () => setForm(formFor(element.clientWidth, element.clientHeight, wide))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [table, wide])
  return form
}
