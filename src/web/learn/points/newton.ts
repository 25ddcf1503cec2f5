import { lateLesson } from './late-lesson.ts'
import game from './newton.json' with { type: 'json' }

/** The last turns of a game of Newton: Objectives, an Invention, a Master, potions, the last income, and the count. */
export const newtonPoints = lateLesson('newton', game, {
  from: 261,
  steps: [
    {
      text: {
        en: 'Round six, the last. Objectives pay at the end. Your Student stands on one that pays for coins left over.',
        it: 'Sesto round, l’ultimo. Gli Obiettivi pagano alla fine. Il tuo Studente sta su uno che paga le monete rimaste.',
      },
      look: ['tech:tech-r7a'],
      rule: 'N-14.2',
    },
    {
      text: {
        en: 'So coins are points now. Play Work.',
        it: 'Le monete ora sono dunque punti. Gioca Lavoro.',
      },
      answers: ['play:start-red-work'],
      look: ['tech:tech-r7a'],
      rule: 'N-16.3',
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
        en: 'Stop on the Invention. It pays for each complete line of your bookshelf, and then lets you work on.',
        it: 'Fermati sull’Invenzione. Paga ogni linea completa della tua libreria, poi fa lavorare ancora.',
      },
      answers: ['work:3'],
      look: ['work:5'],
      rule: 'N-15.6',
    },
    {
      text: {
        en: 'Go on step by step, each for a coin, to the next tile.',
        it: 'Prosegui passo per passo, ognuno per una moneta, fino alla prossima tessera.',
      },
      answers: ['work:1', 'work:1', 'work:1'],
      look: ['work:8'],
    },
    {
      text: {
        en: 'An Income tile pays after every round, this one too. Take the one with points.',
        it: 'Una tessera Rendita paga dopo ogni round, anche questo. Prendi quella con i punti.',
      },
      answers: ['tile:vp'],
      look: ['work:8'],
      rule: 'N-15.4',
    },
    {
      text: {
        en: 'Three more steps, to the Master space.',
        it: 'Ancora tre passi, fino allo spazio Maestro.',
      },
      answers: ['work:1', 'work:1', 'work:1'],
      look: ['work:11'],
    },
    {
      text: {
        en: 'Here you may play a Master. Only Masters that are played count: play Torricelli.',
        it: 'Qui puoi giocare un Maestro. Contano solo i Maestri giocati: gioca Torricelli.',
      },
      answers: ['master:torricelli'],
      look: ['master:torricelli'],
      rule: 'N-14.3',
    },
    {
      text: {
        en: 'Leave out the action that he offers. Take the last step, and end the turn.',
        it: 'Rinuncia all’azione che offre. Fai l’ultimo passo e termina il turno.',
      },
      answers: ['stop', 'work:1', 'end-turn'],
    },
    {
      text: {
        en: 'Now a book, without visiting the place that it asks for. Play Study, and take the potion of the card.',
        it: 'Ora un libro, senza visitare il luogo che chiede. Gioca Studio e prendi la pozione della carta.',
      },
      answers: ['play:l2-study-c', 'use:gain'],
    },
    {
      text: {
        en: 'Three potions stand in for a place that you have not visited. You have two: buy one more.',
        it: 'Tre pozioni sostituiscono un luogo non visitato. Ne hai due: comprane un’altra.',
      },
      answers: ['quick-potion'],
      look: ['cell:s3c5'],
      rule: 'N-12.4',
    },
    {
      text: {
        en: 'Place the tile. The last one of a pile brings something too, and it completes a line.',
        it: 'Metti la tessera. L’ultima di una pila porta anche qualcosa, e completa una linea.',
      },
      answers: ['shelve:s3c5'],
      look: ['cell:s3c5'],
      rule: 'N-13.3',
    },
    {
      text: {
        en: 'End the turn.',
        it: 'Termina il turno.',
      },
      answers: ['end-turn'],
    },
    {
      text: {
        en: 'Some cards pay points at once. Play this Technology for its effect, and end the turn.',
        it: 'Certe carte pagano punti subito. Gioca questa Tecnologia per il suo effetto e termina il turno.',
      },
      answers: ['play:l2-technology-c', 'use:gain', 'end-turn'],
    },
    {
      text: {
        en: 'Your last card pays for volumes of one colour. Play it, and use its effect.',
        it: 'La tua ultima carta paga i volumi di un colore. Giocala e usa il suo effetto.',
      },
      answers: ['play:l3-study-c', 'use:gainPerIdenticalVolumes'],
    },
    {
      text: {
        en: 'End the turn. After Blaise the round pays income once more: lines and Income tiles. Then the game is over.',
        it: 'Termina il turno. Dopo Blaise il round paga ancora le rendite: linee e tessere Rendita. Poi la partita finisce.',
      },
      answers: ['end-turn'],
      look: ['income:1', 'income:2'],
      rule: 'N-13.3',
    },
  ],
  count: [
    {
      is: because => ['cards', 'tokens', 'inventions', 'bookshelf'].includes(because),
      text: {
        en: 'Cards, Bonus tokens, Inventions and the last tile of a pile paid at once, when you played or reached them.',
        it: 'Carte, gettoni Bonus, Invenzioni e l’ultima tessera di una pila hanno pagato subito, quando li hai giocati o raggiunti.',
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
      is: because => ['descartes', 'bruno', 'torricelli'].includes(because),
      text: {
        en: 'Your Masters: the points on each card that you have played.',
        it: 'I tuoi Maestri: i punti su ogni carta che hai giocato.',
      },
      rule: 'N-14.3',
    },
  ],
})
