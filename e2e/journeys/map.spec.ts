import type { Answer } from '@vizit/api-client/calls.ts'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { softwareGlArguments } from '@vizit/test-kit/browser/find-chromium.ts'
import { tabTo } from '../src/by-keyboard.ts'
import { chooseDate } from '../src/choose-date.ts'
import { readClinic } from '../src/clinic.ts'
import { launchWhole } from '../src/launch-options.ts'
import { requestsToOthers } from '../src/requests-to-others.ts'
import { expect, test } from '../src/test.ts'

// Without a graphics card the map is drawn slowly.
test.describe.configure({ timeout: 300_000 })
const DRAWN = { timeout: 60_000 }

test.use({ launchOptions: await launchWhole(softwareGlArguments) })

const desktop = { width: 1280, height: 900 }

test.describe('in Belarusian', () => {
  test.use({ locale: 'be' })

  test('by map to a booked visit, without a request to another site', async ({
    page,
    clinic,
    patient,
    signIn,
    expectAccessible,
  }) => {
    const { doctor, branchId, date, slots } = clinic
    const branches = await readClinic<Answer<'listBranches'>>('/branches', 'be')
    const { branch = '' } = branches.find(known => known.branchId === branchId) ?? {}
    const toOthers = requestsToOthers(page)
    const texts = serverTexts('be')
    const [onMap, medcenters] = [texts.area('map'), texts.area('medcenters')]
    await signIn(patient)

    const map = page.getByRole('region', { name: onMap('medcenters') })
    await test.step('the list opens the map, drawn by WebGL', async () => {
      await page.goto('/medcenters?town=0')
      await page.getByRole('link', { name: medcenters('onMap') }).click()
      await expect(page).toHaveURL(/view=map/)
      await expect(map.getByText('Natural Earth, GeoNames')).toBeVisible(DRAWN)
      await expectAccessible()
    })

    await test.step('a place chosen in the list is shown on the map, and its page opened from there', async () => {
      await page.getByRole('button', { name: medcenters('showOnMap', { name: branch }), exact: true }).click()
      const link = map.getByRole('link', { name: branch, exact: true })
      await expect(link).toBeVisible()
      await expect(map.getByRole('link', { name: onMap('openInMapsOf', { name: branch }) })).toBeVisible()
      await link.click()
      await expect(page.getByRole('heading', { level: 1, name: branch })).toBeVisible()
    })

    await test.step('a doctor of this branch, a date and a time', async () => {
      await page.getByRole('link', { name: texts.area('medcenter')('book') }).click()
      await page.getByRole('combobox', { name: texts.area('timeslot')('specialist') }).selectOption(doctor.id)
      await chooseDate(page, texts, date)
      await page.getByRole('link', { name: `${texts.format.time(slots[0].startTime)}, ` }).click()
      await page.getByRole('button', { name: texts.area('booking')('confirm') }).click()
      await expect(page.getByText(texts.area('visits')('booked'))).toBeVisible()
    })
    expect(toOthers).toEqual([])
  })
})

test('the map is skipped, and a place is opened on it, by keyboard', async ({ page, expectAccessible }) => {
  await page.setViewportSize(desktop)
  await page.goto('/medcenters?town=17&view=map')
  const map = page.getByRole('region', { name: 'Медицинские центры на карте' })
  await expect(map.getByText('Natural Earth, GeoNames')).toBeVisible(DRAWN)

  await tabTo(page, map.getByRole('link', { name: 'Пропустить карту' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inMap = () => map.evaluate(region => region.contains(document.activeElement))
  expect(await inMap()).toBe(false)

  await page.reload()
  await expect(map.getByText('Natural Earth, GeoNames')).toBeVisible(DRAWN)
  const canvas = map.locator('canvas')
  await tabTo(page, canvas)
  const place = map.locator('button[aria-pressed]').first()
  const before = await place.boundingBox()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await place.boundingBox())?.x).not.toBe(before?.x)
  await tabTo(page, place)
  await page.keyboard.press('Enter')
  await expect(map.getByRole('link', { name: /^Открыть в картах/ })).toBeVisible()
  await expectAccessible()
})
