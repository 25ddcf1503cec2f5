import type { GivenAnswer } from '../../kernel/history.ts'
import { by, LEARNER, type Lesson } from './lesson.ts'

const BLAISE = 1
const CHIARA = 2

/** Starting goods, chancellors and displays, and the first turns of those who come before. */
const opening: readonly GivenAnswer[] = [
  ...by(LEARNER, 'keep:setup-10'),
  ...by(BLAISE, 'keep:setup-09'),
  ...by(CHIARA, 'keep:setup-17'),
  ...by(LEARNER, 'keep:setup-06'),
  ...by(BLAISE, 'keep:setup-02'),
  ...by(CHIARA, 'keep:setup-11'),
  ...by(LEARNER, 'keep:setup-14'),
  ...by(BLAISE, 'keep:setup-07'),
  ...by(CHIARA, 'keep:setup-04'),
  ...by(LEARNER, 'discard:setup-03'),
  ...by(BLAISE, 'discard:setup-20'),
  ...by(CHIARA, 'discard:setup-11'),
  ...by(BLAISE, 'chancellor:chancellor-paracelsus'),
  ...by(CHIARA, 'chancellor:chancellor-pereira'),
  ...by(LEARNER, 'chancellor:chancellor-biringuccio'),
  ...by(BLAISE, 'shelf:1', 'shelf:1', 'shelf:1', 'shelf:2', 'shelf:2', 'shelf:1'),
  ...by(CHIARA, 'shelf:1', 'shelf:1', 'shelf:1', 'shelf:1', 'shelf:2', 'shelf:2'),
  ...by(LEARNER, 'shelf:1', 'shelf:1', 'shelf:1', 'shelf:1', 'shelf:2', 'shelf:2'),
  ...by(BLAISE, 'take:setup-02:1', 'display:2', 'display:2', 'end-turn'),
  ...by(CHIARA, 'take:setup-17:2', 'gain:green-2', 'gain:blue-1', 'end-turn'),
  ...by(LEARNER, 'take:setup-06:1', 'display:0', 'end-turn'),
  ...by(BLAISE, 'bishop:1', 'end-turn'),
  ...by(CHIARA, 'student:student-art-1', 'end-turn'),
]

/** The first round of Alma Mater with two others: books, research, a trade, a student, a professor, and the income. */
export const almaMaterLesson: Lesson = {
  game: 'almamater',
  chapter: 'turns',
  seed: 'lesson-353',
  options: {},
  others: ['Blaise', 'Chiara'],
  opening,
  steps: [
    {
      text: {
        en: 'You lead a university of the Renaissance. In six rounds you print books, trade them, and win students and professors with them. Whoever has most prestige at the end wins. Starting goods and chancellors are chosen already; you play black and are third in order.',
        it: 'Guidi un’università del Rinascimento. In sei round stampi libri, li scambi, e con essi conquisti studenti e professori. Alla fine vince chi ha più prestigio. Beni iniziali e cancellieri sono già scelti; giochi il nero e sei terzo nell’ordine.',
      },
    },
    {
      text: {
        en: 'Your four masters do the work: each turn you send one from the archive to a space, until you have none left or pass. Blaise went to the bishop for money and an earlier turn in the next round, Chiara to the campus for a student.',
        it: 'A lavorare sono i tuoi quattro maestri: a ogni turno ne mandi uno dall’archivio su uno spazio, finché ne hai o finché passi. Blaise è andato dal vescovo, per denaro e un posto migliore nel prossimo round; Chiara al campus, per uno studente.',
      },
      look: ['archive:master', 'space:bishop', 'space:campus-1'],
      rule: 'A-6.2',
    },
    {
      text: {
        en: 'Everything here is paid with books. Your first student prints those of your own colour, for 1 ducat each, on a space that only you can use. Buy four.',
        it: 'Qui tutto si paga in libri. Il tuo primo studente stampa quelli del tuo colore, a 1 ducato l’uno, su uno spazio che solo tu puoi usare. Comprane quattro.',
      },
      answers: ['own:own-printed:4'],
      rule: 'A-10.4',
    },
    {
      text: {
        en: 'Books in storage are for your own use. Those in the display the others may buy from you; what is still there when the round ends earns 1 ducat. Put two into the display, and keep two.',
        it: 'I libri in magazzino li usi tu. Quelli in vetrina possono comprarli gli altri; ciò che resta lì a fine round rende 1 ducato. Mettine due in vetrina e tienine due.',
      },
      answers: ['display:2'],
      rule: 'A-4.6',
    },
    {
      text: {
        en: 'Printing also gave you a black step of research: one level up, for what that level asks. Here it is 5 ducats, 2 fewer for each master at the bishop, and you have none there. Pay the 5: from a second level you are carried on to the milestone above, worth 3 prestige.',
        it: 'Stampare ti ha dato anche un passo nero di ricerca: un livello più su, al prezzo scritto lì. Qui sono 5 ducati, 2 in meno per ogni maestro dal vescovo, e tu lì non ne hai. Paga i 5: da un secondo livello si passa subito al traguardo sopra, che vale 3 prestigio.',
      },
      answers: ['step:black'],
      look: ['level:3'],
      rule: 'A-4.16',
    },
    {
      text: {
        en: 'Nobody is further up now: that will matter when the round ends. Steps that are not used lapse with the turn. Until you end it, all can be taken back.',
        it: 'Ora nessuno è più in alto: conterà a fine round. I passi non usati scadono col turno. Finché non lo chiudi, puoi annullare tutto.',
      },
      answers: ['end-turn'],
      replies: [...by(BLAISE, 'buy:black:1', 'end-turn'), ...by(CHIARA, 'bishop:1', 'end-turn')],
    },
    {
      text: {
        en: 'Blaise bought a book from your display: 4 ducats for you, and the points of its shelf for him. You need other colours too, so do the same at the Colloquium: two blue books, the left ones first, for 3 ducats each.',
        it: 'Blaise ha comprato un libro dalla tua vetrina: 4 ducati a te, e a lui i punti dello scaffale. Anche a te servono altri colori: fai lo stesso al Colloquio, due manuali blu, da sinistra, per 3 ducati l’uno.',
      },
      answers: ['buy:blue:2'],
      look: ['slot:blue:3', 'slot:black:5'],
      rule: 'A-11.3',
    },
    {
      text: {
        en: 'You may score one of the shelves from which you bought; then it turns dark and is worth nothing more. Take the one for 2, and end the turn.',
        it: 'Puoi segnare uno degli scaffali da cui hai comprato; poi si gira e non vale più nulla. Prendi quello da 2, e chiudi il turno.',
      },
      answers: ['shelf:blue:4', 'end-turn'],
      replies: [
        ...by(BLAISE, 'own:own-printed:4', 'display:4', 'end-turn'),
        ...by(CHIARA, 'own:own-printed:4', 'display:3', 'end-turn'),
      ],
      rule: 'A-11.4',
    },
    {
      text: {
        en: 'Now a student. A master on the campus recruits from one row; in the first, where Chiara’s master stands, you would need two. Take the Librarian of the last row: he pays each round and makes your storage larger.',
        it: 'Ora uno studente. Un maestro al campus recluta da una fila; nella prima, dove sta il maestro di Chiara, te ne servirebbero due. Prendi il Bibliotecario dell’ultima fila: rende a ogni round e ingrandisce il magazzino.',
      },
      answers: ['student:student-art-2'],
      look: ['space:campus-1'],
      rule: 'A-7.2',
    },
    {
      text: {
        en: 'A student of art costs two books of one colour and one of another; the other faculties ask for more. Pay with two black ones and keep a blue one: you will need it at once.',
        it: 'Uno studente di arte costa due manuali di un colore e uno di un altro; le altre facoltà chiedono di più. Paga con due neri e tieni un blu: ti servirà subito.',
      },
      answers: ['pay:black-2:blue-1'],
      rule: 'A-8.2',
    },
    {
      text: {
        en: 'He moves into hall 2, a B hall, and for those your chancellor Biringuccio gives a dictionary and 3 ducats. At the end your students in A halls times those in B halls are points. End the turn.',
        it: 'Va nell’aula 2, un’aula B, e per queste il tuo cancelliere Biringuccio dà un dizionario e 3 ducati. Alla fine gli studenti nelle aule A per quelli nelle aule B sono punti. Chiudi il turno.',
      },
      answers: ['end-turn'],
      replies: [...by(BLAISE, 'bishop:1', 'end-turn'), ...by(CHIARA, 'bishop:1', 'end-turn')],
      look: ['chancellor:chancellor-biringuccio'],
      rule: 'A-15.8',
    },
    {
      text: {
        en: 'Your last master goes to the Academy for a professor. Those of mathematics cost 5 ducats and books of three kinds: 2, 1 and 1. A dictionary counts as a kind. Recruit the Printer.',
        it: 'L’ultimo maestro va all’Accademia per un professore. Quelli di matematica costano 5 ducati e libri di tre tipi: 2, 1 e 1. Un dizionario vale come tipo. Recluta lo Stampatore.',
      },
      answers: ['professor:professor-mathematics-1'],
      rule: 'A-9.2',
    },
    {
      text: {
        en: 'You could pay in one way only: two black books, a blue one and the dictionary. Who is first sets the price for good: everybody after you pays exactly these books, but no ducats. The black ones they will have to buy from you.',
        it: 'Potevi pagare in un solo modo: due libri neri, uno blu e il dizionario. Chi arriva primo fissa il prezzo per sempre: dopo di te tutti pagano esattamente questi libri, ma niente ducati. I neri dovranno comprarli da te.',
      },
      rule: 'A-9.3',
    },
    {
      text: {
        en: 'A new professor may lecture at once for nothing. The Printer sets a book on every empty shelf of your display: five at a stroke.',
        it: 'Un nuovo professore può tenere subito lezione gratis. Lo Stampatore mette un manuale su ogni scaffale vuoto della vetrina: cinque in un colpo.',
      },
      answers: ['lecture:professor-mathematics-1'],
      rule: 'A-9.6',
    },
    {
      text: {
        en: 'Later a lecture is a turn of its own: it needs no master, but a book like the one that now marks the card, and each professor lectures once in a round. End the turn.',
        it: 'In seguito una lezione è un turno a sé: non serve un maestro, ma un libro come quello che ora segna la carta, e ogni professore fa lezione una volta per round. Chiudi il turno.',
      },
      answers: ['end-turn'],
      replies: [...by(BLAISE, 'pass'), ...by(CHIARA, 'pass')],
      rule: 'A-9.9',
    },
    {
      text: {
        en: 'The others have passed, and your archive is empty. Pass too, and the round ends: masters come home, professors are ready again, and the bishop’s guests come first in the new order.',
        it: 'Gli altri hanno passato e il tuo archivio è vuoto. Passa anche tu, e il round finisce: i maestri tornano, i professori sono di nuovo pronti, e chi è stato dal vescovo viene prima nel nuovo ordine.',
      },
      answers: ['pass'],
      replies: [
        ...by(BLAISE, 'buy:black:2', 'shelf:black:1', 'end-turn'),
        ...by(CHIARA, 'laboratory:2', 'step:green', 'step:green', 'end-turn'),
      ],
      rule: 'A-6.5',
    },
    {
      text: {
        en: 'Your income: 6 ducats from the full display, 1 from the Librarian, 4 for your rank. Every shelf moved one slot to the left, where books are cheaper, and the leftmost book was lost. Blaise has bought two of them already.',
        it: 'Le tue entrate: 6 ducati dalla vetrina piena, 1 dal Bibliotecario, 4 per il tuo rango. Ogni scaffale si è spostato di un posto a sinistra, dove i libri costano meno, e il primo libro è andato perso. Blaise ne ha già comprati due.',
      },
      look: ['slot:black:1', 'slot:black:2', 'slot:black:6'],
      rule: 'A-14.2',
    },
    {
      text: {
        en: 'At the end of each round research ranks the colours. You were ahead, so black is the first: from now on students of law, medicine and mathematics ask for books of high ranks, and yours will be wanted.',
        it: 'A fine round la ricerca mette in ordine i colori. Eri in testa, perciò il nero è il primo: d’ora in poi gli studenti di diritto, medicina e matematica chiedono libri di rango alto, e i tuoi saranno cercati.',
      },
      look: ['level:3'],
      rule: 'A-13.4',
    },
    {
      text: {
        en: 'You have printed, traded, studied and taught. Halls, bust cards and the count come in the next chapter. Each question links to its rule, and the lamp gives a hint.',
        it: 'Hai stampato, commerciato, studiato e insegnato. Le aule, le carte busto e il conto vengono nel prossimo capitolo. Ogni domanda rimanda alla sua regola, e la lampada dà un consiglio.',
      },
    },
  ],
}
