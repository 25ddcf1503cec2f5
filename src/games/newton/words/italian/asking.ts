import { countingIn } from '../../../../kernel/counting.ts'
import type { HelpPhrases, OptionPhrases, QuestionPhrases, ReasonPhrases } from '../phrases/asking.ts'
import { at, count, terms } from './terms.ts'

const { form } = countingIn('it')

export const questions: QuestionPhrases = {
  playCard: 'Quale carta giochi?',
  noCard: 'Non hai carte da giocare. Che cosa fai?',
  act: card => `Che cosa fai con ${card}?`,
  more: 'Altro in questo turno?',
  work: 'Quanto lavori?',
  student: 'Quale Studente muovi, e dove?',
  studentNext: 'Dove va ora lo Studente?',
  travel: 'Dove va il tuo Scienziato?',
  travelNext: 'Dove prosegue il tuo Scienziato?',
  lessons: 'Quale carta prendi?',
  study: 'Dove piazzi la tessera Libreria?',
  anyAction: 'Quale azione base svolgi?',
  discard: 'Quale carta elimini dal gioco?',
  master: 'Quale Maestro giochi?',
  placeCube: 'Dove metti il cubetto?',
  removeTiles: amount =>
    form(amount, {
      one: 'Elimini la tua prossima tessera Libreria?',
      other: `Elimini le tue prossime ${amount} tessere Libreria?`,
    }),
  chooseTile: { income: 'Quale tessera Rendita prendi?', development: 'Quale tessera Sviluppo prendi?' },
  replaceTile: tile => `Quale tessera fa posto a ${tile}?`,
  pushUnder: 'Quale carta va sotto la tua scrivania?',
  draft: 'Quale Maestro scegli?',
  keepMasters: 'Quale Maestro tieni?',
  confirm: 'Termini il turno?',
}

export const help: HelpPhrases = {
  from: cause => `Da: ${cause}.`,
  value: (action, value) => `${action}: valore ${value}.`,
  anyValue: value => `Il valore è ${value}.`,
  oneAboveSymbols: 'Il valore è pari ai tuoi simboli di quell’azione più 1.',
  jokerValues: values => `Una fra: ${values}.`,
  acted: 'L’azione base è fatta.',
  stepsLeft: steps => form(steps, { one: 'Resta 1 passo.', other: `Restano ${steps} passi.` }),
  levelsUpTo: level => `Carte fino al livello ${level}.`,
  shelvesUpTo: shelf => (shelf < 1 ? 'Nessun valore rimasto.' : `Ripiani fino al ${shelf}.`),
  have: holdings => `Hai ${holdings}.`,
  volumes: volumes => `Disponibili: ${volumes}.`,
  secondTile: pay => `Una seconda tessera costa ${pay}.`,
  tileTaken: 'Hai preso la tessera e il suo bonus.',
  youGet: gain => `Ricevi ${gain}.`,
  itCosts: pay => `Costa ${pay}.`,
  cubesLeft: cubes => form(cubes, { one: 'Resta 1 cubetto.', other: `Restano ${cubes} cubetti.` }),
  lostIfUnused: 'Se non ne giochi nessuno, l’occasione è persa.',
  tileStaysFull: 'Tutti gli spazi sono pieni; la tessera sostituita torna da dove era venuta.',
  cardsInHand: cards => `${count(cards, 'carta', 'carte')} in mano.`,
  passLeft: cards => form(cards, { one: 'L’altro va a sinistra.', other: `Gli altri ${cards} vanno a sinistra.` }),
  keepMore: masters => `Ancora ${masters} da tenere; gli altri tornano nella scatola.`,
  underDesk: 'Il suo simbolo vale per il resto della partita; Volumi ed effetti non valgono più.',
  bonusesCount: 'I bonus delle pile valgono; le tessere non contano come piazzate.',
  stillUndoable: 'Finché non confermi, il turno si può annullare.',
}

export const options: OptionPhrases = {
  play: card => `Gioca ${card}`,
  endTurn: 'Fine turno',
  toSpace: space => `alla ${space.charAt(0).toLowerCase()}${space.slice(1)}`,
  withoutMoving: 'senza muovere',
  enterObjective: 'entra nello spazio Obiettivo',
  student: space => `Muovi lo Studente ${at(space)}`,
  travel: place => `Vai ${at(place)}`,
  cube: place => `Metti un cubetto ${at(place)}`,
  village: place => `Sposta lo Scienziato ${at(place)}`,
  take: card => `Prendi ${card}`,
  takeTile: gain => `Prendi prima la tessera: ${gain}`,
  tileGives: gain => `la tessera dà ${gain}`,
  shelve: cell => `Piazza la tessera: ${cell}`,
  shelveFreely: cell => `Piazza la tessera senza requisito: ${cell}`,
  use: effect => `Usa l’effetto: ${effect}`,
  copy: (card, effect) => `Copia ${card}: ${effect}`,
  discard: card => `Elimina ${card}`,
  push: card => `Metti ${card} sotto la scrivania`,
  draft: master => `Scegli ${master}`,
  keep: master => `Tieni ${master}`,
  master: master => `Gioca ${master}`,
  removeTiles: amount => `Elimina ${count(amount, 'tessera', 'tessere')}`,
  tile: tile => `Prendi ${tile}`,
  replace: tile => `Sostituisci ${tile}`,
  turnOver: (amount, level) => `Scopri ${count(amount, 'carta', 'carte')} di livello ${level}`,
  increase: amount => `Aumenta il valore di ${amount}`,
  token: gain => `gettone: ${gain}`,
  confirm: 'Fine turno',
  stop: {
    leaveOut: 'Rinuncia',
    stayHere: 'Resta qui',
    noMoreStudents: 'Non muovere altri Studenti',
    noMoreCards: 'Non prendere altre carte',
    noMoreTiles: 'Non piazzare altre tessere',
    noMaster: 'Non giocare Maestri',
    noCube: 'Non mettere il cubetto',
    keepTiles: 'Tieni le tessere',
    noTile: 'Non prendere tessere',
  },
}

const lack = (amount: number, what: string): string => `${form(amount, { one: 'manca', other: 'mancano' })} ${what}`

export const reasons: ReasonPhrases = {
  coinsShort: missing => lack(missing, terms.coins(missing)),
  potionsShort: missing => lack(missing, terms.potions(missing)),
  valueShort: (needs, value) => `serve un valore di ${needs}, ne resta ${value}`,
  volumesMissing(missing, volumes, potions) {
    const all = volumes.reduce((sum, one) => sum + one.count, 0)
    const list = terms.and(volumes.map(one => terms.volumes(one.count, one.color)))
    return `${lack(missing, missing < all ? `${missing} fra ${list}` : list)}, oppure ${potions}`
  },
  cubeMissing: (place, potions) => `serve un tuo cubetto su ${place}, oppure ${potions}`,
  potionsOf: (needed, have) => terms.potions(needed) + (have > 0 ? ` (ne hai ${have})` : ''),
  plain: {
    'card-first': 'prima gioca una carta',
    'deck-empty': 'il mazzo è vuoto',
    'gives-nothing': 'ora non darebbe nulla',
    'no-action-to-raise': 'solo prima o durante l’azione base della carta giocata in questo turno',
    'no-other-card': 'non hai altre carte in mano',
    'no-space-for-tile': 'nessuno spazio libro sarebbe raggiungibile',
    'no-student-in-supply': 'non hai più Studenti nella riserva',
    'own-student-there': 'c’è già un tuo Studente',
    'stack-empty': 'non ci sono più tessere di questo tipo',
    'tile-needs-it': 'poi non potresti più piazzare la tessera Libreria presa',
    'token-there': 'c’è un gettone Bonus',
    'used-this-turn': 'già usata in questo turno',
  },
  unknown: 'ora non è possibile',
}
