import { almaMater } from '../../../games/almamater/game.ts'
import type { PlacedSeat } from '../../../games/almamater/testing/placing.ts'
import { type Given, given } from '../../../games/almamater/testing/scenario.ts'
import { prepared } from '../../../kernel/components.ts'
import type { HandbookMatter, Picture, WorkedExample } from '../handbook.ts'
import type { Facts } from '../inline.ts'
import { packFacts } from '../pack-facts.ts'
import { answered } from '../told-example.ts'
import { almaMaterParts } from './parts.tsx'

const position = (placed: Given) => () => given({ confirm: false, ...placed }).play

const anatomist = 'professor-medicine-2'
const ranks = ['blue', 'black', 'green', 'red'] as const

/** Ada, some rounds into a game. */
const ada: PlacedSeat = {
  ducats: 9,
  books: { blue: 3, green: 2, red: 1, black: 2, dictionary: 1 },
  prestige: 11,
  students: ['student-art-3', 'student-law-1', 'student-medicine-1', 'student-art-1'],
  professors: [
    { id: anatomist, ready: true, bookmark: 'blue' },
    { id: 'professor-art-2', ready: false, bookmark: 'green' },
  ],
  chancellors: ['chancellor-copernicus'],
  level: 4,
  display: [3, 4, 5, 6],
  archive: 3,
}

const blaise: PlacedSeat = {
  ducats: 4,
  books: { red: 2 },
  students: ['student-law-2'],
  level: 6,
  display: [4, 5, 6],
  archive: 2,
}
const seats = [ada, blaise, { level: 3, display: [5, 6] }, { level: 1, display: [2, 3, 4, 5, 6] }]

const middle = position({
  round: 3,
  reputation: ranks,
  seats,
  academy: [anatomist],
  standing: { 'campus-2': [0, 1, 0, 0], laboratory: [0, 0, 2, 0] },
  bishop: [3, 1],
})

const pictures: Readonly<Record<string, Picture>> = {
  plan: {
    play: middle,
    part: 'plan',
    letters: ['space:antiquarian', 'space:campus-2', 'student:student-art-1', `professor:${anatomist}`, 'space:bishop'],
  },
  university: {
    play: middle,
    part: 'university',
    letters: [
      'own-space:own-printed',
      'hall:6',
      'slot:black:6',
      'storage:books',
      `own-professor:${anatomist}`,
      'archive:master',
    ],
  },
  research: { play: middle, part: 'research', letters: ['level:6', 'level:4', 'level:0'] },
  masters: {
    play: middle,
    part: 'plan',
    around: ['space:laboratory', 'space:colloquium'],
    letters: ['space:laboratory', 'space:colloquium'],
  },
  campus: {
    play: middle,
    part: 'plan',
    around: ['space:campus-1', 'space:campus-4', 'student:student-mathematics-1', 'student:student-art-1'],
  },
  displays: { play: middle, part: 'displays' },
  fame: { play: middle, part: 'fame' },
}

const campus = ['space:campus-1', 'space:campus-4', 'student:student-law-2']
const foot = ['level:0', 'level:1', 'level:4']
const halls = ['own-space:own-printed', 'hall:2', 'hall:3', 'hall:4', 'hall:5', 'hall:6']

const examples: Readonly<Record<string, WorkedExample>> = {
  campus: {
    start: position({ round: 2, reputation: ranks, seats: [{ books: { blue: 2, black: 1, green: 1 } }] }),
    steps: [
      { answers: [], part: 'plan', around: campus },
      { answers: ['student:student-law-2'], tells: ['student-recruited'], part: 'university', around: halls },
    ],
  },
  academy: {
    start: position({ academy: [anatomist], seats: [{ ducats: 6, books: { blue: 3, red: 2, dictionary: 1 } }] }),
    steps: [
      { answers: [`professor:${anatomist}`], tells: ['price-set'], part: 'plan', around: [`professor:${anatomist}`] },
      {
        answers: [`lecture:${anatomist}`],
        tells: ['lecture'],
        part: 'university',
        around: [`own-professor:${anatomist}`, 'storage:books'],
      },
    ],
  },
  town: {
    start: position({ seats: [{ ducats: 7 }], standing: { antiquarian: [0, 1, 0, 0] } }),
    steps: [
      { answers: ['antiquarian:2'], tells: ['sent'], part: 'plan', around: ['space:antiquarian', 'space:park'] },
      { answers: ['gain:red-1'], part: 'university', around: ['storage:books', 'supply:blue', 'supply:dictionary'] },
    ],
  },
  copying: {
    start: position({ seats: [{ ducats: 5, display: [5, 6] }] }),
    steps: [
      { answers: ['own:own-printed:4'], part: 'university', around: halls },
      { answers: ['display:3'], tells: ['shelved'], part: 'university', around: ['slot:black:1', 'slot:black:6'] },
    ],
  },
  bishop: {
    start: position({ seats: [{ ducats: 1 }], bishop: [2] }),
    steps: [
      {
        answers: ['bishop:2'],
        tells: ['sent'],
        part: 'plan',
        around: ['space:bishop', 'deal:bishop:1', 'deal:bishop:3'],
      },
    ],
  },
  colloquium: {
    start: position({ seats: [{ ducats: 9 }, { display: [3, 4, 5, 6] }] }),
    steps: [
      { answers: ['buy:blue:2'], tells: ['bought'], part: 'displays' },
      { answers: ['shelf:blue:4'], tells: ['shelf-scored'], part: 'displays' },
    ],
  },
  research: {
    start: position({ seats: [{ ducats: 12, level: 1 }, { level: 3 }] }),
    steps: [
      { answers: ['laboratory:2'], part: 'research', around: foot },
      { answers: ['step:green'], tells: ['researched'], part: 'research', around: foot },
    ],
  },
}

/** Everybody passes in the last round: Ada has the most students, Dmitri has no professor. */
const ended = () =>
  answered(
    position({
      round: 6,
      reputation: ranks,
      seats: [
        {
          ...ada,
          books: { blue: 3, green: 2, dictionary: 1 },
          prestige: 24,
          level: 9,
          students: [...(ada.students ?? []), 'student-law-3', 'student-medicine-2', 'student-mathematics-3'],
          busts: ['a', 'b'],
        },
        {
          ...blaise,
          chancellors: ['chancellor-alberti'],
          prestige: 31,
          level: 12,
          ducats: 18,
          books: { red: 2, dictionary: 3 },
          students: ['student-law-2', 'student-art-2', 'student-medicine-3'],
          professors: ['professor-law-2', 'professor-medicine-1', 'professor-art-3'],
          busts: ['c'],
        },
        {
          chancellors: ['chancellor-pereira'],
          prestige: 19,
          level: 6,
          ducats: 9,
          students: ['student-art-4'],
          professors: ['professor-mathematics-3'],
        },
        {
          chancellors: ['chancellor-marschalk'],
          prestige: 22,
          level: 3,
          ducats: 13,
          students: ['student-art-2', 'student-law-4'],
          busts: ['a'],
        },
      ],
    })(),
    'pass',
    'pass',
    'pass',
    'pass',
  )

/** Where the texts find their values. */
const places = {
  student: 'studentCosts',
  professor: 'professorCosts',
  halls: 'lectureHalls',
  press: 'printedStudent.actionSpace.effects.0',
  colloquium: 'boards.board-4.actionSpaces.colloquium.actions.0',
  antiquarian: 'boards.board-4.actionSpaces.antiquarian.actions.0.chooseOne',
  park: 'boards.board-4.actionSpaces.park.actions.0.exchange',
  bishop: 'boards.board-4.actionSpaces.bishop.actions.0.table',
  income: 'boards.board-4.reputationIncome',
  'income-few': 'boards.board-2-3.reputationIncome',
  rank: 'boards.board-4.reputationScoring',
  'rank-few': 'boards.board-2-3.reputationScoring',
  money: 'finalScoring.steps.1',
  fame: 'finalScoring.steps.8.table',
}

function facts(): Facts {
  const { pack } = prepared(almaMater, almaMater.pack)
  const printed = (id: string): number => pack.professors.find(professor => professor.id === id)?.prestige ?? 0
  return {
    ...packFacts(pack, places),
    'anatomist.pp': printed(anatomist),
    storage: pack.lectureHalls.flatMap(({ storageSize }) => storageSize ?? []).join(', '),
  }
}

export const almaMaterMatter: HandbookMatter = { parts: almaMaterParts, pictures, examples, ended, facts }
