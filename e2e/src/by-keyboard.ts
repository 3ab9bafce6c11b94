import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the target has the focus. */
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

/** Presses the arrow key in a select field until it has this value. */
export async function arrowTo(page: Page, select: Locator, value: string): Promise<void> {
  await tabTo(page, select)
  for (let presses = 0; presses < 60; presses += 1) {
    const before = await select.inputValue()
    if (before === value) return
    await page.keyboard.press('ArrowDown')
    await expect(select).not.toHaveValue(before)
  }
  throw new Error(`${select} has no ${value}`)
}

/** Moves to this day in the calendar and chooses it. */
export async function chooseDay(page: Page, date: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Выберите дату' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('[data-day][tabindex="0"]'))
  for (let presses = 0; presses < 80; presses += 1) {
    const day = await page.locator(':focus').getAttribute('data-day')
    if (day === date) break
    const isLaterMonth = date.slice(0, 7) > (day ?? '').slice(0, 7)
    await page.keyboard.press(isLaterMonth ? 'PageDown' : (day ?? '') < date ? 'ArrowRight' : 'ArrowLeft')
    await expect(page.locator(':focus')).not.toHaveAttribute('data-day', day ?? '')
  }
  await page.keyboard.press('Enter')
}
