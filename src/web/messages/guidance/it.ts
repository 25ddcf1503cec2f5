import type { Translated } from '../messages.ts'
import type { guidance as en } from './en.ts'

export const guidance: Translated<typeof en> = {
  analysis: {
    title: 'Dove si sono persi punti',
    help: 'pesato da un bot con ciò che ciascuno poteva sapere; ogni voce apre la partita in quel punto',
    thinking: 'I bot ripercorrono la partita …',
    failed: why => `Non è stato possibile analizzare la partita: ${why}`,
    sum: (decisions, points) => `${decisions} decisioni; a giudizio del bot si potevano fare ${points} in più.`,
    none: 'Il bot non avrebbe fatto altro.',
    better: label => `meglio: ${label}`,
    plain: 'Di questo gioco i bot conoscono solo le regole, e giudicano dal punteggio.',
  },
  hint: {
    ask: 'Consiglio',
    thinking: 'Ci penso …',
    title: 'Che cosa farebbe un maestro',
    plain: 'Di questo gioco i bot conoscono solo le regole: hanno proseguito a caso guardando il punteggio.',
    better: points => `${points} meglio della successiva`,
    even: 'poco meglio della successiva',
    worse: points => `${points} in meno`,
    about: 'circa altrettanto buona',
    only: 'l’unica risposta che merita attenzione',
    goesOn: line => `Poi: ${line}`,
    failed: why => `Nessun consiglio: ${why}`,
  },
}
