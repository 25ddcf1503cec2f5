/**
 * npm run new-game -- NAME: lays out the folder of a new game with its first tests, and adds it to the catalogue. The new game is
 * Pebbles under another name (docs/adding-a-game), whole and playable, to be changed file by file into your own.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Script } from 'node:vm'
import { gameIds } from '../src/games/catalogue.ts'
import { capitalised } from '../src/kernel/words.ts'

const root = resolve(import.meta.dirname, '..')
const template = join(root, 'docs/adding-a-game')
const catalogue = join(root, 'src/games/catalogue.ts')

const texts = readdirSync(template, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts'))
  .map(file => ({ file, text: readFileSync(join(template, file), 'utf8') }))

/** What is wrong with a name. It becomes a folder, an id in addresses and records, and the name of a constant and of types. */
function faultOf(id: string): string | undefined {
  if (!/^[a-z][a-z0-9]{1,23}$/.test(id))
    return `"${id}" cannot be the name of a game: 2 to 24 small letters and digits, as in expo1906`
  if (gameIds.includes(id) || existsSync(join(root, 'src/games', id)))
    return `there is a game "${id}" already, in src/games/${id}`
  const taken = namesFrom(id).find(one => isReserved(one) || texts.some(({ text }) => wordIn(text, one)))
  return taken && `"${id}" cannot be the name of a game: "${taken}" means something else in its files`
}

const namesFrom = (id: string): readonly string[] => [
  id,
  capitalised(id),
  `${capitalised(id)}State`,
  `${capitalised(id)}Frame`,
]

const wordIn = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`).test(text)

function isReserved(word: string): boolean {
  try {
    new Script(`'use strict'; const ${word} = 0`)
    return false
  } catch {
    return true
  }
}

function layOut(id: string): void {
  const folder = join(root, 'src/games', id)
  for (const { file, text } of texts) {
    const path = join(folder, file.replace(/^pebbles\.ts$/, 'game.ts'))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, renamed(text, id))
  }
  const known = readFileSync(catalogue, 'utf8')
  const line = `  ${id}: async () => (await import('./${id}/game.ts')).${id},\n`
  writeFileSync(catalogue, known.replace(/(const loaders[^\n]*\n(?: {2}[^\n]*\n)*)/, `$1${line}`))
  const biome = join(root, 'node_modules/.bin/biome')
  spawnSync(biome, ['check', '--write', folder, catalogue], { cwd: root, stdio: 'ignore' })
  console.log(`src/games/${id} is laid out and in the catalogue. From here on: docs/adding-a-game.md, and

    npx vitest run src/games/${id}
    npx athenaeum play ${id}
    npm run hunt -- ${id} --games 100
    npm run dev`)
}

/** The text of a file of Pebbles as one of the new game. */
const renamed = (text: string, id: string): string =>
  text
    .replaceAll(/((?:\.\.\/)+)src\//g, '$1')
    .replaceAll(/(\.\/)pebbles\.ts/g, '$1game.ts')
    .replaceAll('`../adding-a-game.md`', '`docs/adding-a-game.md`')
    .replaceAll("'pebbles'", `'${id}'`)
    .replaceAll(/\bpebbles(?=: Game<| as game\b)/g, id)
    .replaceAll(/\bPebbles(State|Frame)?\b/g, `${capitalised(id)}$1`)

const [name, ...more] = process.argv.slice(2)
const fault = name === undefined || more.length > 0 ? 'npm run new-game -- NAME' : faultOf(name)
if (name === undefined || fault !== undefined) {
  console.error(fault)
  process.exitCode = 1
} else layOut(name)
