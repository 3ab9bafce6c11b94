import { expect, test } from '../src/test.ts'

/** As a guest's device keeps it. */
const basket = [
  { packId: '1', count: 1 },
  { packId: '4', count: 99 },
]

for (const { width, locale } of [
  { width: 320, locale: 'be' },
  { width: 360, locale: 'ru' },
  { width: 360, locale: 'en' },
]) {
  test.describe(`${width} px, ${locale}`, () => {
    test.use({ viewport: { width, height: 740 }, locale })

    test('the counts of the basket leave names their width, fit a finger and scroll nothing sideways', async ({
      page,
    }) => {
      await page.addInitScript(stored => localStorage.setItem('drugBasket', stored), JSON.stringify(basket))
      for (const path of ['/pharmacies?town=17', '/drugs/1?town=17', '/drugs?town=17&q=нурофен']) {
        await page.goto(path)
        const counts = page.getByRole('main').locator('output')
        await expect(counts.first(), path).toBeVisible()
        const rows = await counts.evaluateAll(all =>
          all.map(({ parentElement: stepper }) => {
            const row = stepper?.parentElement
            const rect = (element: Element | null | undefined) => element?.getBoundingClientRect()
            return {
              name: rect(stepper?.previousElementSibling)?.width ?? 0,
              row: rect(row)?.width ?? 0,
              stepper: rect(stepper)?.width ?? Number.POSITIVE_INFINITY,
              buttons: [...(stepper?.querySelectorAll('button') ?? [])].map(button =>
                Math.min(rect(button)?.width ?? 0, rect(button)?.height ?? 0),
              ),
            }
          }),
        )
        for (const { name, row, stepper, buttons } of rows) {
          expect(name, path).toBe(row)
          expect(stepper, path).toBeLessThanOrEqual(180)
          expect(Math.min(...buttons), path).toBeGreaterThanOrEqual(44)
        }
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(sideways, path).toBe(0)
      }
    })
  })
}
