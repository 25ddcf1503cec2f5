import { countingIn } from '../../../kernel/counting.ts'
import type { PartOf } from '../../../kernel/translations.ts'
import type { ChallengeMessages } from './messages.ts'

const { count, form, number } = countingIn('it')

const ordinal = (at: number): string => ['', 'primo', 'secondo', 'terzo', 'quarto', 'quinto'][at] ?? `${at}º`
const hintsUsed = (hints: number): string =>
  form(hints, { one: 'un suggerimento', other: hints === 0 ? 'senza suggerimenti' : `${hints} suggerimenti` })

export const challenges: PartOf<ChallengeMessages> = {
  title: 'Sfide',
  subtitle: 'Una posizione di una partita vera, un turno, una meta. Si risolvono tutte; il primo pensiero non basta.',
  ofGame: game => `Sfide di ${game}`,
  ofDay: 'Sfida del giorno',
  ofDayOn: day => `Sfida del ${day}`,
  one: 'Sfida',
  sameForAll: 'Oggi è la stessa per tutti.',
  next: hours => (hours < 1 ? 'la prossima fra poco' : `la prossima fra ${count(hours, 'ora', 'ore')}`),
  solveIt: 'Risolvila',
  seeIt: 'Rivedila',
  all: 'Tutte le sfide',
  allOf: many => `Tutte le ${many}`,
  solvedOf: (solved, all) => `${solved} su ${all} risolte`,
  laurelsWon: won => count(won, 'alloro', 'allori'),
  none: 'Di questo gioco non ci sono ancora sfide.',
  missing: 'In questa versione non c’è questa sfida.',
  grades: { 1: 'facile', 2: 'media', 3: 'difficile' },
  states: { untried: '', tried: 'provata', shown: 'via mostrata' },
  laurelsMean: 'Tre allori al primo tentativo, due fino al terzo, uno più tardi o dopo un suggerimento.',
  laurels: won => `${form(won, { one: 'Un alloro', other: `${won} allori` })} su tre`,
  strength: 'La tua forza qui:',
  strengthFrom: (level, tries) =>
    `(circa quella del bot ${level}, da ${form(tries, { one: 'un primo tentativo', other: `${tries} primi tentativi` })})`,
  strengthMeans:
    'La forza sale quando risolvi una sfida al primo tentativo senza suggerimenti, e scende altrimenti: le difficili la alzano di più, le facili l’abbassano di più.',
  fits: 'fa per te',
  nextOne: 'Prossima sfida',
  kept: 'Ciò che hai risolto resta su questo dispositivo.',
  tryNumber: at => `tentativo ${at}`,
  soFar: gain => `${number(gain)} finora`,
  ifStop: gain => `${number(gain)} se ti fermi qui`,
  with: gain => `${number(gain)} con questa`,
  of: goal => `di ${number(goal)}`,
  part: (gain, goal) => `${number(gain)} su ${number(goal)}`,
  othersStand: 'Tutti i tuoi turni di questo round: gli altri stanno fermi.',
  theme: chapter => `Manuale: ${chapter}`,
  hint: 'Suggerimento',
  moreHint: 'Un altro',
  hintCosts: 'Con un suggerimento resta un alloro.',
  begins: steps => `La via comincia così: ${steps}`,
  free: 'Annulla quanto vuoi: il tentativo conta solo quando chiudi il turno.',
  solved: gain => `Risolta: ${number(gain)}`,
  short: (gain, goal) => `${number(gain)} su ${number(goal)}`,
  missedBy: short => `Ne mancano ${number(short)}. Il turno è chiuso, e il tentativo conta.`,
  solvedAll: 'Risolta',
  some: (done, all) => `${number(done)} mete su ${number(all)} raggiunte`,
  missedSome: 'Non tutto. Il turno è chiuso, e il tentativo conta.',
  giveUp: 'Mostra la via',
  giveUpCosts: 'Poi non si può più vincere.',
  givenUp: 'La via è stata mostrata. Puoi ancora percorrerla.',
  how: (tries, hints) => `${ordinal(tries)} tentativo, ${hintsUsed(hints)}`,
  again: 'Riprova',
  tries: 'I tuoi tentativi',
  way: 'La via',
  walk: 'Percorrila sul tavolo',
  walkBegin: 'Da dove si parte',
  walkAt: (at, all) => `Passo ${number(at)} di ${number(all)}`,
  walkEnd: 'Com’è adesso',
  works: 'Perché funziona',
  decisive: (step, what) => `Decide il passo ${number(step)}: ${what}.`,
  tempting: (how, gain, goal) => `Ciò che pare buono si ferma a ${number(gain)} su ${number(goal)}: ${how}.`,
  temptingSome: (how, done, all) => `Ciò che pare buono raggiunge ${number(done)} mete su ${number(all)}: ${how}.`,
  missed: (reason, points) => `${number(points)} in meno da: ${reason}`,
  missedPlain: short => `ne mancano ${number(short)}`,
  about: reason => `Quasi tutta la differenza: ${reason}.`,
  readAbout: 'Manuale',
  bots: percent =>
    percent === 0
      ? 'Nelle nostre prove nessun bot l’ha trovata.'
      : `Nelle nostre prove i bot l’hanno trovata ${percent} volte su 100.`,
  tell: 'Dillo a un amico senza svelare nulla',
  share: 'Condividi',
  copy: 'Copia il testo',
  copied: 'Copiato',
  copyThis: 'Copia questo testo',
  playOn: 'Gioca da qui',
  shared: {
    head: day => (day === undefined ? 'Athenaeum, una sfida' : `Athenaeum, sfida del ${day}`),
    goal: (game, goal) => `${game}: ${goal}`,
    solved: (tries, hints) => `Risolta al ${ordinal(tries)} tentativo, ${hintsUsed(hints)}`,
  },
}
