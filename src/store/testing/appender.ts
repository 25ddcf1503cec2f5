import { openStore } from '../open.ts'
import { newTable } from './new-table.ts'

/**
 * The victim of the kill test, run as a process of its own: appends to several tables for as long as it lives, making
 * them if they are not there, each answer under a request id of its own, and prints `table number request` for every append that was acknowledged.
 */
const [dataFolder, life = '', ...tables] = process.argv.slice(2)
if (!dataFolder) throw new Error('usage: appender <data folder> <life> <table>...')

const store = await openStore({ dataFolder })

async function play(table: string): Promise<never> {
  await store.createTable(newTable({ id: table }))
  let next = ((await store.loadTable(table))?.last ?? 0) + 1
  for (let turn = 1; ; turn++) {
    const request = `${life}-${turn}`
    const entries = Array.from({ length: 1 + (turn % 3) }, (_, part) => ({ request, part }))
    const result = await store.append({ table, from: next, entries, request, listing: { updatedAt: turn } })
    if (result.outcome !== 'appended') throw new Error(`${table} ${request}: ${JSON.stringify(result)}`)
    process.stdout.write(`${table} ${result.first} ${result.last} ${request}\n`)
    next = result.last + 1
  }
}

await Promise.all(tables.map(play))
