import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { newPhone } from '../src/new-phone.ts'
import { bookByPhone, linkSentTo, openRegistry } from '../src/registry.ts'
import { smsCode } from '../src/sms-code.ts'
import { expect, test } from '../src/test.ts'

const { area } = serverTexts('ru')
const [texts, session, common] = [area('visit-import'), area('session'), area('common')]

// Three imports, each in its own process.
test.describe.configure({ timeout: 120_000 })

test('a visit booked at the reception is imported from its SMS, in all states', async ({
  page,
  patient,
  signIn,
  expectAccessible,
}) => {
  const vera = {
    phone: newPhone(),
    lastName: 'Лось',
    firstName: 'Вера',
    birthday: '05.05.1990',
    sex: 'f',
  } as const
  const ivan = { ...vera, phone: newPhone(), firstName: 'Иван', sex: 'm' } as const
  await openRegistry()
  await bookByPhone([vera, ivan])
  const link = await linkSentTo(vera.phone)
  const dialog = (name: string) => page.getByRole('dialog', { name })

  await test.step('found: a stranger sees time and place, and nothing about the patient', async () => {
    // The link from a page of the clinic, which knows the phone number.
    await page.goto(`/?orderId=${link.split('#')[1]}&ed=true#phone=${vera.phone}`)
    await expect(dialog(texts('title'))).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await expect(dialog(texts('title'))).toContainText('Гайдук Максим Ильич')
    await expect(dialog(texts('title'))).not.toContainText('Лось')
    await expectAccessible()
  })

  await test.step("after signing in with its number the patient's data is filled in", async () => {
    await dialog(texts('title'))
      .getByRole('button', { name: texts('signIn') })
      .click()
    await expect(page.getByLabel(session('phone'))).toHaveValue(/^\+375 \(29\)/)
    await page.getByRole('button', { name: common('continue') }).click()
    await page.getByLabel(session('code.label')).fill(await smsCode(vera.phone))
  })

  await test.step('imported, with the data that the reception had', async () => {
    const found = dialog(texts('title'))
    await expect(found).toContainText('Лось Вера')
    await expect(found.getByRole('switch')).toBeChecked()
    await found.getByLabel(texts('email')).fill('vera@example.org')
    await found.getByRole('checkbox', { name: texts('consent') }).check()
    await expectAccessible()
    await found.getByRole('button', { name: texts('confirm') }).click()
    await expect(page.getByText(texts('imported'))).toBeVisible()
    await expect(page).toHaveURL(/\/visits$/)
    await expect(page.getByText('Гайдук Максим Ильич')).toBeVisible()
    await expect(page.getByText('Запланирован регистратурой')).toBeVisible()
  })

  await test.step('already imported', async () => {
    await page.goto(link)
    await expect(page.getByText(texts('alreadyFavourite'))).toBeVisible()
  })

  await test.step('another number', async () => {
    await page.goto(await linkSentTo(ivan.phone))
    await expect(dialog(texts('mismatch'))).toBeVisible()
    await expectAccessible()
    await dialog(texts('mismatch'))
      .getByRole('button', { name: texts('stay') })
      .click()
    await expect(dialog(texts('mismatch'))).toBeHidden()
  })

  await test.step('not found, after the reception has cancelled it', async () => {
    const itsLink = await linkSentTo(ivan.phone)
    await bookByPhone([vera, ivan], true)
    await signIn(patient)
    await page.goto(itsLink)
    await expect(dialog(texts('notFound'))).toBeVisible()
    await expectAccessible()
    await dialog(texts('notFound'))
      .getByRole('button', { name: texts('newVisit') })
      .click()
    // Whose name and birthday are known books a service.
    await expect(page).toHaveURL(/\/service$/)
  })
})
