import { expect, type Page } from '@playwright/test'
import type { Texts } from '@vizit/i18n/texts.ts'

/** Chooses a free date in the calendar by touch. */
export async function chooseDate(page: Page, { area, format }: Texts, date: string): Promise<void> {
  const t = area('timeslot')
  const day = page.getByRole('button', { name: `${format.dayDate(date)}, ${t('hasFreeTime')}` })
  const months = page.getByRole('button', { name: t('nextMonth') })
  // Pressed again if a slow page drew its dates anew meanwhile.
  await expect(async () => {
    if (!(await months.isVisible())) await page.getByRole('button', { name: t('chooseDate') }).click()
    await expect(months).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 20_000 })
  while (!(await day.isVisible())) await months.click()
  await day.click()
}
