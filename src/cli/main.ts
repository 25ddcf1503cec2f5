import { Refusal } from '../kernel/errors.ts'
import { UsageError } from './arguments.ts'
import { checkComponents } from './components.ts'
import { runEngine } from './engine.ts'
import { ladder } from './ladder.ts'
import { playInTerminal } from './play.ts'
import { terminalOut } from './progress.ts'
import { replayFile } from './replay.ts'
import { listRules } from './rules.ts'
import { serve } from './serve.ts'
import { simulate } from './simulate.ts'

type Command = (args: readonly string[]) => Promise<number>

const commands: Readonly<Record<string, { readonly run: Command; readonly help: string }>> = {
  play: {
    run: playInTerminal,
    help: 'play GAME [--players N] [--level L] [--seed S] [--language en|it]: play in the terminal against bots',
  },
  simulate: {
    run: simulate,
    help: 'simulate GAME [--players N] [--games K] [--seed S] [--bots LEVEL] [--json]: let bots play, and count',
  },
  ladder: {
    run: args => ladder(args, terminalOut()),
    help: 'ladder GAME --players N --levels a,b --games K [--seed S] [--iterations I | --budget MS] [--json]: levels of bots against each other',
  },
  serve: { run: serve, help: 'serve [--port N] [--host H] [--data FOLDER] [--database-url URL]: serve the site' },
  replay: { run: replayFile, help: 'replay FILE [--json]: check a recorded game and print its scores' },
  rules: { run: listRules, help: 'rules GAME [--json]: each rule, and the tests that prove it' },
  engine: {
    run: runEngine,
    help: 'engine: one JSON request per line, for bots in any language (docs/engine-protocol.md)',
  },
  components: { run: checkComponents, help: 'components GAME --check FILE: check a component pack' },
}

const help = (): string =>
  [
    'athenaeum: board games of science and invention',
    '',
    ...Object.values(commands).map(one => `  athenaeum ${one.help}`),
  ].join('\n')

export async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === 'help' || name === '--help') {
    console.log(help())
    return 0
  }
  const command = commands[name]
  try {
    if (command === undefined)
      throw new UsageError(`there is no command "${name}"; there are: ${Object.keys(commands).join(', ')}`)
    return await command.run(rest)
  } catch (fault) {
    if (!(fault instanceof Refusal || fault instanceof UsageError)) throw fault
    console.error(`athenaeum: ${fault.message}`)
    return fault instanceof UsageError ? 2 : 1
  }
}
