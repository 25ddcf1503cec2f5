import type { AlmaMaterEvent } from '../../games/almamater/events.ts'
import type { MetRule } from '../coaching/coaching.ts'
import { atTable, own } from '../coaching/met-rules.ts'

export const almaMetRules: readonly MetRule<AlmaMaterEvent>[] = [
  {
    meets: own('bust-taken'),
    rule: 'A-12.2',
    text: {
      en: 'A bust card brings its bonus at once, and you have the ability of its chancellor from now on.',
      it: 'Una carta busto dà subito il suo bonus, e da ora hai la capacità del suo cancelliere.',
    },
  },
  {
    meets: own('master-gained'),
    rule: 'A-4.11',
    text: {
      en: 'One master more can mean one turn more in every round. Two can be gained in a game.',
      it: 'Un maestro in più può voler dire un turno in più a ogni round. In una partita se ne possono ottenere due.',
    },
  },
  {
    meets: own('price-set'),
    rule: 'A-9.4',
    text: {
      en: 'Who recruits a professor first sets the price for good. Those who come later pay the same books, but no ducats.',
      it: 'Chi recluta per primo un professore ne fissa il prezzo per sempre. Chi viene dopo paga gli stessi libri, ma niente ducati.',
    },
  },
  {
    meets: own('lecture'),
    rule: 'A-9.6',
    text: {
      en: 'A new professor may lecture at once for nothing. Then it is exhausted until the next round.',
      it: 'Un nuovo professore può fare subito lezione gratis. Poi è esausto fino al prossimo round.',
    },
  },
  {
    meets: own('bookmark'),
    rule: 'A-9.9',
    text: {
      en: 'The book on a professor is what a lecture costs: one of that kind. A lecture is a turn, and needs no master.',
      it: 'Il libro sul professore è il costo di una lezione: uno di quel tipo. Una lezione è un turno, e non serve un maestro.',
    },
  },
  {
    meets: own('student-recruited'),
    rule: 'A-15.8',
    text: {
      en: 'A student takes your lowest free hall. At the end, students in A halls times students in B halls are points.',
      it: 'Uno studente va nell’aula libera più bassa. Alla fine, studenti nelle aule A per studenti nelle aule B sono punti.',
    },
  },
  {
    meets: own('shelf-scored'),
    rule: 'A-11.4',
    text: {
      en: 'A shelf that was scored turns dark, and is worth nothing to the next buyer. You score one in each visit, however many books you buy.',
      it: 'Uno scaffale segnato si gira, e non vale nulla per chi compra dopo. Ne segni uno a ogni visita, quanti che siano i libri.',
    },
  },
  {
    meets: own('bought'),
    rule: 'A-11.3',
    text: {
      en: 'You buy a display from the left, and pay its owner. Where it is empty you pay 4 ducats a book.',
      it: 'Una vetrina si compra da sinistra, e si paga chi la possiede. Dov’è vuota un libro costa 4 ducati.',
    },
  },
  {
    meets: own('researched'),
    rule: 'A-4.16',
    text: {
      en: 'Every second level carries you on to the milestone above it, with its bonus.',
      it: 'Ogni secondo livello ti porta al traguardo sopra, con il suo bonus.',
    },
  },
  {
    meets: own('black-steps'),
    rule: 'A-4.15',
    text: {
      en: 'A black step must be paid as the next level asks, a green one is free. Steps lapse with the turn.',
      it: 'Un passo nero si paga come chiede il livello, uno verde è gratis. I passi scadono col turno.',
    },
  },
  {
    meets: own('shelved'),
    rule: 'A-4.6',
    text: {
      en: 'A book in the display stays there until somebody buys it. You cannot take it back into storage.',
      it: 'Un libro in vetrina resta lì finché qualcuno lo compra. Non puoi riportarlo in magazzino.',
    },
  },
  {
    meets: (event, isOwn) => isOwn && event.type === 'sent' && event.space === 'bishop',
    rule: 'A-11.2',
    text: {
      en: 'More masters at the bishop in one go bring more ducats each. There you also come earlier in the next round.',
      it: 'Più maestri dal vescovo in una volta danno più ducati ciascuno. E nel prossimo round vieni prima.',
    },
  },
  {
    meets: own('sent'),
    rule: 'A-7.2',
    text: {
      en: 'Where others stand, you need one master more than any of them has there. So come early.',
      it: 'Dove stanno altri ti serve un maestro in più di quanti ne ha lì uno di loro. Arriva presto.',
    },
  },
  {
    meets: own('passed'),
    rule: 'A-6.5',
    text: {
      en: 'Who passes takes no more turns in this round. The others may take several in a row.',
      it: 'Chi passa non fa altri turni in questo round. Gli altri possono farne più di fila.',
    },
  },
  {
    meets: own('cleaned-up'),
    rule: 'A-14.2',
    text: {
      en: 'After a round each book in your display earns a ducat. Then all shelves move to the left, where books are cheaper.',
      it: 'Dopo un round ogni libro in vetrina rende un ducato. Poi gli scaffali vanno a sinistra, dove costano meno.',
    },
  },
  {
    meets: atTable('reputation-set'),
    rule: 'A-13.4',
    text: {
      en: 'After each round research ranks the colours. Dear students ask for books of high rank.',
      it: 'Dopo ogni round la ricerca mette in ordine i colori. Gli studenti cari chiedono libri di rango alto.',
    },
  },
]
