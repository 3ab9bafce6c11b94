import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, refuse } from '../../../testing/answer.ts'
import { open } from '../../../testing/open.tsx'
import type { OwnReview } from '../review-types.ts'
import { beginWithReviews, own, signIn, uuid } from '../testing/reviews-screen.ts'

beginWithReviews()

const PATH = '/profile/reviews'
const textField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Отзыв/ })

/** Types into the form of the account's one review. */
async function beginEditing() {
  signIn()
  answer('listOwnReviews', [own()])
  const opened = await open(PATH)
  await opened.user.click(await screen.findByRole('button', { name: /^Изменить отзыв/ }))
  await opened.user.type(await textField(), ' Очень.')
  return opened
}

test('a review that was changed elsewhere is shown, and replaced only after that', async () => {
  const { user } = await beginEditing()
  answer('listOwnReviews', [own({ text: 'Долго ждали.', author: 'Анна К.' })])
  refuse('editReview', 'REVIEW_CHANGED', {})
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByText('Долго ждали.')).toBeTruthy()
  expect(dialog.getByText('Анна К.')).toBeTruthy()
  expect(screen.getAllByText(/^Этот отзыв изменили/)).toHaveLength(1)
  expect((await textField()).value).toBe('Помогли. Очень.')
  const sent = answer('editReview', own({ text: 'Помогли. Очень.' }))
  await user.click(screen.getByRole('button', { name: 'Сохранить мой текст' }))
  expect(await screen.findByText('Ваш отзыв изменён!')).toBeTruthy()
  expect(sent[0]?.body).toEqual({
    ...{ text: 'Помогли. Очень.', publishName: false },
    former: { text: 'Долго ждали.', author: 'Анна К.' },
  })
})

test('a review that was changed elsewhere before a reload is shown beside what was typed', async () => {
  const first = await beginEditing()
  first.close()
  answer('listOwnReviews', [own({ text: 'Долго ждали.' })])
  const { user } = await open(PATH)
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Долго ждали.')).toBeTruthy()
  expect((await textField()).value).toBe('Помогли. Очень.')
  await user.click(dialog.getByRole('button', { name: 'Отмена' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a form in which nothing was typed shows the review as it is now, without a word', async () => {
  signIn()
  answer('listOwnReviews', [own()])
  const first = await open(PATH)
  await first.user.click(await screen.findByRole('button', { name: /^Изменить отзыв/ }))
  await textField()
  first.close()
  answer('listOwnReviews', [own({ text: 'Долго ждали.' })])
  await open(PATH)
  await waitFor(async () => expect((await textField()).value).toBe('Долго ждали.'))
  expect(screen.queryByText(/^Этот отзыв изменили/)).toBeNull()
})

test.each([
  ['on saving', false],
  ['before a reload', true],
])(
  'what was typed of a review that was deleted elsewhere is sent as a new one: %s',
  async (_case, reloads) => {
    let { user, close } = await beginEditing()
    answer('listOwnReviews', [])
    refuse('editReview', 'NOT_FOUND', {})
    if (reloads) {
      close()
      ;({ user, close } = await open(PATH))
    } else await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText(/^Этот отзыв удалили/)).toBeTruthy()
    expect((await textField()).value).toBe('Помогли. Очень.')
    const sent = answer('addReview', own({ id: uuid(3), text: 'Помогли. Очень.' }))
    await user.click(screen.getByRole('button', { name: 'Отправить как новый' }))
    expect(await screen.findByText('Ваш отзыв добавлен!')).toBeTruthy()
    expect(sent[0]?.body).toEqual({ orderId: uuid(5), text: 'Помогли. Очень.', publishName: false })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  },
)

test('what was typed of a review whose visit is gone, too, stays to be copied', async () => {
  signIn()
  const reviews: OwnReview[] = [own({ orderId: null })]
  answer('listOwnReviews', () => reviews)
  const { user } = await open(PATH)
  await user.click(await screen.findByRole('button', { name: /^Изменить отзыв/ }))
  await user.type(await textField(), ' Очень.')
  reviews.pop()
  refuse('editReview', 'NOT_FOUND', {})
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText(/его можно скопировать/)).toBeTruthy()
  expect((await textField()).value).toBe('Помогли. Очень.')
  expect(screen.queryByRole('button', { name: 'Отправить как новый' })).toBeNull()
})
