/** The pack's own names are English. */
export const names = {}
