import { languages } from '@vizit/i18n/language.ts'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { expect, test } from '../src/test.ts'

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: language })

    test('a visit is booked, shown and cancelled', async ({ page, clinic, patient, signIn }) => {
      const texts = serverTexts(language)
      const [booking, visits] = [texts.area('booking'), texts.area('visits')]
      const [slot] = clinic.slots
      await signIn(patient)
      await page.goto(`/timeslot/${slot.timeslotId}?clinic=demo`)
      await page.getByRole('button', { name: booking('confirm') }).click()
      await expect(page.getByText(booking('created'))).toBeVisible()
      await expect(page.getByText(texts.format.dayDate(clinic.date))).toBeVisible()
      await expect(page.getByText(texts.format.time(slot.startTime), { exact: true })).toBeVisible()

      await page.getByRole('button', { name: visits('cancel') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: visits('cancelConfirm') })
        .click()
      await expect(page.getByText(visits('cancelled'))).toBeVisible()
    })
  })
}

for (const language of languages) {
  test(`the legal pages and the guide fit the width of a phone in ${language}`, async ({ page }) => {
    for (const path of [`legal/agreement-${language}`, `legal/privacy-${language}`, `guide/${language}`]) {
      await page.goto(`/${path}.html`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
    }
  })
}
