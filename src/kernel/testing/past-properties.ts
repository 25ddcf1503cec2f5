import type { CoreState, Game } from '../contract.ts'
import { Refusal } from '../errors.ts'
import { answerAndRemember, answersOf, type GivenAnswer, stepsToUndo } from '../history.ts'
import { answer, type Beginning, isOver } from '../play.ts'
import { type GameRecord, readRecord, recordOf, writeRecord } from '../record.ts'
import { replay } from '../replay.ts'
import { hold, type Property, same, untouched } from './property.ts'
import { asked } from './state-properties.ts'
import { takeBack } from './take-back.ts'

const undoReturnsExactly: Property = {
  name: 'taking back an answer returns exactly, and giving it again leads to the same state',
  dear: true,
  check({ history, last }) {
    if (last === undefined) return
    const { state, open } = history.play
    const after = JSON.stringify(state)
    const steps = stepsToUndo(history, last.seat)
    if (typeof steps === 'string') {
      refused(history.play.state, 'an undo', () => takeBack(history, last.seat))
      return
    }
    takeBack(history, last.seat)
    if (steps === 1) same(history.play.state, last.before, 'the state after an undo')
    answerAndRemember(history, last.seat, last.key)
    same(history.play.state, JSON.parse(after), 'the state after undo and the same answer')
    same(history.play.open.map(asked), open.map(asked), 'the questions after undo and the same answer')
  },
}

const refusalsAreHarmless: Property = {
  name: 'a refused answer leaves the state untouched',
  dear: true,
  check({ history: { play } }) {
    const seat = play.open[0]?.seat ?? 0
    refused(play.state, 'an unknown key', () => answer(play, seat, 'no:such-key'))
    refused(play.state, 'a seat that does not exist', () => answer(play, play.state.seats, 'no:such-key'))
    const idle = Array.from({ length: play.state.seats }, (_, one) => one).find(
      one => !play.open.some(question => question.seat === one),
    )
    if (idle !== undefined) refused(play.state, 'a seat that is not asked', () => answer(play, idle, 'no:such-key'))
  },
}

function refused(state: CoreState, what: string, run: () => void): void {
  untouched(state, what, () => {
    try {
      run()
    } catch (fault) {
      hold(fault instanceof Refusal, () => `${what} gave ${fault} instead of a refusal`)
      return
    }
    throw new Error(`${what} was not refused`)
  })
}

export function recordFrom<S extends CoreState, C>(
  game: Game<S, C>,
  { seed, pack }: Beginning,
  state: S,
  answers: readonly GivenAnswer[],
): GameRecord {
  return recordOf(game, state, { seed, ...(pack === undefined ? {} : { pack }) }, answers)
}

const replayIsEqual: Property = {
  name: 'the record of the whole game replays to the same state, from its lines and from JSON',
  dear: false,
  check({ game, beginning, history }) {
    if (!isOver(history.play)) return
    const record = recordFrom(game, beginning, history.play.state, answersOf(history))
    for (const text of [writeRecord(record), JSON.stringify(record, null, 1)]) {
      const read = readRecord(text)
      same(read.record, JSON.parse(JSON.stringify(record)), 'the record read back')
      same(replay(game, read.record, read.lines).state, history.play.state, 'the state replayed')
    }
  },
}

export const pastProperties: readonly Property[] = [undoReturnsExactly, refusalsAreHarmless, replayIsEqual]
