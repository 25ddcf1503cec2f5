/**
 * npm run freeze -- GAME [--rules] [--folder FOLDER]: keeps the values of a game as they are now, and with --rules its rules, so
 * that tables which began with them can end on them. Values are kept after each change of them; rules before their version is
 * raised, or afterwards from a checkout of the commit before, which --folder names. What is kept is never written again.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build, type Plugin } from 'esbuild'
import { gameIds } from '../src/games/catalogue.ts'
import { componentHash } from '../src/kernel/components.ts'
import type { Game } from '../src/kernel/contract.ts'

const root = resolve(import.meta.dirname, '..')
const registry = join(root, 'src/games/kept-editions.ts')
const usage = `npm run freeze -- GAME [--rules] [--folder FOLDER], where GAME is one of: ${gameIds.join(', ')}`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rules: { type: 'boolean' }, folder: { type: 'string' } },
})
const [id] = positionals
if (id === undefined || !gameIds.includes(id)) {
  console.error(usage)
  process.exit(1)
}
const source = resolve(values.folder ?? root)
const game = await gameIn(source, id)
const folder = join(root, 'src/games', id, 'editions')
mkdirSync(folder, { recursive: true })
const pack = `${componentHash(game.pack).slice(0, 12)}.pack.json`
const rules = `rules-${game.rulesVersion}.frozen.mjs`
if (values.rules && !existsSync(join(folder, rules))) await freezeRules(join(folder, rules))
if (!existsSync(join(folder, pack))) writeFileSync(join(folder, pack), `${JSON.stringify(game.pack)}\n`)
await writeRegistry()
console.log(`${game.title}: values ${pack}${values.rules ? ` and rules version ${game.rulesVersion}` : ''} are kept`)

async function gameIn(checkout: string, wanted: string): Promise<Game> {
  const { loadGame } = await import(pathToFileURL(join(checkout, 'src/games/catalogue.ts')).href)
  return loadGame(wanted)
}

/** The rules as one file, with what they use of the kernel. */
async function freezeRules(outfile: string): Promise<void> {
  const exported = Object.entries(await import(pathToFileURL(join(source, 'src/games', id ?? '', 'game.ts')).href))
  const name = exported.find(([, value]) => (value as Partial<Game>)?.id === id)?.[0]
  await build({
    stdin: {
      contents: `export { ${name} as game } from './game.ts'`,
      resolveDir: join(source, 'src/games', id ?? ''),
      loader: 'ts',
    },
    outfile,
    bundle: true,
    format: 'esm',
    target: 'esnext',
    packages: 'external',
    minify: true,
    legalComments: 'none',
    banner: {
      js: `// Rules version ${game.rulesVersion} of ${game.title}, frozen by npm run freeze. Never changed by hand.`,
    },
    plugins: [errorsOutside(outfile), valuesBeside()],
    logLevel: 'error',
  })
}

/** Errors are known by their class, so there is one of each for all editions. */
function errorsOutside(outfile: string): Plugin {
  return {
    name: 'errors outside',
    setup(bundle) {
      const path = relative(dirname(outfile), join(root, 'src/kernel/errors.ts'))
      bundle.onResolve({ filter: /\/errors\.ts$/ }, ({ resolveDir, path: wanted }) =>
        join(resolveDir, wanted) === join(source, 'src/kernel/errors.ts') ? { path, external: true } : undefined,
      )
    },
  }
}

function valuesBeside(): Plugin {
  return {
    name: 'values beside',
    setup(bundle) {
      bundle.onResolve({ filter: /\/components\.json$/ }, () => ({ path: `./${pack}`, external: true }))
    },
  }
}

/** What is kept of each game, as imports that every bundler can follow. */
async function writeRegistry(): Promise<void> {
  const lines = await Promise.all(gameIds.map(linesOf))
  const text = `import type { Game } from '../kernel/contract.ts'

/** What is kept of one game: its rules by version, its values by hash. */
interface KeptEditions {
  readonly rules: Readonly<Record<number, () => Promise<{ readonly game: Game }>>>
  readonly packs: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>
}

/** Written by npm run freeze from the folders \`editions\`: what is kept of each game. */
export const keptEditions: Readonly<Record<string, KeptEditions>> = {
${lines.flat().join('\n')}
}
`
  writeFileSync(registry, text)
  spawnSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', registry], { cwd: root, stdio: 'inherit' })
}

async function linesOf(one: string): Promise<readonly string[]> {
  const here = join(root, 'src/games', one, 'editions')
  const files = existsSync(here) ? readdirSync(here).sort() : []
  const rulesLines = files.flatMap(file => {
    const version = /^rules-(\d+)\.frozen\.mjs$/.exec(file)?.[1]
    return version === undefined ? [] : [`      ${version}: () => import('./${one}/editions/${file}'),`]
  })
  const packLines = await Promise.all(
    files
      .filter(file => file.endsWith('.pack.json'))
      .map(async file => {
        const { default: kept } = await import(pathToFileURL(join(here, file)).href, { with: { type: 'json' } })
        return `      '${componentHash(kept)}':\n        () => import('./${one}/editions/${file}', { with: { type: 'json' } }),`
      }),
  )
  return [`  ${one}: {`, '    rules: {', ...rulesLines, '    },', '    packs: {', ...packLines, '    },', '  },']
}
