import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BadSetting, optionsOf } from './environment.ts'
import { whyNotStarted } from './not-started.ts'
import { serve } from './serve.ts'
import type { ServeOptions } from './settings.ts'

test('each setting that makes no sense is refused by its name; one without a value is not given', () => {
  const publicUrl = 'https://games.example.org'
  const bad = [
    { PORT: 'abc' },
    { PORT: '99999' },
    { PORT: '80.5' },
    { LOG_LEVEL: 'loud' },
    { PUBLIC_URL: 'games.example.org' },
    { PUBLIC_URL: `${publicUrl}/games` },
    { SMTP_URL: 'smtp://', PUBLIC_URL: publicUrl },
    { MAIL_FROM: 'no-reply', SMTP_URL: 'smtp://mail', PUBLIC_URL: publicUrl },
    { MAIL_FROM: 'Games <no-reply>', SMTP_URL: 'smtp://mail', PUBLIC_URL: publicUrl },
  ]
  for (const env of bad) {
    expect(() => optionsOf(env), JSON.stringify(env)).toThrow(BadSetting)
    expect(() => optionsOf(env)).toThrow(Object.keys(env)[0])
  }
  const empty = ['PORT', 'HOST', 'ATHENAEUM_DATA', 'DATABASE_URL', 'LOG_LEVEL', 'SMTP_URL', 'MAIL_FROM', 'TRUST_PROXY']
  expect(optionsOf(Object.fromEntries(empty.map(name => [name, ' '])))).toEqual(optionsOf({}))
  for (const from of ['a@example.org', 'Games <games@example.org>', '"Games, here" <games@example.org>'])
    expect(optionsOf({ MAIL_FROM: from, SMTP_URL: 'smtp://mail', PUBLIC_URL: publicUrl }).mail).toMatchObject({ from })
})

test('a server that cannot start says why in one line, and what would be right', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'athenaeum-start-'))
  const file = join(folder, 'a file')
  writeFileSync(file, '')
  const taken = createServer()
  await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as AddressInfo
  const why = (options: ServeOptions): Promise<string | undefined> =>
    serve({ host: '127.0.0.1', port: 0, dataFolder: join(folder, 'data'), logLevel: 'silent', ...options }).then(
      () => 'it runs',
      whyNotStarted,
    )
  expect(await why({ port })).toMatch(/^127\.0\.0\.1:\d+ is in use: /)
  expect(await why({ host: '192.0.2.1' })).toMatch(/^192\.0\.2\.1 is no address of this machine\. /)
  expect(await why({ port: 99_999 })).toMatch(/^a port is a number/)
  expect(await why({ dataFolder: join(file, 'data') })).toContain(file)
  expect(whyNotStarted(new TypeError('a fault of ours'))).toBeUndefined()
  taken.close()
  rmSync(folder, { recursive: true, force: true })

  const main = ['--import', './src/typescript/register.mjs', 'src/server/main.ts']
  const ended = spawnSync(process.execPath, main, { env: { ...process.env, TRUST_PROXY: 'yes' }, encoding: 'utf8' })
  expect([ended.status, ended.stderr]).toEqual([1, expect.stringMatching(/^athenaeum: TRUST_PROXY is .+\n$/)])
})
