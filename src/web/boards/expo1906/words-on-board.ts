import type { Action } from '../../../games/expo1906/pack.ts'
import { inEveryLanguage } from '../../../kernel/translations.ts'

/** Every word on Expo's boards that the game's own words do not have; names come with the components. */
export interface ExpoLabels {
  readonly plates: {
    readonly lab: string
    readonly market: string
    readonly patents: string
    readonly bench: string
  }
  readonly academy: string
  readonly station: string
  readonly jury: string
  readonly patents: string
  readonly lab: (owner: string, you: boolean) => string
  readonly bench: (owner: string, you: boolean) => string
  readonly otherLabs: string
  readonly otherLabsNote: string
  readonly ghostCards: string
  readonly ghostDeck: (cards: number) => string
  readonly noGhostCards: string
  readonly reserve: string
  readonly noReserve: string
  readonly cards: string
  readonly cardsNote: string
  readonly chits: string
  readonly prestige: string
  readonly funding: string
  readonly vp: string
  readonly pile: (tiles: number, discarded: number) => string
  readonly of: (count: number, all: number) => string
  readonly juryNote: (points: number) => string
  readonly academyNote: string
  readonly leadNote: (points: number) => string
  readonly better: string
  readonly projects: string
  readonly played: string
  readonly inUse: string
  readonly last: string
  /** Short names of the action cards. */
  readonly actions: Readonly<Record<Action, string>>
  readonly spoken: {
    readonly cell: (row: number, column: number) => string
    readonly energy: (energy: string) => string
    readonly funding: string
  }
}

const english: ExpoLabels = {
  plates: { lab: 'Lab', market: 'Academy', patents: 'Patents', bench: 'Cards' },
  academy: 'Academy',
  station: 'Train Station',
  jury: 'Jury',
  patents: 'Patents Office',
  lab: (owner, you) => (you ? 'Your Laboratory' : `${owner}’s Laboratory`),
  bench: (owner, you) => (you ? 'Your bench' : `${owner}’s bench`),
  otherLabs: 'Their Laboratories',
  otherLabsNote: 'In colour: complete',
  ghostCards: 'The Ghost’s cards',
  ghostDeck: cards => `${cards} in its deck`,
  noGhostCards: 'none this round yet',
  reserve: 'Reserve',
  noReserve: 'nothing to place',
  cards: 'Action cards',
  cardsNote: 'played ones come back when the round ends',
  chits: 'Bonus chits',
  prestige: 'Prestige',
  funding: 'Funding $',
  vp: 'VP',
  pile: (tiles, discarded) => `pile ${tiles}, discarded ${discarded}`,
  of: (count, all) => `${count} of ${all}`,
  juryNote: points => `+${points} VP a Project`,
  academyNote: 'Projects and Technologies',
  leadNote: points => `lead a row: +${points} VP for each Project that uses it`,
  better: 'better card',
  projects: 'complete Projects:',
  played: 'played',
  inUse: 'in use',
  last: 'last',
  actions: {
    'train-station': 'Station',
    academy: 'Academy',
    laboratory: 'Laboratory',
    journal: 'Journal',
    skyscraper: 'Skyscraper',
    'meeting-room': 'Meeting',
  },
  spoken: {
    cell: (row, column) => `Laboratory, row ${row}, column ${column}`,
    energy: energy => `Jury: ${energy}`,
    funding: 'Your funding',
  },
}

const italian: ExpoLabels = {
  plates: { lab: 'Lab', market: 'Accademia', patents: 'Brevetti', bench: 'Carte' },
  academy: 'Accademia',
  station: 'Stazione ferroviaria',
  jury: 'Giuria',
  patents: 'Ufficio Brevetti',
  lab: (owner, you) => (you ? 'Il tuo Laboratorio' : `Laboratorio di ${owner}`),
  bench: (owner, you) => (you ? 'Il tuo banco' : `Banco di ${owner}`),
  otherLabs: 'Gli altri Laboratori',
  otherLabsNote: 'A colori: completi',
  ghostCards: 'Le carte del Fantasma',
  ghostDeck: cards => `${cards} nel mazzo`,
  noGhostCards: 'ancora nessuna in questo round',
  reserve: 'Riserva',
  noReserve: 'nulla da piazzare',
  cards: 'Carte azione',
  cardsNote: 'le giocate tornano a fine round',
  chits: 'Bonus',
  prestige: 'Prestigio',
  funding: 'Denaro $',
  vp: 'PV',
  pile: (tiles, discarded) => `pila ${tiles}, scartate ${discarded}`,
  of: (count, all) => `${count} di ${all}`,
  juryNote: points => `+${points} PV a Progetto`,
  academyNote: 'Progetti e Tecnologie',
  leadNote: points => `chi guida una riga: +${points} PV per Progetto che la usa`,
  better: 'carta migliore',
  projects: 'Progetti completi:',
  played: 'giocata',
  inUse: 'in uso',
  last: 'ultima',
  actions: {
    'train-station': 'Stazione',
    academy: 'Accademia',
    laboratory: 'Laboratorio',
    journal: 'Rivista',
    skyscraper: 'Grattacielo',
    'meeting-room': 'Riunione',
  },
  spoken: {
    cell: (row, column) => `Laboratorio, riga ${row}, colonna ${column}`,
    energy: energy => `Giuria: ${energy}`,
    funding: 'Il tuo denaro',
  },
}

export const expoLabels = inEveryLanguage<ExpoLabels>({ en: english, it: italian })
