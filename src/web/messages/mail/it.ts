import type { Translated } from '../messages.ts'
import type { mail as en } from './en.ts'

export const mail: Translated<typeof en> = {
  mail: {
    title: 'E-mail',
    help: 'Una lettera quando dei tavoli ti aspettano, al massimo una ogni qualche ora, e un modo di entrare senza password. Nessun altro vede mai l’indirizzo.',
    address: 'Indirizzo e-mail',
    name: 'Usa questo indirizzo',
    sent: 'La lettera è in viaggio. Apri il link che contiene per dimostrare che l’indirizzo è tuo.',
    unproved: address => `${address} non è ancora confermato: apri il link nella lettera.`,
    proved: address => `Le lettere vanno a ${address}.`,
    digest: 'Scrivimi quando dei tavoli mi aspettano',
    forget: 'Dimentica l’indirizzo',
    signIn: 'Entra con una lettera',
    signInHelp: 'Se qui hai confermato il tuo indirizzo.',
    send: 'Mandami la lettera',
    onItsWay: 'Se qui l’indirizzo è noto, una lettera con un link è in viaggio.',
    proveTitle: name => `È il tuo indirizzo, ${name}?`,
    yes: 'Sì, è mio',
    done: 'L’indirizzo è confermato.',
    signInTitle: name => `Entrare come ${name}?`,
    enter: 'Entra su questo dispositivo',
    gone: 'Questo link non vale più. Chiedi un’altra lettera.',
  },
}
