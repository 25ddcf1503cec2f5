import type { Translated } from '../messages.ts'
import type { guidance as en } from './en.ts'

export const guidance: Translated<typeof en> = {
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
