import { countingIn } from '../../../../kernel/counting.ts'
import type { ComponentPhrases, EffectPhrases } from '../phrases/components.ts'
import { at, count, volumeColors } from './terms.ts'

const { form } = countingIn('it')

const each = (every: number, one: string, many: string): string =>
  form(every, { one: `per ogni ${one}`, other: `ogni ${every} ${many}` })

export const components: ComponentPhrases = {
  startingCard: (action, color) => `${action} del ${color}`,
  startingCardText: 'Carta Iniziale',
  level: level => `Carta Azione di livello ${level}`,
  action: action => `Azione: ${action}`,
  volumes: volumes => `Volumi: ${volumes}`,
  effect: effect => `Effetto: ${effect}`,
  immediateEffect: effect => `Effetto immediato: ${effect}`,
  master: 'Maestro',
  worth: points => `${points} a fine partita`,
  token: gain => `Gettone Bonus: ${gain}`,
  tokenText: gain => `Lo prende la prima pedina che entra nel suo spazio: ${gain}. Si conserva per il punteggio finale`,
  city: effect => `Città: ${effect}`,
  cityText: effect => `Quando metti qui un cubetto: ${effect}`,
  universityText: 'Un tuo cubetto qui soddisfa il requisito di ogni spazio libro con questo numero',
  ancientLandText: 'Un tuo cubetto qui soddisfa il requisito di ogni spazio libro con questo simbolo',
  specialization: tile => `Specializzazione: ${tile}`,
  specializationText: tile => `La pedina che termina qui il movimento prende una tessera: ${tile}`,
  invention: effect => `Invenzione: ${effect}`,
  inventionText: effect => `Quando una pedina termina qui il movimento: ${effect}`,
  objective: what => `Obiettivo: ${what}`,
  objectiveText: (points, what, limit) =>
    `a fine partita ${points} ${what}${limit === undefined ? '' : `, al massimo ${limit}`}`,
  scoredThings: {
    coin: 'monete',
    potion: 'pozioni',
    bonusToken: 'gettoni Bonus',
    universityVisited: 'Università',
    ancientLandVisited: 'Terre Antiche',
    studentOnFinalSpace: 'Studenti',
    masterPlayed: 'Maestri',
    bookshelfTilePlaced: 'libreria',
    setOfThreeDifferentVolumes: 'Volumi',
    availableNonStartingActionCard: 'carte Azione',
  },
  scored: {
    coin: every => each(every, 'moneta rimasta', 'monete rimaste'),
    potion: every => each(every, 'pozione rimasta', 'pozioni rimaste'),
    bonusToken: every => each(every, 'gettone Bonus raccolto', 'gettoni Bonus raccolti'),
    universityVisited: every => each(every, 'Università visitata', 'Università visitate'),
    ancientLandVisited: every => each(every, 'Terra Antica visitata', 'Terre Antiche visitate'),
    studentOnFinalSpace: every => each(every, 'Studente su uno spazio finale', 'Studenti su spazi finali'),
    masterPlayed: every => each(every, 'Maestro giocato', 'Maestri giocati'),
    bookshelfTilePlaced: every => each(every, 'tessera Libreria piazzata', 'tessere Libreria piazzate'),
    setOfThreeDifferentVolumes: every =>
      each(
        every,
        'serie di un Volume arancione, uno blu e uno verde',
        'serie di un Volume arancione, uno blu e uno verde',
      ),
    availableNonStartingActionCard: every =>
      each(
        every,
        'carta Azione in mano o sulla scrivania, escluse le Iniziali',
        'carte Azione in mano o sulla scrivania, escluse le Iniziali',
      ),
  },
  income: amount => `Rendita: ${amount}`,
  anyIncome: 'Rendita a scelta',
  incomeText: amount => `${amount} alla fine di ogni round`,
  development: action => `Sviluppo: ${action}`,
  anyDevelopment: 'Sviluppo a scelta',
  developmentText: (symbols, action) =>
    `vale ${count(symbols, `simbolo ${action}`, `simboli ${action}`)} finché resta in uno dei tuoi cassetti`,
  medicine: 'Medicina',
  medicineText: sides =>
    `alla fine di ogni round ${sides.join(', e con entrambe le Città della Medicina ')}. Come ogni tessera Rendita si può sostituire`,
  quickGain: gain => `Compra ${gain}`,
  quickStudents: students => `Iscrivi ${students}`,
  quickTurnOver: 'Scopri carte',
  quickIncrease: 'Aumenta il valore',
  quickText: (pay, effect) => `Azione rapida: paga ${pay}: ${effect}`,
  oncePerTurn: times => form(times, { one: 'Una volta per turno', other: `Al massimo ${times} volte per turno` }),
  places: {
    start: 'Tutti gli Scienziati partono da qui. Non accoglie cubetti',
    university: 'Università: lo Scienziato che termina qui mette un cubetto; il numero della tessera apre spazi libro',
    ancientLand:
      'Terra Antica: lo Scienziato che termina qui mette un cubetto; il simbolo della tessera apre spazi libro',
    city: 'Città: lo Scienziato che termina qui mette un cubetto e ne usa la tessera',
    village: 'Villaggio: non accoglie cubetti',
    master: 'Spazio Maestro: chi mette qui un cubetto può giocare un Maestro',
    objective: 'Spazio Obiettivo: chi mette qui un cubetto ne segna la tessera a fine partita',
  },
  spaces: {
    start: 'Si parte da qui',
    plain: 'Qui non succede nulla',
    bonus: 'Il primo Studente che entra prende il gettone Bonus',
    specialization: 'Chi termina qui prende la tessera Rendita o Sviluppo indicata dalla Specializzazione',
    invention: 'Chi termina qui usa la sua Invenzione',
    master: 'Chi termina qui può giocare un Maestro',
    objective: 'Chi entra ne segna l’Obiettivo a fine partita',
  },
  bonusSpace: (players, most) =>
    form(players, {
      one: 'All’inizio c’è un gettone Bonus',
      other: `Con ${players}${players < most ? ' o più' : ''} giocatori c’è un gettone Bonus`,
    }),
  entryNeeds: (volumes, instead) => `Per entrare servono ${volumes}, ${instead}`,
  routes: routes => `Rotte: ${routes}`,
  route: (from, to) => `Rotta ${from} – ${to}`,
  routeText: (cost, terrain) => `${terrain}, ${cost}`,
  terrains: { land: 'via terra', sea: 'via mare', both: 'via terra e via mare' },
  workSpace: (index, kind) => `Casella Lavoro ${index}${kind === undefined ? '' : `, ${kind}`}`,
  technologySpace: (label, kind) => `Casella Tecnologia ${label}${kind === undefined ? '' : `, ${kind}`}`,
  leadsTo: labels => `porta ${at(labels)}`,
  finalSpace: 'Spazio finale: al massimo uno Studente per colore, che vi resta',
  board: letter => `Plancia Studio ${letter}`,
  boardText: lines => `Le linee complete rendono a ogni round: ${lines}`,
  line: (line, points) => `${line}: ${points}`,
  bookNeeds: (shelf, requirement, instead) =>
    `Spazio libro. Serve un valore di Studio di ${shelf}; inoltre ${requirement}, ${instead}`,
  perMissingVolume: potions => `oppure ${potions} per ogni Volume che manca`,
  insteadOfCube: potions => `oppure ${potions}`,
  cubeOn: place => `un tuo cubetto su ${place}`,
  windowpane: 'Una vetrata: qui non vanno tessere',
  printedTile: 'Occupato fin dall’inizio',
}

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
    `elimina dal gioco ${form(amount, { one: 'la tua prossima tessera', other: `le tue prossime ${amount} tessere` })} Libreria e ricevi i bonus delle pile`,
  placeTravelCube: places => `metti un cubetto in una qualsiasi ${places} senza un tuo cubetto`,
  payPlaceTravelCube: (pay, places) =>
    `paga ${pay} per mettere un cubetto in una qualsiasi ${places} senza un tuo cubetto`,
  medicine: sides => `tessera Medicina con ${sides.join(' a round, e con entrambe le Città della Medicina ')} a round`,
  playMaster: 'gioca un Maestro',
  permanentVolumes: volumes => `${volumes} fino alla fine della partita`,
  turnOverCards: amount =>
    form(amount, { one: 'scopri la prima carta di un mazzo', other: `scopri le prime ${amount} carte di un mazzo` }),
  increaseActionCardValue: amount => `+${amount} al valore dell’azione base della carta giocata in questo turno`,
}
