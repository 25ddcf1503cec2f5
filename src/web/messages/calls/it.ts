import type { Translated } from '../messages.ts'
import type { calls as en } from './en.ts'

export const calls: Translated<typeof en> = {
  calls: {
    title: 'Essere chiamati',
    help: 'Ai tavoli che durano giorni ti chiamiamo qui quando qualcosa ti aspetta, anche a pagina chiusa. Un solo avviso aspetta finché non hai guardato.',
    callHere: 'Chiamami su questo dispositivo',
    stopHere: 'Non più su questo dispositivo',
    calledHere: 'Su questo dispositivo vieni chiamato.',
    kinds: 'Per che cosa',
    kind: {
      turn: 'Tocca a me',
      time: 'Il mio tempo sta per scadere',
      chat: 'Qualcuno scrive al mio tavolo',
      invited: 'Qualcuno propone un’altra partita',
    },
    denied:
      'Il browser non permette avvisi da questo sito. Consentili nelle sue impostazioni per questa pagina, poi riprova.',
    notHere:
      'Questo browser non può essere chiamato a pagina chiusa. Su iPhone o iPad aggiungi prima il sito alla schermata Home.',
    failed: 'Il browser non raggiunge il suo servizio di avvisi. Riprova più tardi.',
    others: 'Gli altri tuoi dispositivi',
    remove: 'Rimuovi',
    removeOne: label => `Non chiamarmi più su ${label}`,
    quiet: 'Ore di silenzio',
    quietOn: 'Non chiamarmi di notte',
    from: 'Dalle',
    to: 'Alle',
    save: 'Salva',
    saved: 'Salvato.',
    offer: 'Vuoi che questo dispositivo ti chiami quando tocca a te, anche a pagina chiusa?',
    yes: 'Sì, chiamami',
    no: 'No, grazie',
  },
}
