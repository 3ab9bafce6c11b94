import type { Download, Locator, Page } from '@playwright/test'

/**
 * Presses a button that saves a file, and returns the saved one. Chromium breaks off a download of what a page holds in memory now
 * and then, before it knows its name: it is pressed once more then, as people do.
 */
export async function savedFile(page: Page, button: Locator): Promise<Download> {
  const begun = page.waitForEvent('download')
  await button.click()
  const first = await begun
  if ((await first.failure()) === null) return first
  const again = page.waitForEvent('download')
  await button.click()
  return again
}
