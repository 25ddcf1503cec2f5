import game from './inventions.json' with { type: 'json' }
import { lateLesson } from './late-lesson.ts'

/** The last two turns of a game of Inventions: Eureka, diplomats, wealth, majorities, innovation, goals, and the count. */
export const inventionsPoints = lateLesson('inventions', game, {
  from: 293,
  steps: [
    {
      text: {
        en: 'Two turns left. Paper is your milestone. The diplomats of Blaise and Chiara on it let them use it too.',
        it: 'Restano due turni. Carta è la tua pietra miliare. I diplomatici di Blaise e Chiara su di essa la aprono anche a loro.',
      },
      look: ['milestone:paper'],
      rule: 'I-9.9.1',
    },
    {
      text: {
        en: 'Eureka brings a milestone of a later era. Put your pillar there.',
        it: 'Eureka porta una pietra miliare di un’era successiva. Metti lì il tuo pilastro.',
      },
      answers: ['pillar:eureka'],
      look: ['action:eureka', 'milestone:ai'],
      rule: 'I-9.8.1',
    },
    {
      text: {
        en: 'Take AI, and the space of the new era that shares an invention.',
        it: 'Prendi Intelligenza artificiale, e lo spazio della nuova era che fa condividere un’invenzione.',
      },
      answers: ['eureka:ai:era-6-1'],
      look: ['milestone:ai', 'era:era-6-1'],
      rule: 'I-9.8.2',
    },
    {
      text: {
        en: 'Paper is known to all now, and its diplomats came home. Share your Calculator: who presented it scores.',
        it: 'Ora Carta è nota a tutti, e i suoi diplomatici sono tornati. Condividi la Calcolatrice: chi l’ha presentata fa punti.',
      },
      answers: ['share:calculator'],
      look: ['card:calculator'],
      rule: 'I-9.4.2',
    },
    {
      text: {
        en: 'Who shares may take wealth. Built on your map it counts at the end: take Wealth A.',
        it: 'Chi condivide può prendere ricchezza. Costruita sulla tua mappa conta alla fine: prendi Ricchezza A.',
      },
      answers: ['wealth:wealth-a'],
      look: ['wealth:wealth-a'],
      rule: 'I-12.5',
    },
    {
      text: {
        en: 'Your technology tile chains one more action. Use it, and present the Automobile with a trader.',
        it: 'La tua tessera tecnologia incatena un’altra azione. Usala, e presenta l’Automobile con un mercante.',
      },
      answers: ['chain:technology-3', 'present:automobile:south-america', 'scholars:0:0:0'],
      look: ['tile:technology-3', 'card:automobile'],
      rule: 'I-12.4',
    },
    {
      text: {
        en: 'No more chains. Go on, and take a new idea in place of the old one.',
        it: 'Basta catene. Prosegui, e prendi una nuova idea al posto di quella vecchia.',
      },
      answers: ['go-on', 'take:high-density-battery'],
    },
    {
      text: {
        en: 'Build the wealth. This hex calls citizens home, and they can help to pay: call all four.',
        it: 'Costruisci la ricchezza. Questo esagono richiama i cittadini, che aiutano a pagare: richiamali tutti e quattro.',
      },
      answers: ['build:wealth-a:h09', 'call:south-america:4'],
      look: ['hex:h09'],
      rule: 'I-11.3',
    },
    {
      text: {
        en: 'Neighbouring tiles make a hex dear. Pay with specialists, one by one: the game is nearly over.',
        it: 'Le tessere vicine rendono caro un esagono. Paga con gli specialisti, uno per uno: la partita sta per finire.',
      },
      answers: [
        ...Array.from({ length: 4 }, () => 'exhaust:trader'),
        'exhaust:artisan',
        'exhaust:thinker',
        'exhaust:trader',
        'exhaust:artisan',
      ],
      rule: 'I-11.4',
    },
    {
      text: {
        en: 'Influence counts at the end, in three steps. Use the Treasury for more of it.',
        it: 'L’influenza conta alla fine, in tre gradini. Usa la Tesoreria per averne di più.',
      },
      answers: ['economy:economy-1'],
      look: ['tile:economy-1'],
      rule: 'I-15.2',
    },
    {
      text: {
        en: 'End the turn, and watch Blaise: with most citizens in a region he places an influence token there, for points.',
        it: 'Termina il turno e guarda Blaise: con più cittadini di tutti in una regione vi mette un segnalino influenza, per punti.',
      },
      answers: ['end-turn'],
      look: ['region:asia'],
      rule: 'I-9.6.1',
    },
    {
      text: {
        en: 'Your last turn. The pillar had one way to go: Invent. The Caravel becomes yours.',
        it: 'Il tuo ultimo turno. Il pilastro aveva una sola via: Inventare. La Caravella diventa tua.',
      },
      answers: ['invent:caravel'],
      look: ['card:caravel'],
      rule: 'I-9.2.1',
    },
    {
      text: {
        en: 'Your culture tile brings specialists back after an invention. Take two traders.',
        it: 'La tua tessera cultura rende disponibili specialisti dopo un’invenzione. Prendi due mercanti.',
      },
      answers: ['refresh:trader', 'refresh:trader'],
      look: ['tile:culture-2'],
      rule: 'I-12.3',
    },
    {
      text: {
        en: 'The aspiration becomes a tile once more. Take this one.',
        it: 'L’aspirazione diventa una tessera ancora una volta. Prendi questa.',
      },
      answers: ['progress:technology-7'],
    },
    {
      text: {
        en: 'You have three secret goals. The best two count. Look at each.',
        it: 'Hai tre obiettivi segreti. Contano i due migliori. Guardali uno per uno.',
      },
      look: ['goal:goal-region-south-america', 'goal:goal-inv-eras', 'goal:goal-soc-population'],
      rule: 'I-15.3',
    },
    {
      text: {
        en: 'End the turn. Blaise will innovate on your Caravel and share it; the card stays yours. Then points are counted.',
        it: 'Termina il turno. Blaise innoverà sulla tua Caravella e la condividerà; la carta resta tua. Poi si contano i punti.',
      },
      answers: ['end-turn'],
      rule: 'I-9.3.1',
    },
  ],
  count: [
    {
      is: because => because === 'presenting',
      text: {
        en: 'Ideas that you presented and somebody shared: the later the era, the more.',
        it: 'Le idee che hai presentato e qualcuno ha condiviso: più l’era è avanzata, più valgono.',
      },
      rule: 'I-9.4.2',
    },
    {
      is: because => because === 'spaces',
      text: {
        en: 'Influence tokens, placed where you had most citizens.',
        it: 'I segnalini influenza, messi dove avevi più cittadini di tutti.',
      },
      rule: 'I-9.6.3',
    },
    {
      is: because => ['specialistTiles', 'hexes', 'culture', 'knowledge', 'eraSpaces'].includes(because),
      text: {
        en: 'Small gains on the way: tiles of specialists, hexes, and culture tiles.',
        it: 'Piccoli guadagni lungo la strada: tessere specialisti, esagoni e tessere cultura.',
      },
      rule: 'I-12.3',
    },
    {
      is: because => because === 'influence',
      text: {
        en: 'Influence at the end. You reached the highest of the three steps.',
        it: 'L’influenza alla fine. Hai raggiunto il più alto dei tre gradini.',
      },
      rule: 'I-15.2',
    },
    {
      is: because => because.startsWith('wealth-'),
      text: {
        en: 'Wealth that you built. Each letter counts something of your map.',
        it: 'La ricchezza che hai costruito. Ogni lettera conta qualcosa della tua mappa.',
      },
      rule: 'I-12.5',
    },
    {
      is: because => because.startsWith('goal-'),
      text: {
        en: 'Your two best goals. The third, for South America, is left out.',
        it: 'I tuoi due obiettivi migliori. Il terzo, per il Sud America, resta fuori.',
      },
      rule: 'I-15.3',
    },
  ],
})
