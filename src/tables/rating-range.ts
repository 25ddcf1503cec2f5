/** Between which ratings somebody is to stand; without an end where nothing is said. */
export interface RatingRange {
  readonly from?: number
  readonly to?: number
}

export const isWithin = ({ from = -Infinity, to = Infinity }: RatingRange, rating: number): boolean =>
  from <= rating && rating <= to

/** Whether it has an end at all, and anybody fits. */
export const isRange = ({ from, to }: RatingRange): boolean =>
  from === undefined ? to !== undefined : to === undefined || from <= to

/** How far from one's own a rating may lie that is about one's level: three games of four. */
const ABOUT = 200

export const aboutRating = (rating: number): RatingRange => ({
  from: Math.max(0, rating - ABOUT),
  to: Math.max(0, rating + ABOUT),
})
