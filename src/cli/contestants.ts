import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import { isLevel, type Level, levels } from '../bots/levels.ts'
import { botAnswer, type Thinking } from '../bots/match.ts'
import type { Skill } from '../bots/skill.ts'
import type { Play, Seat } from '../kernel/contract.ts'
import { viewOf } from '../kernel/view.ts'
import { UsageError } from './arguments.ts'

/** Somebody who can be asked for answers. */
export interface Contestant {
  readonly name: string
  answer(play: Play, seat: Seat, seed: string): Promise<string>
  close(): void
}

const skill = z.strictObject({
  faults: z.optional(z.number()),
  looks: z.optional(z.number()),
  experienced: z.optional(z.boolean()),
})

/**
 * A level, a file with a skill (`{"faults": 0.5, "looks": 8, "experienced": true}`), another checkout as `FOLDER@LEVEL`, or any program
 * that answers `choose` of the engine's protocol, as `run:COMMAND`.
 */
export async function contestantNamed(name: string, thinking: Thinking): Promise<Contestant> {
  if (isLevel(name)) return ofThisCheckout(name, name, thinking)
  if (name.startsWith('run:')) return program(name, name.slice('run:'.length), [], 'master', thinking)
  const [folder = '', level = 'master'] = name.split('@')
  const bin = join(resolve(folder), 'bin', 'athenaeum.mjs')
  if (isLevel(level) && existsSync(bin)) return program(name, process.execPath, [bin, 'engine'], level, thinking)
  if (!existsSync(name))
    throw new UsageError(
      `"${name}" is no player: a level (${levels.join(', ')}), a file with a skill, FOLDER@LEVEL of another checkout, or run:COMMAND`,
    )
  return ofThisCheckout(name, await skillIn(name), thinking)
}

async function skillIn(file: string): Promise<Skill> {
  const parsed = z.safeParse(skill, JSON.parse(await readFile(file, 'utf8')))
  if (!parsed.success)
    throw new UsageError(`${file}: a skill has "faults", "looks" and "experienced", e.g. {"faults": 0.5, "looks": 0}`)
  const { faults = 0, looks = 0, experienced = false } = parsed.data
  return { faults, looks, experienced }
}

const ofThisCheckout = (name: string, level: Level | Skill, thinking: Thinking): Contestant => ({
  name,
  answer: async (play, seat, seed) => botAnswer(play, seat, level, seed, thinking),
  close: () => undefined,
})

/** A program that is asked with one line and answers with one line, one question after the other. */
function program(name: string, command: string, args: readonly string[], level: Level, thinking: Thinking): Contestant {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'], shell: args.length === 0 })
  const lines = createInterface({ input: child.stdout })
  const waiting: { resolve(line: string): void; reject(fault: Error): void }[] = []
  lines.on('line', line => waiting.shift()?.resolve(line))
  const gone = (why: string): void => {
    for (const { reject } of waiting.splice(0)) reject(new UsageError(`${name} ${why}`))
  }
  child.on('error', fault => gone(`cannot be run: ${fault.message}`))
  child.on('close', code => gone(`ended with code ${code} before it answered`))
  return {
    name,
    async answer({ game, state }, seat, seed) {
      const view = viewOf(game, state, seat)
      const request = { do: 'choose', game: game.id, view, seat, level, seed, pack: game.pack, ...thinking }
      const reply = await asked(child, waiting, JSON.stringify(request))
      return keyIn(name, reply)
    },
    close: () => void child.kill(),
  }
}

const asked = (
  child: ChildProcess,
  waiting: { resolve(line: string): void; reject(fault: Error): void }[],
  line: string,
): Promise<string> =>
  new Promise((resolve, reject) => {
    waiting.push({ resolve, reject })
    child.stdin?.write(`${line}\n`)
  })

function keyIn(name: string, line: string): string {
  const reply = JSON.parse(line) as { readonly key?: unknown; readonly error?: { readonly message?: unknown } }
  if (typeof reply.key === 'string') return reply.key
  throw new UsageError(`${name} answers ${String(reply.error?.message ?? line).slice(0, 200)}`)
}
