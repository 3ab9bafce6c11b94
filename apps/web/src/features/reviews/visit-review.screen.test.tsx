import '../../testing/indexed-db.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropAllDrafts } from '../../app/browser-storage/drafts.ts'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection } from '../../testing/answer.ts'
import { NOW, visit } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'

const path = `/visits/${visit.orderId}`
const pastVisit = { ...visit, status: 'completed', isPast: true, isManageable: false } as const
const about = {
  doctor: { doctorId: '7', displayName: 'Гончаренко З. В.' },
  branch: { branchId: '1', name: 'Филиал на Немиге' },
  providerCode: 'demo',
}
const written = {
  id: '01990000-0000-7000-8000-000000000101',
  orderId: visit.orderId,
  publicId: '01990000-0000-7000-8000-000000000102',
  ...about,
  text: 'Помогли.',
  author: null,
  date: '2026-11-20',
  isEdited: false,
  state: 'public' as const,
  concerns: [],
  rejectReason: null,
  answer: null,
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', anna)
  answer('showVisit', pastVisit)
})
afterEach(() => {
  session.end()
  dropAllDrafts()
  vi.useRealTimers()
})

test('a past visit without a review is reviewed from its page', async () => {
  answer('listOwnReviews', [])
  answer('listReviewableVisits', [
    { orderId: visit.orderId, startDate: visit.startDate, customerFirstName: 'Анна', ...about },
  ])
  const sent = answer('addReview', written)
  const { user } = await open(path)
  await user.click(await screen.findByRole('button', { name: 'Отзыв о визите' }))
  await user.type(await screen.findByRole('textbox', { name: /^Отзыв/ }), 'Помогли.')
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText('Ваш отзыв добавлен!')).toBeTruthy()
  expect(sent[0]?.body).toEqual({ orderId: visit.orderId, text: 'Помогли.', publishName: false })
})

test('who has come to write it writes at once, and stands at its button afterwards', async () => {
  answer('listOwnReviews', [])
  answer('listReviewableVisits', [
    { orderId: visit.orderId, startDate: visit.startDate, customerFirstName: 'Анна', ...about },
  ])
  const { user } = await open(`${path}#review`)
  const text = await screen.findByRole('textbox', { name: /^Отзыв/ })
  await waitFor(() => expect(document.activeElement).toBe(text))
  await user.click(screen.getByRole('button', { name: 'Отмена' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const button = screen.getByRole('button', { name: 'Отзыв о визите' })
  const heading = screen.getByRole('heading', { level: 1 })
  await waitFor(() => expect([button, heading]).toContain(document.activeElement))
})

test('the form opens once for an address', async () => {
  answer('listOwnReviews', [])
  answer('listReviewableVisits', [])
  const { user, path: at } = await open(`${path}#review`)
  await screen.findByText('Здесь пока нечего оценить')
  await user.click(screen.getByRole('button', { name: 'Закрыть' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(at()).toBe(path)
})

test('its review is changed there', async () => {
  answer('listOwnReviews', [written])
  const { user } = await open(path)
  await user.click(await screen.findByRole('button', { name: 'Ваш отзыв о визите' }))
  expect(await screen.findByDisplayValue('Помогли.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Изменить отзыв' })).toBeTruthy()
})

test.each(['missed', 'cancelled'] as const)('a %s visit is not reviewed', async status => {
  answer('showVisit', { ...pastVisit, status })
  await open(path)
  expect(await screen.findByRole('link', { name: 'Записаться снова' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Отзыв о визите' })).toBeNull()
})

test('a spouse’s visit is reviewed by the spouse', async () => {
  answer('showVisit', { ...pastVisit, profileId: '01990000-0000-7000-8000-000000000009' })
  await open(path)
  expect(await screen.findByRole('link', { name: 'Записаться снова' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Отзыв о визите' })).toBeNull()
})

test('the dialog can be closed while its review is not read', async () => {
  loseConnection('listOwnReviews')
  const { user } = await open(path)
  await user.click(await screen.findByRole('button', { name: 'Отзыв о визите' }))
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Закрыть' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
