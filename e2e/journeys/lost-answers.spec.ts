import { loseAnswers } from '../src/lose-answers.ts'
import { plannedAs } from '../src/patient-acts.ts'
import { expect, test } from '../src/test.ts'

test('a booking from the list of doctors whose answer was lost ends as booked', async ({
  page,
  listedClinic,
  patient,
  signIn,
  expectAccessible,
}) => {
  const { fullName } = listedClinic.doctor
  await signIn(patient)
  const loss = await loseAnswers(page, 'bookVisit')
  await page.goto(`/doctors?q=${encodeURIComponent(fullName)}`)
  // The first time of the last day: neither the cut-off nor midnight interferes.
  const time = page.getByRole('group', { name: fullName }).getByRole('list').last().getByRole('link').first()
  const words = (await time.textContent()) ?? ''
  await time.click()
  await page.getByRole('button', { name: 'Записаться' }).click()

  await expect(page.getByText('Вы записаны на визит')).toBeVisible()
  await expect(page.getByText(words, { exact: true })).toBeVisible()
  expect(loss.arrived).toBe(2)
  expect(await plannedAs(patient)).toHaveLength(1)
  await expectAccessible()
})

test('a booking from the page of a doctor whose answers are lost until a reload ends as booked', async ({
  page,
  listedClinic,
  patient,
  signIn,
  expectAccessible,
}) => {
  await signIn(patient)
  await loseAnswers(page, 'bookVisit', Number.POSITIVE_INFINITY)
  await page.goto(`/clinics/demo/doctors/${listedClinic.doctor.id}`)
  await page.getByRole('main').locator('a[href^="/timeslot/"]').last().click()
  await page.getByRole('button', { name: 'Записаться' }).click()
  await expect(page.getByRole('alert')).toContainText('Ответ от сервера не пришёл')
  await expectAccessible()

  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(page.getByText('Вы записаны на визит')).toBeVisible()
  expect(await plannedAs(patient)).toHaveLength(1)
})
