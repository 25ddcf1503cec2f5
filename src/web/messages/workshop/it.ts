import { countingIn } from '../../../kernel/counting.ts'
import type { Translated } from '../messages.ts'
import type { workshop as en } from './en.ts'

const { count } = countingIn('it')

export const workshop: Translated<typeof en> = {
  known: {
    title: game => `Che cosa si sa di ${game}`,
    lead: 'Non conosciamo tutti i numeri stampati sulle carte e sulle tessere. Ogni valore di questo gioco dice da dove viene.',
    values: many => count(many, 'valore', 'valori'),
    first: 'Che cosa noterebbe per primo chi possiede la scatola',
    firstHelp: 'Dove c’è più di ricostruito, e di che cosa:',
    made: (made, all) => `${made} su ${all} ricostruiti`,
    groups: 'Parte per parte',
    group: 'Parte',
    numbers: 'Numeri e preparazione',
    enter: 'Possiedi la scatola? Inserisci ciò che vi è stampato',
    explained: {
      box: 'Chi possiede il gioco lo ha letto sul componente stampato.',
      rulebook: 'Lo dice il regolamento, nel testo o in un esempio.',
      public: 'Lo mostra materiale pubblicato: recensioni, immagini, pagine degli editori.',
      recalled: 'Qualcuno lo ricorda dalle partite.',
      reconstructed:
        'Lo abbiamo inventato perché sia conforme alle regole e si giochi bene. Il valore stampato può essere diverso.',
    },
  },
}
