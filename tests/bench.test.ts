import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'

const bench = join(import.meta.dirname, '..', 'bench')
const programs = ['engine', 'search', 'server'].flatMap(folder =>
  readdirSync(join(bench, folder)).map(file => join(folder, file)),
)

/** Nobody runs benchmarks every day, and no types are checked there: what they import from the project can go away unnoticed. */
describe('the benchmarks', () => {
  it('are all here', () => expect(programs.length).toBeGreaterThan(7))

  it.each(programs)('%s finds everything that it imports from the project', async program => {
    const { outputFiles, warnings } = await build({
      entryPoints: [join(bench, program)],
      bundle: true,
      write: false,
      platform: 'node',
      format: 'esm',
      external: ['boardgame.io', 'socket.io-client', 'ws'],
      logLevel: 'silent',
    })
    expect(warnings).toEqual([])
    expect(outputFiles).toHaveLength(1)
  })
})
