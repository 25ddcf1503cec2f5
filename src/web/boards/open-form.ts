import { useSyncExternalStore } from 'react'
import { storeOf } from '../session/store.ts'

/** The form of the open table: the rail beside it holds what the table has no room for. */
export const openForm = storeOf<string>('wide')

export const useOpenForm = (): string => useSyncExternalStore(openForm.subscribe, openForm.get, openForm.get)
