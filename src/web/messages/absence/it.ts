import type { Translated } from '../messages.ts'
import type { absence as en } from './en.ts'

export const absence: Translated<typeof en> = {
  absence: {
    since: (name, span) => `${name} da ${span}`,
    you: span => `Tocca a te da ${span}`,
    nudgeFrom: moment => `Da ${moment} puoi sollecitare`,
    standInFrom: moment => `Da ${moment} può giocare un bot; il posto resta suo`,
    over: span => `oltre di ${span}`,
    yours: moment => `Da ${moment} gli altri possono far giocare un bot. Il posto resta tuo.`,
    nudge: 'Sollecita',
    nudged: moment => `Sollecitato ${moment}`,
    standIn: 'Fai giocare un bot',
    standsIn: name => `Un bot gioca per ${name}, che può tornare a ogni turno.`,
    replace: 'Dai il posto a qualcun altro',
    free: 'Qui gioca un bot finché qualcuno prende il posto.',
    invite: 'Copia l’invito a questo posto',
    proposeEnd: 'Proponi di finire la partita',
    endAsked: name => `${name} propone di finire la partita così com’è.`,
    endWaits: 'Proponi di finire la partita così com’è. Si chiede agli altri.',
    agree: 'D’accordo',
    refuse: 'Continua a giocare',
    ended: 'Finita di comune accordo',
    endedHelp: 'Non ha vinto nessuno. Questi sono i punti com’erano.',
    holiday: 'Via',
    holidayHelp: 'In questi giorni nessuno ti aspetta ai tavoli che durano giorni, e nessun bot gioca per te.',
    from: 'Primo giorno',
    to: 'Ultimo giorno',
    save: 'Salva',
    saved: 'Salvato. I tuoi tavoli lo sanno.',
    back: 'Sono tornato',
  },
}
