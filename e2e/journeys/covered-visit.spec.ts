import { tabTo } from '../src/by-keyboard.ts'
import { insurePatient } from '../src/insured-patient.ts'
import { expect, test } from '../src/test.ts'

test('an insurer pays for a visit, its limit is used up and given back by cancelling', async ({
  page,
  clinic,
  patient,
  signIn,
  expectAccessible,
}) => {
  // The import is a process of its own.
  test.setTimeout(120_000)
  await insurePatient(patient, `pays-${patient.profileId.slice(-8)}`)
  await signIn(patient)
  const form = (slot: { readonly timeslotId: string }) =>
    page.goto(`/timeslot/${slot.timeslotId}?clinic=demo`)
  const payers = page.getByRole('radiogroup', { name: 'Кто платит' })

  await test.step('the form has the programme chosen first, and says what it pays', async () => {
    await form(clinic.slots[0])
    await expect(payers.getByRole('radio', { name: 'Страховая «Щит»' })).toBeChecked()
    await expect(payers).toContainText('Программа заплатит 80 % цены')
    await expect(payers).toContainText('Лимит «Консультации врачей»: осталось 1 из 1')
    await expectAccessible()
  })

  await test.step('it is booked by keyboard, and the visit says who pays', async () => {
    await tabTo(page, payers.getByRole('radio', { name: 'Страховая «Щит»' }))
    await tabTo(page, page.getByRole('button', { name: 'Записаться', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Визит создан!')).toBeVisible()
    await page.getByRole('link', { name: clinic.doctor.specialityName, exact: true }).click()
    await expect(page.getByText('Платит: Страховая «Щит».')).toBeVisible()
    await expectAccessible()
  })
  const visit = page.url()

  await test.step('for a second visit the limit is used up, and own expenses are booked', async () => {
    await form(clinic.slots[2])
    await expect(page.getByText(/лимит «Консультации врачей» исчерпан/)).toBeVisible()
    await expect(payers).toHaveCount(0)
    await expectAccessible()
  })

  await test.step('badges of the doctor and of the list say so before a time is chosen', async () => {
    await page.goto(`/clinics/demo/doctors/${clinic.doctor.id}`)
    await expect(page.getByText(/Лимит исчерпан/)).toBeVisible()
    await expectAccessible()
    await page.goto('/doctors?town=17')
    await expect(page.getByText(/Лимит исчерпан/).first()).toBeVisible()
  })

  await test.step('cancelling the first one gives it back', async () => {
    await page.goto(visit)
    await page.getByRole('button', { name: 'Отменить визит' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Отменить визит' }).click()
    await expect(page.getByText('Визит отменён!')).toBeVisible()
    await form(clinic.slots[2])
    await expect(payers).toContainText('осталось 1 из 1')
  })
})
