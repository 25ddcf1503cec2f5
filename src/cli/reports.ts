import { Refusal } from '../kernel/errors.ts'
import type { Report } from '../store/port/reports.ts'
import { atMost, readArguments } from './arguments.ts'
import { databaseFlags, withStore } from './database.ts'

/** For the host of a server: what people have told of others, and when they are done with it. */
export async function reports(args: readonly string[]): Promise<number> {
  const given = readArguments(args, { ...databaseFlags, all: 'switch', settle: 'text' })
  atMost(0, given.words)
  const settled = given.text('settle')
  return withStore(given, async store => {
    if (settled !== undefined) {
      if (!(await store.settleReport(settled, Date.now())))
        throw new Refusal('bad-record', `no report ${settled} waits; \`athenaeum reports\` lists those that do`)
      console.log(`report ${settled} is settled`)
      return 0
    }
    const told = await store.reports(given.is('all') ? 'all' : 'waiting')
    console.log(told.length === 0 ? 'nobody has reported anything' : told.map(shown).join('\n\n'))
    return 0
  })
}

function shown(report: Report & { personName: string; aboutName: string }): string {
  const { id, person, about, personName, aboutName, reason, words, table, createdAt, settledAt } = report
  const at = new Date(createdAt).toISOString()
  return [
    `${id}  ${at}  ${reason}${settledAt === undefined ? '' : '  settled'}`,
    `  ${JSON.stringify(personName)} (${person}) about ${JSON.stringify(aboutName)} (${about})`,
    ...(table === undefined ? [] : [`  at table ${table}: athenaeum table show ${table}`]),
    ...(words === '' ? [] : [`  ${JSON.stringify(words)}`]),
  ].join('\n')
}
