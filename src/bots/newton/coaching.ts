import { countingIn } from '../../kernel/counting.ts'
import type { Coaching } from '../coaching/coaching.ts'
import { roundOf } from '../coaching/part.ts'
import { newtonMetRules } from './met-rules.ts'
import type { NewtonTerm } from './terms.ts'
import { termWords } from './words.ts'

const { form } = countingIn('en-GB')
const { form: forma } = countingIn('it')

export const newtonCoaching: Coaching<NewtonTerm> = {
  costly: 4,
  ...roundOf,
  aims: [
    {
      counter: 'tiles',
      worth: 6,
      text: {
        en: gain => `Place ${form(gain, { one: 'a tile', other: `${gain} tiles` })} in your bookshelf`,
        it: gain => `Metti ${forma(gain, { one: 'una tessera', other: `${gain} tessere` })} nella tua libreria`,
      },
      why: {
        en: 'A complete line pays after every round. The earlier it is complete, the more often it pays.',
        it: 'Una linea completa paga dopo ogni round. Prima è completa, più spesso paga.',
      },
      rule: 'N-9.4',
    },
    {
      counter: 'cubes',
      worth: 3,
      text: {
        en: gain => `Visit ${form(gain, { one: 'a new place', other: `${gain} new places` })} on the map`,
        it: gain => `Visita ${forma(gain, { one: 'un luogo nuovo', other: `${gain} luoghi nuovi` })} sulla mappa`,
      },
      why: {
        en: 'Places you have visited open spaces of your bookshelf. The last cubes bring points too.',
        it: 'I luoghi visitati aprono spazi della tua libreria. Gli ultimi cubetti portano anche punti.',
      },
      rule: 'N-11.4',
    },
    {
      counter: 'technology',
      worth: 1.5,
      text: {
        en: gain => `Move your Students ${form(gain, { one: 'a step', other: `${gain} steps` })} up`,
        it: gain => `Fai salire i tuoi Studenti di ${forma(gain, { one: 'un passo', other: `${gain} passi` })}`,
      },
      why: {
        en: 'Their paths lead to tiles that serve you every round, and to Objectives that count at the end.',
        it: 'I percorsi portano a tessere che servono a ogni round, e a Obiettivi che contano alla fine.',
      },
      rule: 'N-6.4',
    },
    {
      counter: 'work',
      worth: 1,
      text: {
        en: gain => `Advance ${form(gain, { one: 'a space', other: `${gain} spaces` })} on the Work track`,
        it: gain => `Avanza di ${forma(gain, { one: 'uno spazio', other: `${gain} spazi` })} sul tracciato Lavoro`,
      },
      why: {
        en: 'Each space is a coin, and where you stop there may be a tile or a Master.',
        it: 'Ogni spazio è una moneta, e dove ti fermi può esserci una tessera o un Maestro.',
      },
      rule: 'N-5.1',
    },
  ],
  opening: [
    {
      asks: ['draft', 'keep-masters'],
      text: {
        en: 'Masters are strong cards for later, each played once. You will hold four. Take those whose text you understand.',
        it: 'I Maestri sono carte forti per più tardi, ognuna si gioca una volta. Ne avrai quattro. Prendi quelli di cui capisci il testo.',
      },
      rule: 'N-2.11',
    },
  ],
  names: termWords,
  metRules: newtonMetRules,
  teaches: {
    points: {
      text: {
        en: 'There are points to be had in this turn.',
        it: 'In questo turno ci sono punti da prendere.',
      },
      rule: 'N-14.4',
    },
    income: {
      text: {
        en: 'Lines and Income tiles pay after every round, from this one on.',
        it: 'Linee e tessere Rendita pagano dopo ogni round, da questo in poi.',
      },
      rule: 'N-13.3',
    },
    lines: {
      text: {
        en: 'A line of your bookshelf comes nearer. Once complete, it pays after every round.',
        it: 'Una linea della tua libreria si avvicina. Una volta completa, paga dopo ogni round.',
      },
      rule: 'N-9.4',
    },
    tiles: {
      text: {
        en: 'Bookshelf tiles make lines, and every third one brings something at once.',
        it: 'Le tessere Libreria formano linee, e una ogni tre porta subito qualcosa.',
      },
      rule: 'N-9.2',
    },
    cubes: {
      text: {
        en: 'A cube marks a place as visited for good, and your last four cubes bring 1, 2, 4 and 8 points.',
        it: 'Un cubetto segna un luogo come visitato per sempre, e gli ultimi quattro danno 1, 2, 4 e 8 punti.',
      },
      rule: 'N-7.4',
    },
    objectives: {
      text: {
        en: 'An Objective counts at the end only if a piece of yours stands on its space.',
        it: 'Un Obiettivo conta alla fine solo se un tuo pezzo sta sul suo spazio.',
      },
      rule: 'N-14.2',
    },
    students: {
      text: {
        en: 'A Student takes tokens on the way, but special spaces work only where it stops.',
        it: 'Uno Studente prende i gettoni per strada, ma gli spazi speciali valgono solo dove si ferma.',
      },
      rule: 'N-6.4',
    },
    work: {
      text: {
        en: 'On the Work track a special space counts only if you stop there. You may go fewer spaces.',
        it: 'Sul tracciato Lavoro uno spazio speciale vale solo se ti fermi lì. Puoi fare meno spazi.',
      },
      rule: 'N-5.2',
    },
    journey: {
      text: {
        en: 'Where your Scientist stops decides what is within reach next time.',
        it: 'Dove si ferma il tuo Scienziato decide che cosa sarà a portata la prossima volta.',
      },
      rule: 'N-7.1',
    },
    masters: {
      text: {
        en: 'A Master is worth points only once played. Not every space lets you play one.',
        it: 'Un Maestro vale punti solo se giocato. Non tutti gli spazi lo permettono.',
      },
      rule: 'N-14.3',
    },
    cards: {
      text: {
        en: 'A card you take now can be played from your next turn on, and again in later rounds.',
        it: 'Una carta presa ora si può giocare dal prossimo turno, e di nuovo nei round successivi.',
      },
      rule: 'N-8.1',
    },
    symbols: {
      text: {
        en: 'Every symbol you can see at your desk makes the same action stronger.',
        it: 'Ogni simbolo visibile alla tua scrivania rende più forte la stessa azione.',
      },
      rule: 'N-4.1',
    },
    coins: {
      text: {
        en: 'Coins pay for routes, and two of them raise the value of an action.',
        it: 'Le monete pagano le rotte, e due di esse alzano il valore di un’azione.',
      },
      rule: 'N-12.3',
    },
    potions: {
      text: {
        en: 'A Potion stands in for a missing Volume, and three for a place not visited.',
        it: 'Una Pozione sostituisce un Volume che manca, e tre un luogo non visitato.',
      },
      rule: 'N-11.3',
    },
  },
}
