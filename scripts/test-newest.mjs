// npm run test:newest: all tests on the newest Node. It is fetched as a package of the registry, into .cache.
import { mkdirSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { run } from './install.mjs'

const platform = process.platform === 'win32' ? 'win' : process.platform
const name = `node-${platform}-${process.arch}`
const folder = resolve('.cache/newest-node')
mkdirSync(folder, { recursive: true })
run('npm', ['install', '--prefix', folder, '--no-save', `${name}@latest`])
const bin = join(folder, 'node_modules', name, 'bin')
const PATH = `${bin}${delimiter}${process.env.PATH}`
run(join(bin, 'node'), ['--version'])
run(join(bin, 'node'), ['scripts/test.mjs'], { PATH })
