import { countingIn } from '../../../kernel/counting.ts'
import type { Translated } from '../messages.ts'
import type { waiting as en } from './en.ts'

const { form } = countingIn('it')

export const waiting: Translated<typeof en> = {
  waiting: {
    tables: (many, name) =>
      form(many, { one: `Un tavolo ti aspetta, ${name}.`, other: `${many} tavoli ti aspettano, ${name}.` }),
    nobody: name => `Nessuno ti aspetta, ${name}.`,
    nobodyHelp: 'Qui i tuoi tavoli; più sotto quelli nuovi.',
    shortestFirst: 'Prima chi ha meno tempo.',
    yourTurn: 'Tocca a te',
    since: moment => `Da ${moment}`,
    left: span => `restano ${span}`,
    over: 'il tempo è scaduto',
    'bot-plays': 'poi un bot gioca questo turno',
    'bot-may-stand-in': 'poi gli altri possono far giocare un bot',
    noClock: 'senza orologio',
    play: 'Gioca',
    others: many => `Altri ${many} che ti aspettano`,
    yourTable: 'Il tuo tavolo',
    yourSeat: 'Il tuo posto',
    look: 'Vai al tavolo',
    wellOver: (name, span) => `${name}, in ritardo di ${span}`,
    mayNudge: 'puoi sollecitare',
    mayStandIn: 'un bot può sostituire',
    running: 'In corso',
    finished: 'Finite',
    turnOf: names => `${names}, da`,
    place: (place, of) => `${place}º di ${of}`,
    open: 'aspetta giocatori',
    starts: host => `la comincia ${host}`,
  },
}
