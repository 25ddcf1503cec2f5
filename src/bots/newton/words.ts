import { inEveryLanguage } from '../../kernel/translations.ts'
import type { NewtonTerm } from './terms.ts'

/** What the terms of Newton's judgement are called. */
export const termWords = inEveryLanguage<Readonly<Record<NewtonTerm, string>>>({
  en: {
    points: 'points at once',
    income: 'income of the rounds to come',
    lines: 'lines on the way',
    tiles: 'Bookshelf tiles',
    cubes: 'Travel cubes',
    objectives: 'growth of Objectives',
    students: 'ways of the Students',
    work: 'way of the Work marker',
    journey: 'places within reach',
    masters: 'Masters',
    cards: 'cards and their effects',
    symbols: 'symbols for later actions',
    coins: 'coins',
    potions: 'Potions',
  },
  it: {
    points: 'punti subito',
    income: 'rendite dei round a venire',
    lines: 'linee avviate',
    tiles: 'tessere Libreria',
    cubes: 'cubetti Viaggio',
    objectives: 'crescita degli Obiettivi',
    students: 'percorsi degli Studenti',
    work: 'percorso del segnalino Lavoro',
    journey: 'luoghi a portata',
    masters: 'Maestri',
    cards: 'carte e loro effetti',
    symbols: 'simboli per le azioni future',
    coins: 'monete',
    potions: 'Pozioni',
  },
})
