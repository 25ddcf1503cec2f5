import game from './expo1906.json' with { type: 'json' }
import { lateLesson } from './late-lesson.ts'

/** The last turns of a game of Expo 1906: a Project, the Jury, the Patents Office, its Bonus chits, and the count. */
export const expoPoints = lateLesson('expo1906', game, {
  from: 244,
  steps: [
    {
      text: {
        en: 'Projects score when they are complete. Your Linotype lacks one Automated work: play Laboratory.',
        it: 'I Progetti danno punti quando sono completi. Alla Linotype manca un Lavoro automatizzato: gioca Laboratorio.',
      },
      answers: ['play:laboratory'],
      look: ['tile:linotype'],
      rule: 'E-12.1',
    },
    {
      text: {
        en: 'Lay this tile from your reserve beside the Linotype, the automated edge towards it.',
        it: 'Metti questa tessera della riserva accanto alla Linotype, con il lato automatizzato verso di essa.',
      },
      answers: ['place:res-automated-electricity-2:4-2:0'],
      look: ['tile:linotype', 'cell:4-2'],
      rule: 'E-12.1',
    },
    {
      text: {
        en: 'Complete! Had you led a row that it needs, it would score a point more. Stop here, and end the turn.',
        it: 'Completa! Come capofila di una riga che le serve avresti un punto in più. Fermati qui e termina il turno.',
      },
      answers: ['stop', 'confirm:turn'],
      rule: 'E-12.1',
    },
    {
      text: {
        en: 'Money buys tiles and breaks ties at the end. Play Skyscraper, and end the turn.',
        it: 'Il denaro compra tessere e risolve i pareggi alla fine. Gioca Grattacielo e termina il turno.',
      },
      answers: ['play:skyscraper', 'confirm:turn'],
      look: ['funding:0'],
      rule: 'E-12.14',
    },
    {
      text: {
        en: 'A token in column 10 scores the chit at the end of its row. Play Journal to move yours.',
        it: 'Un gettone nella colonna 10 dà i punti del talloncino in fondo alla riga. Gioca Rivista per muovere i tuoi.',
      },
      answers: ['play:journal'],
      look: ['chit:paris-1900', 'space:copper-10'],
      rule: 'E-12.6',
    },
    {
      text: {
        en: 'Paris 1900 pays for Technologies in your Laboratory, and you have some. Move the Copper token towards it.',
        it: 'Parigi 1900 paga le Tecnologie nel tuo Laboratorio, e ne hai. Muovi il gettone Rame in quella direzione.',
      },
      answers: ['advance:copper-3', 'advance:copper-4', 'advance:copper-5'],
      look: ['chit:paris-1900'],
      rule: 'E-12.9',
    },
    {
      text: {
        en: 'Columns 8 and 9 are worth a point on the way. End the turn.',
        it: 'Lungo la strada le colonne 8 e 9 valgono un punto. Termina il turno.',
      },
      answers: ['confirm:turn'],
      look: ['space:copper-8', 'space:copper-9'],
      rule: 'E-12.5',
    },
    {
      text: {
        en: 'Meeting Room ends the round, with some small favours. Play it.',
        it: 'Sala riunioni chiude il round, con qualche piccolo favore. Giocala.',
      },
      answers: ['play:meeting-room'],
    },
    {
      text: {
        en: 'A first favour: one step in the Patents Office.',
        it: 'Un primo favore: un passo nell’Ufficio Brevetti.',
      },
      answers: ['advance:copper-6'],
    },
    {
      text: {
        en: 'A second: the Jury’s next tile. Projects of the energy with more tiles score at the end. Choose Steam.',
        it: 'Un secondo: la prossima tessera della Giuria. Alla fine valgono i Progetti dell’energia con più tessere. Scegli Vapore.',
      },
      answers: ['jury:steam'],
      look: ['energy:steam'],
      rule: 'E-12.4',
    },
    {
      text: {
        en: 'End the turn. A new round begins, and all cards come back.',
        it: 'Termina il turno. Comincia un nuovo round e tutte le carte tornano in mano.',
      },
      answers: ['confirm:turn'],
      rule: 'E-10.6',
    },
    {
      text: {
        en: 'One way the game ends: every row has a token in column 10. One is left. Play Journal: Ghosts move first.',
        it: 'Un modo di finire: ogni riga ha un gettone nella colonna 10. Ne manca una. Gioca Rivista: prima muovono i Fantasmi.',
      },
      answers: ['play:journal'],
      look: ['space:empirical-10'],
      rule: 'E-11.2',
    },
    {
      text: {
        en: 'A Ghost filled it: these are the last turns. Bring your Copper token to column 10.',
        it: 'L’ha riempita un Fantasma: sono gli ultimi turni. Porta il gettone Rame alla colonna 10.',
      },
      answers: ['advance:copper-7', 'advance:copper-8', 'advance:copper-9'],
      look: ['space:copper-10', 'chit:paris-1900'],
      rule: 'E-11.4',
    },
    {
      text: {
        en: 'End the turn. Blaise has one turn more; then everything is counted.',
        it: 'Termina il turno. Blaise ha ancora un turno; poi si conta tutto.',
      },
      answers: ['confirm:turn'],
      rule: 'E-11.5',
    },
  ],
  count: [
    {
      is: because => ['projects', 'leaders'].includes(because),
      text: {
        en: 'Complete Projects, and a point for each led row that a Project needed at that moment.',
        it: 'I Progetti completi, e un punto per ogni riga utile al Progetto di cui eri capofila in quel momento.',
      },
      rule: 'E-12.1',
    },
    {
      is: because => because === 'jury',
      text: {
        en: 'The Jury: your complete Projects of the energy that it has more of.',
        it: 'La Giuria: i tuoi Progetti completi dell’energia di cui ha più tessere.',
      },
      rule: 'E-12.4',
    },
    {
      is: because => because === 'columns',
      text: {
        en: 'Your tokens that came as far as column 8 or 9.',
        it: 'I tuoi gettoni arrivati alla colonna 8 o 9.',
      },
      rule: 'E-12.5',
    },
    {
      is: because => /-\d{4}$/.test(because),
      text: {
        en: 'Bonus chits of the rows in which you reached column 10. Each counts something else.',
        it: 'I talloncini Bonus delle righe in cui hai raggiunto la colonna 10. Ognuno conta una cosa diversa.',
      },
      rule: 'E-12.6',
    },
  ],
})
