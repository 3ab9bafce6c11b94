import { minskTime } from '../src/clinic.ts'
import { bookAs, signInAs } from '../src/patient-acts.ts'
import { expect, test } from '../src/test.ts'
import { cancelAs, offeredLink, waitFor } from '../src/wait-acts.ts'

test('a freed time is offered to the first person on the waiting list, then to the second', async ({
  page,
  browser,
  clinic,
  patient,
  rival,
  neighbour,
  signIn,
  expectAccessible,
}) => {
  const [early, second, late] = clinic.slots
  const visits = [await bookAs(neighbour, early), await bookAs(neighbour, second)] as const
  const { orderId } = await bookAs(patient, late)

  // Through the screens: waiting for an earlier time of a visit.
  await signIn(patient)
  await page.goto('/visits')
  await page.getByRole('link', { name: 'Хочу раньше' }).click()
  await expect(page.getByRole('heading', { name: 'Ждать более раннего времени' })).toBeVisible()
  await expectAccessible()
  await waitFor(patient, clinic, early, orderId)

  await page.goto('/waitlist')
  await expect(page.getByText('Вы первые в листе ожидания')).toBeVisible()
  await cancelAs(neighbour, visits[0].orderId)
  // It appears without a reload on an open page.
  await expect(page.getByRole('group', { name: 'Освободилось время' })).toContainText(
    minskTime(early.startTime),
  )
  await expectAccessible()
  await page.getByRole('button', { name: 'Перенести визит' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Визит перенесён' })).toBeVisible()
  await expect(page.getByText(minskTime(early.startTime), { exact: true })).toBeVisible()

  // Two people wait for any time: the first declines what the second accepts.
  await waitFor(patient, clinic, second)
  await waitFor(rival, clinic, second)
  await cancelAs(neighbour, visits[1].orderId)
  await page.goto('/waitlist')
  await expect(page.getByRole('group', { name: 'Освободилось время' })).toBeVisible()

  const other = await browser.newContext({ locale: 'ru-RU', viewport: { width: 1280, height: 900 } })
  const otherPage = await other.newPage()
  await signInAs(otherPage, rival)
  await otherPage.goto('/waitlist')
  await expect(otherPage.getByText('Перед вами в листе ожидания 1 человек')).toBeVisible()
  await page.getByRole('button', { name: /^Не подходит: / }).click()
  await expect(page.getByText('Ваше место в листе ожидания прежнее.')).toBeVisible()
  await expect(otherPage.getByRole('group', { name: 'Освободилось время' })).toBeVisible()

  await otherPage.goto(await offeredLink(rival))
  await otherPage.getByRole('button', { name: 'Записаться', exact: true }).click()
  await expect(otherPage.getByText('Визит создан!')).toBeVisible()
  await expect(otherPage.getByText(minskTime(second.startTime), { exact: true })).toBeVisible()
  await other.close()
})
