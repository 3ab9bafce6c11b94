import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './src/launch-options.ts'

// Of every start of the server or a command, half was compiling the same modules.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.cache/compiled')

/** End-to-end tests of the built product: `npm run e2e`. They use a phone unless a test says otherwise. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.cache/e2e',
  globalSetup: './src/start-product.ts',
  fullyParallel: true,
  workers: 4,
  projects: [
    // Tests that wait for a minute of the server's clock start first, in a worker of their own.
    { name: 'waiting', grep: /@waiting/, workers: 1 },
    { name: 'acting', grepInvert: /@waiting/, workers: 3 },
  ],
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    viewport: { width: 360, height: 740 },
    locale: 'ru-RU',
    // Not Minsk: the screens must show Minsk time in any time zone of the phone.
    timezoneId: 'Asia/Tokyo',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    launchOptions: await launchOptions(),
  },
})
