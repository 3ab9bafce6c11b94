import { letVisitPass } from '@vizit/test-kit/world/visit-passed.ts'
import { coverByInsurer, readDecisions, sendInvoice } from '../src/invoices.ts'
import { loseAnswers } from '../src/lose-answers.ts'
import { bookAs, signInAs } from '../src/patient-acts.ts'
import { smsCode } from '../src/sms-code.ts'
import { expect, test } from '../src/test.ts'

// Four commands start a process each.
test.describe.configure({ timeout: 120_000 })
const REASON = 'УЗИ не делали'

test('a session that ends while an invoice is decided costs a new sign-in code and another press, because the answer is final', async ({
  page,
  clinic,
  patient,
}) => {
  const programme = `ended-${patient.profileId.slice(0, 8)}`
  await coverByInsurer(patient, programme)
  const { orderId } = await bookAs(patient, clinic.slots[0], patient.profileId, programme)
  await letVisitPass(process.env.E2E_DATABASE ?? '', orderId)
  await sendInvoice({ orderId, programme, code: `СЧ-К-${patient.phone}` })

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
  await page.goto('/visits/invoices')
  await page.getByRole('link', { name: /^Проверить счёт: / }).click()
  await page.getByRole('radio', { name: 'Подтвердить частично' }).check()
  await page.getByRole('checkbox', { name: /^УЗИ сердца/ }).check()
  await page.getByRole('textbox', { name: /^Почему не подтверждаете: УЗИ сердца/ }).fill(REASON)
  const { pathname } = new URL(page.url())

  // In one task: a request of the page itself may notice the end first and leave the form.
  await page.getByRole('button', { name: 'Подтвердить частично' }).evaluate((button: HTMLButtonElement) => {
    const expiresAt = new Date(0).toISOString()
    const ended = { identityToken: 'ended', refreshToken: 'ended', expiresAt }
    localStorage.setItem('session', JSON.stringify(ended))
    button.click()
  })
  await expect(page).toHaveURL(/\/sign-in$/)
  await expect(page.getByText('Сеанс завершён')).toBeVisible()
  expect(await readDecisions(programme)).toEqual([])

  const phone = patient.phone.replace(/\D/g, '')
  await page.getByLabel('Номер телефона').fill(phone.slice(3))
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByLabel('Код из 6 цифр').fill(await smsCode(phone))

  await expect(page).toHaveURL(new RegExp(`${pathname}$`))
  await expect(page.getByRole('radio', { name: 'Подтвердить частично' })).toBeChecked()
  await expect(page.getByRole('textbox', { name: /^Почему не подтверждаете: УЗИ сердца/ })).toHaveValue(
    REASON,
  )
  expect(await readDecisions(programme)).toEqual([])
  await page.getByRole('button', { name: 'Подтвердить частично' }).click()
  await expect(page.getByText('Счёт подтверждён частично')).toBeVisible()
  await expect(page.getByText(`Не подтверждено: ${REASON}`)).toBeVisible()
  expect(await readDecisions(programme)).toMatchObject([{ decision: 'PARTIAL' }])
})

test('a decision whose answer is lost is one decision, however often it is pressed', async ({
  page,
  clinic,
  patient,
}) => {
  const programme = `lost-${patient.profileId.slice(0, 8)}`
  await coverByInsurer(patient, programme)
  const { orderId } = await bookAs(patient, clinic.slots[0], patient.profileId, programme)
  await letVisitPass(process.env.E2E_DATABASE ?? '', orderId)
  await sendInvoice({ orderId, programme, code: `СЧ-П-${patient.phone}` })

  await signInAs(page, patient)
  const loss = await loseAnswers(page, 'decideInvoice')
  await page.goto('/visits/invoices')
  await page.getByRole('link', { name: /^Проверить счёт: / }).click()
  await page.getByRole('radio', { name: 'Отклонить весь счёт' }).check()
  await page.getByRole('textbox', { name: /^Почему отклоняете/ }).fill('Меня там не было')
  await page.getByRole('button', { name: 'Отклонить счёт' }).dblclick()
  await expect(page.getByText('Счёт отклонён')).toBeVisible()
  expect(loss.arrived).toBeGreaterThan(0)
  expect(await readDecisions(programme)).toMatchObject([{ decision: 'REJECTED', reason: 'Меня там не было' }])
})
