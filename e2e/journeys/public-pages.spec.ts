import type { Page } from '@playwright/test'
import { freeDoctor } from '../src/clinic.ts'
import { isAsRendered, isTakenOver, markRendered } from '../src/hydration.ts'
import { shiftsOf, watchShifts } from '../src/layout-shift.ts'
import { expect, test } from '../src/test.ts'

/** Each language and each size once: what is rendered does not depend on both together. */
const variants = [
  { language: 'ru', viewport: { width: 360, height: 740 } },
  { language: 'be', viewport: { width: 1280, height: 900 } },
] as const

const words = {
  ru: { book: /^Записаться/, price: /руб\./, start: 'К началу списка' },
  be: { book: /^Запісацца/, price: /руб\./, start: 'Да пачатку спіса' },
} as const

for (const { language, viewport } of variants) {
  test.describe(`${language}, ${viewport.width} px`, () => {
    test.use({ locale: language, viewport })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('Main and the lists can be read, in a town too, and lead to medical centres and services', async ({
        page,
      }) => {
        await page.goto(`/?lang=${language}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.getByRole('main').locator('a[href^="/medcenters"]').first().click()
        await expect(page.locator('a[href^="/clinics/demo/branches/"]').first()).toBeVisible()
        await expectNoSidewaysScroll(page)
        await page.goto(`/medcenters?town=17&lang=${language}`)
        await expect(page).toHaveTitle(/, (Минск|Мінск) ·/)
        await expect(page.locator('a[href^="/clinics/demo/branches/"]').first()).toBeVisible()
        await page.goto(`/doctors?town=17&lang=${language}`)
        const [name = ''] = (await page.title()).split(' · ')
        await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
        await expect(page.locator('a[href^="/clinics/demo/doctors/"]').first()).toBeVisible()
        await expect(page.locator('a[href^="/timeslot/"]').first()).toBeVisible()
        await expectNoSidewaysScroll(page)
        await page.locator('select[name="speciality"]').selectOption({ index: 1 })
        await page.locator('form[action="/doctors"]').getByRole('button').click()
        await expect(page).toHaveURL(/town=17&speciality=\d+/)
        await expect(page.getByRole('main').getByRole('combobox').first()).not.toHaveValue('')
        await page.goto(`/specialities?town=17&lang=${language}`)
        await expectNoSidewaysScroll(page)
        await page.locator('select[name="speciality"]').selectOption({ index: 1 })
        await page.locator('form[action="/specialities"]').getByRole('button').click()
        await expect(page).toHaveURL(/town=17&speciality=\d+/)
        const [ofSpeciality = ''] = (await page.title()).split(' · ')
        await expect(page.getByRole('heading', { level: 1, name: ofSpeciality, exact: true })).toBeVisible()
        await expect(page.locator('a[href^="/timeslot?clinic="]').first()).toBeVisible()
        await expectNoSidewaysScroll(page)
        await page.goto(`/services?lang=${language}`)
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
        await expectNoSidewaysScroll(page)
        await page.getByRole('main').locator('a[href*="direction="]').first().click()
        await page.getByRole('main').locator('a[href^="/services/"]').first().click()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText(words[language].price).first()).toBeVisible()
        await expectNoSidewaysScroll(page)
      })

      test('words of Main are searched for, and popular searches lead to their results', async ({ page }) => {
        await page.goto(`/?town=17&lang=${language}`)
        const search = page.getByRole('search')
        await search.getByRole('combobox').fill('терапевт')
        await search.getByRole('combobox').press('Enter')
        await expect(page).toHaveURL(/\/search\?q=[^&]+&town=17/)
        await expect(page.getByRole('main').locator('a[href^="/doctors?"]').first()).toBeVisible()
        await expectNoSidewaysScroll(page)
        await page.goto(`/?lang=${language}`)
        await page.getByRole('search').getByRole('link').first().click()
        await expect(page.getByRole('main').locator('a[href*="/doctors"]').first()).toBeVisible()
      })

      test('a list goes on by a link to its next page, and back to its start', async ({ page }) => {
        for (const [path, entry] of [
          ['/doctors?town=17', 'main h2 a[href*="/doctors/"]'],
          ['/drugs?town=17', 'main a[href^="/drugs/"]'],
        ] as const) {
          await page.goto(`${path}&lang=${language}`)
          const first = await page.locator(entry).first().getAttribute('href')
          await page.getByRole('main').locator('a[href*="cursor="]').click()
          await expect(page).toHaveURL(/cursor=/)
          await expect(page.locator(entry).first()).toBeVisible()
          await expect(page.locator(`main h2 a[href="${first}"]`)).toHaveCount(0)
          await expectNoSidewaysScroll(page)
          await page.getByRole('main').getByRole('link', { name: words[language].start }).click()
          await expect(page.locator(`main h2 a[href="${first}"]`).first()).toBeVisible()
        }
      })

      test('a doctor and a branch can be read, with prices and links', async ({ page }) => {
        const { book, price } = words[language]
        const { doctor, branchId } = await freeDoctor(0)
        await page.goto(`/clinics/demo/doctors/${doctor.id}?lang=${language}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText(price).first()).toBeVisible()
        await expect(page.getByRole('link', { name: book }).first()).toHaveAttribute(
          'href',
          /^\/timeslot\?clinic=demo/,
        )
        await expectNoSidewaysScroll(page)
        await page.locator(`a[href^="/clinics/demo/branches/${branchId}"]`).first().click()
        await expect(page).toHaveURL(/branches/)
        await expect(page.getByRole('link', { name: book }).first()).toBeVisible()
        await expectNoSidewaysScroll(page)
        await page.goto(`/clinics/demo/branches/${branchId}?tab=services&lang=${language}`)
        await expect(page.getByText(price).first()).toBeAttached()
        await expectNoSidewaysScroll(page)
        await page.locator('a[href*="?tab=doctors"]').click()
        await expect(page.locator('a[href^="/clinics/demo/doctors/"]').first()).toBeVisible()
        await expectNoSidewaysScroll(page)
      })
    })

    test('the app takes over the pages that the server rendered as they are, without a shift', async ({
      page,
    }) => {
      const { doctor, branchId } = await freeDoctor(0)
      await page.addInitScript(markRendered)
      await page.addInitScript(watchShifts)
      const [ofDoctor, ofBranch] = [
        `/clinics/demo/doctors/${doctor.id}`,
        `/clinics/demo/branches/${branchId}`,
      ]
      const tabs = [`${ofDoctor}?tab=reviews`, `${ofBranch}?tab=doctors`, `${ofBranch}?tab=reviews`]
      for (const path of [
        ofDoctor,
        ofBranch,
        ...tabs,
        '/',
        '/?town=abc&date=never',
        '/doctors?town=17',
        '/medcenters?town=17',
        '/timeslot',
        '/timeslot?clinic=demo',
        '/services',
        '/specialities?town=17&speciality=1',
        '/search?q=%D1%82%D0%B5%D1%80%D0%B0%D0%BF%D0%B5%D0%B2%D1%82&town=17',
        '/drugs?town=17',
        // The dialog of the imported visit comes in the next step.
        `/?orderId=${crypto.randomUUID()}&ed=true`,
      ]) {
        const answer = await page.goto(path)
        const linked = stylesheetsOf((await answer?.text()) ?? '')
        await expect.poll(() => page.evaluate(isTakenOver)).toBe(true)
        await page.waitForLoadState('networkidle')
        expect(await page.evaluate(isAsRendered), path).toBe(true)
        expect(await shiftsOf(page), path).toBeLessThanOrEqual(0.02)
        // Without scripts it looks the same, but for the calendar, which only a wide screen opens by itself.
        const missing = await page.evaluate(stylesMissingIn, linked)
        expect(
          missing.filter(file => !file.includes('/month-calendar-')),
          path,
        ).toEqual([])
      }
    })
  })
}

test('a list of an unknown town comes with what is unknown, and its app begins anew and leads on', async ({
  page,
}) => {
  const answer = await page.goto('/doctors?town=9999')
  expect(answer?.status()).toBe(404)
  expect(await answer?.text()).toContain('Фильтр из ссылки больше не действует')
  await page.getByRole('button', { name: 'Показать без него' }).click()
  await expect(page).toHaveURL(/\/doctors\?town=0/)
  await expect(page.locator('main h2 a[href*="/doctors/"]').first()).toBeVisible()
})

const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
  ).toBe(true)

const stylesheetsOf = (html: string) =>
  [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(([link]) => /href="([^"]*)"/.exec(link)?.[1])

/** The stylesheets that were loaded later and style something of the page, besides a dialog, which comes later itself. */
function stylesMissingIn(linked: readonly unknown[]): string[] {
  const isUsed = (rule: CSSRule) =>
    rule instanceof CSSStyleRule &&
    [...document.querySelectorAll(rule.selectorText)].some(styled => styled.closest('dialog') === null)
  return [...document.styleSheets].flatMap(({ href, cssRules }) =>
    href && !linked.includes(new URL(href).pathname) && [...cssRules].some(isUsed) ? href : [],
  )
}
