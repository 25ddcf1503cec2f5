import { countingIn } from '../../../kernel/counting.ts'
import type { Translated } from '../messages.ts'
import type { explain as en } from './en.ts'

const { list, form } = countingIn('it')

export const explain: Translated<typeof en> = {
  explain: {
    consentWaits: names => `Hai chiesto di tornare indietro. Si attende il consenso di ${list(names)}.`,
    unread: lines => `${lines} ${form(lines, { one: 'nuova riga', other: 'nuove righe' })} in chat`,
    wait: 'Aspetta',
    allSince: 'Tutto dal tuo ultimo turno, sul tabellone',
    next: 'Avanti',
    nextHelp: 'I bot proseguono quando lo dici tu.',
    why: 'Perché?',
    details: (lines, headline) => `Altre ${lines} di: ${headline}`,
    ownedBy: name => `È di ${name}`,
    standing: 'Chi sta qui',
    pieceOf: (name, what) => `${name}: ${what}`,
    openHint: 'Premi i per leggerlo con calma',
  },
  legend: {
    open: 'Segni e tasti',
    title: 'Segni e tasti',
    signs: 'Segni',
    pieces: 'Pezzi',
    keys: 'Tasti',
    keyList: [
      ['A, B, C …', 'vai a una risposta'],
      ['↑ ↓', 'scorri le risposte'],
      ['Invio', 'dai la risposta'],
      ['Esc', 'annulla la scelta, chiudi ciò che è aperto'],
      ['Ctrl Z', 'annulla'],
      ['R', 'gira la tessera in mano'],
      ['I', 'spiega ciò che è sotto il puntatore o ha il fuoco'],
      ['?', 'questo elenco'],
    ],
    touch: 'Con un dito: tienilo fermo su una cosa per averne la spiegazione. Un tocco mostra prima che cosa farebbe.',
  },
}
