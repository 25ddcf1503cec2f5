import type { Seat } from '../../../kernel/contract.ts'
import { type Play, playerAt } from '../state.ts'

/** Makes an own professor ready or exhausted. */
export function setReady(play: Play, seat: Seat, professor: string, ready: boolean): void {
  const { professors } = playerAt(play, seat)
  professors.forEach((one, at) => {
    if (one.id === professor) professors[at] = { ...one, ready }
  })
}

export const owns = (play: Play, seat: Seat, professor: string): boolean => {
  for (const one of playerAt(play, seat).professors) if (one.id === professor) return true
  return false
}
