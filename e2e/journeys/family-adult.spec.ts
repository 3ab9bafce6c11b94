import { newPhone } from '../src/new-phone.ts'
import { anotherCode, smsCode } from '../src/sms-code.ts'
import { expect, test } from '../src/test.ts'

test('an adult is added by the code from their SMS', async ({ page, patient, signIn, expectAccessible }) => {
  const phone = newPhone()
  await signIn(patient)
  await page.goto('/family')
  await page.getByRole('button', { name: 'Добавить родственника' }).click()
  await expectAccessible()
  await page.getByRole('link', { name: /^Добавить родственника/ }).click()

  await test.step('the form and its confirmation', async () => {
    await page.getByRole('radio', { name: 'Родитель' }).check()
    await page.getByRole('textbox', { name: 'Фамилия' }).fill('Ковалёва')
    await page.getByRole('textbox', { name: 'Имя', exact: true }).fill('Ольга')
    await page.getByRole('textbox', { name: 'Отчество' }).fill('Ивановна')
    await page.getByLabel('Дата рождения').fill('03.04.1955')
    await page.getByRole('radio', { name: 'Женский' }).check()
    await page.getByLabel('Телефон родственника').fill(phone.slice(3))
    await expectAccessible()
    await page.getByRole('button', { name: 'Продолжить' }).click()
    const dialog = page.getByRole('dialog', { name: 'Всё верно?' })
    await expect(dialog).toContainText('мать')
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Верно' }).click()
  })

  await test.step('the SMS, with a reload', async () => {
    await expect(page.getByText('Шаг 2 из 3')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Шаг 2 из 3')).toBeVisible()
    await page.getByRole('button', { name: 'Отправить SMS' }).click()
    await expect(page.getByText('Шаг 3 из 3')).toBeVisible()
    await expect(page.getByText(/Отправить ещё раз можно через/)).toBeVisible()
    await expectAccessible()
  })

  await test.step('a wrong code, then the right one', async () => {
    const code = await smsCode(phone)
    await page.getByLabel('Код из 6 цифр').fill(anotherCode(code))
    await expect(page.getByRole('alert')).toContainText(
      'Неверный код подтверждения. Пожалуйста, проверьте ввод',
    )
    await page.getByLabel('Код из 6 цифр').fill(code)
    await expect(page.getByText('Ковалёва Ольга Ивановна')).toBeVisible()
    await expect(page.getByText('Вы можете записывать к врачу')).toBeVisible()
  })
})
