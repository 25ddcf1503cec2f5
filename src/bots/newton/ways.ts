import type { WayToWin } from '../way-to-win.ts'

/** Ways to win at Newton that players speak of. */
export const ways: readonly WayToWin[] = [
  { id: 'books', name: { en: 'Books', it: 'Libri' }, counter: 'tiles', worth: 2 },
  { id: 'travel', name: { en: 'Travel', it: 'Viaggi' }, counter: 'cubes', worth: 2 },
  { id: 'technology', name: { en: 'Technology', it: 'Tecnologia' }, counter: 'technology', worth: 2 },
]
