import game from './almamater.json' with { type: 'json' }
import { lateLesson } from './late-lesson.ts'

/** The last turns of a game of Alma Mater: the display, halls, shelves, milestones, professors, bust cards, and the count. */
export const almaMaterPoints = lateLesson('almamater', game, {
  from: 223,
  steps: [
    {
      text: {
        en: 'Round six, the last. Three masters are left. Print four textbooks with your own student: books become prestige.',
        it: 'Sesto round, l’ultimo. Restano tre maestri. Stampa quattro manuali con il tuo studente: i libri diventano prestigio.',
      },
      answers: ['own:own-printed:4'],
      look: ['own-space:own-printed'],
      rule: 'A-10.4',
    },
    {
      text: {
        en: 'Put one in the display, where others buy and pay you. Keep three for yourself.',
        it: 'Mettine uno in vetrina, dove gli altri comprano e pagano te. Tienine tre.',
      },
      answers: ['display:1'],
      look: ['slot:black:5', 'storage:books'],
      rule: 'A-4.6',
    },
    {
      text: {
        en: 'End the turn, and watch: Blaise buys from you, and his money is yours.',
        it: 'Termina il turno e guarda: Blaise compra da te, e il suo denaro è tuo.',
      },
      answers: ['end-turn'],
    },
    {
      text: {
        en: 'At the end, students in A halls times students in B halls. Hall 9 is an A hall: recruit the Negotiator.',
        it: 'Alla fine, studenti nelle aule A per studenti nelle aule B. L’aula 9 è un’aula A: recluta il Negoziatore.',
      },
      answers: ['student:student-medicine-4'],
      look: ['hall:9', 'student:student-medicine-4'],
      rule: 'A-15.8',
    },
    {
      text: {
        en: 'Placing a student can bring prestige at once, too: this one did. End the turn.',
        it: 'Piazzare uno studente può dare anche prestigio subito: questo l’ha dato. Termina il turno.',
      },
      answers: ['end-turn'],
    },
    {
      text: {
        en: 'Blaise has passed; you go on alone. Buy a blue textbook: its shelf gives prestige to the buyer.',
        it: 'Blaise ha passato; continui da solo. Compra un manuale blu: lo scaffale dà prestigio a chi compra.',
      },
      answers: ['buy:blue:1'],
      look: ['slot:blue:3'],
      rule: 'A-11.3',
    },
    { text: { en: 'End the turn.', it: 'Termina il turno.' }, answers: ['end-turn'] },
    {
      text: {
        en: 'Each milestone of your research counts once for each of your professors. Professors count by themselves as well.',
        it: 'Ogni traguardo della tua ricerca conta una volta per ciascun tuo professore. I professori contano anche da soli.',
      },
      look: ['own-professor:professor-medicine-1', 'own-professor:professor-law-3', 'level:15'],
      rule: 'A-15.5',
    },
    {
      text: {
        en: 'Bust cards of the hall of fame: the second counts more than the first, the third still more. You have all three.',
        it: 'Le carte busto della galleria: la seconda conta più della prima, la terza ancora di più. Le hai tutte e tre.',
      },
      look: ['bust:a', 'bust:b', 'bust:c'],
      rule: 'A-15.9',
    },
    {
      text: {
        en: 'Nothing is left to do. Pass: the round closes, books over the storage limit go, and the game is over.',
        it: 'Non resta nulla da fare. Passa: il round si chiude, i libri oltre il limite vanno via, e la partita finisce.',
      },
      answers: ['pass'],
      rule: 'A-13.7',
    },
  ],
  count: [
    {
      is: because => ['setup', 'students', 'milestones', 'shelves', 'spaces', 'chancellors'].includes(because),
      text: {
        en: 'Prestige that you gained on the way: students placed, milestones, shelves, spaces and chancellors.',
        it: 'Il prestigio ottenuto lungo la strada: studenti piazzati, traguardi, scaffali, spazi e cancellieri.',
      },
      rule: 'A-11.3',
    },
    {
      is: because => ['final-ducats', 'final-dictionaries'].includes(because),
      text: {
        en: 'What is left over counts a little: ducats and textbooks together, and each dictionary.',
        it: 'Ciò che avanza conta poco: ducati e manuali insieme, e ogni dizionario.',
      },
      rule: 'A-15.2',
    },
    {
      is: because => because === 'final-reputation',
      text: {
        en: 'The rank of your colour, by research: the first gets by far the most.',
        it: 'Il rango del tuo colore, secondo la ricerca: il primo ottiene di gran lunga il più.',
      },
      rule: 'A-15.4',
    },
    {
      is: because => because === 'final-milestones',
      text: {
        en: 'Milestones times professors: the two grow together.',
        it: 'Traguardi per professori: crescono insieme.',
      },
      rule: 'A-15.5',
    },
    {
      is: because => because.startsWith('professor-') || because.startsWith('student-'),
      text: {
        en: 'Points written on your professors, and on students of mathematics.',
        it: 'I punti scritti sui tuoi professori, e sugli studenti di matematica.',
      },
      rule: 'A-15.6',
    },
    {
      is: because => because === 'final-halls',
      text: {
        en: 'Students in A halls times students in B halls: keep both sides even.',
        it: 'Studenti nelle aule A per studenti nelle aule B: tieni pari le due parti.',
      },
      rule: 'A-15.8',
    },
    {
      is: because => because === 'final-busts',
      text: { en: 'Your bust cards, all together.', it: 'Le tue carte busto, tutte insieme.' },
      rule: 'A-15.9',
    },
  ],
})
