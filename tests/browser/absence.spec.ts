import type { Page } from '@playwright/test'
import { playOn } from './autoplay.ts'
import { expect, test } from './visitor.ts'

/** A table of Newton for two that goes at this pace, with both seated; whoever comes second is the guest. */
async function tableAt(host: Page, guest: Page, pace: object): Promise<string> {
  for (const [page, name] of [
    [host, 'Ada'],
    [guest, 'Blaise'],
  ] as const) {
    await page.goto('/')
    await page.request.post('/api/session', { data: { name } })
    await page.evaluate(() => localStorage.setItem('athenaeum-guest', 'known'))
  }
  const made = await host.request.post('/api/tables', { data: { game: 'newton', players: 2, pace } })
  const { id } = await made.json()
  const link = await (await host.request.post(`/api/tables/${id}/links`, { data: { kind: 'invite', seat: 1 } })).json()
  const command = (page: Page, data: object) => page.request.post(`/api/tables/${id}/commands`, { data })
  await command(guest, { id: 'sit', command: { kind: 'sit', seat: 1 }, link: link.secret })
  await command(host, { id: 'start', command: { kind: 'start' } })
  return id
}

/** Answers until the other is waited for. */
async function waitForOther(page: Page): Promise<void> {
  await expect(async () => {
    await playOn(page, { most: 40, patience: 1 })
    await expect(page.locator('.question--waiting')).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

test('at a table over days the others are told what they may do and when, nudge, and let a bot stand in; who was away returns', async ({
  visit,
}) => {
  const host = await visit({ name: 'Ada' })
  const guest = await visit({ name: 'Blaise' })
  const id = await tableAt(host, guest, { turn: 1_000, grace: 1_000 })
  await host.goto(`/table/${id}`)
  await waitForOther(host)
  await host.goto('/')
  await expect(host.getByRole('heading', { name: 'Nobody waits for you, Ada.' })).toBeVisible()
  await expect(host.getByRole('list', { name: 'Running' })).toContainText(/Blaise, .+ over a bot may stand in/)
  await host.goto(`/table/${id}`)
  await expect(host.locator('.absent')).toContainText('Blaise since')
  await host.getByRole('button', { name: 'Nudge' }).click()
  await expect(host.locator('.absent')).toContainText('Nudged')
  await host.getByRole('button', { name: 'Let a bot stand in' }).click()
  await expect(host.getByText('A bot stands in for Blaise, who may sit down again at any turn.')).toBeVisible()
  await guest.goto(`/table/${id}`)
  await guest.getByRole('button', { name: 'Take my seat back' }).click()
  await expect(guest.getByText('A bot plays your seat.')).toHaveCount(0)
})

test('before its time nothing can be done about a seat, but the page says from when on; a game may end by agreement', async ({
  visit,
}) => {
  const host = await visit({ name: 'Ada' })
  const guest = await visit(
    { name: 'Blaise' },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  )
  const id = await tableAt(host, guest, { turn: 86_400_000, grace: 86_400_000 })
  await host.goto(`/table/${id}`)
  await waitForOther(host)
  await expect(host.locator('.absent')).toContainText(/From .+ you may nudge/)
  await expect(host.getByRole('button', { name: 'Nudge' })).toHaveCount(0)
  await host.getByRole('button', { name: 'Menu' }).click()
  const now = Date.now()
  await guest.request.patch('/api/me/calls', { data: { holiday: { from: now, to: now + 2 * 86_400_000 } } })
  await expect(host.locator('.absent')).toContainText(/Away .+; these days do not count/)
  await host.getByRole('button', { name: 'Propose to end the game' }).click()
  await expect(host.getByText('The others are asked. Asked: Blaise.')).toBeVisible()
  await host.getByRole('button', { name: 'Go on playing after all' }).click()
  await expect(host.getByText('The others are asked.')).toHaveCount(0)
  await host.getByRole('button', { name: 'Menu' }).click()
  await host.getByRole('button', { name: 'Propose to end the game' }).click()
  await guest.goto(`/table/${id}`)
  await guest.getByRole('button', { name: 'Agree' }).click()
  for (const page of [host, guest]) await expect(page.locator('.end-page h1')).toHaveText('Ended by agreement')
  await host.goto('/')
  await expect(host.getByRole('list', { name: 'Finished' })).toContainText('Ended by agreement')
  await expect(host.getByRole('list', { name: 'Finished' })).not.toContainText('of 2')
})
