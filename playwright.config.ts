import { defineConfig } from '@playwright/test'

/** Another port lets two checkouts run their browser tests side by side. */
const port = Number(process.env.TEST_PORT ?? 4174)

/** The built client, served by the real server, in a real browser. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // More than there are cores: pages wait for bots, for each other, and for what moves on the screen.
  workers: 3,
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    // Recording costs a third of the time, so only what has failed once is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node_modules/.bin/vite build && node --import ./src/typescript/register.mjs tests/browser/serve.ts',
    url: `http://localhost:${port}`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    timeout: 120_000,
  },
})
