import { countingIn } from '../../../kernel/counting.ts'
import type { Translated } from '../messages.ts'
import type { analysis as en } from './en.ts'

const { form, count } = countingIn('it')

export const analysis: Translated<typeof en> = {
  title: 'I turni che hanno contato',
  help: 'ciascuno accanto al migliore che si poteva trovare con ciò che il giocatore sapeva; apre la partita in quel punto',
  thinking: 'I bot ripercorrono la partita, turno per turno …',
  cancel: 'Ferma',
  stopped: 'L’analisi è stata fermata.',
  begin: 'Analizza la partita',
  failed: why => `Non è stato possibile analizzare la partita: ${why}`,
  sum: (expected, result) =>
    `Un bot che pianifica con cura dal primo turno arriva a circa ${expected}; alla fine: ${result}.`,
  decisions: 'Decisioni',
  decisionsHelp: turns =>
    form(turns, { one: 'un turno in cui ce n’era uno migliore', other: `${turns} turni in cui ce n’era uno migliore` }),
  rest: 'Il resto',
  restHelp: 'pescate, mosse degli altri, buoni turni, e ciò che il bot non poteva prevedere',
  good: (good, turns) =>
    `Gli altri ${good} turni su ${turns} non contano: obbligati, i migliori, buoni quanto un altro, troppo incerti, o non fra quelli guardati più a fondo.`,
  none: 'In nessun turno ce n’era uno chiaramente migliore.',
  after: (shared, then) => `${shared}, poi ${then}`,
  andMore: (some, many) => `${some} … e altre ${many} risposte`,
  costs: points => `Questo turno è costato circa ${points}`,
  costsOnAverage: points => `Questo turno è costato in media circa ${points}`,
  won: 'Il solo turno che vinceva la partita',
  played: 'Giocato',
  better: 'Meglio',
  betterThan: label => `meglio: ${label}`,
  betterOnAverage: label => `in media meglio: ${label}`,
  nextBest: 'Secondo',
  praise: label => `il solo turno che vinceva la partita; il secondo: ${label}`,
  best: 'il migliore',
  sure: 'Sicuro',
  fairlySure: 'Abbastanza sicuro',
  onAverage: 'In media meglio, non sempre',
  spread: (sure, better, all, low, high) =>
    `${sure}: meglio in ${better} continuazioni immaginate su ${all}, per lo più ${
      low < 0
        ? `tra ${count(-low, 'punto', 'punti')} in meno e ${high} in più`
        : low < high
          ? `da ${low} a ${count(high, 'punto', 'punti')} in più`
          : `${count(low, 'punto', 'punti')} in più`
    }.`,
  ends: parts => `A fine partita: ${parts.join(', ')}.`,
  endsElse: points => `tutto il resto ${points}`,
  othersLower: points => `il più forte degli altri finisce più in basso (${points})`,
  othersHigher: points => `il più forte degli altri finisce più in alto (${points})`,
  more: many => form(many, { one: 'Mostra un altro turno', other: `Mostra altri ${many} turni` }),
  fewer: 'Mostra meno turni',
  endAtOnce: 'nient’altro',
  tryHere: 'Prova da qui',
  tryHelp: 'Un nuovo tavolo a questo turno, contro gli stessi giocatori come bot.',
  drawn: 'Gli angoli segnano dove si è giocato; la via scelta qui sopra è disegnata, con i passi numerati.',
  openAt: moment => `Apri: ${moment}`,
  learn: many => form(many, { one: 'Impara da un errore', other: `Impara da ${many} errori` }),
  board: 'Tavolo di analisi',
  plain: 'Di questo gioco i bot conoscono solo le regole, e giudicano dal punteggio.',
}
