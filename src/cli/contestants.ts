import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import * as z from 'zod/mini'
import { isLevel, type Level, levels } from '../bots/levels.ts'
import { botAnswer, type Thinking } from '../bots/match.ts'
import type { Skill } from '../bots/skill.ts'
import type { Play } from '../kernel/contract.ts'
import type { Question } from '../kernel/question.ts'
import { viewOf } from '../kernel/view.ts'
import { UsageError } from './arguments.ts'
import { readText } from './replay.ts'

/** Somebody who can be asked for answers. */
export interface Contestant {
  readonly name: string
  answer(play: Play, question: Question, seed: string): Promise<string>
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
  const parsed = z.safeParse(skill, parsedOrNothing(await readText(file)))
  if (!parsed.success)
    throw new UsageError(`${file}: a skill has "faults", "looks" and "experienced", e.g. {"faults": 0.5, "looks": 0}`)
  const { faults = 0, looks = 0, experienced = false } = parsed.data
  return { faults, looks, experienced }
}

function parsedOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const ofThisCheckout = (name: string, level: Level | Skill, thinking: Thinking): Contestant => ({
  name,
  answer: async (play, { seat }, seed) => botAnswer(play, seat, level, seed, thinking),
  close: () => undefined,
})

/** A program that is asked with one line and answers with one line, one question after the other. */
function program(name: string, command: string, args: readonly string[], level: Level, thinking: Thinking): Contestant {
  const ask = conversation(name, spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'], shell: args.length === 0 }))
  return {
    name,
    async answer({ game, state }, question, seed) {
      const { seat, frame } = question
      const options = question.options.map(({ key }) => key)
      const who = { seed: `${seed}:bot`, player: seed }
      const asked = { seat, rule: frame.rule, options, view: viewOf(game, state, seat) }
      const request = { do: 'choose', game: game.id, ...asked, level, ...who, pack: game.pack, ...thinking }
      return keyIn(name, await ask.line(JSON.stringify(request)), options)
    },
    close: ask.close,
  }
}

interface Waiting {
  resolve(line: string): void
  reject(fault: Error): void
}

/** Lines to a program and from it, in the same order. */
function conversation(
  name: string,
  child: ChildProcessByStdio<Writable, Readable, null>,
): { line(line: string): Promise<string>; close(): void } {
  const waiting: Waiting[] = []
  let gone: UsageError | undefined
  const end = (why: string): void => {
    gone ??= new UsageError(`${name} ${why}`)
    for (const { reject } of waiting.splice(0)) reject(gone)
  }
  createInterface({ input: child.stdout }).on('line', line => waiting.shift()?.resolve(line))
  child.on('error', fault => end(`cannot be run: ${fault.message}`))
  child.on('close', code => end(`ended with code ${code} before it answered`))
  // What cannot be written is told by its end.
  child.stdin.on('error', () => undefined)
  return {
    line: line =>
      new Promise((resolve, reject) => {
        if (gone !== undefined) {
          reject(gone)
          return
        }
        waiting.push({ resolve, reject })
        child.stdin.write(`${line}\n`)
      }),
    close: () => void child.kill(),
  }
}

/** The key in a program's line, if it is one of those that were offered. */
function keyIn(name: string, line: string, options: readonly string[]): string {
  const { key, error } = (parsedOrNothing(line) ?? {}) as Reply
  if (typeof key === 'string' && options.includes(key)) return key
  const wanted = `a line such as ${JSON.stringify({ key: options[0] })} is wanted`
  throw new UsageError(`${name} answers ${String(error?.message ?? line).slice(0, 200)}; ${wanted}`)
}

interface Reply {
  readonly key?: unknown
  readonly error?: { readonly message?: unknown }
}
