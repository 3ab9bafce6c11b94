import { insurePatient } from '../src/insured-patient.ts'
import { expect, test } from '../src/test.ts'

test('of two programmes the one that covers most is named, and the one chosen before a time pays for the visit', async ({
  page,
  clinic,
  patient,
  signIn,
  expectAccessible,
}) => {
  // Two imports are processes of their own.
  test.setTimeout(120_000)
  const id = patient.profileId.slice(-8)
  await insurePatient(patient, `dawn-${id}`, { name: 'ДМС завода «Заря»', share: 70 })
  await insurePatient(patient, `shield-${id}`, { name: 'Страховая «Щит»', share: 50 })
  await signIn(patient)
  const { doctor, branchId, date } = clinic
  const choice = page.getByRole('combobox', { name: 'Программа для визита' })

  await test.step('a medical centre and a doctor name the programme that covers most, with its percent', async () => {
    await page.goto(`/clinics/demo/branches/${branchId}`)
    await expect(page.getByText('Покрывает ДМС завода «Заря», 70 %')).toBeVisible()
    await page.goto(`/clinics/demo/doctors/${doctor.id}`)
    await expect(page.getByText('Покрывает ДМС завода «Заря», 70 %')).toBeVisible()
    await expect(choice).toHaveValue('')
    await expectAccessible()
  })

  await test.step('the other one is chosen, and the choice of a time speaks of it too', async () => {
    await choice.selectOption('Страховая «Щит»')
    await expect(page.getByText('Покрывает Страховая «Щит», 50 %')).toBeVisible()
    await page.goto(`/timeslot?clinic=demo&doctor=${doctor.id}&date=${date}`)
    await expect(page.getByText('Страховая «Щит»: визит входит в программу, 50 %')).toBeVisible()
    await expect(choice).toHaveValue(`shield-${id}`)
    await expectAccessible()
  })

  await test.step('the form proposes it, and the visit says that it pays', async () => {
    await page.goto(`/timeslot/${clinic.slots[0].timeslotId}?clinic=demo`)
    const payers = page.getByRole('radiogroup', { name: 'Кто платит' })
    await expect(payers.getByRole('radio', { name: 'Страховая «Щит»' })).toBeChecked()
    await expectAccessible()
    await page.getByRole('button', { name: 'Записаться', exact: true }).click()
    await expect(page.getByText('Визит создан!')).toBeVisible()
    await page.getByRole('link', { name: doctor.specialityName, exact: true }).click()
    await expect(page.getByText('Платит: Страховая «Щит».')).toBeVisible()
  })

  await test.step('for the next visit the one that covers most is named again', async () => {
    await page.goto(`/clinics/demo/doctors/${doctor.id}`)
    await expect(page.getByText('Покрывает ДМС завода «Заря», 70 %')).toBeVisible()
  })
})
