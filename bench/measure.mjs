// What the benchmarks share.
import { spawnSync } from 'node:child_process'

export const median = values => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** Microseconds of one call. */
export function micros(act, times) {
  const began = performance.now()
  for (let each = 0; each < times; each++) act()
  return ((performance.now() - began) * 1000) / times
}

/** Figures by name, of which medians are taken. */
export function notebook() {
  const samples = {}
  return {
    note(name, value) {
      samples[name] = [...(samples[name] ?? []), value]
    },
    of: name => median(samples[name]),
  }
}

export const rate = value => `${Math.round(value).toLocaleString('en')} /s`
export const row = (name, value) => console.log(`  ${name.padEnd(58)} ${value}`)

/**
 * What is measured in a process of its own, by this program run again with a flag: other rules, or ours on a peer's proxies,
 * would slow down the same functions here.
 */
export function elsewhere(flag, ...args) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [process.argv[1], flag, ...args.map(String)], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${flag} ${args.join(' ')} ended with ${status}: ${stderr}`)
  return JSON.parse(stdout)
}

/** Measures that, and nothing else, when this is that process. */
export async function whenElsewhere(flag, measure) {
  const at = process.argv.indexOf(flag)
  if (at < 0) return
  console.log(JSON.stringify(await measure(...process.argv.slice(at + 1))))
  process.exit(0)
}
