/** How well bots play where nobody chose: they play on from a record, or beside a lesson. */
export const usualLevel = 'scholar'
