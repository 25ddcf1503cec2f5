import type { Level } from '../../../bots/levels.ts'
import type { Translated } from '../messages.ts'
import type { levels as english } from './en.ts'

export const levels: Translated<typeof english> = {
  names: {
    random: 'A caso',
    newcomer: 'Esordiente',
    novice: 'Principiante',
    pupil: 'Allievo',
    apprentice: 'Apprendista',
    assistant: 'Assistente',
    lecturer: 'Docente',
    scholar: 'Studioso',
    doctor: 'Dottore',
    master: 'Maestro',
  } satisfies Record<Level, string>,
  how: {
    random: 'Dà una risposta qualsiasi.',
    newcomer: 'Fa tanti errori quanti chi gioca la sua prima partita.',
    novice: 'Prende i punti dove li vede, non nota metà delle possibilità e pensa poco al dopo.',
    pupil: 'Conosce le regole, dimentica i bonus e stima male il valore delle cose.',
    apprentice: 'Pianifica il suo turno, ma non tutto, ed è ancora avido di punti subito.',
    assistant: 'Di solito pianifica bene, con un modo di giocare preferito che non sempre è il migliore.',
    lecturer: 'Di rado gli sfugge qualcosa, e sbaglia dove le differenze sono piccole.',
    scholar: 'Pianifica tutto il suo turno, con tutto ciò che può portare.',
    doctor: 'Guarda alcuni turni avanti, e a ciò che lascia agli altri.',
    master: 'Guarda avanti finché ha tempo, e sa quanto vale ogni cosa.',
  } satisfies Record<Level, string>,
  numbered: (number, name) => `${number} ${name}`,
  rated: (name, rating) => `${name} (${rating})`,
  byResults: name => `Secondo i tuoi risultati: ${name}`,
}
