import type { Page } from '@playwright/test'
import { tableForTwo } from './table-for-two.ts'
import { expect } from './visitor.ts'

/** The host makes a table for two, the guest comes by the invitation, and the game begins; gives the table's id. */
export async function startForTwo(host: Page, guest: Page): Promise<string> {
  await guest.goto(await tableForTwo(host))
  await expect(guest.getByText('Waiting for players')).toBeVisible()
  await host.getByRole('button', { name: 'Start the game' }).click()
  for (const page of [host, guest]) await expect(page.locator('.question h1')).toBeVisible()
  return new URL(host.url()).pathname.split('/').at(-1) ?? ''
}
