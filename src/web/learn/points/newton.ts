import { lateLesson } from './late-lesson.ts'
import game from './newton.json' with { type: 'json' }

/** The last two turns of a game of Newton: Objectives, potions, Masters, an Invention, the last income, and the count. */
export const newtonPoints = lateLesson('newton', game, {
  from: 259,
  steps: [
    {
      text: {
        en: 'Round six, two turns left. Objectives pay at the end. Your Student stands on one: it pays for coins that are left.',
        it: 'Sesto round, ancora due turni. Gli Obiettivi pagano alla fine. Il tuo Studente sta su uno: paga le monete rimaste.',
      },
      look: ['tech:tech-r7a'],
      rule: 'N-14.2',
    },
    {
      text: {
        en: 'The Objective on the left branch pays for Bonus tokens, and you have many. Play Technology to get there.',
        it: 'L’Obiettivo sul ramo sinistro paga i gettoni Bonus, e ne hai molti. Gioca Tecnologia per arrivarci.',
      },
      answers: ['play:l1-technology-a'],
      look: ['tech:tech-l7b'],
      rule: 'N-16.3',
    },
    {
      text: {
        en: 'It asks for four volumes, and one is missing. A potion stands in for a volume: buy one.',
        it: 'Chiede quattro volumi, e ne manca uno. Una pozione sostituisce un volume: comprane una.',
      },
      answers: ['quick-potion'],
      look: ['tech:tech-l7b'],
      rule: 'N-12.4',
    },
    {
      text: {
        en: 'Move the Student all the way. It takes one more token as it passes.',
        it: 'Porta lo Studente fino in cima. Passando prende un altro gettone.',
      },
      answers: ['student:tech-l4b:tech-l5b', 'student:tech-l5b:tech-l6b', 'student:tech-l6b:tech-l7b'],
      look: ['tech:tech-l6b', 'tech:tech-l7b'],
      rule: 'N-16.1',
    },
    {
      text: {
        en: 'The Objective is yours, whoever else comes. End the turn.',
        it: 'L’Obiettivo è tuo, chiunque altro arrivi. Termina il turno.',
      },
      answers: ['end-turn'],
    },
    {
      text: {
        en: 'A Master is played on a Master space. Descartes is played and counts. Those in your hand count nothing.',
        it: 'Un Maestro si gioca su uno spazio Maestro. Descartes è giocato e conta. Quelli in mano non contano nulla.',
      },
      look: ['master:descartes', 'master:torricelli', 'place:map-master'],
      rule: 'N-14.3',
    },
    {
      text: {
        en: 'Your last turn. Coins are points now, thanks to your Objective: play Work.',
        it: 'Il tuo ultimo turno. Le monete ora sono punti, grazie al tuo Obiettivo: gioca Lavoro.',
      },
      answers: ['play:l3-work-c'],
      look: ['tech:tech-r7a'],
      rule: 'N-16.3',
    },
    {
      text: {
        en: 'This card turns coins into points. Use its effect.',
        it: 'Questa carta trasforma monete in punti. Usa il suo effetto.',
      },
      answers: ['use:convert'],
    },
    {
      text: {
        en: 'An Invention lies a little further than you can go. Raise the value.',
        it: 'Un’Invenzione è poco più lontana di dove arrivi. Alza il valore.',
      },
      answers: ['quick-increase'],
      look: ['work:5'],
      rule: 'N-12.3',
    },
    {
      text: {
        en: 'Stop on the Invention. It pays for each complete line of your bookshelf.',
        it: 'Fermati sull’Invenzione. Paga ogni linea completa della tua libreria.',
      },
      answers: ['work:3'],
      look: ['work:5', 'cell:s1c3'],
      rule: 'N-15.6',
    },
    {
      text: {
        en: 'It lets you work on, too. Take both steps: more coins.',
        it: 'Fa anche lavorare ancora. Fai entrambi i passi: altre monete.',
      },
      answers: ['work:1', 'work:1'],
    },
    {
      text: {
        en: 'End the turn. After Blaise the round pays income once more: lines, Income tiles, Medicine. Then the game is over.',
        it: 'Termina il turno. Dopo Blaise il round paga ancora le rendite: linee, tessere Rendita, Medicina. Poi la partita finisce.',
      },
      answers: ['end-turn'],
      look: ['income:1', 'income:2'],
      rule: 'N-13.3',
    },
  ],
  count: [
    {
      is: because => ['cards', 'tokens', 'inventions'].includes(because),
      text: {
        en: 'Cards, Bonus tokens and Inventions paid at once, when you played or reached them.',
        it: 'Carte, gettoni Bonus e Invenzioni hanno pagato subito, quando li hai giocati o raggiunti.',
      },
      rule: 'N-15.1',
    },
    {
      is: because => ['lines', 'income'].includes(because),
      text: {
        en: 'Lines and income paid after every round. The earlier you have them, the more often they pay.',
        it: 'Linee e rendite hanno pagato dopo ogni round. Prima le hai, più spesso pagano.',
      },
      rule: 'N-13.3',
    },
    {
      is: because => because.startsWith('objective-'),
      text: {
        en: 'Your Objectives: each pays for what you have collected, up to the limit on its tile.',
        it: 'I tuoi Obiettivi: ognuno paga ciò che hai raccolto, fino al limite della sua tessera.',
      },
      rule: 'N-16.3',
    },
    {
      is: because => because === 'descartes',
      text: {
        en: 'Your Master: the points on the card, because you have played it.',
        it: 'Il tuo Maestro: i punti sulla carta, perché l’hai giocato.',
      },
      rule: 'N-14.3',
    },
  ],
})
