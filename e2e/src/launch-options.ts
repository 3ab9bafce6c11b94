import type { LaunchOptions } from '@playwright/test'
import { chromiumArguments, findChromium } from '@vizit/test-kit/browser/find-chromium.ts'

/** How the browser of the journeys is started. */
export async function launchOptions(further: readonly string[] = []): Promise<LaunchOptions> {
  const { executablePath, env } = await findChromium()
  return {
    executablePath,
    args: [...chromiumArguments, ...further],
    env: { ...definedOnly(process.env), ...env },
  }
}

function definedOnly(environment: NodeJS.ProcessEnv): Record<string, string> {
  const entries = Object.entries(environment)
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined))
}
