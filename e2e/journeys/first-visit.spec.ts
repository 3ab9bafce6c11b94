import { minskTime } from '../src/clinic.ts'
import { smsCode } from '../src/sms-code.ts'
import { expect, test } from '../src/test.ts'

test('from an empty phone to a booked visit', async ({ page, clinic, expectAccessible }) => {
  const { doctor, branchId, date, slots } = clinic
  const phone = `37529${String(Date.now()).slice(-7)}`

  await page.goto('/')
  await page.getByLabel('Медицинский центр').selectOption('demo')
  await page.getByLabel('Филиал').selectOption(branchId)
  await page.getByLabel('Специалист').selectOption(doctor.id)
  await expect(page.getByRole('heading', { name: doctor.fullName })).toBeVisible()
  await page.goto(`${page.url()}&date=${date}`)
  await page.getByRole('link', { name: `${minskTime(slots[0].startTime)}, ` }).click()

  await expect(page.getByText('Время удерживается за вами').first()).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Войти и записаться' }).click()

  await page.getByLabel('Номер телефона').fill(phone.slice(3))
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page.getByRole('heading', { name: 'Код из SMS' })).toBeVisible()
  await page.getByLabel('Код из 6 цифр').fill(await smsCode(phone))

  await expect(page.getByRole('heading', { name: 'Мои данные' })).toBeVisible()
  await page.getByLabel('Фамилия').fill('Ковалёва')
  await page.getByLabel('Имя').fill('Анна')
  await page.getByLabel('Отчество').fill('Петровна')
  await page.getByLabel('Дата рождения').fill('29.02.1984')
  await page.getByLabel('Женский').check()
  await page.getByRole('button', { name: 'Сохранить' }).click()

  await expect(page.getByRole('heading', { name: 'Онлайн-запись' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /Ковалёва Анна/ })).toBeChecked()
  await page.getByRole('button', { name: 'Записаться' }).click()

  const consent = page.getByRole('dialog', { name: 'Требуется подтверждение' })
  await consent.getByLabel('Даю согласие на обработку').check()
  await consent.getByLabel('Даю согласие на передачу').check()
  await expectAccessible()
  await consent.getByRole('button', { name: 'Подтвердить и записаться' }).click()

  await expect(page.getByText('Визит создан!')).toBeVisible()
  await expect(page).toHaveURL(/\/visits$/)
  await expect(page.getByText('Вы записаны на визит')).toBeVisible()
  await expect(page.getByText(doctor.fullName)).toBeVisible()
  await expectAccessible()

  await test.step('the doctor is a favourite now: two taps to a free time', async () => {
    await page.getByRole('link', { name: 'Врачи' }).click()
    await page.getByRole('region', { name: 'Мои врачи' }).getByRole('link').click()
    await expect(page.getByRole('heading', { name: doctor.fullName })).toBeVisible()
    await expect(page.getByRole('link', { name: doctor.fullName }).first()).toBeVisible()
  })
})
