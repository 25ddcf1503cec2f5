import { inEveryLanguage } from '../../../kernel/translations.ts'
import type { Language } from '../../../kernel/words.ts'
import type { NewtonLabels } from './labels.ts'

const english: NewtonLabels = {
  plates: { map: 'Map', tracks: 'Tracks', study: 'Study', cards: 'Cards', offer: 'On offer', others: 'Their studies' },
  work: 'Work',
  workNote: 'as many coins as steps',
  technology: 'Technology',
  incomeTiles: 'income tiles',
  hand: 'Your hand',
  desk: 'Desk, this round',
  under: 'Under the desk',
  drawers: 'Drawers',
  income: 'Income each round',
  drawersAndIncome: 'Drawers and income',
  cubes: 'Travel cubes',
  piles: 'Bookshelf tiles',
  mastersInHand: 'Masters in hand',
  mastersPlayed: 'Played',
  volumes: 'Volumes now',
  noVolumes: 'none',
  bonusTokens: 'Bonus tokens',
  objectives: 'Objectives',
  noObjectives: 'none reached yet',
  lines: 'Lines, per round',
  vp: 'VP',
  actions: {
    work: 'Work',
    technology: 'Technology',
    travel: 'Travel',
    lessons: 'Lessons',
    study: 'Study',
    joker: 'Joker',
  },
  study: (owner, you) => (you ? 'Your study' : `${owner}’s study`),
  nextCube: (order, vp) => (vp > 0 ? `next: cube ${order}, worth ${vp} VP` : `next: cube ${order}`),
  offerNote: 'Lessons I to III take one',
}

const italian: NewtonLabels = {
  plates: {
    map: 'Mappa',
    tracks: 'Tracciati',
    study: 'Studio',
    cards: 'Carte',
    offer: 'In offerta',
    others: 'Gli altri studi',
  },
  work: 'Lavoro',
  workNote: 'tante monete quanti passi',
  technology: 'Tecnologia',
  incomeTiles: 'tessere rendita',
  hand: 'La tua mano',
  desk: 'Scrivania, questo round',
  under: 'Sotto la scrivania',
  drawers: 'Cassetti',
  income: 'Rendita a ogni round',
  drawersAndIncome: 'Cassetti e rendita',
  cubes: 'Cubetti Viaggio',
  piles: 'Tessere libreria',
  mastersInHand: 'Maestri in mano',
  mastersPlayed: 'Giocati',
  volumes: 'Volumi ora',
  noVolumes: 'nessuno',
  bonusTokens: 'Gettoni Bonus',
  objectives: 'Obiettivi',
  noObjectives: 'ancora nessuno',
  lines: 'Linee, per round',
  vp: 'PV',
  actions: {
    work: 'Lavoro',
    technology: 'Tecnologia',
    travel: 'Viaggio',
    lessons: 'Lezioni',
    study: 'Studio',
    joker: 'Jolly',
  },
  study: (owner, you) => (you ? 'Il tuo studio' : `Studio di ${owner}`),
  nextCube: (order, vp) => (vp > 0 ? `prossimo: cubetto ${order}, vale ${vp} PV` : `prossimo: cubetto ${order}`),
  offerNote: 'Con Lezioni I–III se ne prende una',
}

export const newtonLabels = inEveryLanguage<NewtonLabels>({ en: english, it: italian })

/** The labels of a table that is seen without a seat of one's own: nothing there is yours. */
export function labelsFor(language: Language, owner: string | undefined): NewtonLabels {
  const labels = newtonLabels[language]
  if (owner === undefined) return labels
  return { ...labels, study: name => labels.study(name, false), hand: handOf[language](owner) }
}

const handOf = inEveryLanguage<(owner: string) => string>({
  en: owner => `${owner}’s hand`,
  it: owner => `Mano di ${owner}`,
})

/** Places that have no component of their own, as they are spoken. */
export interface SlotNames {
  readonly desk: (slot: string) => string
  readonly under: (slot: string) => string
  readonly drawer: (slot: string) => string
  readonly income: (slot: string) => string
  readonly cube: (order: string) => string
  readonly pile: (pile: string) => string
  readonly deck: (level: string) => string
}

export const slotNames = inEveryLanguage<SlotNames>({
  en: {
    desk: slot => `Desk, free slot ${slot}`,
    under: slot => `Under the desk, free column ${slot}`,
    drawer: slot => `Drawer ${slot}`,
    income: slot => `Income space ${slot}`,
    cube: order => `Travel cube ${order}`,
    pile: pile => `Pile ${pile} of bookshelf tiles`,
    deck: level => `Deck of level ${level}`,
  },
  it: {
    desk: slot => `Scrivania, posto libero ${slot}`,
    under: slot => `Sotto la scrivania, colonna libera ${slot}`,
    drawer: slot => `Cassetto ${slot}`,
    income: slot => `Spazio rendita ${slot}`,
    cube: order => `Cubetto Viaggio ${order}`,
    pile: pile => `Pila ${pile} di tessere libreria`,
    deck: level => `Mazzo di livello ${level}`,
  },
})
