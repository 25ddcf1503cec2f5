import type { Seat } from '../../../kernel/contract.ts'
import { never } from '../../../kernel/errors.ts'
import { booksOver } from '../rules/administration.ts'
import type { AskedFrame } from '../rules.ts'
import { displayAt, type Play, type Player, playerAt, prestigeOf } from '../state.ts'
import { booksText, piecesText, stepsText } from './amounts.ts'
import { nameOf } from './components.ts'
import type { Phrases } from './phrases.ts'

export interface QuestionText {
  readonly title: string
  readonly help?: string
}

/** What a frame asks, and what matters for the answer now. */
export function questionText(phrases: Phrases, play: Play, frame: AskedFrame, seat: Seat): QuestionText {
  const { questions } = phrases
  const { titles } = questions
  const player = playerAt(play, seat)
  const title = titles[frame.rule]
  const from = frame.because === undefined ? [] : [questions.from(nameOf(phrases, play.components, frame.because))]
  const have = questions.have(holdings(phrases, player))
  switch (frame.rule) {
    case 'draft':
      return asked(title, questions.passLeft(player.packet.length - 1))
    case 'put-away':
      return asked(title, questions.boxOne)
    case 'arrange': {
      const next = displayAt(play, seat).shelves.length + 1
      const { slots } = play.components.pack.display
      return asked(title, next <= slots ? questions.nextSlot(next) : questions.aside)
    }
    case 'turn':
      return asked(
        play.state.turn.acted ? titles.turnDone : title,
        have,
        questions.archive(piecesText(phrases, player.archive, player.tutors)),
        ...pool(phrases, play),
      )
    case 'goods':
      return asked(title, have, ...pool(phrases, play))
    case 'shelve':
      return asked(title, ...from, questions.rightmost)
    case 'recruit-student':
    case 'recruit-professor':
      return asked(title, ...from, questions.lostIfUnused, have)
    case 'pay-professor':
      return asked(title, questions.setsPrice)
    case 'return-books':
      return asked(title, questions.booksOver(booksOver(play, player)))
    case 'pay-student':
    case 'second-purchase':
      return asked(title, have)
    case 'choose-chancellor':
    case 'keep-card':
    case 'pieces':
    case 'textbooks':
    case 'choose':
    case 'free-lecture':
    case 'lecture-order':
    case 'choose-bookmark':
    case 'repeat':
    case 'score-shelf':
    case 'pay-step':
    case 'repeat-milestone':
    case 'price-tiles':
    case 'confirm':
      return asked(title, ...from)
    default:
      return never(frame)
  }
}

const asked = (title: string, ...help: readonly string[]): QuestionText =>
  help.length === 0 ? { title } : { title, help: help.join(' ') }

const holdings = (phrases: Phrases, player: Player): string =>
  phrases.terms.and([
    phrases.terms.ducats(player.ducats),
    booksText(phrases, player.books),
    phrases.terms.prestige(prestigeOf(player)),
  ])

function pool(phrases: Phrases, { state: { turn } }: Play): readonly string[] {
  return turn.green + turn.black === 0 ? [] : [phrases.questions.pool(stepsText(phrases, turn.green, turn.black))]
}
