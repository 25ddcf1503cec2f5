import { useEffect, useState } from 'react'

export interface LegendShown {
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
}

/** Whether the legend is open; `?` opens it from anywhere on the table. */
export function useLegend(): LegendShown {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event
      if (event.key !== '?' || (target instanceof HTMLElement && target.closest('input, textarea, dialog'))) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return { open, setOpen }
}
