import { calling } from '../../../kernel/agenda.ts'
import { never } from '../../../kernel/errors.ts'
import { type Option, target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import { withNotes } from '../../../kernel/words.ts'
import { booksNamed, type Kind, kindAt } from '../books.ts'
import type { EffectChoice } from '../effects.ts'
import { boardOf } from '../layout.ts'
import { type Color, type Letter, letterAt } from '../pack/terms.ts'
import type { SpaceAction } from '../prepared/spaces.ts'
import { priceAt } from '../rules/display.ts'
import { triggeredLists } from '../rules/powers.ts'
import { cardOfLevel } from '../rules/research.ts'
import { actionFor } from '../rules/spaces.ts'
import type { AskedFrame } from '../rules.ts'
import { displayAt, type Play, playerAt } from '../state.ts'
import { isVerb } from '../verbs.ts'
import { booksText, gainText, professorName, studentName } from './amounts.ts'
import { nameOf, spaceName } from './components.ts'
import { costText, wayText } from './costs.ts'
import { choiceText, effectsText, spaceKindName } from './effects.ts'
import type { Phrases } from './phrases.ts'

/** An option as a short phrase. */
export function optionText(phrases: Phrases, play: Play, option: Option, frame: AskedFrame): string {
  const { options, terms } = phrases
  const { components } = play
  const { verb, to } = option
  const first = target(option)
  const seat = frame.seat ?? 0
  if (verb === 'confirm') return options.confirm
  if (!isVerb(verb)) return spaceOption(phrases, play, option, frame)
  switch (verb) {
    case 'keep':
      return withCardText(phrases, play, options.keep, first)
    case 'discard':
      return withCardText(phrases, play, options.putAway, first)
    case 'chancellor':
      return options.chancellor(nameOf(phrases, components, first))
    case 'shelf':
      return to.length === 1 ? options.shelfHere(terms.prestige(Number(first))) : shelfOption(phrases, play, option)
    case 'take':
      return options.takeItem(
        nameOf(phrases, components, first),
        effectsText(phrases, row(components.lists, to.join(':')).effects),
      )
    case 'end-turn':
      return frame.rule === 'goods' ? options.endGoods : options.endTurn
    case 'pass':
      return options.pass
    case 'step':
      return stepOption(phrases, play, first, seat)
    case 'bust':
      return bustOption(phrases, play, first as Letter)
    case 'use': {
      const { name, abilities } = row(components.chancellors, first)
      return options.use(name, effectsText(phrases, abilities.researchMoved?.effects ?? []))
    }
    case 'ready':
      return options.ready(professorLabel(phrases, play, first))
    case 'exhaust':
      return options.exhaust(professorLabel(phrases, play, first))
    case 'student': {
      const { label, faculty } = row(components.students, first)
      return options.student(studentName(phrases, label), terms.faculties[faculty])
    }
    case 'professor': {
      const { label, faculty } = row(components.professors, first)
      return options.professor(professorName(phrases, label), terms.faculties[faculty])
    }
    case 'lecture':
      return lectureOption(phrases, play, first, frame)
    case 'order':
      return first === 'before'
        ? options.givenFirst(given(phrases, play, seat))
        : options.lectureFirst(given(phrases, play, seat))
    case 'bishop':
      return bishopOption(phrases, play, option, frame)
    case 'buy':
      return buyOption(phrases, play, first as Color, Number(to[1]))
    case 'dictionaries': {
      const action = boardOf(play).colloquium.actions[0] as Extract<SpaceAction, { kind: 'colloquium' }>
      const count = Number(first)
      return options.buy(terms.books(count, 'dictionary'), terms.ducats(count * action.dictionaryPrice))
    }
    case 'own': {
      const space = row(components.ownSpaces, first)
      const count = Number(to[1])
      const name = spaceName(phrases, components.pack, first)
      if (count === 0) return options.ownNone(name)
      return withNotes(options.own(terms.ownTextbooks(count), terms.ducats(count * space.price)), name)
    }
    case 'tutors': {
      const tutors = Number(first)
      return options.tutors(terms.masters(calling(frame, 'pieces').need - tutors), terms.tutors(tutors))
    }
    case 'pay':
      return options.pay(booksText(phrases, booksNamed(option)))
    case 'gain':
      return options.gain(booksText(phrases, booksNamed(option)))
    case 'display':
      return options.display(Number(first), calling(frame, 'shelve').count - Number(first))
    case 'bookmark':
      return options.bookmark(terms.kinds[first as Kind])
    case 'repeat-bonus':
      return options.repeatBonus
    case 'cost':
      return wayOption(phrases, play, Number(first), seat)
    case 'give':
      return first === 'tutor' ? options.giveTutor : options.giveMaster
    case 'prices':
      return options.prices(first.split('-').join(', '))
    case 'return':
      return options.returnBook(terms.books(1, first as Kind))
    case 'stop':
      return stopOption(phrases, frame)
    case 'choose':
      return choiceOption(phrases, row(components.lists, calling(frame, 'choose').list).choices, option)
    default:
      return never(verb)
  }
}

const professorLabel = (phrases: Phrases, { components }: Play, id: string): string =>
  professorName(phrases, row(components.professors, id).label)

function withCardText(phrases: Phrases, { components }: Play, said: (card: string) => string, id: string): string {
  const { white, gives } = row(components.setupCards, id)
  const inOrder = withNotes(said(nameOf(phrases, components, id)), phrases.options.inTurnOrder(white))
  return `${inOrder}: ${effectsText(phrases, gives.effects)}`
}

function shelfOption({ options, terms }: Phrases, play: Play, { to }: Option): string {
  const [color = '', slot = ''] = to
  const marker = play.state.layout.colors.indexOf(color as Color)
  const worth = displayAt(play, marker).shelves[Number(slot) - 1] ?? 0
  return options.scoreShelf(terms.colors[color as Color], Number(slot), terms.prestige(worth))
}

function stepOption(phrases: Phrases, play: Play, color: string, seat: number): string {
  const level = play.state.levels[seat] ?? 0
  if (color === 'green') return phrases.options.greenStep(level)
  const cost = cardOfLevel(play, level + 1).costs[level % 3]
  return phrases.options.blackStep(level, cost === undefined ? '' : costText(phrases, cost))
}

function wayOption(phrases: Phrases, play: Play, number: number, seat: number): string {
  const level = play.state.levels[seat] ?? 0
  const way = cardOfLevel(play, level + 1).costs[level % 3]?.ways[number - 1]
  return way === undefined ? phrases.options.confirm : wayText(phrases, way)
}

function bustOption(phrases: Phrases, { components, state }: Play, letter: Letter): string {
  const bonus = effectsText(phrases, row(components.busts, letter).bonus.effects)
  return phrases.options.bust(letter, bonus, nameOf(phrases, components, state.bustChancellors[letterAt(letter)] ?? ''))
}

function lectureOption(phrases: Phrases, play: Play, id: string, frame: AskedFrame): string {
  const player = playerAt(play, frame.seat ?? 0)
  const bookmark = player.professors.find(one => one.id === id)?.bookmark ?? -1
  const free = frame.rule === 'free-lecture' || player.powers.freeLectures || bookmark < 0
  return phrases.options.lecture(
    professorLabel(phrases, play, id),
    free ? undefined : phrases.terms.books(1, kindAt(bookmark)),
  )
}

/** What is given for a lecture. */
const given = (phrases: Phrases, play: Play, seat: number): string =>
  effectsText(
    phrases,
    triggeredLists(play, playerAt(play, seat), 'lectureGiven').flatMap(({ effects }) => effects),
  )

function bishopOption({ options, terms }: Phrases, play: Play, { to }: Option, frame: AskedFrame): string {
  const action = actionAsked(play, boardOf(play).bishop.actions[0] as SpaceAction, frame)
  const pieces = Number(to[0])
  const extra = to[1] === 'extra'
  const ducats = action.kind === 'bishop' ? action.ducats : []
  const gained = terms.ducats(ducats[Math.min(pieces + (extra ? 1 : 0), ducats.length - 1)] ?? 0)
  return extra ? options.bishopExtra(pieces, gained) : options.bishop(pieces, gained)
}

function buyOption({ options, terms }: Phrases, play: Play, color: Color, count: number): string {
  const action = boardOf(play).colloquium.actions[0] as Extract<SpaceAction, { kind: 'colloquium' }>
  const display = displayAt(play, play.state.layout.colors.indexOf(color))
  let cost = 0
  let bought = 0
  for (let slot = 0; slot < display.books.length && bought < count; slot++)
    if (display.books[slot] === 1) {
      cost += priceAt(play, display, slot)
      bought++
    }
  return options.buy(terms.books(count, color), terms.ducats(cost + (count - bought) * action.textbookPrice))
}

function stopOption({ options }: Phrases, frame: AskedFrame): string {
  switch (frame.rule) {
    case 'free-lecture':
    case 'second-purchase':
    case 'price-tiles':
    case 'repeat-milestone':
      return options.stop[frame.rule]
    case 'recruit-student':
    case 'recruit-professor':
      return options.stop.recruit
    case 'draft':
    case 'put-away':
    case 'choose-chancellor':
    case 'keep-card':
    case 'arrange':
    case 'goods':
    case 'turn':
    case 'pieces':
    case 'textbooks':
    case 'shelve':
    case 'choose':
    case 'pay-student':
    case 'pay-professor':
    case 'lecture-order':
    case 'choose-bookmark':
    case 'repeat':
    case 'score-shelf':
    case 'pay-step':
    case 'return-books':
    case 'confirm':
      return options.stop.other
    default:
      return never(frame)
  }
}

function choiceOption(phrases: Phrases, choices: readonly EffectChoice[], option: Option): string {
  const choice = choices.find(({ take }) => take.key === option.key)
  return choice === undefined ? gainText(phrases, {}) : choiceText(phrases, choice)
}

const actionAsked = (play: Play, printed: SpaceAction, { rule, seat = 0 }: AskedFrame): SpaceAction =>
  actionFor(play, playerAt(play, seat), printed, rule === 'repeat' ? 'again' : 'sent')

/** `Park: pay 10 ducats: 7 PP` */
function spaceOption(phrases: Phrases, play: Play, option: Option, frame: AskedFrame): string {
  const printed = boardOf(play)
    .spaces.flatMap(space => space.actions)
    .find(action => action.name === option.verb)
  const name = spaceKindName(phrases, option.verb)
  if (printed === undefined) return name
  const action = actionAsked(play, printed, frame)
  return action.kind === 'choice' ? phrases.options.choice(name, choiceOption(phrases, action.choices, option)) : name
}
