import type { LaunchOptions } from '@playwright/test'
import { chromiumArguments, findChromium } from '@vizit/test-kit/browser/find-chromium.ts'

/** How the browser of the journeys is started. */
export const launchOptions = async () => optionsOf(await findChromium('shell'))

/** The whole browser, with notifications and windows; a file that uses it has a worker of its own. */
export const launchWhole = async (further: readonly string[] = []) =>
  optionsOf(await findChromium('whole'), further)

const optionsOf = (
  { executablePath, env }: Awaited<ReturnType<typeof findChromium>>,
  further: readonly string[] = [],
): LaunchOptions => ({
  executablePath,
  args: [...chromiumArguments, ...further],
  // Where the system names no character set, Chromium saves a file with a Cyrillic name as "download".
  env: { ...definedOnly(process.env), LC_ALL: 'C.UTF-8', ...env },
})

function definedOnly(environment: NodeJS.ProcessEnv): Record<string, string> {
  const entries = Object.entries(environment)
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined))
}
