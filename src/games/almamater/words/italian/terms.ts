import { countingIn } from '../../../../kernel/counting.ts'
import { joined } from '../../../../kernel/words.ts'
import type { TermPhrases } from '../phrases/terms.ts'

const { form } = countingIn('it')

const n = (one: string, many: string) => (count: number) => countingIn('it').count(count, one, many)
const kinds = {
  black: 'manuale nero',
  blue: 'manuale blu',
  green: 'manuale verde',
  red: 'manuale rosso',
  dictionary: 'dizionario',
} as const
const several = {
  black: 'manuali neri',
  blue: 'manuali blu',
  green: 'manuali verdi',
  red: 'manuali rossi',
  dictionary: 'dizionari',
} as const

/** `2 di un solo colore, 1 di un altro colore` */
const others = (at: number, what: string): string =>
  ` di un ${['solo', 'altro', 'terzo', 'quarto'][at] ?? 'altro'} ${what}`

export const terms: TermPhrases = {
  and: parts => joined(parts, 'e'),
  or: parts => joined(parts, 'o'),
  nothing: 'niente',
  hiddenCards: n('carta coperta', 'carte coperte'),
  ducats: n('ducato', 'ducati'),
  prestige: count => `${count} PP`,
  ownTextbooks: n('manuale proprio', 'manuali propri'),
  greenSteps: n('passo verde', 'passi verdi'),
  blackSteps: n('passo nero', 'passi neri'),
  masters: n('maestro', 'maestri'),
  tutors: n('tutore', 'tutori'),
  books: (count, kind) => `${count} ${form(count, { one: kinds[kind], other: several[kind] })}`,
  kinds,
  textbooks: (count, mode) =>
    ({
      any: form(count, { one: '1 manuale di un colore a scelta', other: `${count} manuali di colori a scelta` }),
      different: `${count} manuali di colori diversi`,
      same: form(count, { one: '1 manuale di un colore a scelta', other: `${count} manuali di un solo colore` }),
    })[mode],
  textbookGroup: (count, at, ranks) => {
    const what = at === 0 ? n('manuale', 'manuali')(count) : count
    const ofOthers = others(at, 'colore')
    const single = ranks === undefined ? ' di un colore a scelta' : ''
    const color = at === 0 ? form(count, { one: single, other: ofOthers }) : ofOthers
    return `${what}${color}${ranks === undefined ? '' : ` di rango ${ranks}`}`
  },
  bookGroup: (count, at) => `${at === 0 ? n('libro', 'libri')(count) : count}${others(at, 'tipo')}`,
  colors: { black: 'Nero', blue: 'Blu', green: 'Verde', red: 'Rosso' },
  faculties: { art: 'arte', law: 'diritto', medicine: 'medicina', mathematics: 'matematica' },
  students: {
    Copyist: 'Copista',
    Librarian: 'Bibliotecario',
    Acolyte: 'Accolito',
    Bookseller: 'Libraio',
    Lexicographer: 'Lessicografo',
    Envoy: 'Inviato',
    Disciple: 'Discepolo',
    "Patron's son": 'Figlio del mecenate',
    Benefactor: 'Benefattore',
    Mentor: 'Mentore',
    Researcher: 'Ricercatore',
    Negotiator: 'Negoziatore',
    Astronomer: 'Astronomo',
    Geometer: 'Geometra',
    Arithmetician: 'Aritmetico',
    Logician: 'Logico',
    'Printed student': 'Studente stampato',
  },
  professors: {
    Printer: 'Stampatore',
    Rhetorician: 'Retore',
    Experimenter: 'Sperimentatore',
    Accountant: 'Contabile',
    Physician: 'Medico',
    Anatomist: 'Anatomista',
    Regent: 'Reggente',
    Herbalist: 'Erborista',
    Notary: 'Notaio',
    Jurist: 'Giurista',
    Glossator: 'Glossatore',
    Bursar: 'Economo',
    Orator: 'Oratore',
    Poet: 'Poeta',
    Painter: 'Pittore',
    Humanist: 'Umanista',
  },
  spaceKinds: {
    campus: 'Campus',
    academy: 'Accademia',
    antiquarian: 'Antiquario',
    laboratory: 'Laboratorio',
    park: 'Parco',
    shared: 'Antiquario e Parco',
    bishop: 'Vescovo',
    colloquium: 'Colloquio',
  },
  spaceNumber: (kind, number) => `${kind} ${number}`,
  ownSpace: student => `Spazio: ${student}`,
  hall: (number, type) => `aula ${number} (${type})`,
  counted: (counter, count, faculties) =>
    ({
      students: n('studente', 'studenti')(count),
      'students-a': `${n('studente', 'studenti')(count)} nelle aule A`,
      'students-b': `${n('studente', 'studenti')(count)} nelle aule B`,
      'students-of-faculties': `${n('studente', 'studenti')(count)} di ${faculties}`,
      'student-faculties': `studenti di ${n('facoltà', 'facoltà diverse')(count)}`,
      professors: n('professore', 'professori')(count),
      'professors-of-faculties': `${n('professore', 'professori')(count)} di ${faculties}`,
      milestones: n('traguardo', 'traguardi')(count),
      'bust-cards': n('carta busto', 'carte busto')(count),
      ducats: n('ducato', 'ducati')(count),
      dictionaries: n('dizionario', 'dizionari')(count),
      'masters-in-archive': `${n('maestro', 'maestri')(count)} in archivio`,
      'masters-on-bishop': `${n('maestro', 'maestri')(count)} dal vescovo`,
      'masters-placed-this-turn-on-bishop': `${n('pezzo', 'pezzi')(count)} dal vescovo in questo turno`,
      'display-textbooks': `${n('manuale', 'manuali')(count)} in vetrina`,
      'players-behind': `${n('giocatore', 'giocatori')(count)} dietro`,
    })[counter],
  each: {
    students: 'proprio studente',
    'students-a': 'studente nelle tue aule A',
    'students-b': 'studente nelle tue aule B',
    'students-of-faculties': 'studente di queste facoltà',
    'student-faculties': 'facoltà dei tuoi studenti',
    professors: 'proprio professore',
    'professors-of-faculties': 'professore di queste facoltà',
    milestones: 'traguardo raggiunto',
    'bust-cards': 'propria carta busto',
    ducats: 'ducato',
    dictionaries: 'dizionario',
    'masters-in-archive': 'maestro e tutore nel tuo archivio',
    'masters-on-bishop': 'proprio maestro dal vescovo',
    'masters-placed-this-turn-on-bishop': 'pezzo appena piazzato lì',
    'display-textbooks': 'manuale nella tua vetrina',
    'players-behind': 'giocatore dietro di te nella ricerca',
  },
}
