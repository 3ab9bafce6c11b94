import '../../../testing/indexed-db.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lockAgain, openWith, setCode, wipeStore } from '../../../app/device-store/device-store.ts'
import { saveList } from '../../../app/device-store/stored-lists.ts'
import { session } from '../../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../../testing/answer.ts'
import { NOW, visit } from '../../../testing/clinic.ts'
import { child } from '../../../testing/family.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'
import { coverage } from '../../../testing/programmes.ts'
import { answerSync } from '../../../testing/sync-answer.ts'

const path = `/visits/${visit.orderId}`
const epam = { coverer: 'epam', programCaption: 'EPAM', activatedAt: '2026-01-01', phones: [] }
const onLine = vi.spyOn(navigator, 'onLine', 'get')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', anna)
  answer('listOwnReviews', [])
  answer('listCoverages', { coverages: [], requests: [] })
})
afterEach(() => {
  vi.useRealTimers()
  onLine.mockReturnValue(true)
})

test('a future visit with all possible actions', async () => {
  answer('showVisit', { ...visit, priceKind: 'from', priceFrom: 45 })
  await open(path)
  expect(await screen.findByRole('heading', { level: 1, name: visit.speciality })).toBeTruthy()
  expect(await screen.findByText('Ковалёва А. П.')).toBeTruthy()
  for (const name of [/^Как проехать/, /^Перенести/, /^Хочу раньше/]) screen.getByRole('link', { name })
  for (const name of [/^В календарь/, /^Отменить визит/]) screen.getByRole('button', { name })
  expect(screen.getByRole('link', { name: /200-00-01/ }).getAttribute('href')).toBe('tel:+375172000001')
  expect(screen.getByText('от 45 руб.')).toBeTruthy()
  expect(screen.getByText('Вы платите сами в медицинском центре.')).toBeTruthy()
})

test('a visit that a programme pays says its name and both parts of the price', async () => {
  const asked = answer('listPrograms', [{ code: 'epam', kind: 'EMPLOYER', programCaption: 'Программа EPAM' }])
  const paid = { covererCode: 'epam', covererShare: 80, paymentMethod: 'programme' as const }
  answer('showVisit', { ...visit, ...paid, price: 90.5, priceKind: 'fixed', priceFrom: 90.5 })
  await open(path)
  expect(await screen.findByText('Платит: Программа EPAM.')).toBeTruthy()
  expect(screen.getByText('Программа заплатит 72,40 руб., вы — 18,10 руб.')).toBeTruthy()
  // Also a programme that was switched off after the booking has its name.
  expect(asked.map(({ query }) => query)).toEqual([{ all: 'true' }])
})

test.each([
  ['which the coverer has ended since', [coverage({ status: 'ENDED', validTo: null })], true],
  ['whose last day is before the visit by now', [coverage({ validTo: '2026-11-23' })], true],
  ['which goes on', [coverage({ status: 'ENDED' }), coverage({ validTo: null })], false],
  ['of which nothing may be seen', [], false],
])('a visit that is paid by a programme %s', async (_case, coverages, isOver) => {
  answer('listPrograms', [{ code: 'epam', kind: 'EMPLOYER', programCaption: 'Программа EPAM' }])
  const asked = answer('listCoverages', { coverages, requests: [] })
  answer('showVisit', { ...visit, covererCode: 'epam', covererShare: 80 })
  await open(path)
  expect(await screen.findByText('Платит: Программа EPAM.')).toBeTruthy()
  await waitFor(() => expect(asked).not.toHaveLength(0))
  if (isOver) {
    expect(await screen.findByText(/программа для пациента уже не действует/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /200.00.00/ }).getAttribute('href')).toBe('tel:+375172000000')
  } else expect(screen.queryByText(/уже не действует/)).toBeNull()
})

test('a visit of a programme that is suspended since says so, and whom to ask', async () => {
  answer('listPrograms', [{ code: 'epam', kind: 'EMPLOYER', programCaption: 'Программа EPAM' }])
  answer('listCoverages', { coverages: [coverage({ status: 'SUSPENDED' })], requests: [] })
  answer('showVisit', { ...visit, covererCode: 'epam', covererShare: 80 })
  await open(path)
  expect(await screen.findByText(/^Сейчас программа приостановлена\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: /200.00.00/ }).getAttribute('href')).toBe('tel:+375172000000')
})

test.each([
  [
    'paid by a programme',
    { covererCode: 'epam', covererShare: 100 },
    anna,
    /отмените визит и запишитесь заново/,
  ],
  ['at own expense of a member', {}, { ...anna, programs: [epam] }, /отмените визит и запишитесь заново/],
  [
    'that cannot be cancelled any more',
    { covererCode: 'epam', covererShare: 100, isManageable: false },
    anna,
    /позвоните в медицинский центр/,
  ],
  ['of somebody without a programme', {}, anna, null],
])('of a visit %s it says what to do if somebody else has to pay', async (_case, parts, profile, words) => {
  answer('readProfile', profile)
  answer('listPrograms', [])
  answer('listReviewableVisits', [])
  answer('showVisit', { ...visit, ...parts })
  await open(path)
  await screen.findByRole('heading', { name: 'Оплата' })
  await screen.findByText('Ковалёва А. П.')
  if (words) expect(await screen.findByText(words)).toBeTruthy()
  else expect(screen.queryByText(/кто платит|платить должен/)).toBeNull()
})

test('a visit cancelled since says so, and offers to book again', async () => {
  answer('showVisit', { ...visit, status: 'cancelled', isManageable: false, timetableId: null })
  await open(path)
  expect(await screen.findByText('Отменён')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Отменить/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Записаться снова' }).getAttribute('href')).toBe(
    '/timeslot?clinic=demo&branch=1&doctor=7&assignment=71&age=42',
  )
})

const ofService = { status: 'completed', isPast: true, serviceId: '31', serviceName: 'Осмотр' } as const

test.each([
  ['of a service', anna.me, null, '/service?clinic=demo&service=31&branch=1&doctor=7'],
  [
    'of a service with an option',
    anna.me,
    '311',
    '/service?clinic=demo&service=31&option=311&branch=1&doctor=7',
  ],
  ['of a child', child().profileId, null, '/service?clinic=demo&child=6&service=31&branch=1&doctor=7'],
])('after a visit %s the same is booked again', async (_case, profileId, serviceOptionId, way) => {
  answer('readProfile', { ...anna, family: [child()] })
  answer('showVisit', { ...visit, ...ofService, profileId, serviceOptionId })
  await open(path)
  const link = await screen.findByRole('link', { name: 'Записаться снова' })
  await waitFor(() => expect(link.getAttribute('href')).toBe(way))
})

test.each([
  ['of a child', child().profileId, '&age=6'],
  ['of an adult', anna.me, '&age=42'],
])('after a visit %s without a service, doctors for that age are offered', async (_case, profileId, age) => {
  answer('readProfile', { ...anna, family: [child()] })
  answer('showVisit', { ...visit, status: 'completed', isPast: true, profileId })
  await open(path)
  const link = await screen.findByRole('link', { name: 'Записаться снова' })
  const way = `/timeslot?clinic=demo&branch=1&doctor=7&assignment=71${age}`
  await waitFor(() => expect(link.getAttribute('href')).toBe(way))
})

test('a past visit without an outcome is not called planned', async () => {
  answer('showVisit', visit)
  const first = await open(path)
  expect(await screen.findByText('Запланирован')).toBeTruthy()
  first.close()
  const over = { startDate: '2026-11-10T06:00:00Z', endDate: '2026-11-10T06:30:00Z', isManageable: false }
  answer('showVisit', { ...visit, ...over })
  await open(path)
  expect(await screen.findByText(visit.physicianName)).toBeTruthy()
  expect(screen.queryByText('Запланирован')).toBeNull()
})

test('a visit taken off the list can be put back', async () => {
  const long = { ...visit, startDate: '2026-11-10T06:00:00Z', endDate: '2026-11-10T06:30:00Z' }
  answer('showVisit', { ...long, status: 'completed', hidden: true })
  const back = answer('putBackVisit', undefined)
  const { user } = await open(path)
  await user.click(await screen.findByRole('button', { name: 'Вернуть в список' }))
  expect(await screen.findByText('Визит снова в списке')).toBeTruthy()
  expect(back).toHaveLength(1)
})

test('a missing or forbidden visit leads back to the list', async () => {
  refuse('showVisit', 'NOT_FOUND', {})
  await open(path)
  expect(await screen.findByText('Такого визита нет')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'К визитам' }).getAttribute('href')).toBe('/visits')
})

test('offline it is shown as in the list, and its state follows the time', async () => {
  answerSync([visit])
  const { user } = await open('/visits')
  const heading = await screen.findByRole('heading', { level: 2 })
  onLine.mockReturnValue(false)
  loseConnection('showVisit')
  // Twenty minutes before its start.
  vi.setSystemTime(new Date(Date.parse(visit.startDate) - 1_200_000))
  await user.click(within(heading).getByRole('link'))
  expect(await screen.findByRole('heading', { level: 1, name: visit.speciality })).toBeTruthy()
  expect(screen.getByText(/До начала меньше 30 минут/)).toBeTruthy()
})

test('after locking nothing of it stays on the page until the code opens it again', async () => {
  const keys = { hashKey: anna.hashKey ?? '', storeKey: anna.storeKey ?? '' }
  await openWith(keys)
  await saveList('visits', [visit], { syncedAt: NOW })
  await setCode('481516', keys, 1000)
  lockAgain()
  onLine.mockReturnValue(false)
  loseConnection('readProfile')
  loseConnection('showVisit')
  const { user } = await open(path, { offline: true })
  await user.type(await screen.findByLabelText('Код'), '481516')
  await waitFor(() => expect(document.body.textContent).toContain(visit.physicianName))
  act(lockAgain)
  await user.type(await screen.findByLabelText('Код'), '000000')
  expect(await screen.findByText(/^Код неверный/)).toBeTruthy()
  expect(document.body.textContent).not.toContain(visit.physicianName)
  await user.type(screen.getByLabelText('Код'), '481516')
  await waitFor(() => expect(document.body.textContent).toContain(visit.physicianName))
  await wipeStore()
})
