import { randomUUID } from 'node:crypto'
import type { WrittenAppend, WrittenJob, WrittenListing } from './engine.ts'
import { StoreError } from './port/errors.ts'
import type { AppendedOrder } from './port/jobs.ts'
import type { Append, ListingChange } from './port/tables.ts'

const longestId = 200
/** What one of the two databases, or its line, would refuse or change: NUL, and halves of surrogate pairs. */
const unfitForText = /[\0\p{Surrogate}]/u
/** The largest number of PostgreSQL's integer. */
const largestNumber = 2 ** 31 - 1

/** Checks an append and turns it into text, before it shares a transaction with those of other tables. */
export function writtenAppend(append: Append): WrittenAppend {
  const { table, from, entries, request, listing, schedule = [], unschedule = [] } = append
  checkId('table id', table)
  if (request !== undefined) checkId('request id', request)
  if (entries.length === 0) throw new StoreError('An append needs at least one entry.')
  if (!Number.isInteger(from) || from < 1 || from + entries.length > largestNumber) {
    throw new StoreError(`An append starts at a number from 1 on, not at ${from}.`)
  }
  for (const kind of unschedule) checkId('kind of job', kind)
  // The last order of a kind counts, also over an unscheduling of that kind.
  const orders = new Map(schedule.map(order => [order.kind, order]))
  return {
    table,
    from,
    bodies: entries.map(entry => json('entry', entry)),
    request,
    listing: listing && writtenListing(listing),
    schedule: [...orders.values()].map(writtenJob),
    unschedule: unschedule.filter(kind => !orders.has(kind)),
  }
}

function writtenListing(listing: ListingChange): WrittenListing {
  const { status, visibility, summary, people, updatedAt } = listing
  checkTime('updatedAt', updatedAt)
  for (const person of people ?? []) checkId('person id', person)
  return {
    status,
    visibility,
    summary: summary && json('summary', summary),
    people: people && [...new Set(people)],
    updatedAt,
  }
}

export function writtenJob({ kind, dueAt, payload, webhookOf, callOf, mailOf }: AppendedOrder): WrittenJob {
  checkId('kind of job', kind)
  checkTime('dueAt', dueAt)
  for (const person of [webhookOf, callOf, mailOf]) if (person !== undefined) checkId('person id', person)
  return { id: randomUUID(), kind, dueAt, payload: json('payload', payload), webhookOf, callOf, mailOf }
}

/** Ids and names are indexed, and go to both databases and back unchanged. */
export function checkId(what: string, id: string): void {
  if (id.length > 0 && id.length <= longestId && !unfitForText.test(id)) return
  throw new StoreError(`The ${what} must be 1 to ${longestId} characters of well-formed text without NUL.`)
}

export function checkTime(what: string, time: number): void {
  if (Number.isSafeInteger(time)) return
  throw new StoreError(`${what} must be a whole number of milliseconds, not ${time}.`)
}

export function json(what: string, document: object): string {
  const text = JSON.stringify(document)
  if (text === undefined) throw new StoreError(`The ${what} is not a JSON document.`)
  return text
}
