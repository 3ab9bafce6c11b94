import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session, sessionStore } from '../../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../../testing/answer.ts'
import { open } from '../../../testing/open.tsx'
import { tokens } from '../../../testing/people.ts'
import { beginWithReviews, own, PAGE, page, past, signIn, uuid } from '../testing/reviews-screen.ts'

beginWithReviews()

const openForm = 'Оставить отзыв'
const textField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Отзыв/ })

async function beginReview() {
  signIn()
  answer('listDoctorReviews', page([]))
  answer('listReviewableVisits', [past(5), past(4, { customerFirstName: 'Ян' })])
  const opened = await open(PAGE)
  await opened.user.click(await screen.findByRole('button', { name: openForm }))
  await opened.user.selectOptions(await screen.findByLabelText('Визит'), uuid(4))
  await opened.user.type(await textField(), 'Долго ждали.')
  return opened
}

/** A page that is gone repeats nothing. */
function leave({ close }: { close: () => void }): void {
  close()
  session.start(tokens)
}

test('the form is open again after a reload, with its visit, its text and the focus', async () => {
  const first = await beginReview()
  first.close()
  await open(PAGE)
  const field = await textField()
  expect(field.value).toBe('Долго ждали.')
  expect(screen.getByLabelText<HTMLSelectElement>('Визит').value).toBe(uuid(4))
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('the form is open again after the session has ended and the same person has signed in', async () => {
  const first = await beginReview()
  sessionStore.expire()
  expect(await screen.findByRole('heading', { level: 1, name: 'Вход' })).toBeTruthy()
  first.close()
  session.start(tokens)
  await open(PAGE)
  expect(await screen.findByDisplayValue('Долго ждали.')).toBeTruthy()
})

test('a form that was closed stays closed, and its text is kept', async () => {
  const first = await beginReview()
  await first.user.click(screen.getByRole('button', { name: 'Отмена' }))
  first.close()
  const { user } = await open(PAGE)
  const button = await screen.findByRole('button', { name: openForm })
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(button)
  expect(await screen.findByDisplayValue('Долго ждали.')).toBeTruthy()
})

test('a text stays when another visit is chosen for it', async () => {
  const { user } = await beginReview()
  await user.selectOptions(screen.getByLabelText('Визит'), uuid(5))
  expect((await textField()).value).toBe('Долго ждали.')
})

test('a visit that may no longer be seen leaves the text where it is, and the answer says why', async () => {
  const first = await beginReview()
  answer('listReviewableVisits', [])
  refuse('addReview', 'NOT_FOUND', {})
  first.close()
  const { user } = await open(PAGE)
  await user.click(await screen.findByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText('Этого визита вы больше не видите')).toBeTruthy()
  expect((await textField()).value).toBe('Долго ждали.')
})

test('a review whose answer was lost is asked for again after a reload, though its visit has one by now', async () => {
  const first = await beginReview()
  loseConnection('addReview')
  await first.user.click(screen.getByRole('button', { name: 'Отправить' }))
  await within(screen.getByRole('dialog')).findByRole('alert')
  leave(first)
  answer('listReviewableVisits', [])
  const sent = answer('addReview', own({ text: 'Долго ждали.' }))
  await open(PAGE)
  expect(await screen.findByText('Ваш отзыв добавлен!')).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([
    { orderId: uuid(4), text: 'Долго ждали.', publishName: false },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('while a review is sent its words cannot be changed, because others would be lost', async () => {
  const { user } = await beginReview()
  loseConnection('addReview')
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  await within(screen.getByRole('dialog')).findByRole('alert')
  expect((await textField()).readOnly).toBe(true)
})

test('a change of a review without an answer is open again after a reload', async () => {
  signIn()
  answer('listOwnReviews', [own()])
  const first = await open('/profile/reviews')
  await first.user.click(await screen.findByRole('button', { name: /^Изменить отзыв/ }))
  await first.user.type(await textField(), ' Очень.')
  loseConnection('editReview')
  await first.user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await within(screen.getByRole('dialog')).findByRole('alert')
  leave(first)
  const sent = answer('editReview', own({ text: 'Помогли. Очень.' }))
  const { user } = await open('/profile/reviews')
  await user.click(await screen.findByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Ваш отзыв изменён!')).toBeTruthy()
  expect(sent[0]?.body).toEqual({
    ...{ text: 'Помогли. Очень.', publishName: false },
    former: { text: 'Помогли.', author: null },
  })
})

test('a form that is open again after a reload says where there is nothing to review any more', async () => {
  signIn()
  answer('listDoctorReviews', page([]))
  answer('listReviewableVisits', [past(5)])
  const first = await open(PAGE)
  await first.user.click(await screen.findByRole('button', { name: openForm }))
  await textField()
  first.close()
  answer('listReviewableVisits', [])
  await open(PAGE)
  expect(await screen.findByText('Здесь пока нечего оценить')).toBeTruthy()
})

test('after the last visit was reviewed the focus is on what stands there instead of the button', async () => {
  signIn()
  answer('listDoctorReviews', page([]))
  answer('listReviewableVisits', [past(5)])
  answer('addReview', own({ author: 'Анна К.' }))
  const { user } = await open(PAGE)
  await user.click(await screen.findByRole('button', { name: openForm }))
  await user.type(await textField(), 'Помогли.')
  answer('listReviewableVisits', [])
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: openForm })).toBeNull())
  const said = screen.getByText(/^Отзыв оставляет взрослый пациент/)
  await waitFor(() => expect(document.activeElement).toBe(said))
})
