import { canHold } from '../src/patient-acts.ts'
import { expect, test } from '../src/test.ts'

test('the slot is held while its form is open, also after a reload, and freed by leaving', async ({
  page,
  clinic,
  rival,
}) => {
  const [slot] = clinic.slots
  const held = page.getByText('Время за вами').first()
  await page.goto(`/timeslot/${slot.timeslotId}?clinic=demo`)
  await expect(held).toBeVisible()
  expect(await canHold(rival, slot)).toBe(false)

  await page.reload()
  await expect(held).toBeVisible()
  expect(await canHold(rival, slot)).toBe(false)

  await page.getByRole('link', { name: 'К выбору времени' }).click()
  await expect(page.getByRole('heading', { name: clinic.doctor.fullName })).toBeVisible()
  await expect.poll(() => canHold(rival, slot)).toBe(true)
})

test('closing the page frees the slot', async ({ page, clinic, rival }) => {
  const [slot] = clinic.slots
  await page.goto(`/timeslot/${slot.timeslotId}?clinic=demo`)
  await expect(page.getByText('Время за вами').first()).toBeVisible()
  await page.goto('about:blank')
  await expect.poll(() => canHold(rival, slot)).toBe(true)
})
