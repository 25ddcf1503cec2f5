import type { Seat } from '../../../kernel/contract.ts'
import { type OwnProfessor, type Play, playerAt } from '../state.ts'

/** Makes an own professor ready or exhausted. */
export function setReady(play: Play, seat: Seat, professor: string, ready: boolean): void {
  const { professors } = playerAt(play, seat)
  for (let at = 0; at < professors.length; at++) {
    const { id, bookmark } = professors[at] as OwnProfessor
    if (id === professor) professors[at] = { id, ready, bookmark }
  }
}

export const owns = (play: Play, seat: Seat, professor: string): boolean => {
  for (const one of playerAt(play, seat).professors) if (one.id === professor) return true
  return false
}
