import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, loseConnection } from '../../testing/answer.ts'
import { doctor } from '../../testing/clinic.ts'
import { medcenterDetails } from '../../testing/medcenters.ts'
import { open } from '../../testing/open.tsx'
import type { OwnReview } from './review-types.ts'
import { beginWithReviews, own, PAGE, page, review, signIn, uuid } from './testing/reviews-screen.ts'

beginWithReviews()

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

test('a guest reads who may write a review before signing in for it', async () => {
  answer('listDoctorReviews', page([review(1)]))
  await open(PAGE)
  const link = await screen.findByRole('link', { name: 'Войти и оставить отзыв' })
  expect(link.parentElement?.textContent).toContain(
    'Отзыв оставляет взрослый пациент после своего визита или визита ребёнка.',
  )
})

test('whoever has no past visit here is told so instead of a button that leads to nothing', async () => {
  signIn()
  answer('listDoctorReviews', page([review(1)]))
  const asked = answer('listReviewableVisits', [])
  await open(PAGE)
  expect(await screen.findByText(/Здесь у вас пока нет прошедших визитов без отзыва\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Оставить отзыв' })).toBeNull()
  expect(asked[0]?.query).toEqual({ doctorId: '7' })
})

test('the tab of reviews says how many there are', async () => {
  answer('listPhysicians', [{ ...doctor('7', { providerCode: 'mir' }), reviewsCount: 12 }])
  answer('listDoctorReviews', page([review(1)]))
  await open(PAGE)
  expect((await screen.findByRole('link', { name: 'Отзывы 12' })).getAttribute('aria-current')).toBe('page')
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

/** Answers one review on each page, the newest first, as the server does: the page after a review. */
function answerOneByOne(numbers: () => readonly number[]) {
  answer('listDoctorReviews', ({ query }) => {
    const all = numbers()
    const at = query.cursor === undefined ? 0 : all.indexOf(Number(query.cursor)) + 1
    const [shown, next] = all.slice(at)
    const items = shown === undefined ? [] : [review(shown)]
    return { items, total: all.length, nextCursor: next === undefined ? null : String(shown) }
  })
}

test('when others are added or gone meanwhile, each review of the pages read so far stands once', async () => {
  let numbers = [4, 3, 2, 1]
  answerOneByOne(() => numbers)
  const { user, queries } = await open(PAGE)
  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }))
  await screen.findByText('Отзыв 3')
  const shown = () => screen.getAllByText(/^Отзыв \d$/).map(({ textContent }) => textContent)
  numbers = [5, 4, 3, 2, 1]
  await queries.invalidateQueries()
  await waitFor(() => expect(shown()).toEqual(['Отзыв 5', 'Отзыв 4']))
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
  await screen.findByText('Отзыв 3')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Отзыв 3'))
  expect(shown()).toEqual(['Отзыв 5', 'Отзыв 4', 'Отзыв 3'])
  numbers = [5, 3, 2, 1]
  await queries.invalidateQueries()
  await waitFor(() => expect(shown()).toEqual(['Отзыв 5', 'Отзыв 3', 'Отзыв 2']))
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
  expect(sent[0]?.body).toEqual({
    ...{ text: 'Помогли сразу.', publishName: false },
    former: { text: 'Помогли.', author: null },
  })
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
  const send = await screen.findByRole('button', { name: 'Отправить жалобу' })
  // No reason is chosen for the reader.
  expect(send).toHaveProperty('disabled', true)
  await user.selectOptions(await screen.findByLabelText('Причина'), 'abuse')
  await user.click(send)
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
