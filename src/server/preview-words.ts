import { countingIn } from '../kernel/counting.ts'
import { inEveryLanguage } from '../kernel/translations.ts'

interface PreviewWords {
  /** What the whole site is. */
  readonly site: string
  free(seats: number): string
  readonly full: string
  watch(game: string): string
  /** A game that is over, given to others to look at. */
  shared(game: string): string
}

const en = countingIn('en-GB')
const it = countingIn('it')

export const previewWords = inEveryLanguage<PreviewWords>({
  en: {
    site: 'Four board games of science and invention, played in a browser: alone, against bots, or with friends.',
    free: seats => en.count(seats, 'free seat', 'free seats'),
    full: 'all seats are taken',
    watch: game => `Watch a game of ${game}`,
    shared: game => `A game of ${game}`,
  },
  it: {
    site: 'Quattro giochi da tavolo di scienza e invenzioni nel browser: da soli, contro i bot o con gli amici.',
    free: seats => it.count(seats, 'posto libero', 'posti liberi'),
    full: 'tutti i posti sono presi',
    watch: game => `Guarda una partita a ${game}`,
    shared: game => `Una partita a ${game}`,
  },
})
