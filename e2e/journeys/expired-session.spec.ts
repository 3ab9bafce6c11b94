import { smsCode } from '../src/sms-code.ts'
import { expect, test } from '../src/test.ts'

test('a session that ends during a booking from the list of doctors costs only a new sign-in code', async ({
  page,
  listedClinic,
  patient,
}) => {
  await page.goto('/sign-in')
  // Only on the first load: a reload must not restore the session.
  await page.evaluate(
    ({ deviceId, bearer }) => {
      const identityToken = bearer.slice(deviceId.length + 1)
      const expiresAt = new Date(Date.now() + 600_000).toISOString()
      localStorage.setItem('deviceId', deviceId)
      localStorage.setItem('session', JSON.stringify({ identityToken, refreshToken: 'none', expiresAt }))
    },
    { deviceId: patient.deviceId, bearer: patient.bearer },
  )
  await page.goto(`/doctors?q=${encodeURIComponent(listedClinic.doctor.fullName)}`)
  const card = page.getByRole('group', { name: listedClinic.doctor.fullName })
  await card.getByRole('list').last().getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Записаться' })).toBeVisible()

  // In one task: a request of the page itself may notice the end first and leave the form.
  await page.getByRole('button', { name: 'Записаться' }).evaluate((button: HTMLButtonElement) => {
    const expiresAt = new Date(0).toISOString()
    const ended = { identityToken: 'ended', refreshToken: 'ended', expiresAt }
    localStorage.setItem('session', JSON.stringify(ended))
    button.click()
  })
  await expect(page).toHaveURL(/\/sign-in$/)
  await expect(page.getByText('запись продолжится сама')).toBeVisible()

  const phone = patient.phone.replace(/\D/g, '')
  await page.getByLabel('Номер телефона').fill(phone.slice(3))
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page.getByRole('heading', { name: 'Код из SMS' })).toBeVisible()
  await page.getByLabel('Код из 6 цифр').fill(await smsCode(phone))

  // The booking continues by itself.
  await expect(page).toHaveURL(/\/visits/)
  await expect(page.getByText('Вы записаны на визит')).toBeVisible()
})
