import { countingIn } from '../../../kernel/counting.ts'
import type { Translated } from '../messages.ts'
import type { guidance as en } from './en.ts'

const { form, list } = countingIn('it')

export const guidance: Translated<typeof en> = {
  orders: {
    title: 'Rispondi in anticipo',
    help: 'Una risposta in anticipo viene data per te quando arriva la sua domanda. Se allora non è possibile, ti viene chiesto. Puoi ritirarla in ogni momento.',
    given: 'Risposto in anticipo',
    when: question => `a «${question}»`,
    untils: { once: 'una volta', turn: 'fino alla fine del mio turno', game: 'fino alla fine della partita' },
    withdraw: 'Ritira',
    withdrawOne: answer => `Ritira: ${answer}`,
    now: 'Ti si chiede:',
    next: 'Probabilmente ti si chiederà:',
    answer: 'La tua risposta',
    howLong: 'Quanto vale',
    unlessTouched: 'Falla decadere quando qualcuno mi fa qualcosa',
    give: 'Rispondi in anticipo',
    giveAlways: 'D’ora in poi rispondi così',
    nothing: 'Nessuna tua domanda si può prevedere ora.',
  },
  waste: {
    leaves: (named, more) =>
      `Potresti ancora avere gratis: ${named}${more > 0 ? ` e altre ${more}` : ''}. Rispondi di nuovo per rinunciare.`,
    empty: 'Questa si paga e per ora non porta nulla; altre risposte sì. Rispondi di nuovo per farla.',
    vain: 'Così si consuma e ora non porta nulla. Rispondi di nuovo per farlo lo stesso.',
    back: 'Non ancora',
    never: 'Non avvisarmi più',
    setting: 'Avvisa prima di sprecare qualcosa',
  },
  coach: {
    title: 'Il tuo allenatore',
    invite: 'Chiama l’allenatore',
    dismiss: 'Congeda l’allenatore',
    less: 'Parla di meno',
    remark: (at, all) => `${at} di ${all}`,
    previous: 'L’osservazione precedente',
    next: 'L’osservazione successiva',
    goal: part => `Obiettivo per ${part}`,
    done: 'fatto',
    ofSo: (have, of) => `${have} di ${of}`,
    whyGoal: 'Perché questo obiettivo?',
    notice: 'Da notare ora',
    showMe: 'Fammi vedere',
    hide: 'Nascondi',
    look: what => `Dai un’occhiata a «${what}».`,
    turnOf: name => `Che cosa ha fatto ${name}`,
    goodFor: things => `Gli è servito per: ${list(things)}.`,
    nothingMuch: 'Per quanto puoi vedere ci ha guadagnato poco.',
    wait: points => `Aspetta: questo sembra costare circa ${points}.`,
    betterFor: (label, things) =>
      things.length === 0 ? `«${label}» porta di più.` : `«${label}» è meglio per: ${list(things)}.`,
    take: 'Scegli quella',
    keep: 'Tengo la mia scelta',
  },
  hint: {
    ask: 'Consiglio',
    thinking: 'Ci penso …',
    waiting: before =>
      `I bot sono occupati: ${form(before, { one: 'una riflessione precede', other: `${before} riflessioni precedono` })} la tua …`,
    title: 'Che cosa farebbe un maestro',
    hurried: 'I bot hanno molto da fare: così giocherebbe uno meno bravo, che non guarda avanti.',
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
