import type { Inventions } from '../../games/inventions/components.ts'
import { currentEra, type InventionsState } from '../../games/inventions/state.ts'
import type { Play } from '../../kernel/contract.ts'
import { countingIn } from '../../kernel/counting.ts'
import type { Coaching } from '../coaching/coaching.ts'
import { inventionsMetRules } from './met-rules.ts'
import type { InventionsTerm } from './terms.ts'
import { termWords } from './words.ts'

const { form } = countingIn('en-GB')
const { form: forma } = countingIn('it')

export const inventionsCoaching: Coaching<InventionsTerm> = {
  costly: 5,
  part: play => currentEra(play as Play<InventionsState, Inventions>),
  partName: { en: 'this era', it: 'quest’era' },
  aims: [
    {
      counter: 'inventions',
      worth: 5,
      text: {
        en: gain =>
          form(gain, {
            one: 'Have one more invention beside your board',
            other: `Have ${gain} more inventions beside your board`,
          }),
        it: gain =>
          forma(gain, {
            one: 'Porta un’altra invenzione accanto alla tua plancia',
            other: `Porta altre ${gain} invenzioni accanto alla tua plancia`,
          }),
      },
      why: {
        en: 'Your inventions make tiles of their type cheaper, and the goals count them.',
        it: 'Le tue invenzioni rendono meno care le tessere del loro tipo, e gli obiettivi le contano.',
      },
      rule: 'I-11.4',
    },
    {
      counter: 'tiles',
      worth: 4,
      text: {
        en: gain =>
          form(gain, { one: 'Build a tile on your Progress map', other: `Build ${gain} tiles on your Progress map` }),
        it: gain =>
          forma(gain, {
            one: 'Costruisci una tessera sulla tua mappa del progresso',
            other: `Costruisci ${gain} tessere sulla tua mappa del progresso`,
          }),
      },
      why: { en: 'Only tiles that are built work and count.', it: 'Solo le tessere costruite funzionano e contano.' },
      rule: 'I-12.1',
    },
    {
      counter: 'influence',
      worth: 1,
      text: {
        en: gain =>
          form(gain, {
            one: 'Gain one influence more than you have',
            other: `Gain ${gain} influence more than you have`,
          }),
        it: gain =>
          forma(gain, {
            one: 'Guadagna un’influenza in più di quella che hai',
            other: `Guadagna ${gain} influenza in più di quella che hai`,
          }),
      },
      why: {
        en: 'Building costs influence, and at the end much of it brings points.',
        it: 'Costruire costa influenza, e alla fine averne molta porta punti.',
      },
      rule: 'I-15.2',
    },
  ],
  opening: [
    {
      asks: ['settle'],
      text: {
        en: 'Before the first round you stand behind one idea. The people you send wait beside it, and score when it is shared. What the region’s tile gives comes at once.',
        it: 'Prima del primo round ti metti dietro a un’idea. Le persone che mandi le restano accanto, e fanno punti quando è condivisa. Ciò che dà la tessera della regione arriva subito.',
      },
      rule: 'I-3.1',
    },
  ],
  names: termWords,
  metRules: inventionsMetRules,
  teaches: {
    points: {
      text: { en: 'There are points to be had in this turn.', it: 'In questo turno ci sono punti da prendere.' },
      rule: 'I-15.2',
    },
    influence: {
      text: {
        en: 'Influence pays for building. More than 10 you cannot keep.',
        it: 'L’influenza paga le costruzioni. Più di 10 non puoi tenerne.',
      },
      rule: 'I-5.7',
    },
    sharing: {
      text: {
        en: 'When a card is shared, everybody with a citizen beside it gets something.',
        it: 'Quando una carta è condivisa, chi ha un cittadino accanto ci guadagna.',
      },
      rule: 'I-9.4.2',
    },
    inventions: {
      text: {
        en: 'A shared invention goes to whoever invented it, and makes tiles of its type cheaper.',
        it: 'Un’invenzione condivisa va a chi l’ha inventata, e rende meno care le tessere del suo tipo.',
      },
      rule: 'I-9.4.3',
    },
    ideas: {
      text: {
        en: 'An idea that you present can be invented by anybody with access to its milestone.',
        it: 'Un’idea che presenti può inventarla chiunque abbia accesso alla sua pietra miliare.',
      },
      rule: 'I-9.2.1',
    },
    goals: {
      text: {
        en: 'The best two of your three private goals count at the end.',
        it: 'I due migliori dei tuoi tre obiettivi privati contano alla fine.',
      },
      rule: 'I-15.2',
    },
    specialists: {
      text: {
        en: 'Exhausted specialists rest until an era ends, but not the first. A scholar stands in for any of them.',
        it: 'Gli specialisti esausti riposano finché un’era finisce, ma non la prima. Uno studioso sostituisce chiunque.',
      },
      rule: 'I-7.1',
    },
    citizens: {
      text: {
        en: 'Citizens on the map win regions, and come home as specialists.',
        it: 'I cittadini sulla mappa conquistano regioni, e tornano come specialisti.',
      },
      rule: 'I-7.6',
    },
    regions: {
      text: {
        en: 'With more citizens in a region than anybody else you can place influence there.',
        it: 'Con più cittadini di chiunque altro in una regione puoi piazzarvi influenza.',
      },
      rule: 'I-9.6.1',
    },
    display: {
      text: {
        en: 'The more tiles wait in your display, the less influence it takes to build.',
        it: 'Più tessere aspettano nel tuo espositore, meno influenza serve per costruire.',
      },
      rule: 'I-11.1',
    },
    tiles: {
      text: {
        en: 'A built tile works from that moment on, in this turn too.',
        it: 'Una tessera costruita funziona da subito, anche in questo turno.',
      },
      rule: 'I-11.8',
    },
    wealth: {
      text: {
        en: 'A wealth tile scores at the end if it is built, for tiles that lie well.',
        it: 'Una tessera ricchezza segna alla fine se è costruita, per tessere ben disposte.',
      },
      rule: 'I-12.5',
    },
    era: {
      text: {
        en: 'A later milestone of your own lets you keep more scholars and build more.',
        it: 'Una tua pietra miliare più avanzata fa tenere più studiosi e costruire di più.',
      },
      rule: 'I-11.2',
    },
    diplomats: {
      text: {
        en: 'A citizen on a milestone gives its benefit, when you send it there and when you call it.',
        it: 'Un cittadino su una pietra miliare ne dà il vantaggio, quando lo mandi e quando lo richiami.',
      },
      rule: 'I-9.10.2',
    },
    turns: {
      text: {
        en: 'Pillars are few: each of your turns of an era goes to another forum.',
        it: 'I pilastri sono pochi: ogni tuo turno di un’era va in un altro foro.',
      },
      rule: 'I-5.2',
    },
    rivals: {
      text: {
        en: 'Who comes first to a card or region leaves less of it to the others.',
        it: 'Chi arriva primo a una carta o regione ne lascia meno agli altri.',
      },
      rule: 'I-9.2.1',
    },
  },
}
