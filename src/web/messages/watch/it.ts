import type { Translated } from '../messages.ts'
import type { watch as en } from './en.ts'

export const watch: Translated<typeof en> = {
  watch: {
    title: 'Guarda',
    intro: 'Partite pubbliche in corso. Per guardare non serve un nome.',
    none: 'Ora non c’è nessuna partita pubblica in corso.',
    more: 'Mostra altre partite',
    open: 'Guarda',
    openAt: (game, names) => `Guarda ${game}: ${names}`,
    board: (game, names) => `Il tavolo di ${game}: ${names}`,
    still: 'si vede quando c’è posto per un altro',
    turnOf: names => `tocca a ${names}`,
    remarks: 'Tra spettatori',
    remarksHelp: 'I giocatori lo leggono a partita finita.',
    remarksAfter: 'Che cosa hanno detto gli spettatori',
    remark: 'Agli altri spettatori',
    remarkName: 'Chi parla ha un nome. Per guardare non serve.',
    late: span =>
      `Vedi questa partita con ${span} di ritardo, così nessuno può essere aiutato. Gli spettatori ne parlano quando è finita.`,
    delay: 'Gli spettatori vedono la partita',
    delays: { none: 'mentre si gioca', short: 'con 3 minuti di ritardo', long: 'con 15 minuti di ritardo' },
    startsFull: 'Comincia da sola quando l’ultimo posto è preso',
  },
}
