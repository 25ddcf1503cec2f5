import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Installs what the lock file names, unless it is there already. */
export function installWhatIsMissing({ forTests }) {
  const lacking = firstLacking(forTests)
  if (lacking === undefined) return
  console.log(`Installing dependencies (${lacking})`)
  run('npm', ['ci', ...(forTests ? ['--include=dev'] : [])])
}

/** Runs a program and, if it fails, ends with its exit code. */
export function run(program, args, env = {}) {
  const { status, error } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (error !== undefined) console.error(`${program} could not be started: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

/** npm notes in node_modules what it installed. Packages for other platforms are not there, and need not be. */
function firstLacking(forTests) {
  const notes = 'node_modules/.package-lock.json'
  if (!existsSync(notes)) return 'none are installed'
  const wanted = packagesOf('package-lock.json')
  const installed = packagesOf(notes)
  for (const [path, { version, optional, devOptional, dev }] of Object.entries(wanted)) {
    if (path === '') continue
    const mayLack = optional === true || devOptional === true || (dev === true && !forTests)
    const found = installed[path]?.version
    if (found === undefined ? !mayLack : found !== version)
      return `${path.replace(/^.*node_modules\//, '')} is ${found ?? 'missing'}, not ${version}`
  }
  return undefined
}

const packagesOf = file => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
