import type { Page } from '@playwright/test'
import { freeDoctor } from '../src/clinic.ts'
import { expect, test } from '../src/test.ts'

test.use({ javaScriptEnabled: false, locale: 'ru' })

const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

test('a page in a language leads on in that language, by links and forms, and to itself in the others', async ({
  page,
}) => {
  await page.goto('/doctors?town=17&lang=be')
  await page.getByRole('main').locator('h2 a').first().click()
  await expect(page).toHaveURL(/\/doctors\/\d+\?lang=be/)
  expect(await languageOf(page)).toBe('be')
  await page.getByRole('banner').getByRole('link').first().click()
  expect(await languageOf(page)).toBe('be')
  await page.getByRole('search').getByRole('combobox').fill('тэрапеўт')
  await page.getByRole('search').getByRole('button').click()
  await expect(page).toHaveURL(/\/search\?q=/)
  expect(await languageOf(page)).toBe('be')
  await page.goto('/drugs?town=17&lang=be')
  await page.getByRole('searchbox', { name: 'Знайсці лекі' }).fill('парацетамол')
  await page.getByRole('button', { name: 'Паказаць', exact: true }).click()
  await expect(page).toHaveURL(/\/drugs\?.*q=/)
  expect(await languageOf(page)).toBe('be')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/town=17/)
  expect(await languageOf(page)).toBe('en')
})

test('where a medicine is sold is found by links and forms alone', async ({ page }) => {
  await page.goto('/drugs?town=17&q=парацетамол')
  await page.getByRole('main').locator('h2 a').first().click()
  await page.getByRole('button', { name: 'Найти в аптеках' }).click()
  await expect(page).toHaveURL(/\/pharmacies\?.*packs=\d+%3A1/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Список из ссылки' })).toBeVisible()
  await expect(main.getByText(/^Итого/).first()).toBeVisible()
  await main.getByRole('link', { name: 'Добавить лекарство' }).click()
  await page.getByRole('searchbox', { name: 'Найти лекарство' }).fill('ибупрофен')
  await page.getByRole('button', { name: 'Показать', exact: true }).click()
  await page.getByRole('main').locator('h2 a').first().click()
  await page.getByRole('button', { name: 'Найти в аптеках' }).click()
  await expect(page).toHaveURL(/packs=\d+%3A1%2C\d+%3A1/)
  await main.locator('h2 a').first().click()
  await expect(main.getByRole('heading', { name: 'Список из ссылки здесь' })).toBeVisible()
})

test('no page shows a control that needs scripts', async ({ page }) => {
  const { doctor, branchId } = await freeDoctor(0)
  for (const path of [
    '/',
    '/doctors?town=17',
    '/medcenters?town=17',
    '/services?town=17',
    '/drugs?town=17',
    '/drugs/1?town=17',
    '/pharmacies?town=17&packs=1:1',
    '/search?q=терапевт',
    '/specialities?town=17&speciality=1',
    '/timeslot?clinic=demo',
    `/clinics/demo/doctors/${doctor.id}`,
    `/clinics/demo/branches/${branchId}?tab=services`,
    `/clinics/demo/branches/${branchId}?tab=doctors`,
    `/clinics/demo/branches/${branchId}?tab=reviews`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const controls = page.locator('button, select, input:not([type=hidden])')
    const dead = await controls.evaluateAll(all =>
      all.filter(each => each.checkVisibility() && !each.closest('form[action]')).map(each => each.outerHTML),
    )
    expect(dead, path).toEqual([])
    const labels = await page
      .locator('label')
      .evaluateAll(all =>
        all
          .filter(each => each.checkVisibility() && !(each as HTMLLabelElement).control?.checkVisibility())
          .map(each => each.textContent),
      )
    expect(labels, path).toEqual([])
  }
})

test('the page of a medicine offers no message about it, which needs scripts and an account', async ({
  page,
}) => {
  for (const path of ['/drugs/1?town=17', '/drugs/1?town=17&lang=be']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('a[href^="/sign-in"]:visible')).toHaveCount(0)
  }
})

test('a list whose address names what does not exist says so in its language, and leads to the one without it', async ({
  page,
}) => {
  for (const path of [
    '/doctors?town=9999',
    '/doctors?speciality=999999',
    '/doctors?cursor=abc',
    '/medcenters?cursor=abc',
    '/services?direction=999999',
    '/search?q=терапевт&town=9999',
  ]) {
    const answer = await page.goto(`${path}&lang=be`)
    expect(answer?.status(), path).toBe(404)
    expect(await languageOf(page), path).toBe('be')
    await expect(page.getByText('працуе толькі з JavaScript'), path).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('link', { name: /Паказаць без яго|Усе рэгіёны/ })
      .click()
    await expect(page, path).not.toHaveURL(/9999|cursor/)
    expect(await languageOf(page), path).toBe('be')
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
  const ignored = await page.goto('/doctors?town=abc&sort=byStars&lang=be')
  expect(ignored?.status()).toBe(200)
  await expect(page.getByRole('main').locator('h2 a').first()).toBeVisible()
})

test('a page that is not there says so in its language, and leads on', async ({ page }) => {
  for (const path of [
    '/no-such-page',
    '/services/99999999',
    '/medcenters/abc',
    '/clinics/demo/doctors/99999999',
  ]) {
    const answer = await page.goto(`${path}?lang=be`)
    expect(answer?.status(), path).toBe(404)
    expect(await languageOf(page), path).toBe('be')
    await expect(page.getByRole('heading', { level: 1, name: 'Такой старонкі няма' }), path).toBeVisible()
    await page.getByRole('link', { name: 'Урачы' }).click()
    await expect(page, path).toHaveURL(/\/doctors\?lang=be/)
    expect(await languageOf(page), path).toBe('be')
  }
})

test('the services of a medical centre are searched there', async ({ page }) => {
  const { branchId } = await freeDoctor(0)
  await page.goto(`/clinics/demo/branches/${branchId}?tab=services&lang=be`)
  await page.getByRole('searchbox').fill('кансультацыя')
  await page.getByRole('button', { name: 'Паказаць', exact: true }).click()
  await expect(page).toHaveURL(/tab=services.*q=|q=.*tab=services/)
  await expect(page.getByRole('searchbox')).toHaveValue('кансультацыя')
  const names = await page.getByRole('listitem').filter({ hasText: 'Кансультацыя' }).count()
  expect(names).toBeGreaterThan(0)
  expect(await languageOf(page)).toBe('be')
})

test.describe('where the device prefers dark colours', () => {
  test.use({ colorScheme: 'dark' })

  test('the page has them', async ({ page }) => {
    await page.goto('/doctors?town=17')
    const colours = await page.getByRole('heading', { level: 1 }).evaluate(heading => ({
      words: getComputedStyle(heading).color,
      page: getComputedStyle(document.body).backgroundColor,
    }))
    expect(colours).toEqual({ words: 'rgb(236, 233, 229)', page: 'rgb(26, 24, 23)' })
  })
})
