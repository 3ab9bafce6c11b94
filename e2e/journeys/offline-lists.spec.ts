import type { Page } from '@playwright/test'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { bookAs } from '../src/patient-acts.ts'
import { expect, test } from '../src/test.ts'

test.use({ serviceWorkers: 'allow' })

const texts = serverTexts('ru')
const [visits, wallet, lists] = [texts.area('visits'), texts.area('wallet'), texts.area('lists')]
const CODE = '481516'

async function setCode(page: Page) {
  await page.goto('/wallet')
  await page.getByRole('button', { name: wallet('code.set') }).click()
  await page.getByLabel(wallet('code.new'), { exact: true }).fill(CODE)
  await page.getByLabel(wallet('code.repeat')).fill(CODE)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: wallet('code.set') })
    .click()
  await expect(page.getByText(wallet('code.isSet'))).toBeVisible()
}

/** The text that tells when the list was loaded, without the time itself. */
const keptFrom = lists('keptFrom', { moment: '' }).replace('.', '').trim()

test('the list of visits opens offline by a code, and is updated when the network is back', async ({
  page,
  context,
  clinic,
  patient,
  signIn,
  expectAccessible,
}) => {
  const visit = await bookAs(patient, clinic.slots[0])
  await signIn(patient)
  await setCode(page)
  await page.goto('/visits')
  await expect(page.getByText(visit.physicianName)).toBeVisible()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise(resolve => setTimeout(resolve, 20))
  })

  await test.step('after the code it is shown with its date', async () => {
    await context.setOffline(true)
    await page.reload()
    await page.getByLabel(wallet('unlock.label'), { exact: true }).fill(CODE)
    await expect(page.getByText(visit.physicianName)).toBeVisible()
    await expect(page.getByText(keptFrom)).toBeVisible()
    await expectAccessible()
  })

  await test.step('one visit with route and phones', async () => {
    await page.getByRole('link', { name: visit.speciality, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: visit.speciality })).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(`^${visits('directions')}`) })).toBeVisible()
    await page.goBack()
    await expect(page.getByText(keptFrom)).toBeVisible()
  })

  await test.step('a visit booked meanwhile on another device is shown when the network is back', async () => {
    await bookAs(patient, clinic.slots[1])
    await context.setOffline(false)
    await expect(page.getByRole('link', { name: visit.speciality, exact: true })).toHaveCount(2)
    await expect(page.getByText(keptFrom)).toHaveCount(0)
  })
})
