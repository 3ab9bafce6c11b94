import { minskTime } from '../src/clinic.ts'
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

test('a visit at the same time is shown before the form and named when booking is refused', async ({
  page,
  clinic,
  patient,
  signIn,
}) => {
  const { doctor, date, branchId, slots } = clinic
  await bookAs(patient, slots[0])
  await signIn(patient)
  await page.goto(`/timeslot?clinic=demo&branch=${branchId}&doctor=${doctor.id}&date=${date}`)
  await expect(page.getByRole('heading', { name: doctor.fullName })).toBeVisible()
  // The booked slot is gone from the list; the next one begins when the visit ends and is not marked.
  await expect(page.getByRole('link', { name: `${minskTime(slots[0].startTime)}, ` })).toHaveCount(0)
  await expect(page.getByRole('link', { name: `${minskTime(slots[1].startTime)}, ` })).toBeVisible()
  await expect(page.getByText('Пунктиром отмечено')).toHaveCount(0)
})
