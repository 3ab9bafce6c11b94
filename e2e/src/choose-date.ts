import type { Page } from '@playwright/test'
import type { Texts } from '@vizit/i18n/texts.ts'

/** Chooses a free date in the calendar by touch; where there is room, it is open. */
export async function chooseDate(page: Page, { area, format }: Texts, date: string): Promise<void> {
  const t = area('timeslot')
  const calendar = page.getByRole('button', { name: t('chooseDate') })
  const day = page.getByRole('button', { name: `${format.dayDate(date)}, ${t('hasFreeTime')}` })
  const months = page.getByRole('button', { name: t('nextMonth') })
  await calendar.or(months).waitFor()
  if (!(await months.isVisible())) await calendar.click()
  await months.waitFor()
  while (!(await day.isVisible())) await months.click()
  await day.click()
}
