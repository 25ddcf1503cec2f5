import type { EffectPhrases } from '../phrases/components.ts'
import { volumeColors } from './terms.ts'

export const effects: EffectPhrases = {
  convert: (pay, gain) => `paga ${pay} per ricevere ${gain}`,
  forEach: (gain, what) => `${gain} per ogni ${what}`,
  availableVolume: color => `Volume ${volumeColors[color][0]} disponibile`,
  identicalVolumes: size => `serie di ${size} Volumi disponibili dello stesso colore`,
  discardCard: gain => `elimina dal gioco un’altra carta della tua mano per ricevere ${gain}`,
  copyImmediate: 'usa un effetto immediato di un’altra carta sulla tua scrivania',
  secondBook: pay =>
    `paga ${pay} per piazzare una seconda tessera in questa azione Studio: la somma dei ripiani non può superarne il valore`,
  ignoreBookRequirement: pay => `paga ${pay} per piazzare la tessera di questa azione Studio senza il suo requisito`,
  moveToFreeVillage: pay => `paga ${pay} per spostare lo Scienziato in un Villaggio qualsiasi senza gettone Bonus`,
  extraTravelCube: pay =>
    `paga ${pay} per mettere un cubetto in più in un luogo attraversato durante questa azione Viaggio`,
  doubleBonusTokens: 'i gettoni Bonus presi in questa azione Tecnologia danno due volte il loro beneficio',
  anyAction: value => `un’azione base a scelta, valore ${value}`,
  split: {
    work: 'da dividere a piacere',
    technology: 'da dividere fra quanti Studenti vuoi, ciascuno mosso una volta',
    travel: 'da dividere a piacere',
    lessons: 'da dividere fra quante carte vuoi secondo il loro livello',
    study: 'da dividere fra quante tessere vuoi secondo il loro ripiano',
  },
  ignoreRequirement: {
    work: 'entrando nello spazio Obiettivo anche senza i suoi Volumi',
    technology: 'entrando in uno spazio Obiettivo anche senza i suoi Volumi',
    travel: 'entrando nello spazio Obiettivo anche senza i suoi Volumi',
    lessons: 'senza requisito',
    study: 'senza il requisito dello spazio libro',
  },
  noCoins: 'senza monete',
  freeRoutes: 'con tutte le rotte gratis',
  cubesOnPassedPlaces: 'con un cubetto, se vuoi, anche in ogni luogo attraversato',
  lessonsThenAct: lessons =>
    `${lessons}, poi subito l’azione base della carta presa, con valore pari ai tuoi simboli più 1`,
  removeBookshelfTiles: amount =>
    `elimina dal gioco ${amount === 1 ? 'la tua prossima tessera' : `le tue prossime ${amount} tessere`} Libreria e ricevi i bonus delle pile`,
  placeTravelCube: places => `metti un cubetto in una qualsiasi ${places} senza un tuo cubetto`,
  payPlaceTravelCube: (pay, places) =>
    `paga ${pay} per mettere un cubetto in una qualsiasi ${places} senza un tuo cubetto`,
  medicine: sides => `tessera Medicina con ${sides.join(' a round, e con entrambe le Città della Medicina ')} a round`,
  playMaster: 'gioca un Maestro',
  permanentVolumes: volumes => `${volumes} fino alla fine della partita`,
  turnOverCards: amount =>
    amount === 1 ? 'scopri la prima carta di un mazzo' : `scopri le prime ${amount} carte di un mazzo`,
  increaseActionCardValue: amount => `+${amount} al valore dell’azione base della carta giocata in questo turno`,
}
