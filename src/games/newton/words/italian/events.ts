import type { CausePhrases, EventPhrases } from '../phrases/events.ts'
import { at, count, terms } from './terms.ts'

/** The log is in the present tense: it fits every name, whoever bears it. */
export const events: EventPhrases = {
  gained: (who, what) => `${who} riceve ${what}`,
  paid: (who, what) => `${who} paga ${what}`,
  scored: (who, points) => `${who} segna ${points}`,
  enrolled: (who, students) => `${who} iscrive ${students}`,
  roundBegan: round => `Comincia il round ${round}`,
  drafted: (who, master) => `${who} sceglie ${master}`,
  draftedHidden: who => `${who} sceglie un Maestro`,
  cardPlayed: (who, card) => `${who} gioca ${card}`,
  effectUsed: (who, effect) => `${who} usa l’effetto: ${effect}`,
  quickAction: (who, action) => `${who} svolge un’azione rapida: ${action}`,
  worked: (who, from, to) => `${who} lavora dalla casella ${from} alla ${to}`,
  workedInPlace: who => `${who} lavora senza muovere`,
  studentMoved: (who, from, to) =>
    `${who} muove uno Studente ${from === terms.spaceKinds.start ? 'dalla partenza' : `da ${from}`} ${at(to)}`,
  travelled: (who, from, to) => `${who} viaggia da ${from} ${at(to)}`,
  movedToVillage: (who, from, to) => `${who} sposta lo Scienziato da ${from} ${at(to)}`,
  cubePlaced: (who, place) => `${who} mette un cubetto ${at(place)}`,
  tokenTaken: (who, token, space) => `${who} prende un ${token.charAt(0).toLowerCase()}${token.slice(1)}, ${at(space)}`,
  cardTaken: (who, card) => `${who} prende ${card}`,
  cardDiscarded: (who, card) => `${who} elimina ${card} dal gioco`,
  cardsTurned: (cards, level) => `Scoperte al livello ${level}: ${cards}`,
  tileShelved: (who, cell) => `${who} piazza una tessera Libreria: ${cell}`,
  tilesRemoved: (who, amount) => `${who} elimina ${count(amount, 'tessera', 'tessere')} Libreria dal gioco`,
  lineCompleted: (who, line) => `${who} completa una linea: ${line}`,
  masterPlayed: (who, master) => `${who} gioca il Maestro ${master}`,
  tileTaken: (who, tile) => `${who} prende ${tile}`,
  tileReplaced: (who, tile) => `${who} restituisce ${tile}`,
  medicine: (who, income) => `${who} ha la Medicina: ${income}`,
  objectiveReached: (who, objective) => `${who} raggiunge ${objective}`,
  turnEnded: who => `${who} termina il turno`,
  cardPushed: (who, card) => `${who} mette ${card} sotto la scrivania`,
  roundEnded: round => `Fine del round ${round}`,
  marketRenewed: cards => `Nuove carte scoperte: ${cards}`,
  gameEnded: 'La partita è finita',
  answered: who => `${who} ha scelto`,
}

export const causes: CausePhrases = {
  route: 'rotta',
  objective: 'Volumi mancanti per lo spazio Obiettivo',
  lines: 'linee complete',
  travelCube: 'cubetti Viaggio',
  book: cell => `requisito di ${cell}`,
  pile: pile => `ultima tessera della pila ${pile}`,
}
