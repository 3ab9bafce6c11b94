import { minskTime } from '../src/clinic.ts'
import { loseAnswers } from '../src/lose-answers.ts'
import { plannedAs } from '../src/patient-acts.ts'
import { expect, test } from '../src/test.ts'

test('a booking whose answer was lost ends as booked', async ({
  page,
  clinic,
  patient,
  signIn,
  expectAccessible,
}) => {
  const [slot] = clinic.slots
  await signIn(patient)
  const loss = await loseAnswers(page, 'bookVisit')
  await page.goto(`/timeslot/${slot.timeslotId}?clinic=demo`)
  await page.getByRole('button', { name: 'Записаться' }).click()

  await expect(page.getByText('Вы записаны на визит')).toBeVisible()
  await expect(page.getByText(minskTime(slot.startTime), { exact: true })).toBeVisible()
  expect(loss.arrived).toBe(2)
  expect(await plannedAs(patient)).toEqual([slot.startTime])
  await expectAccessible()
})

test('a booking whose answers are lost until a reload ends as booked', async ({
  page,
  clinic,
  patient,
  signIn,
  expectAccessible,
}) => {
  const [slot] = clinic.slots
  await signIn(patient)
  await loseAnswers(page, 'bookVisit', Number.POSITIVE_INFINITY)
  await page.goto(`/timeslot/${slot.timeslotId}?clinic=demo`)
  await page.getByRole('button', { name: 'Записаться' }).click()
  await expect(page.getByRole('alert')).toContainText('Ответ от сервера не пришёл')
  await expectAccessible()

  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(page.getByText('Вы записаны на визит')).toBeVisible()
  expect(await plannedAs(patient)).toEqual([slot.startTime])
})
