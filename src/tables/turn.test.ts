import { expect, test } from 'vitest'
import { seedCommitment } from '../kernel/chance.ts'
import { replay } from '../kernel/replay.ts'
import { happenedSoFar, sinceLastAnswer } from './log.ts'
import { finishedRecord } from './record.ts'
import { isReadable, restoreTable, type SnapshotBody, saveTable } from './snapshot.ts'
import { statistics } from './statistics.ts'
import { askedSeats, statusOf } from './table.ts'
import {
  ada,
  answerSomehow,
  ben,
  foldedAgain,
  give,
  giveForServer,
  keysOf,
  playToTheEnd,
  type Trial,
  trial,
  twoPeopleAndABot,
  whoSits,
} from './testing/table.ts'
import { viewTable } from './view.ts'

/** Both throw, so that seat 0 has its turn. */
function atFirstTurn(options: Parameters<typeof trial>[0] = {}): Trial {
  const made = trial(options)
  for (const seat of [0, 1]) {
    const key = keysOf(made.table, seat)[0] ?? ''
    give(made, whoSits(made.table, seat), { kind: 'answer', seat, key })
  }
  expect(askedSeats(made.table)).toEqual([0])
  return made
}

const state = (made: Trial) => made.table.course?.play.state

test('an answer is taken back and given again, exactly', () => {
  const made = atFirstTurn()
  const before = state(made)
  give(made, ada, { kind: 'answer', seat: 0, key: 'gather:shells' })
  const after = state(made)
  give(made, ada, { kind: 'undo', seat: 0 })
  expect(state(made)).toEqual(before)
  expect(viewTable(made.table, 0).own?.redo).toBe('gather:shells')
  give(made, ada, { kind: 'redo', seat: 0 })
  expect(state(made)).toEqual(after)
  expect(() => give(made, ada, { kind: 'redo', seat: 0 })).toThrow(/nothing/)
  expect(foldedAgain(made)).toEqual(made.table)
})

test('a turn of several answers goes back to its start in one step', () => {
  const made = atFirstTurn({ seed: 'a choice of what to give' })
  const before = state(made)
  give(made, ada, { kind: 'answer', seat: 0, key: 'swap:pond' })
  while (!keysOf(made.table, 0).includes('confirm:turn')) answerSomehow(made)
  expect(made.table.course?.tail.length).toBeGreaterThan(1)
  expect(viewTable(made.table, 0).own).toMatchObject({ canUndo: true, canRestartTurn: true })
  give(made, ada, { kind: 'restart-turn', seat: 0 })
  expect(state(made)).toEqual(before)
  expect(() => give(made, ada, { kind: 'restart-turn', seat: 0 })).toThrow(/no answer in this turn/)
})

test('a secret answer is taken back while others still think, and theirs stay', () => {
  const made = trial()
  const key = keysOf(made.table, 0)[0] ?? ''
  give(made, ada, { kind: 'answer', seat: 0, key })
  give(made, ada, { kind: 'undo', seat: 0 })
  expect(askedSeats(made.table)).toEqual([0, 1])
  const others = keysOf(made.table, 1)[0] ?? ''
  give(made, ada, { kind: 'answer', seat: 0, key })
  const three = trial({ seats: twoPeopleAndABot })
  give(three, ada, { kind: 'answer', seat: 0, key: keysOf(three.table, 0)[0] ?? '' })
  give(three, ben, { kind: 'answer', seat: 1, key: keysOf(three.table, 1)[0] ?? '' })
  give(three, ada, { kind: 'undo', seat: 0 })
  expect(askedSeats(three.table)).toEqual([0, 2])
  expect(others).not.toBe('')
})

test('beyond the barrier everybody must agree', () => {
  const made = atFirstTurn()
  const before = state(made)
  give(made, ada, { kind: 'answer', seat: 0, key: 'draw:bag' })
  expect(() => give(made, ada, { kind: 'undo', seat: 0 })).toThrow(/showed something hidden.*everybody agrees/)
  give(made, ada, { kind: 'ask-consent', seat: 0 })
  expect(() => give(made, ada, { kind: 'consent', seat: 1, agrees: true })).toThrow(/not yours/)
  give(made, ben, { kind: 'consent', seat: 1, agrees: false })
  expect(made.table.consent).toBeUndefined()
  give(made, ada, { kind: 'ask-consent', seat: 0 })
  give(made, ben, { kind: 'consent', seat: 1, agrees: true })
  expect(state(made)).toEqual(before)
  expect(foldedAgain(made)).toEqual(made.table)
})

test('over another seat’s answers everybody must agree, and an answer meanwhile ends the asking', () => {
  const made = atFirstTurn()
  give(made, ada, { kind: 'answer', seat: 0, key: 'gather:shells' })
  give(made, ada, { kind: 'answer', seat: 0, key: 'confirm:turn' })
  expect(() => give(made, ada, { kind: 'undo', seat: 0 })).toThrow(/handed over/)
  give(made, ben, { kind: 'answer', seat: 1, key: 'gather:shells' })
  expect(() => give(made, ada, { kind: 'undo', seat: 0 })).toThrow(/somebody else has answered/)
  give(made, ada, { kind: 'ask-consent', seat: 0 })
  give(made, ben, { kind: 'answer', seat: 1, key: 'confirm:turn' })
  expect(() => give(made, ben, { kind: 'consent', seat: 1, agrees: true })).toThrow(/nobody asks/)
})

test('alone with bots nobody needs to be asked', () => {
  const made = trial({
    seats: [
      { kind: 'person', ...ada },
      { kind: 'bot', level: 'random' },
    ],
  })
  const before = state(made)
  answerSomehow(made)
  answerSomehow(made)
  give(made, ada, { kind: 'ask-consent', seat: 0 })
  expect(state(made)).toEqual(before)
})

test('without confirmation the turn passes with its last answer', () => {
  const made = atFirstTurn({ arrangement: { options: { confirm: false } } })
  give(made, ada, { kind: 'answer', seat: 0, key: 'gather:shells' })
  expect(askedSeats(made.table)).toEqual([1])
})

test('an answer to an older question, of another seat, or while paused is refused', () => {
  const made = atFirstTurn()
  expect(() => give(made, ada, { kind: 'answer', seat: 0, key: 'gather:shells', asked: 1 })).toThrow(/no longer open/)
  expect(() => give(made, ada, { kind: 'answer', seat: 1, key: 'gather:shells' })).toThrow(/not yours/)
  expect(() => give(made, ben, { kind: 'answer', seat: 1, key: 'gather:shells' })).toThrow(/not asked/)
  expect(() => give(made, ada, { kind: 'answer', seat: 0, key: 'fly' })).toThrow(/not a legal answer/)
  give(made, ben, { kind: 'pause', seat: 1 })
  expect(() => give(made, ada, { kind: 'answer', seat: 0, key: 'gather:shells' })).toThrow(/paused/)
  give(made, ada, { kind: 'resume', seat: 0 })
  const asked = viewTable(made.table, 0).own?.question?.asked ?? 0
  give(made, ada, { kind: 'answer', seat: 0, key: 'gather:shells', asked })
})

test('a paused table tells everybody who paused it, also after it was saved, until somebody goes on', () => {
  const made = atFirstTurn()
  const tellsBy = (table = made.table) => [0, 1, 'spectator' as const].map(viewer => viewTable(table, viewer).pausedBy)
  give(made, ben, { kind: 'pause', seat: 1 })
  expect(tellsBy()).toEqual([1, 1, 1])
  const saved = JSON.parse(JSON.stringify(saveTable(made.table))) as SnapshotBody
  expect(tellsBy(restoreTable(made.table.header, made.table.game, saved))).toEqual([1, 1, 1])
  give(made, ada, { kind: 'resume', seat: 0 })
  expect(tellsBy()).toEqual([undefined, undefined, undefined])
})

test('at every point of a game the fold, the snapshot and the views agree', () => {
  const made = trial({ seats: twoPeopleAndABot, arrangement: { options: { tide: true } } })
  for (let steps = 0; statusOf(made.table) === 'playing'; steps++) {
    if (steps % 7 === 3 && viewTable(made.table, 0).own?.canUndo) give(made, ada, { kind: 'undo', seat: 0 })
    answerSomehow(made, steps * 31 + 7)
    const saved = JSON.parse(JSON.stringify(saveTable(made.table))) as SnapshotBody
    expect(isReadable(saved, made.table.game)).toBe(true)
    const restored = restoreTable(made.table.header, made.table.game, saved)
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(viewTable(restored, viewer)).toEqual(viewTable(made.table, viewer))
  }
  expect(foldedAgain(made)).toEqual(made.table)
})

test('a finished game gives its record, its seed against the commitment, and scores with reasons', () => {
  const made = trial()
  const commitment = viewTable(made.table, 'spectator').commitment
  expect(viewTable(made.table, 0).seed).toBeUndefined()
  expect(() => finishedRecord(made.table)).toThrow(/when the game is over/)
  playToTheEnd(made)
  const view = viewTable(made.table, 'spectator')
  expect(seedCommitment(view.seed ?? '')).toBe(commitment)
  const again = replay(made.table.game, finishedRecord(made.table))
  expect(made.table.game.scores(again)).toEqual(view.scores)
  expect(() => give(made, ada, { kind: 'answer', seat: 0, key: 'gather:shells' })).toThrow(/over/)
  expect(() => give(made, ada, { kind: 'ask-consent', seat: 0 })).toThrow(/over/)
  expect(statistics(made.table).answers).toBe(made.table.course?.answers.length)
})

test('since your last turn: what others did, as this seat may see it', () => {
  const made = atFirstTurn()
  give(made, ada, { kind: 'answer', seat: 0, key: 'draw:bag' })
  give(made, ada, { kind: 'answer', seat: 0, key: 'confirm:turn' })
  const seen = sinceLastAnswer(made.table, 1)
  expect(seen.map(one => one.seat)).toEqual([0, 0])
  expect(seen[0]?.events[0]).toMatchObject({ type: 'drew', pebble: '?' })
  expect(sinceLastAnswer(made.table, 0)).toEqual([])
})

test('the log tells everything from the setup on, and to each viewer only what it may see', () => {
  const made = atFirstTurn()
  give(made, ada, { kind: 'answer', seat: 0, key: 'draw:bag' })
  const answers = made.table.course?.answers.length ?? 0
  const logs = ([0, 1, 'spectator'] as const).map(viewer => happenedSoFar(made.table, viewer))
  for (const log of logs) {
    expect(log.map(one => one.answer)).toEqual(Array.from({ length: answers + 1 }, (_, at) => at))
    expect(log[0]?.seat).toBeUndefined()
  }
  const drawn = logs.map(log => log.at(-1)?.events.find(event => event.type === 'drew'))
  expect(drawn[0]).not.toMatchObject({ pebble: '?' })
  expect(drawn.slice(1)).toMatchObject([{ pebble: '?' }, { pebble: '?' }])
})

test('a clock runs for who is asked, stops with the turn, and a bot answers when it has run out', () => {
  const made = atFirstTurn({ arrangement: { clock: { bank: 60_000, increment: 5_000 } } })
  made.now += 10_000
  give(made, ada, { kind: 'answer', seat: 0, key: 'gather:shells' })
  expect(made.table.clocks[0]).toMatchObject({ remaining: 65_000, since: 1_000 })
  give(made, ada, { kind: 'answer', seat: 0, key: 'confirm:turn' })
  expect(made.table.clocks[0]).toEqual({ remaining: 60_000 })
  made.now += 65_000
  expect(giveForServer(made, { kind: 'look-at-clocks' })).toMatchObject([{ kind: 'timed-out', seat: 1 }])
  expect(giveForServer(made, { kind: 'look-at-clocks' })).toEqual([])
  expect(() => give(made, ben, { kind: 'answer', seat: 1, key: 'gather:shells' })).toThrow(/time ran out/)
  const asked = () => made.table.askedSince[1] ?? 0
  giveForServer(made, { kind: 'bot-answer', seat: 1, key: 'gather:shells', asked: asked() })
  giveForServer(made, { kind: 'bot-answer', seat: 1, key: 'confirm:turn', asked: asked() })
  expect(made.table.late).toEqual([])
  expect(made.table.clocks[1]?.remaining).toBe(5_000)
  expect(() => give(made, ada, { kind: 'pause', seat: 0 })).toThrow(/clock/)
})

test('notes are seen by their own seat alone, chat by all', () => {
  const made = atFirstTurn()
  give(made, ada, { kind: 'note', seat: 0, text: 'Ben hoards amber' })
  give(made, ben, { kind: 'say', text: '  good luck ' })
  expect(viewTable(made.table, 0).own?.notes).toBe('Ben hoards amber')
  expect(JSON.stringify([viewTable(made.table, 1), viewTable(made.table, 'spectator')])).not.toContain('hoards')
  expect(Object.values(viewTable(made.table, 'spectator').chat)).toMatchObject([{ name: 'Ben', text: 'good luck' }])
  expect(() => give(made, ben, { kind: 'say', text: 'x'.repeat(501) })).toThrow(/at most 500/)
})

test('when the time of the day is set back no clock gains by it, and entries stay in order', () => {
  const made = atFirstTurn({ arrangement: { clock: { bank: 60_000, increment: 0 } } })
  const seat = made.table.clocks.findIndex(clock => clock.since !== undefined)
  const before = made.table.clocks[seat]?.remaining ?? 0
  made.now += 10_000
  give(made, whoSits(made.table, seat), { kind: 'say', text: 'ten seconds later' })
  made.now -= 3_600_000
  expect(giveForServer(made, { kind: 'look-at-clocks' })).toEqual([])
  for (let given = 0; given < 20 && made.table.clocks[seat]?.since !== undefined; given++) answerSomehow(made, given)
  expect(made.table.clocks[seat]?.remaining).toBe(before - 10_000)
  const times = made.entries.map(entry => entry.at)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
})
