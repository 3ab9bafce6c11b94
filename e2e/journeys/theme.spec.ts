import { expect, test } from '../src/test.ts'

test('the chosen theme is there before the scripts of the app, and Other is accessible in it', async ({
  page,
  expectAccessible,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/other')
  await page.getByRole('radio', { name: 'Тёмная' }).check()
  await expectAccessible()
  // The app itself never comes: what is painted is what the page and before-first-paint.js alone know.
  await page.route('**/assets/**', route => route.abort())
  await page.reload()
  const painted = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(painted).toBe('rgb(26, 24, 23)')
})
