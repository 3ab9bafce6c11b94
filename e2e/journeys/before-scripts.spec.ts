import type { Page } from '@playwright/test'
import { freeDoctor } from '../src/clinic.ts'
import { isAsRendered, isTakenOver, markRendered } from '../src/hydration.ts'
import { scrollTo } from '../src/scroll-to.ts'
import { expect, test } from '../src/test.ts'

test('a press before the scripts counts, also on a device that knows a language and a town, and has a wrong date', async ({
  page,
  baseURL,
}) => {
  const { doctor } = await freeDoctor(0)
  const known = { language: 'be', locationCode: 17, locationName: 'Мінск', colorScheme: 'dark' }
  await page.addInitScript(value => localStorage.setItem('bumbaPrefs', value), JSON.stringify(known))
  await page.addInitScript(markRendered)
  const letScriptsCome = await holdScripts(page)
  await page.clock.setFixedTime(Date.now() + 3 * 86_400_000)
  // Not `goto`, which waits until the page reacts.
  await page.evaluate(url => location.assign(url), `${baseURL}/clinics/demo/doctors/${doctor.id}`)
  await page.getByRole('banner').getByRole('button').click()
  letScriptsCome()
  await expect(page.getByRole('dialog', { name: 'Ваш горад' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Горад: Мінск', includeHidden: true })).toHaveCount(1)
  expect(await page.evaluate(isAsRendered)).toBe(true)
})

test('what is typed before the scripts is looked for', async ({ page, baseURL }) => {
  for (const [path, query] of [
    ['/', 'терапевт'],
    ['/drugs', 'нурофен'],
  ] as const) {
    const letScriptsCome = await holdScripts(page)
    await page.evaluate(url => location.assign(url), `${baseURL}${path}`)
    const field = page.getByRole('main').locator('input[type="search"]').first()
    await field.pressSequentially(query)
    letScriptsCome()
    await expect(page.getByText(/^Найден/).first()).toBeVisible()
    await expect(field).toHaveValue(query)
    await expect(page.getByRole('main').getByText(new RegExp(query, 'i')).first()).toBeVisible()
    await page.unrouteAll()
  }
})

test('who has chosen a clinic sees the doctors of the one that a site names, whose page the server does not render', async ({
  page,
}) => {
  await page.addInitScript(
    value => localStorage.setItem('bumbaPrefs', value),
    JSON.stringify({ provider: 'demo' }),
  )
  await page.goto('/timeslot?provider=demo')
  const doctor = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await expect(doctor).toBeVisible()
  await page.reload()
  await expect(doctor).toBeVisible()
})

test('who scrolls or leaves before the scripts are there keeps the place, and Back returns to it', async ({
  page,
  baseURL,
}) => {
  await page.goto('/other')
  const letScriptsCome = await holdScripts(page)
  await page.evaluate(url => location.assign(url), `${baseURL}/doctors?town=17`)
  const more = page.getByRole('main').getByText('Показать ещё', { exact: true })
  await scrollTo(more)
  const [firstNames, place] = [await namesOf(page), await page.evaluate(() => scrollY)]
  expect(place).toBeGreaterThan(1000)
  await more.click({ noWaitAfter: true })
  await expect(page.getByRole('link', { name: 'К началу списка' })).toBeVisible()
  const secondNames = await namesOf(page)
  expect(secondNames.filter(name => firstNames.includes(name))).toEqual([])
  letScriptsCome()
  await page.waitForFunction(isTakenOver)
  expect(await namesOf(page)).toEqual(secondNames)
  await page.goBack()
  await page.waitForFunction(isTakenOver)
  expect(await namesOf(page)).toEqual(firstNames)
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(740)
  await page.reload()
  await page.waitForFunction(isTakenOver)
  expect(await namesOf(page)).toEqual(firstNames)
  await page.unrouteAll()
})

/** The doctors of the list, in its order. */
const namesOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('group')
    .evaluateAll(cards => cards.map(card => card.ariaLabel ?? card.querySelector('h2')?.textContent))

/** The page stands without its scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await promise
    await route.continue()
  })
  return resolve
}
