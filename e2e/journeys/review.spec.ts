import { letVisitPass } from '@vizit/test-kit/world/visit-passed.ts'
import { tabTo } from '../src/by-keyboard.ts'
import { bookAs } from '../src/patient-acts.ts'
import { expect, test } from '../src/test.ts'
import { vizit } from '../src/vizit.ts'

test('a review of a past visit, by keyboard, is read by a moderator and is then public', async ({
  page,
  clinic,
  patient,
  signIn,
  expectAccessible,
}) => {
  // Two commands start a process each.
  test.setTimeout(90_000)
  const { orderId } = await bookAs(patient, clinic.slots[0])
  await letVisitPass(process.env.E2E_DATABASE ?? '', orderId)
  const text = `Помогли, мой номер 80291234567 ${orderId.slice(0, 8)}`
  const doctorPage = `/clinics/demo/doctors/${clinic.doctor.id}?tab=reviews`

  await test.step('written from the visit: a moderator reads it first, and says why', async () => {
    await signIn(patient)
    await page.goto(`/visits/${orderId}`)
    await tabTo(page, page.getByRole('button', { name: 'Отзыв о визите' }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('textbox', { name: 'Отзыв' }))
    await page.keyboard.type(text)
    // The form is open again, as it was.
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Отзыв' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Отзыв' })).toHaveValue(text)
    await expectAccessible()
    await tabTo(page, page.getByRole('checkbox', { name: /^Опубликовать моё имя/ }))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('button', { name: 'Отправить' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByText(/модератор: похоже, в нём есть контакты/)).toBeVisible()
    await expectAccessible()
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('nobody else reads it; its author does', async () => {
    await page.goto(doctorPage)
    await expect(page.getByRole('heading', { level: 2, name: /тзыв/ })).toBeVisible()
    await expect(page.getByText(text)).toHaveCount(0)
    await page.getByLabel('Показать').selectOption('mine')
    await expect(page.getByText(text)).toBeVisible()
  })

  await test.step('a moderator publishes it, and the open page shows that', async () => {
    const line = (await vizit('reviews', 'list')).split('\n').find(each => each.includes(text)) ?? ''
    const [id = ''] = line.split(' ')
    await vizit('reviews', 'publish', id, '1')
    await expect(page.getByText(/модератор/)).toHaveCount(0)
    await page.getByLabel('Показать').selectOption('all')
    const review = page.getByRole('article').filter({ hasText: text })
    await expect(review.getByText('Визит подтверждён')).toBeVisible()
    await expectAccessible()
  })

  await test.step('its author changes and deletes it', async () => {
    await page.goto('/profile/reviews')
    await page.getByRole('button', { name: /^Изменить отзыв/ }).click()
    await page.getByRole('textbox', { name: 'Отзыв' }).fill('Помогли.')
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByText('Ваш отзыв изменён!')).toBeVisible()
    await expect(page.getByRole('article')).toContainText('Помогли.')
    await page.getByRole('button', { name: /^Удалить отзыв/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
    await expect(page.getByText('Вы ещё не оставляли отзывов здесь')).toBeVisible()
  })
})
