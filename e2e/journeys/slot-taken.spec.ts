import { minskTime, slotAtTheTimeOf } from '../src/clinic.ts'
import { bookAs } from '../src/patient-acts.ts'
import { expect, test } from '../src/test.ts'

test('a slot taken meanwhile leads back to the fresh slots of the same doctor', async ({
  page,
  clinic,
  patient,
  rival,
  signIn,
  expectAccessible,
}) => {
  const { doctor, date, branchId, slots } = clinic
  const time = minskTime(slots[0].startTime)
  await signIn(patient)
  await page.goto(`/timeslot?clinic=demo&branch=${branchId}&doctor=${doctor.id}&date=${date}`)
  const chip = page.getByRole('link', { name: `${time}, ` })
  await expect(chip).toBeVisible()

  await bookAs(rival, slots[0])
  await chip.click()

  await expect(page.getByRole('alert')).toContainText('Интервал уже занят')
  await expect(page).toHaveURL(/\/timeslot\?/)
  await expect(page.getByRole('heading', { name: doctor.fullName })).toBeVisible()
  await expect(page.getByRole('link', { name: `${minskTime(slots[1].startTime)}, ` })).toBeVisible()
  await expect(page.getByRole('link', { name: `${time}, ` })).toHaveCount(0)
  await expectAccessible()
})

test('another visit at the same time is shown instead of booking, with a link to it', async ({
  page,
  clinic,
  patient,
  signIn,
}) => {
  const other = await slotAtTheTimeOf(clinic.slots[0], clinic)
  const visit = await bookAs(patient, clinic.slots[0])
  await signIn(patient)
  await page.goto(`/timeslot/${other.timeslotId}?clinic=demo`)
  await expect(page.getByText(`уже есть визит: ${clinic.doctor.fullName}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Записаться' })).toBeDisabled()

  await page.getByRole('link', { name: 'Посмотреть визит' }).click()
  await expect(page).toHaveURL(new RegExp(visit.orderId))
  await expect(page.getByRole('heading', { level: 2, name: visit.speciality })).toBeFocused()
})
