import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptPlace } from '../../app/session/kept-place.ts'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { branch, doctor, NOW, provider, timeslot, visit } from '../../testing/clinic.ts'
import { husband, child as son } from '../../testing/family.ts'
import { open } from '../../testing/open.tsx'
import { anna, newcomer, tokens } from '../../testing/people.ts'
import { answerSync } from '../../testing/synced.ts'
import { inTurn } from './in-turn.ts'

const { profileId: child } = son()
const withChild = { ...anna, family: [son()] }
const able = { onlineBookingAllowed: true, declineReasons: [], profileHint: null }
const path = '/timeslot/501?clinic=demo'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', anna)
  answer('showTimeslot', timeslot)
  answer('holdTimeslot', { timetableId: '501', assignmentId: '71', expiresAt: '2026-11-23T05:05:00Z' })
  answer('releaseHold', undefined)
  answer('listBookingCapabilities', [{ profileId: anna.me, ...able }])
  answer('listVisits', { future: [], past: [] })
  answer('listLocations', [])
  answer('listProviders', [])
  answer('listBranches', [branch('1', 'Филиал на Немиге')])
  answer('listDoctors', [doctor('7'), doctor('8')])
  answer('listDoctorTimeslots', [])
})

afterEach(async () => {
  vi.useRealTimers()
  // What the closed screen still sends must not reach the next test.
  cleanup()
  await inTurn(async () => undefined)
})

const confirm = () => screen.findByRole('button', { name: 'Записаться' })

test('opening holds the slot, leaving frees it', async () => {
  const held = answer('holdTimeslot', { timetableId: '501', assignmentId: '71', expiresAt: NOW })
  const freed = answer('releaseHold', undefined)
  const { user } = await open(path)
  expect((await screen.findAllByText('Время удерживается за вами ещё 5 минут')).length).toBeGreaterThan(0)
  expect(held.map(({ body }) => body)).toEqual([{ timetableId: '501', assignmentId: '71' }])
  expect(freed).toHaveLength(0)
  await user.click(screen.getByRole('link', { name: 'К выбору времени' }))
  await waitFor(() => expect(freed).toHaveLength(1))
})

test('when the hold runs out it says so, and can be taken again', async () => {
  const held = answer('holdTimeslot', { timetableId: '501', assignmentId: '71', expiresAt: NOW })
  const { user } = await open(path)
  await screen.findAllByText('Время удерживается за вами ещё 5 минут')
  vi.setSystemTime(Date.parse(NOW) + 301_000)
  await user.click(await screen.findByRole('button', { name: 'Закрепить ещё раз' }, { timeout: 3000 }))
  expect((await screen.findAllByText('Время удерживается за вами ещё 5 минут')).length).toBeGreaterThan(0)
  expect(held).toHaveLength(2)
})

test('a guest goes to sign in with the slot held, and comes back to it', async () => {
  session.end()
  const freed = answer('releaseHold', undefined)
  const { user, path: at } = await open(path)
  await user.click(await screen.findByRole('button', { name: 'Войти и записаться' }))
  await waitFor(() => expect(at()).toBe('/sign-in'))
  expect(keptPlace()).toBe(path)
  expect(freed).toHaveLength(0)
})

test('an unfinished profile is filled in first, with the slot held', async () => {
  answer('readProfile', newcomer)
  const { user, path: at } = await open(path)
  await user.click(await screen.findByRole('button', { name: 'Заполнить профиль' }))
  await waitFor(() => expect(at()).toBe('/profile/edit'))
  expect(keptPlace()).toBe(path)
})

test('the first who can be booked is chosen; the others say why not, with the remedies', async () => {
  answer('readProfile', withChild)
  answer('listBookingCapabilities', [
    {
      profileId: anna.me,
      onlineBookingAllowed: false,
      declineReasons: [
        { code: 8, weight: 70, message: 'Врач не принимает пациентов вашего возраста.' },
        {
          code: 12,
          weight: 92,
          message: 'Слишком много пропущенных визитов: 2 из 3 за последние 12 месяцев',
        },
      ],
      profileHint: null,
    },
    { profileId: child, ...able },
  ])
  const booked = answer('bookVisit', visit)
  const { user } = await open(path)
  const patients = await screen.findByRole('radiogroup', { name: 'Для кого визит' })
  const [first, second] = within(patients).getAllByRole<HTMLInputElement>('radio')
  expect([first?.value, first?.checked, second?.disabled]).toEqual([child, true, true])
  expect(
    within(patients).getAllByText(/2 из 3 за последние 12 месяцев\. Пропущенные визиты отмечены/)[0],
  ).toBeTruthy()

  await user.click(within(patients).getByRole('button', { name: /Почему нельзя записать: Ковалёва/ }))
  expect(within(patients).getAllByRole('listitem')).toHaveLength(2)
  expect(patients.textContent).not.toContain('{{')

  await user.click(await confirm())
  await waitFor(() => expect(booked[0]?.body.profileId).toBe(child))
})

test('success leads to the visits, and the doctor is a favourite', async () => {
  answer('bookVisit', visit)
  const { user, path: at } = await open(path)
  await user.click(await confirm())
  await waitFor(() => expect(at()).toBe('/visits'))
  expect(screen.getByText('Визит создан!')).toBeTruthy()
  expect(localStorage.getItem('favouriteDoctors')).toContain('Гончаренко З. В.')
})

test.each([
  { isManageable: true, said: /не позже чем за 30 минут/, unsaid: /меньше 30 минут/ },
  { isManageable: false, said: /меньше 30 минут/, unsaid: /не позже чем за 30 минут/ },
])('success says once until when the visit may change: $isManageable', async ({ said, unsaid, ...may }) => {
  answer('bookVisit', visit)
  const { user } = await open(path)
  const book = await confirm()
  answerSync([{ ...visit, ...may }])
  await user.click(book)
  expect(await screen.findByText('Вы записаны на визит')).toBeTruthy()
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.queryByText(unsaid)).toBeNull()
})

test('after a lost connection the same key is sent again', async () => {
  const lost = loseConnection('bookVisit')
  const { user } = await open(path)
  await user.click(await confirm())
  expect(await screen.findByText('Нет соединения с интернетом')).toBeTruthy()
  const sent = answer('bookVisit', visit)
  await user.click(await confirm())
  await waitFor(() => expect(sent).toHaveLength(1))
  const key = lost[0]?.headers.get('idempotency-key')
  expect(key).toBeTruthy()
  expect(sent[0]?.headers.get('idempotency-key')).toBe(key)
})

test.each(['holdTimeslot', 'bookVisit'] as const)(
  'a slot taken meanwhile (%s) leads to fresh slots',
  async call => {
    refuse(call, 'TIMESLOT_IS_BUSY', {})
    const { user, path: at } = await open(path)
    if (call === 'bookVisit') await user.click(await confirm())
    await waitFor(() => expect(at()).toContain('/timeslot?clinic=demo&branch=1&speciality=1&doctor=7'))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Интервал уже занят/)
  },
)

test('a doctor of the registry cannot be booked: its phones instead of a form', async () => {
  refuse('holdTimeslot', 'NO_ASSIGNMENT_BOOKING', { phones: '+375 17 200-00-01' })
  await open(path)
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByRole('link').getAttribute('href')).toBe('tel:+375172000001')
  expect(screen.queryByRole('button', { name: 'Записаться' })).toBeNull()
})

test('another visit at that time is named, with a way to it', async () => {
  refuse('bookVisit', 'VISITOR_BUSY', {
    orderId: visit.orderId,
    startDate: visit.startDate,
    endDate: visit.endDate,
    physicianName: 'Хирург Х. Х.',
    branchName: visit.branchName,
  })
  const { user } = await open(path)
  await user.click(await confirm())
  expect(await screen.findByText(/Хирург Х\. Х\., 24 ноября 2026 в 09:00/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Посмотреть визит' }).getAttribute('href')).toBe(
    `/visits?visit=${visit.orderId}`,
  )
})

test('the wrong age leads to other doctors of the speciality', async () => {
  refuse('bookVisit', 'AGE_LIMITS_ISSUE', { reason: 'CHILD_DOCTOR' })
  const { user } = await open(path)
  await user.click(await confirm())
  const link = await screen.findByRole('link', { name: 'Выбрать другого врача' })
  expect(link.getAttribute('href')).toBe('/timeslot?clinic=demo&branch=1&speciality=1')
})

test('without consent it is asked for, naming the organisation, saved, and booking goes on', async () => {
  answer('listProviders', [provider('demo', 'Медцентр «Немига»')])
  answer('readProfile', { ...anna, consentReceived: false })
  const saved = answer('giveConsent', undefined)
  const booked = answer('bookVisit', visit)
  const { user, path: at } = await open(path)
  await user.click(await confirm())
  const dialog = await screen.findByRole('dialog', { name: 'Требуется подтверждение' })
  const goOn = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Подтвердить и записаться' })
  expect(goOn.disabled).toBe(true)
  expect(await within(dialog).findByRole('checkbox', { name: /Медцентр «Немига»/ })).toBeTruthy()
  for (const box of within(dialog).getAllByRole('checkbox')) await user.click(box)
  expect(booked).toHaveLength(0)
  await user.click(goOn)
  await waitFor(() => expect(at()).toBe('/visits'))
  expect(saved[0]?.body).toEqual({ consentReceived: true })
})

test('a visit of the patient at that time is told before booking', async () => {
  answer('listVisits', { future: [visit], past: [] })
  await open(path)
  const warning = await screen.findByText(/у вас уже есть визит: Гончаренко Зоя Валентиновна, 09:00/)
  const choice = screen.getByRole('radiogroup', { name: 'Для кого визит' })
  expect(warning.compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(await confirm()).toHaveProperty('disabled', true)
})

test('a visit of the child at that time is no obstacle to the parent', async () => {
  answer('readProfile', withChild)
  answer('listBookingCapabilities', [
    { profileId: anna.me, ...able },
    { profileId: child, ...able },
  ])
  answer('listVisits', { future: [{ ...visit, profileId: child }], past: [] })
  const { user } = await open(path)
  expect(await confirm()).toHaveProperty('disabled', false)
  await user.click(screen.getByRole('radio', { name: /Ковалёв Пётр/ }))
  expect(await screen.findByText(/у пациента уже есть визит/)).toBeTruthy()
  expect(await confirm()).toHaveProperty('disabled', true)
})

test('for a child without consent it is the parent who gives it', async () => {
  answer('listProviders', [provider('demo', 'Медцентр «Немига»')])
  answer('readProfile', { ...anna, family: [son({ profile: { consentReceived: false } })] })
  answer('listBookingCapabilities', [{ profileId: child, ...able }])
  const saved = answer('saveChild', { data: { family: [] } })
  answer('bookVisit', visit)
  const { user, path: at } = await open(path)
  await user.click(await confirm())
  const dialog = await screen.findByRole('dialog', { name: 'Требуется подтверждение' })
  expect(dialog.textContent).toContain('Ковалёв Пётр Ильич: чтобы записать ребёнка')
  await within(dialog).findByRole('checkbox', { name: /имени и даты рождения ребёнка/ })
  for (const box of within(dialog).getAllByRole('checkbox')) await user.click(box)
  await user.click(within(dialog).getByRole('button', { name: 'Подтвердить и записаться' }))
  await waitFor(() => expect(at()).toBe('/visits'))
  expect(saved[0]?.body).toEqual({ _id: child, consentReceived: true })
})

test('an adult relative gives the consent themselves, and the screen says so', async () => {
  const { profileId } = husband()
  answer('readProfile', { ...anna, family: [husband()] })
  answer('listBookingCapabilities', [{ profileId, ...able }])
  refuse('bookVisit', 'CONSENT_REQUIRED', {})
  const { user } = await open(path)
  expect(await screen.findByText(/· муж/)).toBeTruthy()
  await user.click(await confirm())
  expect((await screen.findByRole('alert')).textContent).toContain('Взрослый даёт его сам')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a child who is not in the family yet is added on the way, with the slot held', async () => {
  const freed = answer('releaseHold', undefined)
  const { user, path: at } = await open(path)
  await user.click(await screen.findByRole('button', { name: 'Добавить ребёнка' }))
  await waitFor(() => expect(at()).toBe('/family/add-child'))
  expect(await screen.findByText(/Выбранное время откроется/)).toBeTruthy()
  expect([keptPlace(), freed.length]).toEqual([path, 0])
})
