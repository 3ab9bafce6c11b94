import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { shiftsOf, watchShifts } from '../src/layout-shift.ts'
import { expect, test } from '../src/test.ts'

for (const width of [360, 1280])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 740 } })

    test('popular searches of drugs come with the list, and shift nothing', async ({ page }) => {
      const t = serverTexts('ru').area('drugs')
      await page.goto('/other')
      const asked = Promise.withResolvers<void>()
      const answered = Promise.withResolvers<void>()
      await page.route('**/api/v2/public/drugs**', async route => {
        asked.resolve()
        await answered.promise
        await route.continue()
      })
      await page.locator('nav a[href^="/drugs"]').first().click()
      await asked.promise
      const search = page.getByRole('searchbox', { name: t('search') })
      await expect(search).toBeVisible()
      await page.evaluate(watchShifts)
      answered.resolve()
      const popular = page.getByRole('region', { name: t('popular') })
      await expect(popular).toBeVisible()
      expect(await shiftsOf(page)).toBe(0)

      for (const query of await popular.getByRole('link').allTextContents()) {
        await page.goto(`/drugs?q=${encodeURIComponent(query)}`)
        await expect(page.getByRole('main').locator('a[href^="/drugs/"]').first(), query).toBeVisible()
      }
    })
  })
