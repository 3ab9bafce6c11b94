import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until this has the focus. */
export const tabTo = (page: Page, target: Locator) => pressTo(page, target, 'Tab')
export const tabBackTo = (page: Page, target: Locator) => pressTo(page, target, 'Shift+Tab')

async function pressTo(page: Page, target: Locator, key: string): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`the keyboard does not reach ${target}`)
}
