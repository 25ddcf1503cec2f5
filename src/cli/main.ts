import { byName } from '../kernel/by-name.ts'
import { Refusal } from '../kernel/errors.ts'
import { BadSetting } from '../server/environment.ts'
import { StoreError } from '../store/port/errors.ts'
import { UsageError } from './arguments.ts'

interface Command {
  readonly help: string
  run(args: readonly string[]): Promise<number>
}

/** Each command loads only what it needs: a replay does not wait for the server's code. */
const commands = byName<Command>({
  play: {
    help: 'play GAME [--players N] [--level L] [--seed S] [--language en|it]: play in the terminal against bots',
    run: async args => (await import('./play.ts')).playInTerminal(args),
  },
  simulate: {
    help: 'simulate GAME [--players N] [--games K] [--seed S] [--bots LEVEL] [--iterations I] [--pack FILE] [--options NAME=VALUE,…] [--report [--pursue]] [--json]: let bots play, and count',
    run: async args => (await import('./simulate.ts')).simulate(args),
  },
  ladder: {
    help: 'ladder GAME --players N --levels a,b [--neighbours] | --all --games K [--games-ahead K] [--seed S] [--iterations I | --budget MS] [--options NAME=VALUE,…] [--threads T] [--json]: levels of bots against each other',
    run: async args => (await import('./ladder.ts')).ladder(args, (await import('./progress.ts')).terminalOut()),
  },
  match: {
    help: 'match GAME A B [--players N] [--difference PERCENT] [--most DEALS] [--seed S] [--iterations I | --budget MS] [--json]: two players, until it is known who is better',
    run: async args => (await import('./match.ts')).match(args, (await import('./progress.ts')).terminalOut()),
  },
  serve: {
    help: 'serve [--port N] [--host H] [--data FOLDER] [--database-url URL]: serve the site',
    run: async args => (await import('./serve.ts')).serve(args),
  },
  backup: {
    help: 'backup FILE [--data FOLDER]: copy the tables of a data folder into a new file, also while a server runs',
    run: async args => (await import('./backup.ts')).backup(args),
  },
  table: {
    help: 'table export ID | import FILE | show ID [--entries N] [--secret] [--data FOLDER | --database-url URL]: a table of a server, for debugging',
    run: async args => (await import('./table.ts')).table(args),
  },
  ratings: {
    help: 'ratings GAME [--recount] [--data FOLDER | --database-url URL]: the best players of a server; counts all rated games anew',
    run: async args => (await import('./ratings.ts')).ratings(args, (await import('./progress.ts')).terminalOut()),
  },
  reports: {
    help: 'reports [--all] [--settle ID] [--data FOLDER | --database-url URL]: what people have told of others, for the host',
    run: async args => (await import('./reports.ts')).reports(args),
  },
  replay: {
    help: 'replay FILE [--json]: check a recorded game and print its scores',
    run: async args => (await import('./replay.ts')).replayFile(args),
  },
  record: {
    help: 'record GAME [--write] [--folder FOLDER]: record the fixtures of a game again after a change of its rules or values, and show what differs',
    run: async args => (await import('./record.ts')).recordAgain(args),
  },
  rules: {
    help: 'rules GAME [--json]: each rule, and the tests that prove it',
    run: async args => (await import('./rules.ts')).listRules(args),
  },
  engine: {
    help: 'engine: one JSON request per line, for bots in any language (docs/engine-protocol.md)',
    run: async args => (await import('./engine.ts')).runEngine(args),
  },
  components: {
    help: 'components GAME --check FILE: check a component pack',
    run: async args => (await import('./components.ts')).checkComponents(args),
  },
})

const help = (): string =>
  [
    'athenaeum: board games of science and invention',
    '',
    ...Object.values(commands).map(one => `  athenaeum ${one.help}`),
  ].join('\n')

const asksForHelp = (word: string): boolean => word === '--help' || word === '-h'

export async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === 'help' || asksForHelp(name)) {
    console.log(help())
    return 0
  }
  const command = commands[name]
  try {
    if (command === undefined)
      throw new UsageError(`there is no command "${name}"; there are: ${Object.keys(commands).join(', ')}`)
    if (rest.some(asksForHelp)) {
      console.log(`athenaeum ${command.help}`)
      return 0
    }
    return await command.run(rest)
  } catch (fault) {
    if (!(fault instanceof Refusal || isOfItsCaller(fault) || fault instanceof StoreError || isOfSystem(fault)))
      throw fault
    // What a file holds may stand in it, and would speak to the terminal.
    console.error(`athenaeum: ${fault.message.replaceAll(/(?!\n)\p{Cc}/gu, '\ufffd')}`)
    return isOfItsCaller(fault) ? 2 : 1
  }
}

/** What the operating system refuses: a file that is none, a folder that may not be written to. It names both. */
const isOfSystem = (fault: unknown): fault is Error => fault instanceof Error && 'syscall' in fault && 'code' in fault

/** What was asked for, or the environment in which it was, makes no sense. */
const isOfItsCaller = (fault: unknown): fault is Error => fault instanceof UsageError || fault instanceof BadSetting
