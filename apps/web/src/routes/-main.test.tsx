import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addFavourite } from '../app/favourites/favourites.ts'
import { session } from '../app/session/session.ts'
import { decided, invoice, pageOf } from '../features/invoices/testing/invoices-screen.ts'
import { answer, loseConnection } from '../testing/answer.ts'
import { NOW, visit } from '../testing/clinic.ts'
import { child } from '../testing/family.ts'
import { open } from '../testing/open.tsx'
import { anna, profileToFillIn, tokens } from '../testing/people.ts'
import { answerSync } from '../testing/sync-answer.ts'
import { answerTests, medicalTest } from '../testing/tests.ts'
import { offer, wait } from '../testing/waits.ts'

// A browser loads it when somebody has signed in.
beforeAll(() => import('./-main-personal-section.tsx'))

const soon = { ...visit, startDate: '2026-11-24T06:00:00Z', endDate: '2026-11-24T06:30:00Z' }
const reviewable = {
  orderId: visit.orderId,
  startDate: '2026-11-20T06:00:00Z',
  customerFirstName: null,
  doctor: { doctorId: '7', displayName: 'Иванова А. П.' },
  branch: { branchId: '1', name: 'Филиал на Немиге' },
  providerCode: 'demo',
}

function signIn(profile = anna) {
  session.start(tokens)
  answer('readProfile', profile)
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  answer('listProviders', [])
  answer('listFavouriteMedcenters', [])
  answer('listWaits', [])
  answer('listReviewableVisits', [])
  answerSync([])
  answerTests()
})
afterEach(() => void vi.useRealTimers())

const region = (name: string) => screen.findByRole('region', { name })
const rowsOf = async (name: string) =>
  within(await region(name))
    .getAllByRole('link')
    .map(link => [link.textContent, link.getAttribute('href')])

test('a guest sees what can be found, and what signing in adds; nothing personal is asked for', async () => {
  const asked = [answer('listWaits', []), answer('listFavouriteMedcenters', []), answerSync([])]
  await open('/')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Найдите врача и время')
  expect((await rowsOf('Что найти')).map(([, href]) => href)).toEqual([
    '/doctors',
    '/services',
    '/medcenters',
    '/drugs',
    '/booking?for=child',
  ])
  expect(screen.getByRole('combobox', { name: 'Врач, услуга, медицинский центр, лекарство' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'гинеколог' })).toBeTruthy()
  const signIn = within(screen.getByRole('main')).getByRole('link', { name: 'Войти' })
  expect(signIn.getAttribute('href')).toBe('/sign-in')
  expect(screen.queryByRole('region', { name: 'Ближайший визит' })).toBeNull()
  expect(asked.flat()).toEqual([])
})

test('the next visit has directions, move and cancel', async () => {
  signIn()
  answerSync([soon, { ...soon, id: 'later', orderId: 'later', startDate: '2026-12-24T06:00:00Z' }])
  await open('/')
  const next = within(await region('Ближайший визит'))
  expect((await next.findByRole('link', { name: visit.speciality })).getAttribute('href')).toBe(
    `/visits/${visit.orderId}`,
  )
  expect(next.getByRole('link', { name: /^Перенести/ }).getAttribute('href')).toBe(
    `/visits/${visit.orderId}/move`,
  )
  expect(next.getByRole('link', { name: /^Как проехать/ })).toBeTruthy()
  expect(next.getByRole('button', { name: /^Отменить/ })).toBeTruthy()
})

test('without visits, favourites and anything that waits, none of their sections is shown', async () => {
  signIn()
  const synced = answerSync([])
  await open('/')
  await waitFor(() => expect(synced.length).toBeGreaterThan(0))
  await waitFor(() => expect(screen.queryByRole('status', { name: /Загру/ })).toBeNull())
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Что найти'])
})

test('what waits leads to where it is answered: an offer, a ready test, a consent, the family, a review', async () => {
  const son = child({ profile: { consentReceived: false } })
  signIn({ ...anna, family: [son], joinRequests: 1 })
  answer('listWaits', [wait({ offer: offer() })])
  answerTests(medicalTest({ lastUpdated: '2026-11-22T06:00:00Z' }))
  answer('listReviewableVisits', [reviewable])
  await open('/')
  await within(await region('Ждёт вас')).findByText(/^Расскажите о визите/)
  await within(await region('Ждёт вас')).findByText('Готовы результаты: Общий анализ крови от 12.11.2026')
  expect((await rowsOf('Ждёт вас')).map(([, href]) => href)).toEqual([
    '/consent',
    '/family',
    `/waitlist/offers/${offer().offerId}`,
    `/tests/${medicalTest().id}`,
    `/visits/${visit.orderId}#review`,
  ])
})

test('a test and a visit of more than two weeks ago do not wait any more, nor does a test in progress', async () => {
  signIn({ ...anna, joinRequests: 1 })
  const tests = answerTests(
    medicalTest({ lastUpdated: '2026-11-01T06:00:00Z' }),
    medicalTest({ id: visit.orderId, isPast: false, lastUpdated: NOW }),
  )
  const reviews = answer('listReviewableVisits', [{ ...reviewable, startDate: '2026-11-01T06:00:00Z' }])
  await open('/')
  await waitFor(() => expect([tests.length, reviews.length]).toEqual([1, 1]))
  expect(await rowsOf('Ждёт вас')).toEqual([['Новое в разделе «Моя семья»', '/family']])
})

test('an invoice waits while this account may answer it', async () => {
  signIn({ ...anna, hasInvoices: true })
  answer('listInvoices', pageOf([invoice(), decided('CONFIRMED'), invoice({ canDecide: false })]))
  await open('/')
  await within(await region('Ждёт вас')).findByText(/^Проверьте счёт/)
  expect(await rowsOf('Ждёт вас')).toEqual([
    [
      'Проверьте счёт на 90,50\u00a0руб. до 04.12.2026 включительно: Клиника «Мир», визит 20.11.2026',
      `/visits/invoices/${invoice().id}`,
    ],
  ])
})

test('of somebody else’s invoice the patient is named; more than three invoices are one row', async () => {
  signIn({ ...anna, hasInvoices: true, family: [child()] })
  const waiting = (count: number) =>
    Array.from({ length: count }, () => invoice({ id: crypto.randomUUID(), profileId: child().profileId }))
  answer('listInvoices', pageOf(waiting(3)))
  const { close } = await open('/')
  const row = /^Проверьте счёт на 90,50 руб\. до 04\.12\.2026 включительно: Ковалёв П\. И\., Клиника «Мир»/
  expect(await within(await region('Ждёт вас')).findAllByText(row)).toHaveLength(3)
  close()
  answer('listInvoices', pageOf(waiting(4)))
  await open('/')
  const many = 'Счета: 4. Первый ждёт ответа до 04.12.2026 включительно'
  await within(await region('Ждёт вас')).findByText(many)
  expect(await rowsOf('Ждёт вас')).toEqual([[many, '/visits/invoices']])
})

test('of several ready tests the newest is named; those of a history that has just been imported do not wait', async () => {
  signIn()
  const lastUpdated = '2026-11-22T06:00:00Z'
  const other = (parts: Parameters<typeof medicalTest>[0]) =>
    medicalTest({ id: crypto.randomUUID(), lastUpdated, ...parts })
  answerTests(
    other({ date: '2026-11-10T06:10:00Z' }),
    other({ name: 'Витамин D', date: '2026-11-20T06:10:00Z' }),
    other({ date: '2025-11-20T06:10:00Z' }),
  )
  await open('/')
  await within(await region('Ждёт вас')).findByText(/^Готовы/)
  expect(await rowsOf('Ждёт вас')).toEqual([['Готовы результаты: Витамин D от 20.11.2026 и ещё 1', '/tests']])
})

test('a profile to fill in waits itself, and nothing that it may not see is asked for', async () => {
  signIn(profileToFillIn)
  const asked = [answer('listWaits', []), answerTests(), answer('listReviewableVisits', [])]
  await open('/')
  expect((await rowsOf('Ждёт вас'))[0]).toEqual(['Заполните или подтвердите профиль', '/profile'])
  expect(asked.flat()).toEqual([])
})

test('the favourite doctors and centres are shown, each one tap away', async () => {
  signIn()
  addFavourite({ id: '7', displayName: 'Иванова А.', branchId: '1', photoUrl: null, providerCode: 'demo' })
  answer('listFavouriteMedcenters', [
    {
      ...{ id: '1', displayName: 'Филиал на Немиге', address: 'ул. Немига, 5', photoUrl: null },
      ...{ type: 'medcenters', providerCode: 'demo', addedAt: NOW },
    },
  ])
  await open('/')
  expect((await rowsOf('Мои врачи')).map(([, href]) => href)).toEqual(['/clinics/demo/doctors/7'])
  expect(await rowsOf('Мои медицинские центры')).toEqual([['Филиал на Немиге', '/clinics/demo/branches/1']])
})

test('a failed reading says so in the place of the next visit, and the sections still work', async () => {
  signIn()
  loseConnection('syncVisits')
  await open('/')
  expect(await within(await region('Ближайший визит')).findByRole('alert')).toBeTruthy()
  expect((await rowsOf('Что найти')).length).toBe(5)
})
