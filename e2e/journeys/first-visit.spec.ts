import { languages } from '@vizit/i18n/language.ts'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { chooseDate } from '../src/choose-date.ts'
import { newPhone } from '../src/new-phone.ts'
import { anotherCode, smsCode } from '../src/sms-code.ts'
import { expect, test } from '../src/test.ts'

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: language })

    test('a first visit is booked from a new phone', async ({ page, clinic, expectAccessible }) => {
      const { doctor, date, slots } = clinic
      const [slot] = slots
      const phone = newPhone()
      const texts = serverTexts(language)
      const { format } = texts
      const [timeslot, booking, session, profile, person, visits, common] = [
        texts.area('timeslot'),
        texts.area('booking'),
        texts.area('session'),
        texts.area('profile'),
        texts.area('person'),
        texts.area('visits'),
        texts.area('common'),
      ]

      await test.step('a doctor, a date and a time', async () => {
        await page.goto('/online-booking')
        await page.getByRole('combobox', { name: timeslot('clinic') }).selectOption('demo')
        await page.getByRole('combobox', { name: timeslot('specialist') }).selectOption(doctor.id)
        await chooseDate(page, texts, date)
        await page.getByRole('link', { name: `${format.time(slot.startTime)}, ` }).click()
      })

      await test.step('the time is held; then the phone number', async () => {
        await expect(page.getByRole('heading', { level: 1, name: booking('title') })).toBeVisible()
        await expectAccessible()
        await page.getByRole('button', { name: booking('signIn') }).click()
        await page.getByLabel(session('phone')).fill(phone.slice(3))
        await page.getByRole('button', { name: common('continue') }).click()
      })

      await test.step('a wrong code, then the right one', async () => {
        await expect(page.getByRole('heading', { level: 1, name: session('code.title') })).toBeVisible()
        await expectAccessible()
        const code = await smsCode(phone)
        await page.getByLabel(session('code.label')).fill(anotherCode(code))
        await expect(page.getByRole('alert')).toContainText(texts.area('errors')('INVALID_CODE.title'))
        await expect(page.getByLabel(session('code.label'))).toBeFocused()
        await page.getByLabel(session('code.label')).fill(code)
      })

      await test.step('the profile, and back to the time', async () => {
        await expect(page.getByRole('heading', { level: 1, name: profile('editTitle') })).toBeVisible()
        await page.getByLabel(person('lastName')).fill('Ковалёва')
        await page.getByRole('textbox', { name: person('firstName'), exact: true }).fill('Анна')
        await page.getByRole('textbox', { name: person('middleName') }).fill('Петровна')
        await page.getByLabel(person('birthday')).fill('29.02.1984')
        await page.getByRole('radio', { name: person('sexNames.FEMALE'), exact: true }).check()
        await page.locator('form button[type=submit]').click()
        const review = page.getByRole('dialog', { name: profile('review.title') })
        await expectAccessible()
        await review.getByRole('button', { name: common('save') }).click()
        await expect(page.getByRole('radio', { name: /Ковалёва Анна/ })).toBeChecked()
      })

      await test.step('consent, then the visit', async () => {
        await page.getByRole('button', { name: booking('confirm') }).click()
        const consent = page.getByRole('dialog', { name: booking('consentTitle') })
        for (const box of await consent.getByRole('checkbox').all()) await box.check()
        await expectAccessible()
        await consent.getByRole('button', { name: booking('consentConfirm') }).click()
        await expect(page.getByText(booking('created'))).toBeVisible()
        await expect(page).toHaveURL(/\/visits$/)
        await expect(page.getByText(visits('booked'))).toBeVisible()
        await expect(page.getByText(format.dayDate(date))).toBeVisible()
        await expect(page.getByText(format.time(slot.startTime), { exact: true })).toBeVisible()
        await expectAccessible()
      })

      await test.step('the doctor is now a favourite: free times are two taps from the first screen', async () => {
        await page.getByRole('link', { name: texts.area('navigation')('main') }).click()
        await page
          .getByRole('region', { name: common('favourite.doctors') })
          .getByRole('link')
          .click()
        await expect(page.getByRole('main').locator('a[href^="/timeslot/"]').first()).toBeInViewport()
      })
    })
  })
}

test('a code that did not arrive is sent again after the countdown', { tag: '@waiting' }, async ({
  page,
}) => {
  // The server enforces the countdown of 61 seconds too, so a changed browser clock cannot shorten it.
  test.setTimeout(120_000)
  const phone = newPhone()
  await page.goto('/sign-in')
  await page.getByLabel('Номер телефона').fill(phone.slice(3))
  await page.getByRole('button', { name: 'Продолжить' }).click()
  const first = await smsCode(phone)
  await expect(page.getByText('Отправить ещё раз можно через')).toBeVisible()
  await page.getByRole('button', { name: 'Отправить SMS ещё раз' }).click({ timeout: 90_000 })
  await expect(page.getByText('Новый код отправлен')).toBeVisible()
  await page.getByLabel('Код из 6 цифр').fill(await smsCode(phone, first))
  await expect(page.getByRole('heading', { level: 1, name: 'Запись к врачу' })).toBeVisible()
})
