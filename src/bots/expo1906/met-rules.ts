import type { ExpoEvent } from '../../games/expo1906/events.ts'
import type { MetRule } from '../coaching/coaching.ts'
import { atTable, own } from '../coaching/met-rules.ts'

export const expoMetRules: readonly MetRule<ExpoEvent>[] = [
  {
    meets: own('project-completed'),
    rule: 'E-12.1',
    text: {
      en: 'A complete Project scores at once: its points, and 1 more for each of its resources whose row you lead.',
      it: 'Un Progetto completo segna subito: i suoi punti, e 1 in più per ogni sua risorsa di cui sei capofila.',
    },
  },
  {
    meets: own('chit-placed'),
    rule: 'E-8.8',
    text: {
      en: 'The first in the last column of a row chooses its Bonus chit. It counts for everybody who gets there.',
      it: 'Il primo nell’ultima colonna di una riga sceglie il talloncino Bonus. Vale per chiunque ci arrivi.',
    },
  },
  {
    meets: own('card-exchanged'),
    rule: 'E-7.4',
    text: {
      en: 'The better card takes the place of your old one at once. Where its Technology lies does not matter.',
      it: 'La carta migliore prende subito il posto della vecchia. Dove sta la sua Tecnologia non conta.',
    },
  },
  {
    meets: own('meeting'),
    rule: 'E-5.14',
    text: {
      en: 'The Meeting Room offers two different things out of four. Then the round ends for everybody.',
      it: 'La Sala riunioni offre due cose diverse su quattro. Poi il round finisce per tutti.',
    },
  },
  {
    meets: own('project-fed'),
    rule: 'E-6.7',
    text: {
      en: 'Nothing is used up: one half of a tile feeds every Project that it touches.',
      it: 'Nulla si consuma: metà di una tessera alimenta ogni Progetto che tocca.',
    },
  },
  {
    meets: own('scrap-removed'),
    rule: 'E-5.6',
    text: {
      en: 'Setting a tile down and taking one away are operations alike. A Laboratory card has three of them.',
      it: 'Piazzare una tessera e toglierne una sono operazioni uguali. Una carta Laboratorio ne ha tre.',
    },
  },
  {
    meets: own('tile-placed'),
    rule: 'E-6.3',
    text: {
      en: 'A tile may lie anywhere in your Laboratory that is empty. It need not touch another.',
      it: 'Una tessera può stare ovunque il tuo Laboratorio sia vuoto. Non deve toccarne un’altra.',
    },
  },
  {
    meets: (event, isOwn) => isOwn && event.type === 'tile-bought' && event.tile.startsWith('res-'),
    rule: 'E-5.1',
    text: {
      en: 'Resource tiles cost $1, then $2, then $3 in one action. In a later action it begins at $1 again.',
      it: 'Le tessere Risorsa costano $1, poi $2, poi $3 in un’azione. In un’altra azione si riparte da $1.',
    },
  },
  {
    meets: own('tile-bought'),
    rule: 'E-5.3',
    text: {
      en: 'One tile for each visit to the Academy: a Project or a Technology, for $2.',
      it: 'Una tessera per ogni visita all’Accademia: un Progetto o una Tecnologia, per $2.',
    },
  },
  {
    meets: (event, isOwn) => isOwn && event.type === 'token-moved' && rowOf(event.from) !== rowOf(event.to),
    rule: 'E-8.2',
    text: {
      en: 'A token may enter any row of the Patents Office. From then on it goes to the right, and never back.',
      it: 'Un gettone può entrare in ogni riga dell’Ufficio Brevetti. Da lì va a destra, mai indietro.',
    },
  },
  {
    meets: own('token-moved'),
    rule: 'E-8.6',
    text: {
      en: 'Who comes later to a space goes under the pile. Of those furthest in a row, the first to come leads.',
      it: 'Chi arriva dopo in uno spazio va sotto la pila. Fra i più avanti in una riga è capofila il primo arrivato.',
    },
  },
  {
    meets: (event, isOwn) => isOwn && event.type === 'money' && event.amount >= 4,
    rule: 'E-5.12',
    text: {
      en: 'Funding stops at $12, and what is more is lost.',
      it: 'Il denaro si ferma a $12, e il resto è perso.',
    },
  },
  {
    meets: (event, isOwn) => !isOwn && event.type === 'card-played',
    rule: 'E-4.3',
    text: {
      en: 'You may not choose what the player at your right has just chosen. So what you play bars a neighbour too.',
      it: 'Non puoi scegliere ciò che ha appena scelto chi siede alla tua destra. Anche ciò che giochi blocca un vicino.',
    },
  },
  {
    meets: own('card-played'),
    rule: 'E-4.5',
    text: {
      en: 'A card that was played stays on the table. It comes back when the round ends.',
      it: 'Una carta giocata resta sul tavolo. Torna quando il round finisce.',
    },
  },
  {
    meets: atTable('projects-returned'),
    rule: 'E-10.3',
    text: {
      en: 'A new Jury tile sends Projects of the other energy away from the Academy. The Station is filled anew.',
      it: 'Una nuova tessera Giuria allontana dall’Accademia i Progetti dell’altra energia. La Stazione si riempie di nuovo.',
    },
  },
  {
    meets: atTable('jury-placed'),
    rule: 'E-12.4',
    text: {
      en: 'At the end the Jury favours the energy with more tiles: 2 points for each complete Project of it.',
      it: 'Alla fine la Giuria favorisce l’energia con più tessere: 2 punti per ogni Progetto completo di quella.',
    },
  },
  {
    meets: atTable('end-triggered'),
    rule: 'E-11.5',
    text: {
      en: 'The end has come. Each of the others has one turn more, with a card still in hand.',
      it: 'È la fine. Ciascuno degli altri ha ancora un turno, con una carta rimasta in mano.',
    },
  },
]

/** `steel` of `steel-3`; the space that belongs to no row has one of its own. */
const rowOf = (space: string): string => space.replace(/-\d+$/, '')
