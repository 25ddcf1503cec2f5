import { countingIn } from '../../kernel/counting.ts'
import type { Coaching } from '../coaching/coaching.ts'
import { roundOf } from '../coaching/part.ts'
import { expoMetRules } from './met-rules.ts'
import type { ExpoTerm } from './terms.ts'
import { termWords } from './words.ts'

const { form } = countingIn('en-GB')
const { form: forma } = countingIn('it')

export const expoCoaching: Coaching<ExpoTerm> = {
  costly: 3,
  ...roundOf,
  aims: [
    {
      counter: 'projects',
      worth: 6,
      text: {
        en: gain => form(gain, { one: 'Complete a Project', other: `Complete ${gain} Projects` }),
        it: gain => forma(gain, { one: 'Completa un Progetto', other: `Completa ${gain} Progetti` }),
      },
      why: {
        en: 'Projects are where nearly all points come from, and each needs tiles beside it that feed it.',
        it: 'Quasi tutti i punti vengono dai Progetti, e ognuno ha bisogno di tessere accanto che lo alimentino.',
      },
      rule: 'E-12.1',
    },
    {
      counter: 'tiles',
      worth: 1,
      text: {
        en: gain =>
          form(gain, { one: 'Place a tile in your Laboratory', other: `Place ${gain} tiles in your Laboratory` }),
        it: gain =>
          forma(gain, {
            one: 'Metti una tessera nel tuo Laboratorio',
            other: `Metti ${gain} tessere nel tuo Laboratorio`,
          }),
      },
      why: {
        en: 'Only what lies in the Laboratory feeds a Project. What waits in the reserve does nothing.',
        it: 'Solo ciò che sta nel Laboratorio alimenta un Progetto. Ciò che aspetta nella riserva non serve.',
      },
      rule: 'E-6.9',
    },
  ],
  opening: [
    {
      asks: ['handicap'],
      text: {
        en: 'You begin with some Resource tiles in place of Scrap. Choose where each lies, and turn it as you like. A Project that you set beside it later can use it.',
        it: 'Cominci con qualche tessera Risorsa al posto di un Rottame. Scegli dove metterla e girala come vuoi. Un Progetto messo accanto più tardi potrà usarla.',
      },
      rule: 'E-15.1',
    },
  ],
  names: termWords,
  metRules: expoMetRules,
  teaches: {
    points: {
      text: { en: 'There are points to be had in this turn.', it: 'In questo turno ci sono punti da prendere.' },
      rule: 'E-12.2',
    },
    jury: {
      text: {
        en: 'At the end, complete Projects of the energy that the Jury favours bring 2 points more each.',
        it: 'Alla fine i Progetti completi dell’energia favorita dalla Giuria portano 2 punti in più ciascuno.',
      },
      rule: 'E-12.4',
    },
    projects: {
      text: {
        en: 'A Project is complete as soon as the tiles beside it supply all that it asks for.',
        it: 'Un Progetto è completo appena le tessere accanto forniscono tutto ciò che chiede.',
      },
      rule: 'E-6.9',
    },
    leads: {
      text: {
        en: 'If you lead a row that a Project needs when you complete it, it brings a point more.',
        it: 'Se guidi una riga che serve a un Progetto quando lo completi, porta un punto in più.',
      },
      rule: 'E-12.1',
    },
    patents: {
      text: {
        en: 'A token that gets far in the Patents Office counts at the end, from the eighth column on.',
        it: 'Un gettone che arriva lontano nell’Ufficio Brevetti conta alla fine, dall’ottava colonna in poi.',
      },
      rule: 'E-12.5',
    },
    technologies: {
      text: {
        en: 'A Technology works only in your Laboratory. One that improves a card does so in every round.',
        it: 'Una Tecnologia funziona solo nel tuo Laboratorio. Se migliora una carta, lo fa a ogni round.',
      },
      rule: 'E-7.4',
    },
    supplies: {
      text: {
        en: 'One half of a tile feeds every Project that it touches. Nothing is used up.',
        it: 'Metà tessera alimenta ogni Progetto che tocca. Nulla si consuma.',
      },
      rule: 'E-6.7',
    },
    actions: {
      text: {
        en: 'A card that is played comes back only after the round. Not every turn needs your best one.',
        it: 'Una carta giocata torna solo dopo il round. Non ogni turno vuole la migliore.',
      },
      rule: 'E-4.5',
    },
    money: {
      text: {
        en: 'Tiles and Projects cost money, and more than $12 you cannot keep.',
        it: 'Tessere e Progetti costano, e più di $12 non puoi tenere.',
      },
      rule: 'E-5.12',
    },
    room: {
      text: {
        en: 'Room in the Laboratory is scarce. Removing Scrap makes more of it.',
        it: 'Lo spazio nel Laboratorio è poco. Togliere i Rottami ne crea.',
      },
      rule: 'E-5.6',
    },
  },
}
