import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { postgresConfig } from '../store/postgres/database.ts'
import { optionsOf } from './environment.ts'
import { whyNotStarted } from './not-started.ts'
import { serve } from './serve.ts'
import type { ServeOptions } from './settings.ts'

const publicUrl = 'https://games.example.org'
const mail = { SMTP_URL: 'smtp://mail.example.org', PUBLIC_URL: publicUrl }
const long = 'k'.repeat(32)

/** Of each setting values that are right, and values that are not; with which others it is given. */
const settings: Readonly<Record<string, { good: readonly string[]; bad: readonly string[]; beside?: object }>> = {
  PORT: { good: ['0', '80', '65535'], bad: ['abc', '99999', '80.5', '-1', '1e3', '0x50', '80 81', '٣'] },
  HOST: { good: ['127.0.0.1', '::', 'localhost'], bad: ['http://localhost', 'localhost:80', 'a b', '*', '1.2.3.4,::'] },
  ATHENAEUM_DATA: { good: ['./data', '/var/lib/a b'], bad: [] },
  DATABASE_URL: {
    good: ['postgres://u:p@h:5432/d', 'postgresql:///d?host=/run', 'postgres://h/d?sslmode=verify-full'],
    bad: ['h', 'mysql://u:hunter2@h/d', '"postgres://u:hunter2@h/d"', 'postgres://u:hunter2@h:99999/d'].concat(
      'postgres://u:hunter2@h/d?sslmode=disabel',
    ),
  },
  TRUST_PROXY: { good: ['0', '1', '9'], bad: ['true', 'yes', '10', '-1', '1.5', '127.0.0.1', '1,2'] },
  ALLOWED_ORIGINS: {
    good: ['https://a.org', 'https://a.org,http://b.org:8080/', ' https://a.org , '],
    bad: [
      '*',
      'null',
      'a.org',
      'https://*.a.org',
      'https://a.org/b',
      'ftp://a.org',
      'https://a.org https://b.org',
      ',',
    ],
  },
  COOKIE_KEYS: { good: [long, 'stored', `${long},stored`], bad: ['hunter2', `${long},hunter2`, 'Stored', ',', ', ,'] },
  LOG_LEVEL: { good: ['info', 'silent'], bad: ['loud', 'WARN', '30', 'info,warn'] },
  PUBLIC_URL: {
    good: [publicUrl, `${publicUrl}/`, 'http://localhost:3000'],
    bad: [
      'games.example.org',
      `${publicUrl}/games`,
      `${publicUrl}?a`,
      `${publicUrl}#a`,
      'ws://a.org',
      'https://',
    ].concat('https://u:hunter2@a.org'),
  },
  SMTP_URL: {
    good: ['smtp://mail', 'smtps://u:p@mail.example.org:465'],
    bad: ['mail.example.org', 'smtp://', 'http://u:hunter2@mail', 'smtp://u:hunter2@mail:99999'],
    beside: { PUBLIC_URL: publicUrl },
  },
  MAIL_FROM: {
    good: ['a@example.org', 'Games <games@example.org>', '"Games, here" <games@example.org>'],
    bad: ['no-reply', 'Games <no-reply>', 'a@b@c', 'a@b.org\nBcc: c@d.org', 'A\r\nBcc: c@d.org <a@b.org>'],
    beside: mail,
  },
}

/** What a server says that does not start with these; nothing if there is no fault in them. */
function faultOf(env: object): string | undefined {
  try {
    const { databaseUrl } = optionsOf({ ...env })
    if (databaseUrl !== undefined) postgresConfig(databaseUrl)
    return undefined
  } catch (fault) {
    expect(whyNotStarted(fault), String(fault)).toBeDefined()
    return whyNotStarted(fault)
  }
}

test('the settings are those of the handbook of hosts', () => {
  const table = readFileSync('docs/hosting.md', 'utf8')
    .split('\n')
    .filter(line => line.startsWith('|'))
  const told = table
    .flatMap(row => row.match(/`([A-Z]+(?:_[A-Z]+)*)(?:=1)?`/g) ?? [])
    .map(name => name.replace(/`|=1/g, ''))
  expect([...new Set(told)].sort()).toEqual(Object.keys(settings).sort())
})

describe.each(Object.entries(settings))('the setting %s', (name, { good, bad, beside = {} }) => {
  test.each(bad)('is refused as %j by its name, in one line that tells no secret', value => {
    const fault = faultOf({ ...beside, [name]: value })
    expect(fault).toContain(name)
    expect(fault).toMatch(/^[^\n\r]{20,300}$/)
    if (!name.startsWith('PUBLIC')) expect(fault).not.toContain('hunter2')
  })

  test('is taken as it should be, with spaces or the end of a line around it; without a value it is not given', () => {
    for (const value of good)
      for (const around of ['', ' ', '\r', '\n', '\t'])
        expect(faultOf({ ...beside, [name]: `${around}${value}${around}` }), value).toBeUndefined()
    for (const nothing of ['', ' ', '\n'])
      expect(optionsOf({ ...beside, [name]: nothing })).toEqual(optionsOf({ ...beside }))
  })

  test('is refused or taken, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl({ withQueryParameters: true }), fc.emailAddress()),
        value => {
          faultOf({ ...beside, [name]: value })
        },
      ),
    )
  })
})

test('letters come from an address of the site unless it is told from whom', () => {
  expect(optionsOf(mail).mail).toMatchObject({ from: 'Athenaeum <no-reply@games.example.org>' })
  for (const from of settings.MAIL_FROM?.good ?? [])
    expect(optionsOf({ ...mail, MAIL_FROM: from }).mail).toMatchObject({ from })
  expect(faultOf({ SMTP_URL: 'smtp://mail' })).toContain('PUBLIC_URL')
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
  expect(await why({ dataFolder: file })).toContain(file)
  expect(await why({ dataFolder: '/proc/athenaeum/data' })).toContain('/proc/athenaeum')
  for (const name of ['athenaeum.lock', 'athenaeum.db']) {
    const [damaged, blocked] = [join(folder, `damaged ${name}`), join(folder, `blocked ${name}`)]
    mkdirSync(damaged)
    writeFileSync(join(damaged, name), 'no database at all '.repeat(500))
    expect(await why({ dataFolder: damaged })).toContain(join(damaged, name))
    mkdirSync(join(blocked, name), { recursive: true })
    expect(await why({ dataFolder: blocked })).toContain(join(blocked, name))
  }
  expect(whyNotStarted(new TypeError('a fault of ours'))).toBeUndefined()
  taken.close()
  rmSync(folder, { recursive: true, force: true })

  const main = ['--import', './src/typescript/register.mjs', 'src/server/main.ts']
  const ended = spawnSync(process.execPath, main, { env: { ...process.env, TRUST_PROXY: 'yes' }, encoding: 'utf8' })
  expect([ended.status, ended.stderr]).toEqual([1, expect.stringMatching(/^athenaeum: TRUST_PROXY is .+\n$/)])
})
