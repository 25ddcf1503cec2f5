import { countingIn } from '../../kernel/counting.ts'
import type { Coaching } from '../coaching/coaching.ts'
import { roundOf } from '../coaching/part.ts'
import { almaMetRules } from './met-rules.ts'
import type { AlmaTerm } from './terms.ts'
import { termWords } from './words.ts'

const { form } = countingIn('en-GB')
const { form: forma } = countingIn('it')

export const almaCoaching: Coaching<AlmaTerm> = {
  costly: 5,
  ...roundOf,
  aims: [
    {
      counter: 'professors',
      worth: 7,
      text: {
        en: gain => form(gain, { one: 'Recruit a professor', other: `Recruit ${gain} professors` }),
        it: gain => forma(gain, { one: 'Recluta un professore', other: `Recluta ${gain} professori` }),
      },
      why: {
        en: 'A professor lectures again in every round, and counts once for each milestone at the end.',
        it: 'Un professore fa lezione a ogni round, e alla fine conta una volta per ogni traguardo.',
      },
      rule: 'A-15.5',
    },
    {
      counter: 'students',
      worth: 5,
      text: {
        en: gain => form(gain, { one: 'Recruit a student', other: `Recruit ${gain} students` }),
        it: gain => forma(gain, { one: 'Recluta uno studente', other: `Recluta ${gain} studenti` }),
      },
      why: {
        en: 'At the end students in the upper halls are multiplied by those in the lower ones.',
        it: 'Alla fine gli studenti nelle aule in alto si moltiplicano per quelli in basso.',
      },
      rule: 'A-15.8',
    },
    {
      counter: 'research',
      worth: 2,
      text: {
        en: gain => form(gain, { one: 'Climb a level of research', other: `Climb ${gain} levels of research` }),
        it: gain => forma(gain, { one: 'Sali di un livello di ricerca', other: `Sali di ${gain} livelli di ricerca` }),
      },
      why: {
        en: 'Milestones bring bonuses, and who is far up has the books that others need.',
        it: 'I traguardi portano bonus, e chi sta in alto ha i libri che servono agli altri.',
      },
      rule: 'A-13.4',
    },
  ],
  opening: [
    {
      asks: ['draft', 'put-away'],
      text: {
        en: 'Setup cards are what you begin with: books, ducats, prestige, steps, a student. You will keep three. Low numbers come early in turn order.',
        it: 'Con le carte preparazione cominci: libri, ducati, prestigio, passi, uno studente. Ne terrai tre. I numeri bassi vengono prima nell’ordine di turno.',
      },
      rule: 'A-3.1',
    },
    {
      asks: ['choose-chancellor', 'keep-card'],
      text: {
        en: 'A chancellor helps you through the whole game. Take one whose text you understand: you will think of using it.',
        it: 'Un cancelliere ti aiuta per tutta la partita. Prendine uno di cui capisci il testo: ti ricorderai di usarlo.',
      },
      rule: 'A-3.4',
    },
    {
      asks: ['arrange'],
      text: {
        en: 'Your books for sale will stand on these shelves. Each gives its points once, to somebody who buys from it. For a first game the usual order will do.',
        it: 'Su questi scaffali staranno i tuoi libri in vendita. Ognuno dà i suoi punti una volta, a chi ne compra. Per una prima partita va bene l’ordine consueto.',
      },
      rule: 'A-3.6',
    },
    {
      asks: ['goods'],
      text: {
        en: 'You get what your setup cards show, in any order. Books in storage pay for students and professors. Those in the display others may buy.',
        it: 'Ricevi ciò che mostrano le tue carte preparazione, in qualunque ordine. I libri in magazzino pagano studenti e professori. Quelli in vetrina li comprano gli altri.',
      },
      rule: 'A-3.7',
    },
  ],
  names: termWords,
  metRules: almaMetRules,
  teaches: {
    points: {
      text: { en: 'There is prestige to be had in this turn.', it: 'In questo turno c’è prestigio da prendere.' },
      rule: 'A-4.10',
    },
    halls: {
      text: {
        en: 'A student goes to your first free hall. The sixth can bring a master more.',
        it: 'Uno studente va nella tua prima aula libera. La sesta può portare un maestro in più.',
      },
      rule: 'A-8.6',
    },
    professors: {
      text: {
        en: 'A professor can give a lecture in every round, for one book.',
        it: 'Un professore può fare una lezione a ogni round, per un libro.',
      },
      rule: 'A-9.9',
    },
    students: {
      text: {
        en: 'Many students serve you in every round: the earlier they come, the more they do.',
        it: 'Molti studenti servono a ogni round: prima arrivano, più rendono.',
      },
      rule: 'A-14.3',
    },
    research: {
      text: {
        en: 'A second level carries you on to the milestone above it, with its bonus.',
        it: 'Un secondo livello ti porta subito al traguardo sopra, con il suo bonus.',
      },
      rule: 'A-4.16',
    },
    reputation: {
      text: {
        en: 'Who is far up in research has books of high reputation. They pay for the dearer students.',
        it: 'Chi è avanti nella ricerca ha libri di grande reputazione. Pagano gli studenti più cari.',
      },
      rule: 'A-13.4',
    },
    fame: {
      text: {
        en: 'Who meets all of a glory tile may take a card with a bonus and a chancellor.',
        it: 'Chi soddisfa una tessera gloria può prendere una carta con un bonus e un cancelliere.',
      },
      rule: 'A-12.1',
    },
    recruits: {
      text: {
        en: 'Look at whom you could pay for next: what one seat recruits, another may not find.',
        it: 'Guarda chi potresti pagare: ciò che uno recluta, un altro può non trovarlo.',
      },
      rule: 'A-8.1',
    },
    books: {
      text: {
        en: 'Everything here is paid with books, most of them in different colours.',
        it: 'Qui tutto si paga in libri, per lo più di colori diversi.',
      },
      rule: 'A-8.2',
    },
    ducats: {
      text: {
        en: 'Ducats buy books and hurry professors. Four of them are a point at the end.',
        it: 'I ducati comprano libri e pagano professori. Quattro fanno un punto alla fine.',
      },
      rule: 'A-15.2',
    },
    masters: {
      text: {
        en: 'Masters do the work, and two more can be had in a game.',
        it: 'A lavorare sono i maestri, e in una partita se ne possono avere altri due.',
      },
      rule: 'A-4.11',
    },
    display: {
      text: {
        en: 'Books on display may be bought by the others, who pay you for them.',
        it: 'I libri in vetrina possono comprarli gli altri, e li pagano a te.',
      },
      rule: 'A-11.3',
    },
    powers: {
      text: {
        en: 'A chancellor’s ability is no action: it comes on top of your turn.',
        it: 'L’abilità di un cancelliere non è un’azione: si aggiunge al tuo turno.',
      },
      rule: 'A-12.4',
    },
  },
}
