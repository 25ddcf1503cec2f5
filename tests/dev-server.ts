import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../src/server/testing/processes.ts'

/** `npm run dev`, as a newcomer starts it, with a data folder of its own. */
export interface DevServer {
  /** The address of the page. */
  readonly page: string
  readonly stop: () => Promise<void>
}

export async function startDev(options: SpawnOptions = {}): Promise<DevServer> {
  const folder = mkdtempSync(join(tmpdir(), 'athenaeum-dev-'))
  const [pagePort, serverPort] = [await freePort(), await freePort()]
  const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    ...options,
    env: {
      ...process.env,
      ...options.env,
      NODE_ENV: 'development',
      PORT: pagePort,
      SERVER_PORT: serverPort,
      ATHENAEUM_DATA: folder,
    },
    stdio: 'ignore',
  })
  const page = `http://localhost:${pagePort}`
  await answerOf(`${page}/api/games`)
  const stop = async (): Promise<void> => {
    const ended = once(dev, 'exit')
    dev.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { page, stop }
}

/** What is found at an address, as soon as anything is: a server takes a while to come up on a busy machine. */
export async function answerOf(address: string): Promise<string> {
  for (;;) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return answer.text()
    await new Promise(resolve => setTimeout(resolve, 200))
  }
}
