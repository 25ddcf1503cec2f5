import { countingIn } from '../../../kernel/counting.ts'
import type { Messages } from '../messages.ts'

const { count } = countingIn('it')

export const handbook: Pick<Messages, 'handbook'> = {
  handbook: {
    name: 'Manuale',
    title: (game: string): string => `Il manuale di ${game}`,
    about: (min: number, max: number, minutes: number, reading: number): string =>
      `Da ${min} a ${max} giocatori, ${minutes} minuti. Si legge in ${reading} minuti.`,
    none: 'Per questo gioco non c’è ancora un manuale; le regole esatte sono complete.',
    contents: 'Indice',
    close: 'Chiudi',
    search: 'Cerca nel manuale',
    found: (many: number): string => count(many, 'passo', 'passi'),
    before: 'Capitolo precedente',
    after: 'Capitolo successivo',
    print: 'Stampa il manuale',
    printSummary: 'Stampa il riassunto, due facciate',
    exact: 'Regole esatte',
    exactAll: 'Le regole esatte',
    tellsIt: 'Il manuale lo racconta con figure',
    components: 'Tutte le carte e le tessere',
    example: (title: string): string => `Esempio: ${title}`,
    step: (at: number): string => `Figura del passo ${at}`,
    ourReading: 'Ai nostri tavoli',
    otherReading: 'L’altra lettura',
  },
}
