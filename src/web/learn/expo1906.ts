import { by, type Lesson } from './lesson.ts'

/** The first round of Expo 1906 against two others: each of the six cards once, and a Project completed with them. */
export const expoLesson: Lesson = {
  game: 'expo1906',
  chapter: 'turns',
  seed: 'lesson-208',
  options: {},
  others: ['Blaise', 'Chiara'],
  opening: [],
  steps: [
    {
      text: {
        en: 'Milan, 1906: the world comes to see new inventions. You build yours in a Laboratory and give each one the resources it needs. Whoever has most victory points after at most ten rounds wins. Here you play one round with two others.',
        it: 'Milano, 1906: il mondo viene a vedere le nuove invenzioni. Costruisci le tue in un Laboratorio e dai a ciascuna le risorse che chiede. Dopo al massimo dieci round vince chi ha più punti vittoria. Qui giochi un round con altri due.',
      },
    },
    {
      text: {
        en: 'Everybody holds the same six cards and plays one in each turn. A card that was played comes back only when the round ends. Begin with the Academy, where Projects are sold.',
        it: 'Tutti hanno le stesse sei carte e ne giocano una per turno. Una carta giocata torna in mano solo a fine round. Comincia dall’Accademia, dove si vendono i Progetti.',
      },
      answers: ['play:academy'],
      rule: 'E-4.2',
    },
    {
      text: {
        en: 'A Project asks for four resources: a material, a kind of work, a method and an energy. The Motorcycle asks for little, and its T shape has two corners where one Resource can touch it twice. Buy it for $2.',
        it: 'Un Progetto chiede quattro risorse: un materiale, un tipo di lavoro, un metodo e un’energia. La Motocicletta chiede poco, e la sua forma a T ha due angoli in cui una Risorsa la tocca due volte. Comprala per $2.',
      },
      answers: ['buy:motorcycle'],
      rule: 'E-2.4',
    },
    {
      text: {
        en: 'It lies in your reserve now. Until you end the turn, everything can be taken back with Undo. End it, and watch what Blaise and Chiara do.',
        it: 'Ora è nella tua riserva. Finché non chiudi il turno puoi annullare tutto. Chiudilo, e guarda che cosa fanno Blaise e Chiara.',
      },
      answers: ['confirm:turn'],
      replies: [
        ...by(1, 'play:skyscraper', 'confirm:turn'),
        ...by(2, 'play:train-station', 'buy:res-automated-scientific-1', 'buy:res-empirical-steel-1', 'confirm:turn'),
      ],
    },
    {
      text: {
        en: 'Chiara sits at your right and has just been at the Train Station: what your right neighbour did last is barred for you. You are short of money anyway. Play Skyscraper, which brings $4, and end the turn.',
        it: 'Chiara siede alla tua destra ed è appena stata alla Stazione: l’ultima azione del vicino di destra ti è vietata. Del resto ti manca denaro. Gioca Grattacielo, che porta $4, e chiudi il turno.',
      },
      answers: ['play:skyscraper', 'confirm:turn'],
      replies: [
        ...by(1, 'play:academy', 'buy:electric-tram', 'confirm:turn'),
        ...by(2, 'play:journal', 'enter:steel', 'enter:automated', 'enter:scientific', 'confirm:turn'),
      ],
      look: ['card:train-station'],
      rule: 'E-4.3',
    },
    {
      text: {
        en: 'Now you need what the Motorcycle is made of: 1 Copper, 2 Manual work, 1 Empirical research, 2 Steam. Resources are sold at the Train Station, which is open to you again.',
        it: 'Ora ti serve ciò di cui è fatta la Motocicletta: 1 Rame, 2 Lavoro manuale, 1 Ricerca empirica, 2 Vapore. Le Risorse si vendono alla Stazione, che ora è di nuovo aperta per te.',
      },
      answers: ['play:train-station'],
      look: ['tile:motorcycle'],
    },
    {
      text: {
        en: 'A Resource tile has two halves: two of its edges give 2 of one thing, the other two give 1 of another. This one has the Manual work and the Empirical research. The first tile costs $1.',
        it: 'Una tessera Risorsa ha due metà: due lati danno 2 di una cosa, gli altri due 1 di un’altra. Questa ha il Lavoro manuale e la Ricerca empirica. La prima tessera costa $1.',
      },
      answers: ['buy:res-manual-empirical-2'],
      rule: 'E-5.1',
    },
    {
      text: {
        en: 'The second costs $2, a third would cost $3. Take Steam with Copper, and you have all four. Then end the turn.',
        it: 'La seconda costa $2, una terza costerebbe $3. Prendi Vapore con Rame, e le hai tutte e quattro. Poi chiudi il turno.',
      },
      answers: ['buy:res-steam-copper-2', 'confirm:turn'],
      replies: [
        ...by(1, 'play:journal', 'enter:copper', 'enter:automated', 'advance:automated-2', 'confirm:turn'),
        ...by(2, 'play:skyscraper', 'confirm:turn'),
      ],
    },
    {
      text: {
        en: 'You could build at once, but first go to the Patents Office with the Journal. Whoever leads a row there when completing a Project that uses its resource scores 1 more. The Motorcycle uses three rows: Copper, Manual work and Empirical research.',
        it: 'Potresti costruire subito, ma prima passa all’Ufficio Brevetti con la Rivista. Chi è capofila di una riga quando completa un Progetto che ne usa la risorsa segna 1 punto in più. La Motocicletta usa tre righe: Rame, Lavoro manuale e Ricerca empirica.',
      },
      answers: ['play:journal'],
      look: ['space:copper-2', 'space:manual-2', 'space:empirical-2'],
      rule: 'E-12.1',
    },
    {
      text: {
        en: 'The Journal gives three steps. In the row of Manual work nobody stands: one step, and you lead it.',
        it: 'La Rivista dà tre passi. Nella riga del Lavoro manuale non c’è nessuno: un passo, e sei capofila.',
      },
      answers: ['enter:manual'],
      rule: 'E-8.2',
    },
    {
      text: {
        en: 'In the Copper row Blaise was first. Who comes later slips under the pile and does not lead, so pass him: enter the row, go one column further, and end the turn.',
        it: 'Nella riga del Rame Blaise è arrivato prima. Chi arriva dopo va sotto la pila e non è capofila, perciò superalo: entra nella riga, avanza di una colonna e chiudi il turno.',
      },
      answers: ['enter:copper', 'advance:copper-2', 'confirm:turn'],
      replies: [
        ...by(1, 'play:laboratory', 'place:electric-tram:3-2:0', 'remove:scrap:2-3', 'stop', 'confirm:turn'),
        ...by(2, 'play:academy', 'buy:airship', 'confirm:turn'),
      ],
      rule: 'E-8.6',
    },
    {
      text: {
        en: 'Now build. The Laboratory card allows three operations: to lay down a tile, or to take one away, for instance the Scrap that lies in the way in five cells.',
        it: 'Ora costruisci. La carta Laboratorio permette tre operazioni: posare una tessera o toglierne una, per esempio i Rottami che ingombrano cinque spazi.',
      },
      answers: ['play:laboratory'],
      look: ['cell:1-1', 'cell:1-5', 'cell:2-3', 'cell:4-1', 'cell:4-5'],
      rule: 'E-5.6',
    },
    {
      text: {
        en: 'Touch the Motorcycle to take it up and then its place to set it down, or drag it: at the top, with its stem between the two Scraps.',
        it: 'Tocca la Motocicletta per prenderla e poi il posto dove posarla, o trascinala: in alto, con il gambo fra i due Rottami.',
      },
      answers: ['place:motorcycle:0-2:0'],
      rule: 'E-6.3',
    },
    {
      text: {
        en: 'A Resource feeds what its edges touch. Set the Steam into the corner at the right of the stem: it touches the Motorcycle above with 2 Steam, and at its left with 1 Copper.',
        it: 'Una Risorsa alimenta ciò che i suoi lati toccano. Metti il Vapore nell’angolo a destra del gambo: tocca la Motocicletta sopra con 2 Vapore, e a sinistra con 1 Rame.',
      },
      answers: ['place:res-steam-copper-2:1-4:0'],
      rule: 'E-6.6',
    },
    {
      text: {
        en: 'The last one belongs into the other corner, turned by a quarter: take it up, turn it with the button or with R, and set it down so that Manual work points to the right and Empirical research upwards.',
        it: 'L’ultima va nell’altro angolo, girata di un quarto: prendila, girala col pulsante o con R, e posala in modo che il Lavoro manuale guardi a destra e la Ricerca empirica in alto.',
      },
      answers: ['place:res-manual-empirical-2:1-2:1'],
      rule: 'E-6.4',
    },
    {
      text: {
        en: 'Complete: 2 points for the Motorcycle, and 2 more because you lead Copper and Manual work. It stays complete and in your Laboratory for good; only the Meeting Room may move it, to where it is still complete. Its Resources may also feed another Project beside them. End the turn.',
        it: 'Completa: 2 punti per la Motocicletta, e altri 2 perché sei capofila di Rame e Lavoro manuale. Resta completa e nel Laboratorio per sempre; solo la Sala riunioni può spostarla, dove sia ancora completa. Le sue Risorse possono alimentare anche un altro Progetto accanto. Chiudi il turno.',
      },
      answers: ['confirm:turn'],
      replies: [
        ...by(1, 'play:train-station', 'buy:res-copper-automated-2', 'buy:res-manual-scientific-1', 'stop'),
        ...by(1, 'confirm:turn'),
        ...by(2, 'play:laboratory', 'place:airship:0-0:1', 'stop', 'confirm:turn'),
      ],
      look: ['tile:motorcycle', 'space:copper-3', 'space:manual-2'],
      rule: 'E-6.9',
    },
    {
      text: {
        en: 'One card is left: the Meeting Room. It ends the round for all. It can be played earlier too, only not in somebody’s first turn of a round: end it when the others still have plans.',
        it: 'Resta una carta: la Sala riunioni. Chiude il round per tutti. Si può giocare anche prima, ma non nel proprio primo turno di un round: chiudilo quando gli altri hanno ancora progetti.',
      },
      answers: ['play:meeting-room'],
      rule: 'E-5.14',
    },
    {
      text: {
        en: 'Two different things may come of the meeting. First the Jury: at the end, complete Projects of the energy with more Jury tiles score 2 more each. It stands 1 to 1, and the Motorcycle runs by Steam.',
        it: 'Dalla riunione nascono due cose diverse. Prima la Giuria: alla fine ogni Progetto completo dell’energia con più tessere Giuria segna 2 punti in più. Ora è 1 a 1, e la Motocicletta va a Vapore.',
      },
      answers: ['jury:steam'],
      rule: 'E-12.4',
    },
    {
      text: {
        en: 'Then one step in the Patents Office: send the third token into Empirical research, where nobody leads yet. End the turn, and with it the round.',
        it: 'Poi un passo nell’Ufficio Brevetti: manda il terzo gettone nella Ricerca empirica, dove non c’è ancora un capofila. Chiudi il turno, e con esso il round.',
      },
      answers: ['enter:empirical', 'confirm:turn'],
      replies: [
        ...by(1, 'play:skyscraper', 'confirm:turn'),
        ...by(2, 'play:academy', 'buy:steam-turbine', 'confirm:turn'),
      ],
    },
    {
      text: {
        en: 'Projects for the other energy left the Academy, the Station has new tiles, all cards are back in hand, and the others have begun round 2. You have seen all six cards. Bonus chits, the Jury’s favour and the count come in the next chapter. Each question links to its rule, and the lamp gives a hint.',
        it: 'I Progetti dell’altra energia hanno lasciato l’Accademia, la Stazione ha tessere nuove, tutte le carte sono tornate in mano e gli altri hanno iniziato il round 2. Hai visto tutte e sei le carte. I talloncini Bonus, il favore della Giuria e il conto vengono nel prossimo capitolo. Ogni domanda rimanda alla sua regola, e la lampada dà un consiglio.',
      },
      look: ['vote:jury-steam-1'],
      rule: 'E-10.3',
    },
  ],
}
