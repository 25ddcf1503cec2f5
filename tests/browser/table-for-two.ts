import type { Page } from '@playwright/test'
import { expect, gameCard } from './visitor.ts'

/** Ada makes a table for two; gives the invitation. */
export async function tableForTwo(host: Page, game?: string): Promise<string> {
  await host.goto('/')
  await gameCard(host, game).getByRole('button', { name: 'With friends' }).click()
  // The page of games has a field of that name too.
  await expect(host.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await host.getByLabel('Players').selectOption('2')
  await expect(host.getByText('Free seat')).toHaveCount(1)
  await host.getByRole('button', { name: 'Copy link' }).click()
  return host.locator('.lobby-link').inputValue()
}

/** Follows an invitation and takes the seat. */
export async function takeSeat(guest: Page, invitation: string, button = 'Take the seat'): Promise<void> {
  await guest.goto(invitation)
  await guest.getByRole('button', { name: button }).click()
}
