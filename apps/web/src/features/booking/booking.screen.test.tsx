import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { rememberProvider } from '../../app/provider/provider-choice.ts'
import { returnPath } from '../../app/session/return-path.ts'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { NOW, timeslot, visit } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { profileToFillIn, tokens } from '../../testing/people.ts'
import { answerSync } from '../../testing/sync-answer.ts'
import { beginWithFreeSlot, confirmButton, path } from './testing/slot-to-book.ts'

beginWithFreeSlot()

test('opening the form holds the slot, leaving it frees the slot', async () => {
  const held = answer('holdTimeslot', { timetableId: '501', assignmentId: '71', expiresAt: NOW })
  const freed = answer('releaseHold', undefined)
  const { user } = await open(path)
  expect((await screen.findAllByText('Время за вами ещё 5 минут')).length).toBeGreaterThan(0)
  expect(held.map(({ body }) => body)).toEqual([{ timetableId: '501', assignmentId: '71' }])
  expect(freed).toHaveLength(0)
  await user.click(screen.getByRole('link', { name: 'К выбору времени' }))
  await waitFor(() => expect(freed).toHaveLength(1))
})

test('the price that the card of the doctor said is said, and whoever has none says who knows it', async () => {
  const first = await open(path)
  expect(await screen.findByText('Визит от 45 руб.')).toBeTruthy()
  first.close()
  answer('showTimeslot', { ...timeslot, priceFrom: null })
  await open(path)
  expect(await screen.findByText('Цену этого визита скажут в медицинском центре.')).toBeTruthy()
})

test('an expired hold is shown, and can be taken again', async () => {
  const held = answer('holdTimeslot', { timetableId: '501', assignmentId: '71', expiresAt: NOW })
  const { user } = await open(path)
  await screen.findAllByText('Время за вами ещё 5 минут')
  vi.setSystemTime(Date.parse(NOW) + 301_000)
  await user.click(await screen.findByRole('button', { name: 'Занять ещё раз' }, { timeout: 3000 }))
  expect((await screen.findAllByText('Время за вами ещё 5 минут')).length).toBeGreaterThan(0)
  expect(held).toHaveLength(2)
})

test('a tab whose hold was replaced by another one says so, and can take it again', async () => {
  const held = answer('holdTimeslot', { timetableId: '501', assignmentId: '71', expiresAt: NOW })
  const freed = answer('releaseHold', undefined)
  const { user, queries } = await open(path)
  await screen.findAllByText('Время за вами ещё 5 минут')
  answer('showHold', { hold: { timetableId: '502', assignmentId: '71', expiresAt: NOW } })
  await queries.invalidateQueries({ queryKey: ['showHold'] })
  expect(await screen.findByText(/^Вы открыли другое время в другой вкладке/)).toBeTruthy()
  expect(screen.queryByText(/за вами ещё/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Занять ещё раз' }))
  expect((await screen.findAllByText('Время за вами ещё 5 минут')).length).toBeGreaterThan(0)
  expect(held).toHaveLength(2)
  await user.click(screen.getByRole('link', { name: 'К выбору времени' }))
  await waitFor(() => expect(freed[0]?.query).toEqual({ timetableId: '501' }))
})

test('a guest signs in with the slot held, and returns to it', async () => {
  session.end()
  const freed = answer('releaseHold', undefined)
  const { user, path: at } = await open(path)
  await user.click(await screen.findByRole('button', { name: 'Войти и записаться' }))
  await waitFor(() => expect(at()).toBe('/sign-in'))
  expect(returnPath()).toBe(path)
  expect(freed).toHaveLength(0)
})

test('an incomplete profile is completed first, with the slot held', async () => {
  answer('readProfile', profileToFillIn)
  const { user, path: at } = await open(path)
  await user.click(await screen.findByRole('button', { name: 'Заполнить профиль' }))
  await waitFor(() => expect(at()).toBe('/profile/edit'))
  expect(returnPath()).toBe(path)
})

test('a booking leads to the visits, and the doctor is a favourite', async () => {
  answer('bookVisit', visit)
  const { user, path: at } = await open(path)
  await user.click(await confirmButton())
  await waitFor(() => expect(at()).toBe('/visits'))
  expect(screen.getByText('Визит создан!')).toBeTruthy()
  expect(localStorage.getItem('favouriteDoctors')).toContain('Гончаренко З. В.')
})

test.each([
  { isManageable: true, said: /не позже чем за 30 минут/, unsaid: /меньше 30 минут/ },
  { isManageable: false, said: /меньше 30 минут/, unsaid: /не позже чем за 30 минут/ },
])(
  'the success message says once until when the visit may be changed: $isManageable',
  async ({ said, unsaid, ...may }) => {
    answer('bookVisit', visit)
    const { user } = await open(path)
    const book = await confirmButton()
    answerSync([{ ...visit, ...may }])
    await user.click(book)
    expect(await screen.findByText('Вы записаны на визит')).toBeTruthy()
    expect(screen.getByText(said)).toBeTruthy()
    expect(screen.queryByText(unsaid)).toBeNull()
  },
)

test.each(['at once', 'after a reload'])(
  'a lost answer is requested again with the same key: %s',
  async when => {
    const lost = loseConnection('bookVisit')
    const first = await open(path)
    await first.user.click(await confirmButton())
    expect((await screen.findByRole('alert')).textContent).toContain('Повторим запрос сами')
    // The list already contains the visit, because the request for it is still being retried.
    answer('listVisits', { future: [{ ...visit, timetableId: '501' }], past: [] })
    answerSync([visit])
    const sent = answer('bookVisit', visit)
    if (when === 'at once') dispatchEvent(new Event('online'))
    else {
      first.close()
      // Nothing of the previous page continues.
      session.start(tokens)
    }
    const { path: at } = when === 'at once' ? first : await open(path)
    await waitFor(() => expect(at()).toBe('/visits'))
    expect(await screen.findByText('Вы записаны на визит')).toBeTruthy()
    const key = lost[0]?.headers.get('idempotency-key')
    expect(key).toBeTruthy()
    expect(sent[0]?.headers.get('idempotency-key')).toBe(key)
  },
)

test('a booking answered after its form was left is made, and does not navigate', async () => {
  const lost = loseConnection('bookVisit')
  const { user, path: at } = await open(path)
  await user.click(await confirmButton())
  await waitFor(() => expect(lost).toHaveLength(1))
  await user.click(screen.getByRole('link', { name: 'К выбору времени' }))
  await waitFor(() => expect(at()).toContain('/timeslot?'))
  const left = at()
  answer('bookVisit', visit)
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('Визит создан!')).toBeTruthy()
  expect(at()).toBe(left)
})

test('a timeslot taken by this person, whose answer came during a reload, shows their visit and says that it is booked', async () => {
  refuse('holdTimeslot', 'TIMESLOT_IS_BUSY', {})
  const own = { ...visit, timetableId: '501' }
  answer('listVisits', { future: [own], past: [] })
  answerSync([own])
  const { path: at } = await open(path)
  await waitFor(() => expect(at()).toBe(`/visits?visit=${visit.orderId}`))
  expect(await screen.findByText(/записан/)).toBeTruthy()
})

test.each(['holdTimeslot', 'bookVisit'] as const)(
  'a slot taken meanwhile (%s) leads to fresh slots',
  async call => {
    refuse(call, 'TIMESLOT_IS_BUSY', {})
    const { user, path: at } = await open(path)
    if (call === 'bookVisit') await user.click(await confirmButton())
    await waitFor(() => expect(at()).toContain('/timeslot?clinic=demo&branch=1&speciality=1&doctor=7'))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Интервал уже занят/)
  },
)

test('a time that a new timetable took away while the form was open says so, and leads to other times', async () => {
  answer('holdTimeslot', { timetableId: '501', assignmentId: '71', expiresAt: NOW })
  refuse('bookVisit', 'NOT_FOUND', {})
  const { user } = await open(path)
  await user.click(await confirmButton())
  expect(await screen.findByText('Этого времени больше нет')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Выбрать другое время' })).toBeTruthy()
})

test('a doctor booked at the reception shows phones instead of a form', async () => {
  refuse('holdTimeslot', 'NO_ASSIGNMENT_BOOKING', { phones: '+375 17 200-00-01' })
  await open(path)
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByRole('link').getAttribute('href')).toBe('tel:+375172000001')
  expect(screen.queryByRole('button', { name: 'Записаться' })).toBeNull()
})

test.each([
  [{ from: '2026-12-01' }, '«EPAM» действует с 01.12.2026', '2026-12-01'],
  [{ to: '2026-11-22' }, '«EPAM» действует по 22.11.2026', '2026-11-22'],
])(
  'a day on which the patient’s programme does not cover says which days it does, and leads to their times: %o',
  async (days, said, date) => {
    const covers = { programCaption: 'Программа EPAM', ...days }
    refuse('bookVisit', 'NO_ASSIGNMENT_BOOKING', { phones: '+375 17 200-00-01', membersOnly: true, covers })
    const { user } = await open(path)
    await user.click(await confirmButton())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(said)
    expect(alert.textContent).not.toContain('регистратур')
    expect(within(alert).getByRole('link', { name: 'Выбрать другое время' }).getAttribute('href')).toBe(
      `/timeslot?clinic=demo&branch=1&speciality=1&doctor=7&date=${date}`,
    )
  },
)

test('a doctor for members of programmes alone leads to other doctors', async () => {
  refuse('bookVisit', 'NO_ASSIGNMENT_BOOKING', { phones: '+375 17 200-00-01', membersOnly: true })
  const { user } = await open(path)
  await user.click(await confirmButton())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('только участников программ')
  expect(within(alert).getByRole('link', { name: 'Выбрать другого врача' })).toBeTruthy()
})

const refuseBecauseOfVisit = () =>
  refuse('bookVisit', 'VISITOR_BUSY', {
    orderId: visit.orderId,
    startDate: visit.startDate,
    endDate: visit.endDate,
    physicianName: 'Хирург Х. Х.',
    branchName: visit.branchName,
  })

test('another visit at that time is named, with a link to it', async () => {
  refuseBecauseOfVisit()
  const { user } = await open(path)
  await user.click(await confirmButton())
  expect(await screen.findByText(/Хирург Х\. Х\., 24 ноября 2026 в 09:00/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Посмотреть визит' }).getAttribute('href')).toBe(
    `/visits?visit=${visit.orderId}`,
  )
})

test('a booking refused because another tab has booked: the form does not say any more that the time is held', async () => {
  refuseBecauseOfVisit()
  const { user } = await open(path)
  await screen.findAllByText('Время за вами ещё 5 минут')
  answer('showHold', { hold: null })
  await user.click(await confirmButton())
  expect(await screen.findByText(/^Время больше не за вами/)).toBeTruthy()
  expect(screen.queryByText(/за вами ещё/)).toBeNull()
})

test.each([
  ['', '/doctors?speciality=1&age=42'],
  ['?provider=demo', '/timeslot?clinic=demo&branch=1&speciality=1&date=2026-11-24&age=42'],
])(
  'a wrong age leads to doctors of this speciality who accept it; on the site of a clinic%s, to its own',
  async (site, to) => {
    rememberProvider(site)
    refuse('bookVisit', 'AGE_LIMITS_ISSUE', { reason: 'CHILD_DOCTOR' })
    const { user } = await open(path)
    await user.click(await confirmButton())
    const link = await screen.findByRole('link', { name: 'Выбрать другого врача' })
    expect(link.getAttribute('href')).toBe(to)
  },
)
