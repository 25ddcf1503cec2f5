import { countingIn } from '../../../../kernel/counting.ts'
import type { AskingPhrases, OptionPhrases, ReasonPhrases } from '../phrases/asking.ts'
import { count } from './terms.ts'

const { form } = countingIn('it')

export const asking: AskingPhrases = {
  handicap: 'Quale tessera pescata prende il posto di quale Rottame?',
  tilesLeft: left => `${count(left, 'tessera', 'tessere')} da piazzare`,
  card: 'Quale azione scegli?',
  lastCard: 'Il tuo ultimo turno: quale azione scegli?',
  justChosen: card => `${card} è stata scelta subito prima di te`,
  buy: 'Quale tessera prendi?',
  nextPrice: money => `la prossima tessera Risorsa costa ${money}`,
  academyPrice: money => `un Progetto o una Tecnologia costa ${money}`,
  freeTile: left => `${count(left, 'tessera', 'tessere')} Risorsa gratis`,
  youHave: money => `hai ${money}`,
  laboratory: 'Che cosa fai nel Laboratorio?',
  reposition: 'Quale tessera sposti o ruoti?',
  operationsLeft: left => count(left, 'operazione rimasta', 'operazioni rimaste'),
  patents: 'Quale gettone si muove?',
  pointsLeft: left => count(left, 'punto movimento rimasto', 'punti movimento rimasti'),
  discount: money => `i salti costano ${money} in meno`,
  chit: row => `Quale talloncino Bonus va in fondo alla riga ${row}?`,
  meeting: 'Che cosa esce dalla riunione?',
  choicesLeft: left => `${count(left, 'opzione rimasta', 'opzioni rimaste')}, sempre diverse; poi il round finisce`,
  confirm: 'Termini il turno?',
  stillUndoable: 'Fino ad allora si può annullare tutto',
}

export const options: OptionPhrases = {
  play: card => `Gioca ${card}`,
  pass: 'Passa',
  buy: (tile, price) => `Compra ${tile} (${price})`,
  take: tile => `Prendi gratis ${tile}`,
  place: (tile, place) => `Piazza ${tile}: ${place}`,
  move: (tile, place) => `Sposta ${tile}: ${place}`,
  remove: tile => `Togli ${tile}`,
  removeScrap: cell => `Togli il Rottame: ${cell}`,
  enter: row => `Entra nella riga ${row}`,
  advance: (from, to) => `Muovi da ${from} a ${to}`,
  jump: (from, to) => `Salta da ${from} a ${to}`,
  fromBelow: rank => `il tuo gettone numero ${rank} dal basso`,
  chit: chit => `Scegli ${chit}`,
  money: money => `Ricevi ${money}`,
  jury: energy => `Scegli una tessera Giuria ${energy}`,
  confirm: 'Termina il turno',
  stop: {
    buy: 'Non comprare altro',
    laboratory: 'Lascia il Laboratorio così',
    reposition: 'Non spostare altro',
    patents: 'Non muovere altri gettoni',
    meeting: 'Chiudi la riunione',
    other: 'Lascia perdere',
  },
}

export const reasons: ReasonPhrases = {
  moneyShort: missing => `${form(missing, { one: 'manca', other: 'mancano' })} $${missing}`,
  pointsShort: missing =>
    form(missing, { one: 'manca 1 punto movimento', other: `mancano ${missing} punti movimento` }),
  wouldBreak: project => `${project} è completo e deve restarlo`,
  noJuryTile: energy => `non ci sono più tessere Giuria ${energy}`,
  justChosen: 'scelta subito prima di te',
  firstTurn: 'non nel tuo primo turno di un round',
  noMeetingAtEnd: 'niente Sala riunioni negli ultimi turni',
  unknown: 'ora non è possibile',
}
