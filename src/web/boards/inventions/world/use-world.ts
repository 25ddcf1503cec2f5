import { createContext, useContext } from 'react'
import { usualWorld, type WorldLayout } from './world-layout.ts'

/** The form in which the world is drawn around a part of it. */
export const WorldContext = createContext<WorldLayout>(usualWorld)

export const useWorld = (): WorldLayout => useContext(WorldContext)
