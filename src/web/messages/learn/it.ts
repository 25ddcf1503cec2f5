import { countingIn } from '../../../kernel/counting.ts'
import type { Messages } from '../messages.ts'

const { form } = countingIn('it')

export const learn: Messages['learn'] = {
  title: 'Lezione',
  step: (at, all) => `${at} di ${all}`,
  goOn: 'Avanti',
  now: label => `Ora: ${label}`,
  astray:
    'Anche questo è possibile, ma la lezione segue un’altra via. Torna indietro per seguirla, o lascia la lezione e gioca come vuoi.',
  leftLesson: 'Giochi senza la lezione.',
  backToLesson: 'Torna alla lezione',
  leave: 'Lascia la lezione',
  done: 'La lezione è finita. Continua da qui finché vuoi, o passa al prossimo capitolo.',
  playOn: 'Continua',
  home: 'Ai giochi',
  chapterList: game => `Impara ${game}`,
  chapters: {
    turns: 'I primi turni',
    points: 'I punti, e come finisce la partita',
    game: 'Una prima partita intera',
  },
  about: {
    turns: 'Che cosa fai in un turno, passo dopo passo sul tavolo vero.',
    points: 'Gli ultimi turni di una partita quasi finita, e il suo foglio dei punti.',
    game: 'Tu contro due bot, che mostrano i loro turni uno alla volta.',
  },
  finished: 'finito',
  next: chapter => `Poi: ${chapter}`,
  count: 'Il foglio dei punti, riga per riga',
  pointsOf: points => form(points, { one: '1 punto', other: `${points} punti` }),
  counted: 'La somma è tutta qui. Ora gioca una partita tua: un allenatore ti accompagna e ti dice ogni regola nuova.',
  firstGame: 'La tua prima partita:',
  asLast: 'Come l’ultima volta:',
  alone: 'da solo',
  against: (bots, level) => `${bots} × ${level}`,
  beginners: {
    newton: 'senza scelta dei Maestri',
    expo1906: 'tu come Matricola, con due tessere Risorsa in più',
  },
  pace: 'Quanto in fretta si mostrano i bot',
  paces: { instant: 'subito', normal: 'in modo da seguirli', slow: 'lentamente', step: 'un turno alla volta' },
}
