import type { Page } from '@playwright/test'
import { freeDoctor } from '../src/clinic.ts'
import { expect, test } from '../src/test.ts'

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
] as const

const words = {
  ru: { book: /^Записаться/, price: /руб\./ },
  be: { book: /^Запісацца/, price: /руб\./ },
} as const

for (const language of ['ru', 'be'] as const) {
  for (const viewport of sizes) {
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
          await page.goto(`/services?lang=${language}`)
          await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
          await expectNoSidewaysScroll(page)
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
          await page.locator('a[href$="?tab=doctors"]').click()
          await expect(page.locator('a[href^="/clinics/demo/doctors/"]').first()).toBeVisible()
          await expectNoSidewaysScroll(page)
        })
      })

      test('the app takes over the pages that the server rendered as they are, without a shift', async ({
        page,
      }) => {
        const { doctor, branchId } = await freeDoctor(0)
        await page.addInitScript(watchTakeOver)
        const places = [`/clinics/demo/doctors/${doctor.id}`, `/clinics/demo/branches/${branchId}`]
        for (const path of [...places, '/', '/medcenters?town=17', '/services']) {
          await page.goto(path)
          await expect.poll(() => page.evaluate(isTakenOver)).toBe(true)
          await page.waitForLoadState('networkidle')
          expect(await page.evaluate(() => document.querySelector('#root > [data-rendered]') !== null)).toBe(
            true,
          )
          expect(await page.evaluate(() => (window as Watched).shifted ?? 0)).toBeLessThanOrEqual(0.02)
        }
      })
    })
  }
}

const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
  ).toBe(true)

type Watched = Window & { shifted?: number }

/** Marks the server's markup, and adds up by how much the layout shifts. */
function watchTakeOver(): void {
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelector('#root > div')?.setAttribute('data-rendered', '')
  })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const watched = window as Watched
      watched.shifted = (watched.shifted ?? 0) + (entry as PerformanceEntry & { value: number }).value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Whether React has attached itself to the markup. */
const isTakenOver = () =>
  Object.keys(document.querySelector('#root > div') ?? {}).some(key => key.startsWith('__reactFiber'))
