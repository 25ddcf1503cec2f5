import { countingIn } from '../../../../kernel/counting.ts'
import type { ComponentPhrases, EffectPhrases } from '../phrases/components.ts'

const { form } = countingIn('en-GB')

export const effects: EffectPhrases = {
  forEach: (gain, what) => `${gain} for each ${what}`,
  perProfessor: points => `for each of your professors: ${points}`,
  perProfessorOf: (points, faculty) => `${points} for ${faculty}`,
  exchange: (pay, gain) => `pay ${pay}: ${gain}`,
  oneOf: choices => `one of: ${choices.join('; ')}`,
  recruitStudent: faculties => (faculties === undefined ? 'recruit any student' : `recruit a student of ${faculties}`),
  recruitProfessor: faculties =>
    faculties === undefined ? 'recruit any professor' : `recruit a professor of ${faculties}`,
  free: 'at no cost',
  noBooks: 'for no books',
  noDucats: 'without ducats',
  freeLecture: ', who may lecture at once for no book',
  lessTextbooks: count => form(count, { one: 'for 1 textbook less', other: `for ${count} textbooks less` }),
  prestigeByFaculty: points => `and gain ${points}`,
  actions: {
    'fill-display': 'put an own textbook on every empty shelf of your display',
    'display-clean-up': 'clean up your display now, with its ducats',
    'repeat-placed-master': 'perform again the action of a space on which one of your masters stands',
    'place-price-tiles': 'lay price tiles over three slots of your display; prices never fall from left to right',
    'rearrange-price-tiles': 'lay your price tiles anew',
  },
  lectureGiven: gain => `${gain} whenever you give a lecture`,
  studentPlaced: (gain, hall, later) =>
    `${gain} whenever you place ${later ? 'another' : 'a'} student${hall === undefined ? '' : ` in a hall of row ${hall}`}`,
  professorRecruited: gain => `${gain} after each professor you recruit`,
  bishopPlacement: count =>
    `once per round, a placement on the bishop may count as ${count} more ${form(count, { one: 'master', other: 'masters' })}`,
  bishopUsed: gain => `whenever you use the bishop: ${gain}`,
  soldOwner: gain => `when another player buys from your display, you gain ${gain}`,
  soldBuyer: gain => `and the buyer gains ${gain}`,
  buyerColor: count =>
    form(count, { one: '1 textbook of the buyer’s colour', other: `${count} textbooks of the buyer’s colour` }),
  researchMoved: gain => `once per turn, after your research marker moved: ${gain}`,
  milestoneReached: 'once per game, take the bonus of a milestone a second time',
  blueReached: gain => `${gain} whenever you reach a blue research level`,
  readies: 'once per round, on your turn, ready an exhausted professor',
  drawsCards: count => `if chosen in the setup: draw ${count} setup cards and keep 1 more`,
  storage: count => `storage +${count}`,
  discount: count => `students cost ${count} ${form(count, { one: 'textbook', other: 'textbooks' })} less`,
  noProfessorDucats: 'no ducats for professors',
  freeLectures: 'lectures cost no book; new professors get no bookmark',
  occupied: count =>
    `place ${count} ${form(count, { one: 'master', other: 'masters' })} fewer on an occupied ordinary space`,
  cleanUp: times => `the display clean-up of the income phase pays ${times} ducats per textbook`,
  purchases:
    'with one master at the colloquium buy textbooks from two different players, or textbooks from one player and dictionaries; only one shelf is scored',
  replaces: actions => `better spaces: ${actions}`,
  bishopTable: ducats => `1 to ${ducats.length} pieces for ${ducats.join(' / ')}`,
  colloquium: (textbook, dictionary) =>
    `1 piece: buy textbooks from one other display, leftmost first, then from the supply for ${textbook} each; or dictionaries for ${dictionary} each`,
  buyOwn: (max, price) => `buy up to ${max} own textbooks for ${price} each`,
  less: (amount, less, what) => `${amount}, less ${less} for each ${what}`,
  plus: (amount, more, what) => `${amount} and ${more} for each ${what}`,
  halfDucats: 'half of your ducats, rounded up',
  fraction: (numerator, denominator) => `${numerator}/${denominator} of your ducats`,
  masterToDormitory: 'move 1 master from the archive to the dormitory',
  allToDormitory: 'move all masters (at least 1) from the archive to the dormitory',
  masterToBox: 'return 1 master from the archive to the box',
  exhaustProfessor: 'exhaust a ready professor without a lecture',
  pay: what => `pay ${what}`,
  freeIf: (condition, otherwise) => `free with ${condition}, otherwise ${otherwise}`,
}

export const components: ComponentPhrases = {
  setupCard: number => `Setup card ${number}`,
  setupCardText: (white, gives) => `Number ${white} for the turn order. Starting goods: ${gives}.`,
  chancellor: 'Chancellor.',
  student: faculty => `Student of ${faculty}.`,
  printedStudent: 'Student of every university from the start, of no faculty.',
  onPlacing: effect => `When placed: ${effect}.`,
  income: effect => `Each income: ${effect}.`,
  incomeMay: effect => `Each income you may ${effect}.`,
  atEnd: effect => `At the end: ${effect}.`,
  ownSpaceText: effect => `Own action space: ${effect}.`,
  professor: (faculty, points) => `Professor of ${faculty}, ${points} at the end.`,
  lecture: effect => `Lecture: ${effect}.`,
  researchCard: name => `Research card ${name}`,
  level: (level, cost) => `Level ${level}: ${cost}.`,
  blueLevel: (level, cost) => `Level ${level} (blue): ${cost}.`,
  milestone: bonus => `Milestone: ${bonus}.`,
  milestoneName: 'Milestone',
  costName: 'Research cost',
  glory: name => `Glory tile ${name}`,
  gloryText: requires => `Asks for ${requires}.`,
  bust: letter => `Bust card ${letter}`,
  bustText: bonus => `At once: ${bonus}. From then on you also have the chancellor of its pile.`,
  hallText: (storage, ducats, master) =>
    [
      storage === undefined ? 'Row B.' : `Row A, storage size ${storage}.`,
      ...(ducats === undefined ? [] : [`A student here costs ${ducats} more.`]),
      ...(master ? ['A student here brings an additional master.'] : []),
    ].join(' '),
  ignotusCard: number => `Ignotus card ${number}`,
  ignotusText: (steps, textbooks, spaces) =>
    `Ignotus moves up ${steps}, displays ${textbooks} textbooks and sends masters to ${spaces}.`,
  priceTile: prices => `Price tile ${prices}`,
  priceTileText: 'Lies over a slot of a display and replaces its price.',
  campusText: row => `Recruit a student of row ${row}.`,
  academyText: faculties => `Recruit a professor of ${faculties}.`,
  professorCost: cost => `Who is first to recruit this professor pays ${cost}; others pay the same books and no ducats`,
  onSide: (players, text) => `With ${players} players: ${text}`,
  studentCost: (faculty, cost) => `A student of ${faculty} costs ${cost}`,
}
