import type { Answer } from '@vizit/api-client/calls.ts'
import type { Language } from '@vizit/i18n/language.ts'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { address } from '../src/address.ts'
import { tabBackTo, tabTo } from '../src/by-keyboard.ts'
import { chooseDate } from '../src/choose-date.ts'
import { minskTime } from '../src/clinic.ts'
import { freeService } from '../src/service.ts'
import { expect, test } from '../src/test.ts'

async function readMedcenter(branchId: string, language: Language = 'ru') {
  const headers = { 'Accept-Language': language }
  const response = await fetch(`${address()}/api/v2/public/medcenters/${branchId}`, { headers })
  return (await response.json()) as Answer<'showMedcenter'>
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('by keyboard: a medical centre is found by its street, and one of its doctors is booked', async ({
    page,
    clinic,
    patient,
    signIn,
    expectAccessible,
  }) => {
    test.setTimeout(90_000)
    const { doctor, branchId, date, slots } = clinic
    const { branch, address: street, locationCode } = await readMedcenter(branchId)
    await signIn(patient)
    await page.goto(`/medcenters?town=${locationCode}`)

    await test.step('the list', async () => {
      await tabTo(page, page.getByRole('searchbox', { name: 'Найти медицинский центр' }))
      await page.keyboard.type(street)
      const found = page.getByRole('main').getByRole('link', { name: branch, exact: true })
      await expect(page).toHaveURL(/q=/)
      await expectAccessible()
      const bookmark = page.getByRole('button', { name: `Мои медицинские центры: ${branch}`, exact: true })
      await tabTo(page, found)
      await tabTo(page, bookmark)
      await page.keyboard.press('Enter')
      await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Enter')
    })

    await test.step('the centre, its tabs, and its doctors with free times', async () => {
      await expect(page.getByRole('heading', { level: 1, name: branch })).toBeFocused()
      await expect(page.getByRole('button', { name: /^Мои медицинские центры/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expectAccessible()
      await tabTo(page, page.getByRole('link', { name: /^Врачи \d/ }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/tab=doctors/)
      await tabBackTo(page, page.getByRole('link', { name: 'Записаться к врачу' }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/timeslot\?/)
    })

    await test.step('a time of the doctor is booked', async () => {
      await page.goto(`/timeslot?clinic=demo&branch=${branchId}&doctor=${doctor.id}&date=${date}`)
      const slot = page.getByRole('link', { name: `${minskTime(slots[0].startTime)}, ` }).first()
      // How Tab gets there is tested in keyboard.spec.ts.
      await slot.press('Enter')
      await page.getByRole('button', { name: 'Записаться' }).press('Enter')
      await expect(page.getByText('Вы записаны на визит')).toBeVisible()
      await expect(page.getByText(branch).first()).toBeVisible()
    })
  })
})

test.describe('in Belarusian on a desktop', () => {
  test.use({ locale: 'be', viewport: { width: 1280, height: 900 } })

  test('a service is found by its name, its medical centres are compared by price, and one of them is booked', async ({
    page,
    patient,
    signIn,
    expectAccessible,
  }) => {
    test.setTimeout(90_000)
    const texts = serverTexts('be')
    const medcenters = texts.area('medcenters')
    const { service, doctor, branchId, date, runs } = await freeService(30, 5, 'be')
    const { branch, locationCode } = await readMedcenter(branchId, 'be')
    await signIn(patient)
    await page.goto(`/services?town=${locationCode}`)
    await page.getByRole('searchbox', { name: texts.area('services')('search') }).fill(service.name)
    await expect(page).toHaveURL(/q=/)
    await page.getByRole('link', { name: service.name, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: service.name })).toBeVisible()
    await expect(page.getByLabel(medcenters('sort'))).toHaveValue('byPrice')
    await expectAccessible()
    const book = page.getByRole('link', { name: medcenters('bookTo', { name: branch }), exact: true })
    const more = page.getByRole('button', { name: texts.area('paged-list')('more') })
    while (!(await book.isVisible()) && (await more.isVisible())) await more.click()
    await book.click()

    await expect(page).toHaveURL(new RegExp(`/service\\?.*branch=${branchId}`))
    await expect(page.getByRole('heading', { level: 2, name: service.name })).toBeVisible()
    await chooseDate(page, texts, date)
    const card = page.getByRole('group', { name: doctor.fullName })
    await card.getByRole('link', { name: `${minskTime(runs[0].startTime)}, ` }).click()
    await page.getByRole('button', { name: texts.area('booking')('confirm') }).click()
    await expect(page.getByText(texts.area('visits')('booked'))).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: service.name })).toBeVisible()
  })
})
