import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropAllDrafts } from '../../app/browser-storage/drafts.ts'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { branch, clinic, doctor, NOW } from '../../testing/clinic.ts'
import { medcenterDetails } from '../../testing/medcenters.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import type { OwnReview, Review, ReviewableVisit } from './review-types.ts'

const PAGE = '/clinics/mir/doctors/7?tab=reviews'
const uuid = (n: number) => `01990000-0000-7000-8000-00000000010${n}`
const about = {
  doctor: { doctorId: '7', displayName: 'Ковалевич А. П.' },
  branch: { branchId: '1', name: 'Филиал на Немиге' },
  providerCode: 'mir',
}
const review = (n: number, given: Partial<Review> = {}): Review => ({
  id: uuid(n),
  ...about,
  text: `Отзыв ${n}`,
  author: null,
  date: '2026-11-20',
  isEdited: false,
  isVerifiedVisit: true,
  isDemo: false,
  answer: null,
  ...given,
})
const own = (given: Partial<OwnReview> = {}): OwnReview => ({
  id: uuid(1),
  orderId: uuid(5),
  publicId: uuid(2),
  ...about,
  text: 'Помогли.',
  author: null,
  date: '2026-11-20',
  isEdited: false,
  state: 'public',
  concerns: [],
  rejectReason: null,
  answer: null,
  ...given,
})
const past = (n: number, given: Partial<ReviewableVisit> = {}): ReviewableVisit => ({
  orderId: uuid(n),
  startDate: `2026-11-0${n}T07:00:00Z`,
  customerFirstName: 'Анна',
  ...about,
  ...given,
})
const page = (items: Review[], nextCursor: string | null = null) => ({
  items,
  total: items.length,
  nextCursor,
})

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  answer('listProviders', [clinic('mir', 'Клиника «Мир»')])
  answer('listBranches', [branch('1', 'Филиал на Немиге')])
  answer('listPhysicians', [doctor('7', { at: ['1'], providerCode: 'mir' })])
})
afterEach(() => {
  session.end()
  dropAllDrafts()
  vi.useRealTimers()
})

function signIn() {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listOwnReviews', [])
}

test('reviews of a doctor with count, marks, author and the answer of the medical centre', async () => {
  const answered = { text: 'Спасибо!', date: '2026-11-21', isToFormerText: true }
  answer(
    'listDoctorReviews',
    page([
      review(1, { author: 'Мария И.', isEdited: true, answer: answered }),
      review(2, { isVerifiedVisit: false, isDemo: true }),
    ]),
  )
  await open(PAGE)
  expect(await screen.findByRole('heading', { level: 2, name: '2 отзыва' })).toBeTruthy()
  const [named, anonymous] = screen.getAllByRole('article')
  for (const words of [
    'Мария И.',
    /20\.11\.2026, изменён|изменён/,
    'Визит подтверждён',
    'Отзыв 1',
    'Спасибо!',
    'Ответ дан на прежний текст отзыва.',
  ]) {
    expect(within(named as HTMLElement).getByText(words)).toBeTruthy()
  }
  for (const words of ['Анонимный отзыв', 'Демо']) {
    expect(within(anonymous as HTMLElement).getByText(words)).toBeTruthy()
  }
  expect(within(anonymous as HTMLElement).queryByText('Визит подтверждён')).toBeNull()
  expect(screen.getByRole('link', { name: 'Отзывы' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Войти и оставить отзыв' })).toBeTruthy()
})

test('the next page is added below, and the focus moves to its first review', async () => {
  const pages = [page([review(1)], '2026-11-20_x'), page([review(2)])]
  let asked = 0
  const received = answer('listDoctorReviews', () => pages[Math.min(asked++, 1)] ?? page([]))
  const { user } = await open(PAGE)
  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }))
  expect(await screen.findByText('Отзыв 2')).toBeTruthy()
  expect(received.at(-1)?.query.cursor).toBe('2026-11-20_x')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Отзыв 2'))
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
})

test('without reviews, and without the network, the page says so', async () => {
  answer('listDoctorReviews', page([]))
  const first = await open(PAGE)
  expect(await screen.findByText('Отзывов пока нет')).toBeTruthy()
  first.close()
  loseConnection('listDoctorReviews')
  await open(PAGE)
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeTruthy()
})

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

test('nobody who was not there reviews: the dialog says when a review can be written', async () => {
  signIn()
  answer('listDoctorReviews', page([]))
  answer('listReviewableVisits', [])
  const { user } = await open(PAGE)
  await user.click(await screen.findByRole('button', { name: 'Оставить отзыв' }))
  expect(await screen.findByText('Здесь пока нечего оценить')).toBeTruthy()
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

test('one’s own reviews of this doctor are changed and deleted', async () => {
  signIn()
  answer('listDoctorReviews', page([review(2)]))
  let reviews = [own()]
  const asked = answer('listOwnReviews', () => reviews)
  const { user } = await open(PAGE)
  await user.selectOptions(await screen.findByLabelText('Показать'), 'mine')
  await user.click(await screen.findByRole('button', { name: 'Изменить отзыв: Ковалевич А. П.' }))
  expect(asked[0]?.query).toEqual({ doctorId: '7' })
  const field = await screen.findByDisplayValue('Помогли.')
  await user.clear(field)
  await user.type(field, 'Помогли сразу.')
  reviews = [own({ text: 'Помогли сразу.', isEdited: true })]
  const sent = answer('editReview', () => reviews[0] as OwnReview)
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Ваш отзыв изменён!')).toBeTruthy()
  expect(sent[0]?.body).toEqual({ text: 'Помогли сразу.', publishName: false })
  expect(await screen.findByText('Помогли сразу.')).toBeTruthy()
  answer('deleteReview', undefined)
  reviews = []
  await user.click(screen.getByRole('button', { name: 'Удалить отзыв: Ковалевич А. П.' }))
  await user.click(await screen.findByRole('button', { name: 'Удалить' }))
  expect(await screen.findByText('Вы ещё не оставляли отзывов здесь')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

test('one’s own review is not reported but changed; which reviews are shown is in the address', async () => {
  signIn()
  answer('listDoctorReviews', page([review(2), review(3)]))
  answer('listOwnReviews', [own({ publicId: uuid(2) })])
  const { user, path } = await open(PAGE)
  await screen.findByText('Это ваш отзыв.')
  expect(screen.getAllByRole('button', { name: /^Пожаловаться/ })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Изменить или удалить' }))
  expect(await screen.findByText('Помогли.')).toBeTruthy()
  await waitFor(() => expect(path()).toBe('/clinics/mir/doctors/7?reviews=mine&tab=reviews'))
  await user.selectOptions(screen.getByLabelText('Показать'), 'all')
  await waitFor(() => expect(path()).toBe(PAGE))
})

test('a guest reports a review with a reason', async () => {
  answer('listDoctorReviews', page([review(1)]))
  const sent = answer('reportReview', undefined)
  const { user } = await open(PAGE)
  await user.click(await screen.findByRole('button', { name: 'Пожаловаться на отзыв: Анонимный отзыв' }))
  await user.selectOptions(await screen.findByLabelText('Причина'), 'abuse')
  await user.click(screen.getByRole('button', { name: 'Отправить жалобу' }))
  expect(await screen.findByText('Жалоба отправлена')).toBeTruthy()
  expect([sent[0]?.params.id, sent[0]?.body]).toEqual([uuid(1), { reason: 'abuse' }])
  expect(sent[0]?.headers.get('x-anonymous-id')).toBeTruthy()
})

test('reviews of a branch name the doctor', async () => {
  answer('listMedcenterReviews', page([review(1)]))
  answer('showMedcenter', medcenterDetails('1'))
  await open('/clinics/mir/branches/1?tab=reviews')
  expect(await screen.findByRole('heading', { level: 2, name: '1 отзыв' })).toBeTruthy()
  expect(screen.getByText('Ковалевич А. П.')).toBeTruthy()
})

test('all own reviews are listed in the profile, with the reason of a rejection', async () => {
  signIn()
  answer('listOwnReviews', [own({ state: 'rejected', publicId: null, rejectReason: 'advertising' })])
  await open('/profile/reviews')
  expect(await screen.findByRole('heading', { level: 1, name: 'Мои отзывы' })).toBeTruthy()
  expect(await screen.findByText(/уберите из него рекламу/)).toBeTruthy()
  expect(screen.getByText('Ковалевич А. П., Филиал на Немиге')).toBeTruthy()
})

test.each([
  ['nothing to review', () => answer('listReviewableVisits', [])],
  ['a refusal', () => refuse('listReviewableVisits', 'TOO_MANY_REQUESTS', { retryAfter: 5 })],
] as const)('the dialog of a review without its form can be closed: %s', async (_case, given) => {
  signIn()
  answer('listDoctorReviews', page([]))
  given()
  const { user } = await open(PAGE)
  await user.click(await screen.findByRole('button', { name: 'Оставить отзыв' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('button', { name: 'Закрыть' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
