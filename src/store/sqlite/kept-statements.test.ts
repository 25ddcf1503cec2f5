import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectSqlite, type SqliteConnection } from './connection.ts'
import { keptStatements } from './kept-statements.ts'

let connection: SqliteConnection
let prepared: string[]
beforeEach(() => {
  const real = connectSqlite(':memory:')
  prepared = []
  connection = {
    ...real,
    prepare(text) {
      prepared.push(text)
      return real.prepare(text)
    },
  }
  connection.execute('create table shells (name text primary key)')
})
afterEach(() => connection.close())

const add = 'insert into shells (name) values (?)'
const all = 'select * from shells order by name'

test('a statement that is said again is not read again', () => {
  const statements = keptStatements(connection)
  for (const name of ['conch', 'whelk']) statements.use(add, one => one.run([name]))
  for (let times = 0; times < 2; times++)
    expect(statements.use(all, one => one.all([]))).toEqual([{ name: 'conch' }, { name: 'whelk' }])
  expect(prepared).toEqual([add, all])
})

test('one that met a fault is read anew, and does then what it says', () => {
  const statements = keptStatements(connection)
  statements.use(add, one => one.run(['conch']))
  expect(() => statements.use(add, one => one.run(['conch']))).toThrow()
  expect(statements.use(add, one => one.run(['whelk']))).toBe(1)
  expect(prepared).toEqual([add, add])
})

test('after a change of the schema it tells of the new columns', () => {
  const statements = keptStatements(connection)
  statements.use(add, one => one.run(['conch']))
  expect(statements.use(all, one => one.all([]))).toEqual([{ name: 'conch' }])
  statements.use('alter table shells add column worth integer', one => one.run([]))
  expect(statements.use(all, one => one.all([]))).toEqual([{ name: 'conch', worth: null }])
})

test('statements of ever new texts take the place of those that were not used for the longest time', () => {
  const statements = keptStatements(connection)
  const numbered = (at: number): string => `select ${at} as it`
  for (let at = 0; at < 1_000; at++) {
    statements.use(all, one => one.all([]))
    expect(statements.use(numbered(at), one => one.all([]))).toEqual([{ it: at }])
  }
  prepared = []
  for (const text of [all, numbered(999), numbered(0)]) statements.use(text, one => one.all([]))
  expect(prepared).toEqual([numbered(0)])
})
