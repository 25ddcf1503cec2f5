import type { AskedFrameOf, Rule, RuleTable } from '../../kernel/contract.ts'
import type { AlmaMater } from './components.ts'
import { chooseBookmark, freeLecture, payProfessor, placeBookmark, recruitProfessor } from './rules/academy.ts'
import { administration, closeRound, ignotusIncome, returnBooks } from './rules/administration.ts'
import { payStudent, recruitStudent } from './rules/campus.ts'
import { choose } from './rules/choices.ts'
import { chooseShelf, secondPurchase } from './rules/colloquium.ts'
import { shelve } from './rules/display.ts'
import { chancellorsChosen, chooseChancellor, draft, keepCard, putAway } from './rules/draft.ts'
import { laterEffects } from './rules/effects.ts'
import { arrange, goods, setupDone, startingGoods } from './rules/goods.ts'
import { income } from './rules/income.ts'
import { lecture, lectureOrder } from './rules/lecture.ts'
import { choosePieces, tutorsHome } from './rules/pieces.ts'
import { priceTiles } from './rules/price-tiles.ts'
import { repeatAction } from './rules/repeat.ts'
import { repeatMilestone } from './rules/research.ts'
import { beginRound, nextTurn } from './rules/round.ts'
import { payStep } from './rules/step-cost.ts'
import { textbooks } from './rules/textbooks.ts'
import { turn } from './rules/turn.ts'
import type { AlmaMaterState } from './state.ts'

const table = {
  draft,
  'put-away': putAway,
  'choose-chancellor': chooseChancellor,
  'chancellors-chosen': chancellorsChosen,
  'keep-card': keepCard,
  arrange,
  'starting-goods': startingGoods,
  goods,
  'setup-done': setupDone,
  'begin-round': beginRound,
  'next-turn': nextTurn,
  turn,
  pieces: choosePieces,
  'tutors-home': tutorsHome,
  effects: laterEffects,
  textbooks,
  shelve,
  choose,
  'recruit-student': recruitStudent,
  'pay-student': payStudent,
  'recruit-professor': recruitProfessor,
  'pay-professor': payProfessor,
  'free-lecture': freeLecture,
  lecture,
  'lecture-order': lectureOrder,
  bookmark: placeBookmark,
  'choose-bookmark': chooseBookmark,
  repeat: repeatAction,
  'second-purchase': secondPurchase,
  'score-shelf': chooseShelf,
  'pay-step': payStep,
  'repeat-milestone': repeatMilestone,
  'price-tiles': priceTiles,
  administration,
  'return-books': returnBooks,
  'close-round': closeRound,
  income,
  'ignotus-income': ignotusIncome,
} satisfies RuleTable<AlmaMaterState, AlmaMater>

/** Every rule of Alma Mater by the name under which frames call it. */
export const rules: ReadonlyMap<string, Rule<AlmaMaterState, AlmaMater>> = new Map(Object.entries(table))

/** What seats can be asked. */
export type AskedFrame = AskedFrameOf<AlmaMaterState, typeof table>
