// npm run dev: server and page in one command. A change of the page is shown at once; a change of what the server runs restarts it.
import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { installWhatIsMissing } from './install.mjs'

/** What the server runs. */
const serverSources = ['kernel', 'games', 'bots', 'tables', 'store', 'protocol', 'server'].map(name => `src/${name}`)
const serverPort = Number(process.env.SERVER_PORT ?? 3000)
const pagePort = Number(process.env.PORT ?? 5173)

installWhatIsMissing({ forTests: true })

let child
let restarting
let stopping = false

function startServer() {
  child = spawn(
    process.execPath,
    ['--enable-source-maps', '--import', './src/typescript/register.mjs', 'src/server/main.ts', '--without-page'],
    {
      stdio: 'inherit',
      env: { ...process.env, PORT: String(serverPort), HOST: process.env.HOST ?? '127.0.0.1' },
    },
  )
  child.on('exit', code => {
    if (!stopping && !restarting && code !== 0) console.error('the server ended; it starts again with the next change')
  })
}

/** Several files are often saved together. */
function restartServer() {
  clearTimeout(restarting)
  restarting = setTimeout(() => {
    const old = child
    const next = () => {
      restarting = undefined
      startServer()
    }
    if (old === undefined || old.exitCode !== null || old.signalCode !== null) next()
    else {
      old.once('exit', next)
      old.kill('SIGTERM')
    }
  }, 150)
}

// The host that the browser named goes through, so that the server sees a page of its own.
const target = `http://127.0.0.1:${serverPort}`
const page = await createServer({
  server: { port: pagePort, proxy: { '/api': { target }, '/socket': { target, ws: true } } },
})
page.watcher.add(serverSources)
page.watcher.on('all', (_event, path) => {
  const isTest = /\.test\.tsx?$/.test(path)
  if (!isTest && serverSources.some(source => path.replaceAll('\\', '/').includes(`${source}/`))) restartServer()
})
startServer()
await page.listen()
console.log(
  `\nThe page is at ${page.resolvedUrls?.local[0] ?? `http://localhost:${pagePort}`}, its server at ${target}\n`,
)

async function stop() {
  stopping = true
  child?.kill('SIGTERM')
  await page.close()
  process.exit()
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
