import type { Page } from '@playwright/test'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { confirmationMail } from '../src/mail.ts'
import { newPhone } from '../src/new-phone.ts'
import { signInByPhone } from '../src/sign-in-by-phone.ts'
import { expect, test } from '../src/test.ts'

/** Registers, fills in a name and confirms an e-mail by its link; returns the code of the sign-in. */
async function settle(page: Page, phone: string, email: string): Promise<string> {
  const code = await signInByPhone(page, phone)
  await page.goto('/profile/edit')
  await page.getByLabel('Фамилия').fill('Ковалёва')
  await page.getByRole('textbox', { name: 'Имя', exact: true }).fill('Анна')
  await page.getByRole('textbox', { name: 'Отчество' }).fill('Петровна')
  await page.getByLabel('Дата рождения').fill('29.02.1984')
  await page.getByRole('radio', { name: 'Женский', exact: true }).check()
  await page.getByRole('button', { name: 'Далее' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click()
  await expect(page).toHaveURL(/\/profile$/)

  await page.getByRole('button', { name: 'Указать e-mail' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill('anna@')
  await dialog.getByRole('button', { name: 'Отправить письмо' }).click()
  await expect(dialog.getByText('Введите корректный адрес e-mail')).toBeVisible()
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('button', { name: 'Отправить письмо' }).click()
  await page.getByRole('link', { name: 'Другое, требует внимания' }).click()
  await expect(page.getByRole('link', { name: 'Профиль, требует внимания' })).toBeVisible()
  await page.goto((await confirmationMail(email)).path)
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(page.getByRole('heading', { name: 'E-mail подтверждён' })).toBeVisible()
  return code
}

test('a second device waits for the e-mail, continues by itself, and is signed out from the first', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const phone = newPhone()
  const email = `anna.${phone}@example.by`
  const before = await settle(page, phone, email)
  const elsewhere = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'ru-RU' })
  const second = await elsewhere.newPage()

  await test.step('the SMS code alone shows nothing of the person', async () => {
    await signInByPhone(second, phone, before)
    await expect(second.getByRole('heading', { name: 'Подтвердите вход на этом устройстве' })).toBeVisible()
    await expect(second.getByText('А*** К***')).toBeVisible()
    await expect(second.locator('body')).not.toContainText('Ковалёва')
    await expect(second.locator('body')).not.toContainText(email)
    await second.goto('/visits')
    await expect(second.getByRole('heading', { name: 'Подтвердите вход на этом устройстве' })).toBeVisible()
  })

  await test.step('the link is opened on the first device, and the second continues', async () => {
    const former = await confirmationMail(email)
    await second.getByRole('button', { name: 'Отправить код подтверждения' }).click()
    await expect(second.getByRole('heading', { name: 'Ждём подтверждения по e-mail' })).toBeVisible()
    await page.goto((await confirmationMail(email, former)).path)
    await expect(page.getByRole('heading', { name: 'Подтверждение по e-mail' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Подтвердить' }).click()
    await expect(page.getByRole('heading', { name: 'Вход подтверждён' })).toBeVisible()
    await expect(second.getByRole('heading', { name: 'Мои визиты' })).toBeVisible()
  })

  await test.step('the first device signs the second out at once', async () => {
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Мои устройства' }).click()
    await expect(page.getByRole('heading', { name: 'Мои устройства' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: /^Выйти на устройстве/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click()
    await expect(page.getByText('Других устройств нет.')).toBeVisible()
    await second.goto('/profile')
    await expect(second).toHaveURL(/\/sign-in/)
    await expect(second.getByText(/С другого вашего устройства здесь вышли из профиля/)).toBeVisible()
  })
  await elsewhere.close()
})

test('a new owner of the number, without the mailbox, resets the account', async ({ page, browser }) => {
  const { area } = serverTexts('en')
  const phone = newPhone()
  const email = `anna.${phone}@example.by`
  const before = await settle(page, phone, email)
  const elsewhere = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en' })
  const second = await elsewhere.newPage()
  await signInByPhone(second, phone, before, 'en')
  await second.getByRole('button', { name: area('access')('reset.open') }).click()
  const dialog = second.getByRole('dialog')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: area('access')('reset.confirm') }).click()
  await expect(second).toHaveURL(/\/profile\/edit/)
  await expect(second.getByLabel(area('person')('lastName'))).toHaveValue('')
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/sign-in/)
  await elsewhere.close()
})
