import { tabTo } from '../src/by-keyboard.ts'
import { minskTime } from '../src/clinic.ts'
import { findInEmail } from '../src/find-in-email.ts'
import { newPhone } from '../src/new-phone.ts'
import { smsCode } from '../src/sms-code.ts'
import { expect, test } from '../src/test.ts'

test('a guest books by keyboard, opens the link of the SMS, moves the visit and cancels it', async ({
  page,
  clinic,
  expectAccessible,
}) => {
  const [from, , to] = clinic.slots
  const phone = newPhone()
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }))
    await page.keyboard.press('Enter')
  }
  const write = async (label: RegExp, text: string) => {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.type(text)
  }
  await page.goto(`/timeslot/${from.timeslotId}?clinic=demo`)
  await press('Записаться без входа')
  await expect(page.getByRole('heading', { name: 'Кто придёт на визит' })).toBeVisible()
  await expectAccessible()
  await write(/^Фамилия/, 'Радзивилл')
  await write(/^Имя/, 'Александра')
  await write(/^Отчество/, '-')
  await write(/^Дата рождения/, '17051990')
  await tabTo(page, page.getByRole('radio', { name: 'Женский' }))
  await page.keyboard.press('Space')
  await write(/^Номер телефона/, phone.slice(3))
  for (const consent of await page.getByRole('checkbox').all()) {
    await tabTo(page, consent)
    await page.keyboard.press('Space')
  }
  await press('Записаться')

  await expect(page.getByRole('heading', { name: 'Вы записаны на визит' })).toBeVisible()
  await expect(page).toHaveURL(/\/successfully-booked$/)
  await expect(page.getByText(clinic.doctor.fullName)).toBeVisible()
  await expectAccessible()

  await page.goto(`/guest-visit${await findInEmail(phone, /#[\w-]+/)}`)
  await expect(page).toHaveURL(/\/guest-visit$/)
  await press('Получить код')
  await page.getByLabel('Код из 6 цифр').fill(await smsCode(phone))
  await expect(page.getByText(minskTime(from.startTime), { exact: true })).toBeVisible()
  await expectAccessible()

  await press('Перенести')
  while (!(await page.getByRole('button', { name: `${minskTime(to.startTime)}, ` }).isVisible())) {
    await page.getByRole('button', { name: 'Следующий свободный день' }).click()
  }
  await page.getByRole('button', { name: `${minskTime(to.startTime)}, ` }).click()
  await press('Перенести визит')
  await expect(page.getByText('Визит перенесён')).toBeVisible()
  await expect(page.getByText(minskTime(to.startTime), { exact: true })).toBeVisible()

  await press('Отменить визит')
  const dialog = page.getByRole('dialog', { name: 'Отменить визит?' })
  await expect(dialog).toContainText(clinic.doctor.fullName)
  await dialog.getByRole('button', { name: 'Отменить визит' }).click()
  await expect(page.getByText('Визит отменён', { exact: true })).toBeVisible()
})
