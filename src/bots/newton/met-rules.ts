import type { NewtonEvent } from '../../games/newton/events.ts'
import type { MetRule } from '../coaching/coaching.ts'
import { atTable, own } from '../coaching/met-rules.ts'

export const newtonMetRules: readonly MetRule<NewtonEvent>[] = [
  {
    meets: own('card-played'),
    rule: 'N-4.1',
    text: {
      en: 'An action is as strong as its symbols at your desk: the cards of this round, and those below the desk.',
      it: 'Un’azione è forte quanti sono i suoi simboli alla tua scrivania: le carte di questo round, e quelle sotto.',
    },
  },
  {
    meets: own('master-played'),
    rule: 'N-18.1',
    text: {
      en: 'Only a Master that was played counts. You may play one on a Master space, or with your ninth bookshelf tile.',
      it: 'Conta solo un Maestro giocato. Puoi giocarne uno su uno spazio Maestro, o con la nona tessera Libreria.',
    },
  },
  {
    meets: own('objective-reached'),
    rule: 'N-16.1',
    text: {
      en: 'This Objective counts for you when the game ends, up to the limit on its tile. Others can reach it too.',
      it: 'Questo Obiettivo conta per te a fine partita, fino al limite della tessera. Possono raggiungerlo anche gli altri.',
    },
  },
  {
    meets: own('line-completed'),
    rule: 'N-9.4',
    text: {
      en: 'This line is complete: from now on it pays its points after every round, this one too.',
      it: 'Questa linea è completa: da ora paga i suoi punti dopo ogni round, anche questo.',
    },
  },
  {
    meets: event => event.type === 'vp' && event.source === 'inventions',
    rule: 'N-15.6',
    text: {
      en: 'An Invention gives at once what it shows, to whoever stops there. It stays on the track for whoever comes next.',
      it: 'Un’Invenzione dà subito ciò che mostra, a chi si ferma lì. Resta sul tracciato per chi viene dopo.',
    },
  },
  {
    meets: own('medicine'),
    rule: 'N-15.8',
    text: {
      en: 'There are two Cities of Medicine. With the second, their tile pays three points after every round in place of one.',
      it: 'Le Città della Medicina sono due. Con la seconda la tessera paga tre punti a ogni round invece di uno.',
    },
  },
  {
    meets: (event, isOwn) => isOwn && event.type === 'tile-taken' && event.tile === 'income',
    rule: 'N-15.4',
    text: {
      en: 'An Income tile pays after every round, this one too. There is room for five of them.',
      it: 'Una tessera Rendita paga dopo ogni round, anche questo. C’è posto per cinque.',
    },
  },
  {
    meets: (event, isOwn) => isOwn && event.type === 'tile-taken' && event.tile === 'development',
    rule: 'N-15.3',
    text: {
      en: 'A Development tile is one more symbol for good: that action is stronger in every round.',
      it: 'Una tessera Sviluppo è un simbolo in più per sempre: quell’azione è più forte a ogni round.',
    },
  },
  {
    meets: own('tile-shelved'),
    rule: 'N-11.2',
    text: {
      en: 'Volumes and visits are shown, not spent. The same ones help you again with the next tile.',
      it: 'Volumi e visite si mostrano, non si spendono. Gli stessi ti aiutano ancora con la prossima tessera.',
    },
  },
  {
    meets: own('token-taken'),
    rule: 'N-15.1',
    text: {
      en: 'A Bonus token belongs to the first who comes through, even without stopping. Keep it: one Objective counts them.',
      it: 'Un gettone Bonus è del primo che passa, anche senza fermarsi. Tienilo: un Obiettivo li conta.',
    },
  },
  {
    meets: own('cube-placed'),
    rule: 'N-7.3',
    text: {
      en: 'Where a trip ends, a cube marks the place as visited for good. Places that you only pass do not count.',
      it: 'Dove un viaggio finisce, un cubetto segna il luogo come visitato per sempre. I luoghi solo attraversati non contano.',
    },
  },
  {
    meets: own('student-moved'),
    rule: 'N-6.2',
    text: {
      en: 'One Student moves in each action, and never back. Special spaces work only where it stops.',
      it: 'In ogni azione si muove un solo Studente, mai indietro. Gli spazi speciali valgono solo dove si ferma.',
    },
  },
  {
    meets: own('worked'),
    rule: 'N-5.2',
    text: {
      en: 'On the Work track each space brings a coin. What is printed on a space counts only if you stop there.',
      it: 'Sul tracciato Lavoro ogni spazio porta una moneta. Ciò che vi è stampato vale solo se ti fermi lì.',
    },
  },
  {
    meets: own('card-taken'),
    rule: 'N-8.1',
    text: {
      en: 'The new card is in your hand. You can play it from your next turn on, and again in later rounds.',
      it: 'La nuova carta è nella tua mano. Puoi giocarla dal prossimo turno, e di nuovo nei round successivi.',
    },
  },
  {
    meets: own('quick-action'),
    rule: 'N-12.1',
    text: {
      en: 'Quick actions cost coins, not turns. You may take them at any moment of your turn.',
      it: 'Le azioni rapide costano monete, non turni. Puoi farle in ogni momento del tuo turno.',
    },
  },
  {
    meets: own('effect-used'),
    rule: 'N-3.4',
    text: {
      en: 'The effect of a card works once each time you play it, before or after its action. You may leave it out.',
      it: 'L’effetto di una carta vale una volta ogni volta che la giochi, prima o dopo l’azione. Puoi rinunciarvi.',
    },
  },
  {
    meets: own('card-pushed'),
    rule: 'N-13.1',
    text: {
      en: 'Under the desk only the symbol lives on, to the end of the game. Your other cards come back to your hand.',
      it: 'Sotto la scrivania resta solo il simbolo, fino a fine partita. Le altre carte tornano nella tua mano.',
    },
  },
  {
    meets: atTable('market-renewed'),
    rule: 'N-13.4',
    text: {
      en: 'After a round the cards on offer are exchanged. What you want you must take before.',
      it: 'Dopo un round le carte in offerta cambiano. Quella che vuoi devi prenderla prima.',
    },
  },
]
