import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../src/server/testing/processes.ts'
import { answerOf } from '../dev-server.ts'
import { addGerman } from '../made-up-language.ts'
import { scratchCopy } from '../scratch-copy.ts'
import { playOn } from './autoplay.ts'
import { expect, gameCard, test } from './visitor.ts'

test('a game that was just laid out has its card with an outline, and is played in words to its end, in a language of three phrases', async ({
  visit,
}) => {
  test.setTimeout(300_000)
  const copy = scratchCopy()
  expect((await copy.run('npm run new-game -- ponds')).code).toBe(0)
  addGerman(copy.folder)
  expect((await copy.run('node_modules/.bin/vite build')).code).toBe(0)
  const port = await freePort()
  const server = spawn(process.execPath, ['--import', './src/typescript/register.mjs', 'tests/browser/serve.ts'], {
    ...copy.options,
    env: { ...copy.options.env, PORT: port },
    stdio: 'ignore',
  })
  const ended = once(server, 'exit')
  try {
    const home = `http://localhost:${port}/`
    await answerOf(home)
    const page = await visit()
    await page.goto(home)
    const card = gameCard(page, 'Ponds')
    await expect(card.locator('.game-outline')).toContainText('Shore:')
    await expect(card).toContainText('Throw one pebble, keep the rest.')
    await page.getByRole('banner').getByLabel('Language').selectOption('Deutsch')
    await expect(card).toContainText('5 Minuten')
    await expect(card.getByRole('button', { name: 'With friends' })).toBeVisible()
    await card.getByRole('button', { name: 'Gleich spielen' }).click()
    await expect(page.locator('.outline')).toContainText('Shore:')
    await expect(page.getByRole('heading', { name: 'Throw which pebble?' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await playOn(page, { most: 200 })
    await expect(page.locator('.end-page')).toBeVisible()
  } finally {
    server.kill('SIGTERM')
    await ended
    copy.remove()
  }
})
