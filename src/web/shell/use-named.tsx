import { type ReactNode, useState } from 'react'
import { settings } from '../settings/settings.ts'
import { NameDialog } from './NameDialog.tsx'

/** Does something that others see: who has no name yet is asked for one first. */
export function useNamed(): { named: (then: () => void) => void; dialog: ReactNode } {
  const [then, setThen] = useState<() => void>()
  const named = (work: () => void): void => {
    if (settings.get().name === '') setThen(() => work)
    else work()
  }
  const done = (): void => {
    setThen(undefined)
    then?.()
  }
  return { named, dialog: then && <NameDialog onNamed={done} onClose={() => setThen(undefined)} /> }
}
