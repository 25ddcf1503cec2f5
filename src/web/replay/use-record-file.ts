import { type ChangeEvent, useState } from 'react'
import type { KeptRecord } from './keep-record.ts'

/** A file field that takes a record and keeps it in this browser, and what is wrong with the file that was given. */
export function useRecordFile(opened: (kept: KeptRecord) => void): {
  readonly open: (event: ChangeEvent<HTMLInputElement>) => Promise<void>
  readonly fault: unknown
} {
  const [fault, setFault] = useState<unknown>()
  const open = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.target.files ?? []
    if (file === undefined) return
    try {
      const { keepRecord } = await import('./keep-record.ts')
      opened(await keepRecord(await file.text()))
    } catch (why) {
      setFault(why)
    }
  }
  return { open, fault }
}
