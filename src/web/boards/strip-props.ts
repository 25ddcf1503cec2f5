import type { RailProps, StripProps } from './board.ts'

/** What the rail tells of another player besides the game. */
export const stripPropsOf = ({ notes, asked, onOpenSeat }: Omit<RailProps, 'othersOpen'>, of: number): StripProps => ({
  of,
  note: notes[of] ?? '',
  active: asked.includes(of),
  onOpenSeat,
})
