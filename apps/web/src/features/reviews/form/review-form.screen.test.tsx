import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, refuse } from '../../../testing/answer.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithReviews, own, PAGE, page, past, signIn, uuid } from '../testing/reviews-screen.ts'

beginWithReviews()

test('a review of one of several past visits is added, anonymous unless the name is ticked', async () => {
  signIn()
  answer('listDoctorReviews', page([]))
  answer('listReviewableVisits', [past(5), past(4, { customerFirstName: 'Ян' })])
  const sent = answer('addReview', own({ author: 'Анна К.' }))
  const { user } = await open(PAGE)
  await user.click(await screen.findByRole('button', { name: 'Оставить отзыв' }))
  await user.selectOptions(await screen.findByLabelText('Визит'), uuid(4))
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText('Обязательное поле')).toBeTruthy()
  expect(sent).toHaveLength(0)
  await user.type(screen.getByRole('textbox', { name: /^Отзыв/ }), ' Помогли. ')
  await user.click(screen.getByRole('checkbox', { name: 'Опубликовать моё имя: Анна К.' }))
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText('Ваш отзыв добавлен!')).toBeTruthy()
  expect(sent[0]?.body).toEqual({ orderId: uuid(4), text: 'Помогли.', publishName: true })
  expect(sent[0]?.headers.get('idempotency-key')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what was typed survives a reload and a lost network', async () => {
  signIn()
  answer('listDoctorReviews', page([]))
  answer('listReviewableVisits', [past(5)])
  const first = await open(PAGE)
  await first.user.click(await screen.findByRole('button', { name: 'Оставить отзыв' }))
  await first.user.type(await screen.findByRole('textbox', { name: /^Отзыв/ }), 'Долго ждали.')
  first.close()
  const { user } = await open(PAGE)
  await user.click(await screen.findByRole('button', { name: 'Оставить отзыв' }))
  expect(await screen.findByDisplayValue('Долго ждали.')).toBeTruthy()
})

test('a held review says why, instead of closing without a word', async () => {
  signIn()
  answer('listDoctorReviews', page([]))
  answer('listReviewableVisits', [past(5)])
  answer('addReview', own({ state: 'held', publicId: null, concerns: ['contacts', 'names'] }))
  const { user } = await open(PAGE)
  await user.click(await screen.findByRole('button', { name: 'Оставить отзыв' }))
  await user.type(await screen.findByRole('textbox', { name: /^Отзыв/ }), 'Звоните 80291234567')
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(/модератор.*контакты, имена других людей/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a refusal keeps the form with its text', async () => {
  signIn()
  answer('listDoctorReviews', page([]))
  answer('listReviewableVisits', [past(5)])
  refuse('addReview', 'REVIEW_EXISTS', { reviewId: null })
  const { user } = await open(PAGE)
  await user.click(await screen.findByRole('button', { name: 'Оставить отзыв' }))
  await user.type(await screen.findByRole('textbox', { name: /^Отзыв/ }), 'Помогли.')
  answer('listReviewableVisits', [])
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText(/Его оставил другой родитель/)).toBeTruthy()
  expect(screen.getByDisplayValue('Помогли.')).toBeTruthy()
})

test('the dialog of a review without its form can be closed: a refusal', async () => {
  signIn()
  answer('listDoctorReviews', page([]))
  refuse('listReviewableVisits', 'TOO_MANY_REQUESTS', { retryAfter: 5 })
  const { user } = await open(PAGE)
  await user.click(await screen.findByRole('button', { name: 'Оставить отзыв' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('button', { name: 'Закрыть' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
