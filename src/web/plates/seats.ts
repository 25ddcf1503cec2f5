/** The colours a seat can have. Each goes with a symbol and a heraldic hatching, so that colour never speaks alone. */
export const seatColors = ['red', 'blue', 'green', 'yellow', 'black', 'orange', 'purple'] as const

export type SeatColor = (typeof seatColors)[number]

export const fillOf = (color: SeatColor) => `var(--p-${color})`
export const inkOf = (color: SeatColor) => `var(--p-${color}-text)`
export const hatchOf = (color: SeatColor) => `url(#hatch-${color})`
