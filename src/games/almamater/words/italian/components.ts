import { countingIn } from '../../../../kernel/counting.ts'
import type { ComponentPhrases, EffectPhrases } from '../phrases/components.ts'

const { form } = countingIn('it')

export const effects: EffectPhrases = {
  forEach: (gain, what) => `${gain} per ogni ${what}`,
  perProfessor: points => `per ogni tuo professore: ${points}`,
  perProfessorOf: (points, faculty) => `${points} se di ${faculty}`,
  exchange: (pay, gain) => `paga ${pay}: ${gain}`,
  oneOf: choices => `uno fra: ${choices.join('; ')}`,
  recruitStudent: faculties =>
    faculties === undefined ? 'recluta uno studente qualsiasi' : `recluta uno studente di ${faculties}`,
  recruitProfessor: faculties =>
    faculties === undefined ? 'recluta un professore qualsiasi' : `recluta un professore di ${faculties}`,
  free: 'senza costi',
  noBooks: 'senza libri',
  noDucats: 'senza ducati',
  freeLecture: ', che può tenere subito lezione senza libro',
  lessTextbooks: count => form(count, { one: 'con 1 manuale in meno', other: `con ${count} manuali in meno` }),
  prestigeByFaculty: points => `e ottieni ${points}`,
  actions: {
    'fill-display': 'metti un manuale proprio su ogni scaffale vuoto della tua vetrina',
    'display-clean-up': 'riordina subito la tua vetrina, con i suoi ducati',
    'repeat-placed-master': 'ripeti l’azione di uno spazio su cui sta un tuo maestro',
    'place-price-tiles':
      'metti tessere prezzo su tre posti della tua vetrina; i prezzi non scendono mai da sinistra a destra',
    'rearrange-price-tiles': 'disporre di nuovo le tue tessere prezzo',
  },
  lectureGiven: gain => `${gain} ogni volta che tieni una lezione`,
  studentPlaced: (gain, hall, later) =>
    `${gain} ogni volta che piazzi un ${later ? 'altro ' : ''}studente${hall === undefined ? '' : ` in un’aula ${hall}`}`,
  professorRecruited: gain => `${gain} dopo ogni professore reclutato`,
  bishopPlacement: count =>
    `una volta per round, un piazzamento dal vescovo può valere ${count} ${form(count, { one: 'maestro', other: 'maestri' })} in più`,
  bishopUsed: gain => `ogni volta che usi il vescovo: ${gain}`,
  soldOwner: gain => `quando un altro giocatore compra dalla tua vetrina, ottieni ${gain}`,
  soldBuyer: gain => `e chi compra ottiene ${gain}`,
  buyerColor: count =>
    form(count, { one: '1 manuale del colore di chi compra', other: `${count} manuali del colore di chi compra` }),
  researchMoved: gain => `una volta per turno, dopo che il tuo segnalino ricerca si è mosso: ${gain}`,
  milestoneReached: 'una volta per partita, prendi due volte il bonus di un traguardo',
  blueReached: gain => `${gain} ogni volta che raggiungi un livello blu della ricerca`,
  readies: 'una volta per round, nel tuo turno, prepara un professore esausto',
  drawsCards: count => `se scelto nella preparazione: pesca ${count} carte preparazione e tienine 1 in più`,
  storage: count => `magazzino +${count}`,
  discount: count => `gli studenti costano ${count} ${form(count, { one: 'manuale', other: 'manuali' })} in meno`,
  noProfessorDucats: 'niente ducati per i professori',
  freeLectures: 'le lezioni non costano libri; i nuovi professori non hanno segnalibro',
  occupied: count =>
    `${count} ${form(count, { one: 'maestro', other: 'maestri' })} in meno su uno spazio normale occupato`,
  cleanUp: times => `il riordino della vetrina della fase rendite dà ${times} ducati per manuale`,
  purchases:
    'con un solo maestro al colloquio compra manuali da due giocatori diversi, oppure manuali da un giocatore e dizionari; si valuta un solo scaffale',
  replaces: actions => `spazi migliori: ${actions}`,
  bishopTable: ducats => `da 1 a ${ducats.length} pezzi per ${ducats.join(' / ')}`,
  colloquium: (textbook, dictionary) =>
    `1 pezzo: compra manuali da un’altra vetrina, da sinistra, poi dalla riserva a ${textbook} l’uno; oppure dizionari a ${dictionary} l’uno`,
  buyOwn: (max, price) => `compra fino a ${max} manuali propri a ${price} l’uno`,
  less: (amount, less, what) => `${amount}, meno ${less} per ogni ${what}`,
  plus: (amount, more, what) => `${amount} e ${more} per ogni ${what}`,
  halfDucats: 'metà dei tuoi ducati, per eccesso',
  fraction: (numerator, denominator) => `${numerator}/${denominator} dei tuoi ducati`,
  masterToDormitory: 'sposta 1 maestro dall’archivio al dormitorio',
  allToDormitory: 'sposta tutti i maestri (almeno 1) dall’archivio al dormitorio',
  masterToBox: 'rimetti 1 maestro dall’archivio nella scatola',
  exhaustProfessor: 'esaurisci un professore pronto senza lezione',
  pay: what => `paga ${what}`,
  freeIf: (condition, otherwise) => `gratis con ${condition}, altrimenti ${otherwise}`,
}

export const components: ComponentPhrases = {
  setupCard: number => `Carta preparazione ${number}`,
  setupCardText: (white, gives) => `Numero ${white} per l’ordine di turno. Beni iniziali: ${gives}.`,
  chancellor: 'Cancelliere.',
  student: faculty => `Studente di ${faculty}.`,
  printedStudent: 'Studente di ogni università fin dall’inizio, di nessuna facoltà.',
  onPlacing: effect => `Quando lo piazzi: ${effect}.`,
  income: effect => `A ogni rendita: ${effect}.`,
  incomeMay: effect => `A ogni rendita puoi ${effect}.`,
  atEnd: effect => `A fine partita: ${effect}.`,
  ownSpaceText: effect => `Spazio azione proprio: ${effect}.`,
  professor: (faculty, points) => `Professore di ${faculty}, ${points} a fine partita.`,
  lecture: effect => `Lezione: ${effect}.`,
  researchCard: name => `Carta ricerca ${name}`,
  level: (level, cost) => `Livello ${level}: ${cost}.`,
  blueLevel: (level, cost) => `Livello ${level} (blu): ${cost}.`,
  milestone: bonus => `Traguardo: ${bonus}.`,
  milestoneName: 'Traguardo',
  costName: 'Costo della ricerca',
  glory: name => `Tessera gloria ${name}`,
  gloryText: requires => `Richiede ${requires}.`,
  bust: letter => `Carta busto ${letter}`,
  bustText: bonus => `Subito: ${bonus}. Da allora hai anche il cancelliere della sua pila.`,
  hallText: (storage, ducats, master) =>
    [
      storage === undefined ? 'Fila B.' : `Fila A, magazzino da ${storage}.`,
      ...(ducats === undefined ? [] : [`Uno studente qui costa ${ducats} in più.`]),
      ...(master ? ['Uno studente qui porta un maestro aggiuntivo.'] : []),
    ].join(' '),
  ignotusCard: number => `Carta Ignotus ${number}`,
  ignotusText: (steps, textbooks, spaces) =>
    `Ignotus sale di ${steps}, espone ${textbooks} manuali e manda maestri a ${spaces}.`,
  priceTile: prices => `Tessera prezzo ${prices}`,
  priceTileText: 'Sta su un posto di una vetrina e ne sostituisce il prezzo.',
  campusText: row => `Recluta uno studente della fila ${row}.`,
  academyText: faculties => `Recluta un professore di ${faculties}.`,
  professorCost: cost =>
    `Chi recluta per primo questo professore paga ${cost}; gli altri pagano gli stessi libri e niente ducati`,
  onSide: (players, text) => `Con ${players} giocatori: ${text}`,
  studentCost: (faculty, cost) => `Uno studente di ${faculty} costa ${cost}`,
}
