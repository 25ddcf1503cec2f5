import { useSyncExternalStore } from 'react'
import { observableOf } from '../session/observable.ts'

/** The form of the open table: the rail beside it holds what the table has no room for. */
export const openForm = observableOf<string>('wide')

export const useOpenForm = (): string => useSyncExternalStore(openForm.subscribe, openForm.get, openForm.get)
