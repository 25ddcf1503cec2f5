import { countingIn } from '../../../kernel/counting.ts'
import type { Translated } from '../messages.ts'
import type { offers as en } from './en.ts'

const { form } = countingIn('it')

export const offers: Translated<typeof en> = {
  offers: {
    title: 'Posti liberi',
    none: 'Ora nessuno aspetta giocatori. Con “Gioca subito con qualcuno” gli altri trovano te.',
    all: 'Tutti i posti liberi',
    offer: 'Offri un posto',
    offerHelp: 'Chiunque può sedersi. La partita comincia quando l’ultimo posto è preso.',
    sitDown: 'Siediti',
    sitDownAt: (game, host) => `Siediti: ${game}, ${host}`,
    goTo: 'Il tuo tavolo',
    seats: (taken, all) => `${taken} posti su ${all} presi`,
    since: span => `aspetta da ${span}`,
    followed: 'con qualcuno che segui',
    anyGame: 'Qualsiasi gioco',
    anyPace: 'Qualsiasi ritmo',
    anyNumber: 'In quanti si vuole',
    game: 'Gioco',
    pace: 'Ritmo',
    players: 'Giocatori',
    rating: 'Per la classifica',
    ratedOrNot: 'Classificate o no',
    ratedOnly: 'Classificate',
    unratedOnly: 'Non classificate',
    live: 'Dal vivo, in una seduta',
    days: 'Circa una mossa al giorno',
    noClock: 'senza orologio',
    bank: minutes => `${minutes} min a testa`,
    bankDays: days => form(days, { one: 'un giorno a testa', other: `${days} giorni a testa` }),
    turn: days => form(days, { one: 'una mossa al giorno', other: `una mossa in ${days} giorni` }),
    nothingFits: 'Nessun posto libero così. Prova un altro ritmo o gioco, oppure offrine uno tu.',
    now: 'Gioca subito con qualcuno',
    nowHelp: 'Giochi con chi sta aspettando. Se in un minuto non viene nessuno, i bot possono prendere i posti.',
    people: many => form(many, { one: '1 persona aspetta', other: `${many} persone aspettano` }),
    look: 'Trova qualcuno',
    waiting: 'In attesa di qualcuno',
    waitingHelp: 'Il tuo tavolo è tra i posti liberi. Quando qualcuno si siede senti un suono; resta su questa pagina.',
    waitingDays:
      'Il tuo tavolo resta tra i posti liberi per due settimane. Puoi chiudere la pagina; se permetti gli avvisi, ti diciamo quando comincia.',
    nobody: 'Non è ancora venuto nessuno.',
    fillBots: 'Fai giocare i bot',
    stop: 'Non aspettare più',
    begun: game => `${game} comincia: qualcuno si è seduto.`,
    startsFull: 'La partita comincia da sola quando l’ultimo posto è preso.',
  },
}
