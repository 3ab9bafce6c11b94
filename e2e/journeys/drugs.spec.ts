import type { Page } from '@playwright/test'
import { addDays } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { letVisitPass } from '@vizit/test-kit/world/visit-passed.ts'
import { tabTo } from '../src/by-keyboard.ts'
import { bookAs } from '../src/patient-acts.ts'
import { givePrescriptions } from '../src/results.ts'
import { signInByPhone } from '../src/sign-in-by-phone.ts'
import { smsCode } from '../src/sms-code.ts'
import { expect, test } from '../src/test.ts'

/** The middle of Minsk. */
const HERE = { latitude: 53.9023, longitude: 27.5619 }

for (const { language, width, typed, name } of [
  // A vowel as it is heard, and two neighbours swapped.
  { language: 'ru', width: 360, typed: 'нурафен', name: 'Нурофен' },
  { language: 'be', width: 1280, typed: 'нурафне', name: 'Нурафен' },
] as const) {
  const { area } = serverTexts(language)
  const [drugs, pharmacies] = [area('drugs'), area('pharmacies')]

  test.describe(`${language}, ${width} px`, () => {
    test.use({
      locale: language,
      viewport: { width, height: 900 },
      geolocation: HERE,
      permissions: ['geolocation'],
    })

    test('by a name with an error in it to the nearest pharmacy that is open', async ({
      page,
      expectAccessible,
    }) => {
      await page.goto('/drugs?town=17')
      await tabTo(page, page.getByRole('searchbox', { name: drugs('search') }))
      await page.keyboard.type(typed)
      const found = page.getByRole('main').getByRole('link', { name, exact: true })
      await expect(found).toBeVisible()
      await expectAccessible()
      await found.press('Enter')

      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await page
        .getByRole('button', { name: new RegExp(`^${drugs('addOf', { name })}`) })
        .first()
        .press('Enter')
      await expectAccessible()
      await page.getByRole('link', { name: drugs('whereToBuy', { count: 1 }) }).press('Enter')

      await expect(page.getByRole('heading', { level: 1, name: pharmacies('title') })).toBeVisible()
      await page.getByLabel(pharmacies('sort')).selectOption('distance')
      await page.getByRole('switch', { name: pharmacies('openNow') }).press('Space')
      const cards = page.getByRole('main').locator('li', { has: page.getByRole('heading', { level: 2 }) })
      await expect(cards.first()).toContainText(pharmacies('all'))
      // The list by price has distances, too, until that by distance is there.
      await expect
        .poll(async () => {
          const shown = await distances(cards.allTextContents())
          return shown.length > 0 && shown.every((each, at) => each >= (shown[at - 1] ?? 0))
        })
        .toBe(true)
      await expect(cards.filter({ hasNot: page.locator('[data-open]') })).toHaveCount(0)
      await expectAccessible()

      const nearest = cards.first().getByRole('heading', { level: 2 }).getByRole('link')
      const pharmacy = (await nearest.textContent()) ?? ''
      await nearest.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: pharmacy })).toBeVisible()
      await expect(page.getByRole('heading', { name: pharmacies('here') })).toBeVisible()
      await expect(page.getByRole('link', { name: pharmacies('directions') })).toBeVisible()
      await expectAccessible()
    })
  })
}

for (const { language, width, colorScheme } of [
  { language: 'ru', width: 360, colorScheme: 'light' },
  { language: 'be', width: 1280, colorScheme: 'dark' },
] as const) {
  const { area } = serverTexts(language)
  const [drugs, pharmacies, documents] = [area('drugs'), area('pharmacies'), area('documents')]
  const startsWith = (words: string) => new RegExp(`^${words.trim()}`)

  test.describe(`${language}, ${width} px, ${colorScheme}`, () => {
    test.use({ locale: language, viewport: { width, height: 900 }, colorScheme })

    test('three medicines are looked for at once, and what a pharmacy lacks is said', async ({
      page,
      expectAccessible,
    }) => {
      for (const q of ['нурофен', 'смекта', 'парацетамол']) {
        await page.goto(`/drugs?town=17&q=${encodeURIComponent(q)}`)
        await page
          .getByRole('main')
          .getByRole('button', { name: startsWith(drugs('addOf', { name: '' })) })
          .first()
          .click()
      }
      await page.getByRole('link', { name: drugs('whereToBuy', { count: 3 }) }).click()
      const cards = page.getByRole('main').locator('li', { has: page.getByRole('heading', { level: 2 }) })
      await expect(cards.first().getByRole('list').first().getByRole('listitem')).toHaveCount(3)
      await expect(cards.first()).toContainText(pharmacies('all'))
      // The basket stays on the device, also after a reload, and a double press counts twice and no more.
      await page
        .getByRole('button', { name: startsWith(drugs('moreOf', { name: '' })) })
        .first()
        .dblclick()
      const pieces = page.getByText(drugs('pieces', { count: 3 }), { exact: true })
      await expect(pieces).toBeVisible()
      await page.reload()
      await expect(pieces).toBeVisible()
      await expectAccessible()
      await page.getByRole('button', { name: pharmacies('clear') }).click()
      await expect(page.getByText(pharmacies('empty'))).toBeVisible()
    })

    test('what a doctor prescribed is opened by a code, and one tap leads to the pharmacies that have it', async ({
      page,
      clinic,
      patient,
      signIn,
      expectAccessible,
    }) => {
      // From the booking to the pharmacies, with an import in between.
      test.slow()
      const { orderId, startDate } = await bookAs(patient, clinic.slots[0])
      await letVisitPass(process.env.E2E_DATABASE ?? '', orderId)
      await givePrescriptions(patient, addDays(civilDateOf(new Date(startDate)), -84))
      await signIn(patient)
      await page.goto(`/visits/${orderId}`)
      await page.getByRole('button', { name: documents('drugList.unlock') }).click()
      await page.getByRole('button', { name: documents('code.send') }).click()
      await expect(page.getByLabel(documents('code.label'))).toBeFocused()
      await page.getByLabel(documents('code.label')).fill(await smsCode(patient.phone))
      await expect(page.getByText('По 1 таблетке')).toBeVisible()
      await expect(page.getByText(drugs('prescribed.notInRegister'))).toBeVisible()
      await expectAccessible()
      await page.getByRole('button', { name: drugs('prescribed.some', { count: 1 }) }).click()
      await page.getByRole('link', { name: drugs('whereToBuy', { count: 1 }) }).click()
      await expect(page.getByRole('heading', { level: 1, name: pharmacies('title') })).toBeVisible()
      await expect(
        page
          .getByRole('main')
          .getByText(/200 мг №10/)
          .first(),
      ).toBeVisible()
      await expectAccessible()
    })
  })
}

test('the basket of an account is the same in two tabs, and is there when the app is opened again', async ({
  page,
  context,
  patient,
  signIn,
}) => {
  const [drugs, pharmacies] = [serverTexts('ru').area('drugs'), serverTexts('ru').area('pharmacies')]
  const add = async (on: Page, q: string) => {
    await on.goto(`/drugs?town=17&q=${encodeURIComponent(q)}`)
    await on
      .getByRole('main')
      .getByRole('button', { name: /^В корзину: / })
      .first()
      .click()
  }
  const rows = (on: Page) => on.getByRole('main').getByRole('button', { name: /^Больше: / })
  await signIn(patient)
  await add(page, 'нурофен')
  await page.getByRole('link', { name: drugs('whereToBuy', { count: 1 }) }).click()
  await expect(rows(page)).toHaveCount(1)
  const other = await context.newPage()
  await add(other, 'смекта')
  await expect(other.getByRole('link', { name: drugs('whereToBuy', { count: 2 }) })).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await page.close()
  await other.close()
  const again = await context.newPage()
  await again.goto('/pharmacies?town=17')
  await expect(rows(again)).toHaveCount(2)
  await again.getByRole('button', { name: pharmacies('clear') }).click()
  await again.getByRole('button', { name: drugs('putBack') }).click()
  await expect(rows(again)).toHaveCount(2)
})

/** In metres: «350 м», «1,2 км». */
async function distances(texts: Promise<string[]>): Promise<number[]> {
  return (await texts).flatMap(text => {
    const [, number, unit] = /· ([\d,]+) (м|км)(?!\p{L})/u.exec(text) ?? []
    return number ? [Number(number.replace(',', '.')) * (unit === 'км' ? 1000 : 1)] : []
  })
}

test('who finds a medicine too expensive is told of a lower price, until they no longer wait', async ({
  page,
  patient,
  signIn,
  expectAccessible,
}) => {
  const drugs = serverTexts('ru').area('drugs')
  await signIn(patient)
  await page.goto(`/drugs?town=17&q=${encodeURIComponent('нурофен')}`)
  await page.getByRole('main').getByRole('link', { name: 'Нурофен', exact: true }).click()
  await tabTo(page, page.getByRole('button', { name: new RegExp(`^${drugs('alerts.whenCheaper')}`) }).first())
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(drugs('alerts.maxPrice')).fill('0,01')
  await expectAccessible()
  await page.keyboard.press('Tab')
  await tabTo(page, dialog.getByRole('button', { name: drugs('alerts.save') }))
  await page.keyboard.press('Enter')
  const waiting = drugs('alerts.waitingPrice', { price: '0,01 руб.' })
  await expect(page.getByRole('status').filter({ hasText: waiting })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expectAccessible()
  await page.getByRole('link', { name: drugs('alerts.link', { count: 1 }) }).click()
  await expect(page.getByText(/не дороже 0,01\u00a0руб\. · Минск/)).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${drugs('alerts.remove')}`) }).click()
  await expect(page.getByText(drugs('alerts.none'))).toBeVisible()
})

test('what a guest put into the basket is kept for the account that signs in, and stays out once it is emptied', async ({
  page,
  context,
  patient,
}) => {
  const [drugs, pharmacies] = [serverTexts('ru').area('drugs'), serverTexts('ru').area('pharmacies')]
  await page.goto(`/drugs?town=17&q=${encodeURIComponent('нурофен')}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^В корзину: / })
    .first()
    .click()
  await signInByPhone(page, patient.phone.replace(/\D/g, ''))
  await page.goto('/drugs?town=17')
  const other = await context.newPage()
  await other.goto('/drugs?town=17')
  await other.getByRole('link', { name: drugs('whereToBuy', { count: 1 }) }).click()
  await page.close()
  await expect(other.getByRole('link', { name: 'Нурофен', exact: true }).first()).toBeVisible()
  await other.getByRole('button', { name: pharmacies('clear') }).click()
  await expect(other.getByText(pharmacies('empty'))).toBeVisible()
  await other.reload()
  await expect(other.getByText(pharmacies('empty'))).toBeVisible()
})
