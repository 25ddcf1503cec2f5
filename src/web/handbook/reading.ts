import { createContext, useContext } from 'react'
import type { ToldStep } from './handbook.ts'
import type { LoadedHandbook } from './load-handbook.ts'

/** The handbook that is being read, with its examples played. */
export interface Reading {
  readonly handbook: LoadedHandbook
  readonly told: ReadonlyMap<string, readonly ToldStep[]>
}

export const ReadingContext = createContext<Reading | undefined>(undefined)

export function useReading(): Reading {
  const reading = useContext(ReadingContext)
  if (reading === undefined) throw new Error('no handbook is open')
  return reading
}
