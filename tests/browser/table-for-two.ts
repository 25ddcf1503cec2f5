import type { Page } from '@playwright/test'
import { expect, gameCard } from './visitor.ts'

/** Ada makes a table for two; gives the invitation. */
export async function tableForTwo(host: Page): Promise<string> {
  await host.goto('/')
  await gameCard(host).getByRole('button', { name: 'With friends' }).click()
  await expect(host.getByText('Free seat').first()).toBeVisible()
  for (const free of [2, 1]) {
    await host.getByLabel('Add a bot').last().selectOption({ index: 1 })
    await expect(host.getByText('Free seat')).toHaveCount(free)
  }
  await host.getByRole('button', { name: 'Copy link' }).click()
  return host.locator('.lobby-link').inputValue()
}
