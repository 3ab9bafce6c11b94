import type { APIRequestContext } from '@playwright/test'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { tabTo } from '../src/by-keyboard.ts'
import { expect, test } from '../src/test.ts'

interface Found {
  readonly split: {
    readonly saving: number | null
    readonly pharmacies: readonly { readonly name: string }[]
  }
  readonly search: string
}

const TOWNS = [17, 232, 222, 212, 152, 162]
const PACKS = 4

/** A basket of the demo that two pharmacies of a town have together: for less than one of them, or because no one has all. */
async function aSplitBasket(
  request: APIRequestContext,
  isCheaper: boolean,
  language: string,
): Promise<Found> {
  const headers = { 'accept-language': language }
  const get = async (path: string) => (await request.get(`/api/v2/public/${path}`, { headers })).json()
  for (const town of TOWNS) {
    const { items } = await get(`drugs?locationCode=${town}&limit=100`)
    const sold: string[] = items.flatMap(({ packs }: { packs: { id: string; pharmaciesCount: number }[] }) =>
      packs.filter(pack => pack.pharmaciesCount > 1).map(pack => pack.id),
    )
    for (let from = 0; from + PACKS <= Math.min(sold.length, 60); from += PACKS) {
      const packs = sold.slice(from, from + PACKS).map(id => `${id}:${isCheaper ? 1 : 20}`)
      const { split } = await get(`pharmacies?packs=${packs.join()}&locationCode=${town}`)
      if (split && (split.saving !== null) === isCheaper)
        return { split, search: `packs=${packs.join()}&town=${town}` }
    }
  }
  throw new Error('the demo has no such basket')
}

for (const { language, width, colorScheme } of [
  { language: 'ru', width: 360, colorScheme: 'light' },
  { language: 'be', width: 1280, colorScheme: 'dark' },
] as const) {
  const pharmacies = serverTexts(language).area('pharmacies')

  test.describe(`${language}, ${width} px, ${colorScheme}`, () => {
    test.use({ locale: language, viewport: { width, height: 900 }, colorScheme })

    for (const isCheaper of [true, false])
      test(`a basket that ${isCheaper ? 'costs less' : 'is complete'} in two pharmacies is offered so, and each is reached by keyboard`, async ({
        page,
        request,
        expectAccessible,
      }) => {
        // Each step is a walk through all that can have the focus.
        test.slow()
        const { split, search } = await aSplitBasket(request, isCheaper, language)
        await page.goto(`/pharmacies?${search}`)
        const heading = page.getByRole('heading', {
          level: 2,
          name: pharmacies(isCheaper ? 'split' : 'splitAll'),
        })
        await expect(heading).toBeVisible()
        await expectAccessible()
        const offer = page.locator('main div').filter({ has: heading }).last()
        for (const { name } of split.pharmacies) {
          const link = offer.getByRole('link', { name, exact: true })
          await tabTo(page, link)
          await page.keyboard.press('Enter')
          await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
          await page.goBack()
          await expect(heading).toBeVisible()
        }
      })
  })
}
