import { createContext, useContext } from 'react'
import type { ToldStep } from './handbook.ts'
import type { LoadedHandbook } from './load-handbook.ts'

/** The handbook that is being read, with its examples played. */
export interface ReadingTime {
  readonly handbook: LoadedHandbook
  readonly told: ReadonlyMap<string, readonly ToldStep[]>
}

export const ReadingContext = createContext<ReadingTime | undefined>(undefined)

export function useReading(): ReadingTime {
  const reading = useContext(ReadingContext)
  if (reading === undefined) throw new Error('no handbook is open')
  return reading
}
