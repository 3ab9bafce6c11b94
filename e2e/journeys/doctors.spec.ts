import type { Locator, Page } from '@playwright/test'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { tabTo } from '../src/by-keyboard.ts'
import { bookAs } from '../src/patient-acts.ts'
import { scrollTo } from '../src/scroll-to.ts'
import { expect, test } from '../src/test.ts'

const { area } = serverTexts('ru')
const t = area('doctors')

/** The card of a doctor, and the first time of the last day that it shows: neither the cut-off nor midnight interferes. */
function cardOf(page: Page, name: string) {
  const card = page.getByRole('group', { name })
  return { card, time: card.getByRole('list').last().getByRole('link').first() }
}

test('on a narrow phone the order of the list is shown whole, beside many filters too', async ({ page }) => {
  for (const path of ['/doctors?town=17', '/doctors?town=17&days=3&time=1&age=30&part=morning']) {
    await page.goto(path)
    const order = page.getByLabel(t('sort.label'))
    await expect(order).toBeVisible()
    const spare = await order.evaluate(select => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      const context = document.createElement('canvas').getContext('2d')
      if (!context || !(select instanceof HTMLSelectElement)) return Number.NaN
      context.font = font
      const words = Math.max(...[...select.options].map(({ text }) => context.measureText(text).width))
      return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - words
    })
    expect(spare, path).toBeGreaterThanOrEqual(0)
  }
})

test('from Main to a booked visit by the list of doctors, in six taps', async ({
  page,
  listedClinic,
  patient,
  signIn,
  expectAccessible,
}) => {
  const { fullName } = listedClinic.doctor
  await signIn(patient)
  await page.goto('/')
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  await tap(page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Врачи' }))
  await expect(page.getByRole('group').first()).toBeVisible()
  await expectAccessible()
  const filters = page.getByRole('dialog', { name: t('filters') })
  await page.setViewportSize({ width: 360, height: 740 })
  await tap(page.getByRole('button', { name: t('filters') }))
  await tap(filters.getByLabel(t('name')))
  await page.keyboard.type(fullName)
  await expect(filters.getByRole('button', { name: /^Показать: \d+ врач/ })).toBeVisible()
  await expectAccessible()
  await tap(filters.getByRole('button', { name: /^Показать/ }))
  const { card, time } = cardOf(page, fullName)
  await expect(card).toHaveCount(1)
  await tap(time)
  await tap(page.getByRole('button', { name: 'Записаться' }))
  await expect(page.getByText('Вы записаны на визит')).toBeVisible()
  expect(taps).toBe(6)
})

test('by keyboard alone: a filter, a time, the booking', async ({ page, listedClinic, patient, signIn }) => {
  const { fullName } = listedClinic.doctor
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(patient)
  await page.goto(`/doctors?q=${encodeURIComponent(fullName)}`)
  await tabTo(page, page.getByRole('radio', { name: /^Любая дата/ }))
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/days=3/)
  const { time } = cardOf(page, fullName)
  await tabTo(page, time)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Онлайн-запись' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Записаться' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Вы записаны на визит')).toBeVisible()
})

test('a time that is taken meanwhile leads to fresh times of the same doctor; back, the list does not offer it', async ({
  page,
  listedClinic,
  patient,
  rival,
  signIn,
}) => {
  const { doctor } = listedClinic
  await signIn(patient)
  await page.goto(`/doctors?q=${encodeURIComponent(doctor.fullName)}`)
  const { card, time } = cardOf(page, doctor.fullName)
  await expect(time).toBeVisible()
  const timeslotId = /\/timeslot\/(\d+)/.exec((await time.getAttribute('href')) ?? '')?.[1] ?? ''
  // The list, which may be read again at any time, does not learn of it.
  const list = '**/api/v2/public/doctors?*'
  await page.route(list, route => route.abort())
  await bookAs(rival, { timeslotId, assignmentId: doctor.worksAt[0]?.assignmentId ?? '' })
  await time.click()
  await expect(page).toHaveURL(new RegExp(`/timeslot\\?.*doctor=${doctor.id}`))
  await page.unroute(list)
  await expect(page.getByRole('alert')).toContainText('Интервал уже занят')
  await page.goBack()
  await expect(card).toBeVisible()
  await expect(page.locator(`a[href*="/timeslot/${timeslotId}"]`)).toHaveCount(0)
})

test('back from a doctor and from a time is the same place of the list', async ({ page }) => {
  await page.goto('/doctors?town=17')
  const more = page.getByRole('button', { name: area('paged-list')('more') })
  await scrollTo(more)
  await more.click()
  const cards = page.getByRole('main').getByRole('group')
  await expect(cards).toHaveCount(20)
  const doctor = cards.nth(14)
  const name = (await doctor.getAttribute('aria-label')) ?? ''
  for (const target of [
    doctor.getByRole('link', { name, exact: true }),
    doctor.getByRole('listitem').first(),
  ]) {
    await scrollTo(target)
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(1000)
    await target.click()
    await expect(page).not.toHaveURL(/\/doctors\?/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(cards).toHaveCount(20)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  }
})
