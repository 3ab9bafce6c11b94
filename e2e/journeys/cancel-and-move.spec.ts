import { minskTime } from '../src/clinic.ts'
import { bookAs } from '../src/patient-acts.ts'
import { expect, test } from '../src/test.ts'

test('a visit is cancelled after a confirmation that names what is lost', async ({
  page,
  clinic,
  patient,
  signIn,
  expectAccessible,
}) => {
  await bookAs(patient, clinic.slots[0])
  await signIn(patient)
  await page.goto('/visits')
  await page.getByRole('button', { name: 'Отменить визит' }).click()
  const dialog = page.getByRole('dialog', { name: 'Отменить визит?' })
  await expect(dialog).toContainText(clinic.doctor.fullName)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Отменить визит' }).click()

  await expect(page.getByText('Визит отменён!')).toBeVisible()
  await expect(page.getByText('У вас ещё нет визитов')).toBeVisible()
})

test('a visit is moved to another time of the same doctor', async ({
  page,
  clinic,
  patient,
  signIn,
  expectAccessible,
}) => {
  const [from, , to] = clinic.slots
  await bookAs(patient, from)
  await signIn(patient)
  await page.goto('/visits')
  await page.getByRole('link', { name: 'Перенести' }).click()
  await expect(page.getByRole('heading', { name: 'Перенос визита' })).toBeVisible()
  while (!(await page.getByRole('button', { name: `${minskTime(to.startTime)}, ` }).isVisible())) {
    await page.getByRole('button', { name: 'Следующий свободный день' }).click()
  }
  await page.getByRole('button', { name: `${minskTime(to.startTime)}, ` }).click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Перенести визит' }).click()

  await expect(page.getByRole('paragraph').filter({ hasText: 'Визит перенесён' })).toBeVisible()
  await expect(page.getByText(minskTime(to.startTime), { exact: true })).toBeVisible()
  await expect(page.getByText(minskTime(from.startTime), { exact: true })).toHaveCount(0)
})

test('the calendar file of a visit is downloaded', async ({ page, clinic, patient, signIn }) => {
  await bookAs(patient, clinic.slots[0])
  await signIn(patient)
  await page.goto('/visits')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'В календарь' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)
})
