import { expect, test } from 'vitest'
import { applyEntry } from './apply.ts'
import type { Entry } from './entry.ts'
import { withoutPerson } from './forget.ts'
import { resultOf } from './result.ts'
import { botSeat, seatOf } from './seats.ts'
import { newTable } from './table.ts'
import { ada, answerSomehow, ben, give, giveForServer, playToTheEnd, trial } from './testing/table.ts'

/** Ada and Ben and a bot; both have talked, noted, and nudged or left. */
function talkative() {
  const made = trial({ seats: [seatOf(ada), seatOf(ben), botSeat('random')] })
  give(made, ada, { kind: 'say', text: 'hello from Ada' })
  give(made, ben, { kind: 'say', text: 'hello from Ben' })
  give(made, ben, { kind: 'note', seat: 1, text: 'a plan of Ben' })
  for (let steps = 0; steps < 4; steps++) answerSomehow(made)
  give(made, ben, { kind: 'leave', seat: 1 })
  give(made, ben, { kind: 'return', seat: 1 })
  return made
}

test('what is kept without a person has nothing of them, and is the same game', () => {
  const made = talkative()
  playToTheEnd(made)
  const { header, entries } = withoutPerson(made.table.header, made.entries, ben.person)
  const text = JSON.stringify([header, entries])
  for (const theirs of [ben.person, ben.name, 'hello from Ben', 'a plan of Ben']) expect(text).not.toContain(theirs)
  expect(text).toContain('hello from Ada')
  expect(entries).toHaveLength(made.entries.length)
  const again = entries.reduce(applyEntry, newTable(header, made.table.game))
  expect(again.course?.play.state).toEqual(made.table.course?.play.state)
  expect(resultOf(again)?.seats.map(({ who }) => who.kind)).toEqual(['person', 'gone', 'bot'])
  expect(withoutPerson(made.table.header, made.entries, 'a stranger')).toMatchObject({
    header: made.table.header,
    entries: made.entries,
  })
})

test('neither how a host has called a table nor when somebody was away is kept, and a seat that a bot has for them is somebody’s', () => {
  const made = trial({ arrangement: { title: 'Sundays at Ada’s' } })
  give(made, ben, { kind: 'holiday', seat: 1, from: made.now, to: made.now + 86_400_000 })
  give(made, ben, { kind: 'leave', seat: 1 })
  playToTheEnd(made)
  const { header, entries, leftByGone } = withoutPerson(made.table.header, made.entries, ben.person)
  expect(leftByGone).toEqual([1])
  expect(header.arrangement.title).toBe('Sundays at Ada’s')
  expect(entries.find(({ kind }) => kind === 'on-holiday')).toMatchObject({ from: 0, to: 0 })
  expect(JSON.stringify(withoutPerson(header, entries, ada.person))).not.toContain('Sundays')
  expect(withoutPerson(header, entries, ben.person).leftByGone).toEqual([1])
})

test('somebody of the same name keeps what they have said', () => {
  const other = { person: 'p-other', name: ben.name }
  const made = trial({ seats: [seatOf(ben), seatOf(other)], start: false })
  const said: Entry = { kind: 'said', name: ben.name, seat: 1, text: 'of the other', at: 1 }
  const { entries } = withoutPerson({ ...made.table.header, host: ada }, [said], ben.person)
  expect(entries).toEqual([said])
})

test('where a game runs a bot plays on for who is gone, and an open seat is open again', () => {
  const running = talkative()
  giveForServer(running, { kind: 'forget', person: ben.person })
  expect(running.table.seats[1]).toMatchObject({ kind: 'bot', standsInFor: { name: 'Somebody' } })
  expect(giveForServer(running, { kind: 'forget', person: ben.person })).toEqual([])
  playToTheEnd(running)
  expect(resultOf(running.table)?.seats[1]?.who).toEqual({ kind: 'gone' })
  expect(giveForServer(running, { kind: 'forget', person: ada.person })).toEqual([])
  const open = trial({ start: false })
  giveForServer(open, { kind: 'forget', person: ben.person })
  expect(open.table.seats[1]).toEqual({ kind: 'open' })
})
