import { cleanup, screen, waitFor } from '@testing-library/react'
import { formatPhoneInText } from '@vizit/i18n/format/phone.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropAllDrafts, keepDraft, readDraft } from '../../app/browser-storage/drafts.ts'
import { pendingVisitImport } from '../../app/visit-import/visit-import.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { branch, doctor, guestVisit, NOW, provider, timeslot } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'

const path = '/timeslot/501?clinic=demo'
const CHECK = '01990000-0000-7000-8000-0000000000cc'
const booked = { visit: guestVisit, calendarFile: 'BEGIN:VCALENDAR' }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  dropAllDrafts()
  answer('showTimeslot', timeslot)
  answer('holdTimeslot', { timetableId: '501', assignmentId: '71', expiresAt: '2026-11-23T05:05:00Z' })
  answer('releaseHold', undefined)
  answer('listLocations', [])
  answer('listProviders', [provider('demo', 'Клиника «Мир»')])
  answer('listBranches', [branch('1', 'Филиал на Немиге')])
  answer('listDoctors', [doctor('7'), doctor('8')])
  answer('listDoctorTimeslots', [])
  answer('listBranchTimeslots', [])
  answer('listFreeDates', { dates: [] })
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

type User = Awaited<ReturnType<typeof open>>['user']
const field = (name: string | RegExp) => screen.getByLabelText(name)
const confirm = () => screen.getByRole('button', { name: 'Записаться' })

/** The form's code is loaded when it is opened. */
const formOpens = () => screen.findByRole('heading', { name: 'Кто придёт на визит' }, { timeout: 4000 })

async function begin() {
  const opened = await open(path)
  await opened.user.click(await screen.findByRole('button', { name: 'Записаться без входа' }))
  await formOpens()
  return opened
}

async function put(user: User, name: RegExp, text: string) {
  await user.click(field(name))
  await user.paste(text)
}

async function fill(user: User) {
  await put(user, /^Фамилия/, 'Петрова')
  await put(user, /^Имя/, 'Ольга')
  await put(user, /^Отчество/, '-')
  await put(user, /^Дата рождения/, '17051990')
  await user.click(screen.getByRole('radio', { name: 'Женский' }))
  await put(user, /^Номер телефона/, '297654321')
}

/** A form filled in earlier in this tab opens at once. */
async function reopen(birthday = '17.05.1990') {
  keepDraft('guest', {
    lastName: 'Петрова',
    firstName: 'Ольга',
    middleName: '-',
    birthday,
    sex: 'FEMALE',
    phone: '+375 (29) 765-43-21',
  })
  const opened = await open(path)
  await formOpens()
  return opened
}

async function agree(user: User) {
  for (const box of screen.getAllByRole('checkbox')) await user.click(box)
}

test('signing in is offered first, and the form for guests books', async () => {
  const asked = answer('bookGuestVisit', booked)
  const freed = answer('releaseHold', undefined)
  const { user, path: at } = await open(path)
  expect(await screen.findByRole('button', { name: 'Войти и записаться' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Записаться без входа' }))
  await formOpens()
  await fill(user)
  expect(confirm().getAttribute('aria-disabled')).toBe('true')
  await agree(user)
  expect(confirm().getAttribute('aria-disabled')).toBeNull()
  await user.click(confirm())
  expect(await screen.findByRole('heading', { name: 'Вы записаны на визит' })).toBeTruthy()
  expect(at()).toBe('/successfully-booked')
  expect(asked[0]?.params).toMatchObject({ provider: 'demo', doctorId: '7', timeslotId: '501' })
  expect(asked[0]?.body).toEqual({
    lastName: 'Петрова',
    firstName: 'Ольга',
    middleName: '-',
    phone: '+375 (29) 765-43-21',
    birthDate: '1990-05-17',
    sex: 'FEMALE',
    userAgreementAccepted: true,
    privacyPolicyAccepted: true,
    consentReceived: true,
  })
  expect(asked[0]?.headers.get('idempotency-key')).toBeTruthy()
  expect(readDraft('guest')).toEqual({})
  expect(freed).toHaveLength(0)
  expect(screen.getByText(/отправлена SMS со ссылкой/).textContent).toContain(
    formatPhoneInText('375297654321'),
  )
})

test('without a booking the success screen shows none', async () => {
  await open('/successfully-booked')
  expect(await screen.findByText('Здесь появится визит после записи')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Запись без входа')
})

test('a missing field is reported after it was left, and all of them at booking', async () => {
  const { user } = await begin()
  await user.type(field(/^Фамилия/), '1')
  expect(screen.queryByText(/Можно вводить только буквы/)).toBeNull()
  await user.tab()
  expect(await screen.findByText(/Можно вводить только буквы/)).toBeTruthy()
  await user.click(confirm())
  const summary = await screen.findByRole('region', { name: 'Проверьте, что введено' })
  expect(summary.textContent).toContain('Согласие на обработку данных: Отметьте, чтобы записаться')
  expect(document.activeElement).toBe(summary)
  await user.click(screen.getByRole('link', { name: /Пользовательское соглашение/ }))
  expect(document.activeElement?.id).toBe('agreement')
})

test("a child needs a guardian's name", async () => {
  const asked = answer('bookGuestVisit', booked)
  const { user } = await reopen('17.05.2018')
  await put(user, /кто записывает ребёнка/, 'Петрова Анна')
  await agree(user)
  expect(screen.getAllByRole('checkbox')).toHaveLength(4)
  await user.click(confirm())
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body).toMatchObject({ guardianConsentReceived: true, guardianName: 'Петрова Анна' })
})

test('a captcha is shown if required, and a wrong answer is reported at its field', async () => {
  refuse('bookGuestVisit', 'HUMAN_CHECK_REQUIRED', { id: CHECK })
  const { user } = await reopen()
  await agree(user)
  await user.click(confirm())
  const digits = await screen.findByLabelText('5 цифр с картинки или из аудио')
  await waitFor(() => expect(document.activeElement).toBe(digits))
  refuse('bookGuestVisit', 'INVALID_CAPTCHA_CODE', {})
  await user.type(digits, '12345')
  await user.click(confirm())
  expect(await screen.findByText(/Код введён неверно/)).toBeTruthy()
  expect(digits.getAttribute('aria-invalid')).toBe('true')
  const asked = answer('bookGuestVisit', booked)
  await user.type(digits, '54321')
  await user.click(confirm())
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body).toMatchObject({ humanCheckId: CHECK, humanCode: '54321', lastName: 'Петрова' })
})

test.each([
  ['TIMESLOT_IS_BUSY', {}, 'Интервал уже занят', /doctor=7/],
  ['PATIENT_BUSY', {}, 'На это время пациент уже записан', /doctor=7/],
  ['NO_ASSIGNMENT_BOOKING', { phones: '375172000000' }, 'Медицинский центр ограничил', /doctor=7/],
  ['AGE_LIMITS_ISSUE', { reason: 'CHILD_DOCTOR' }, 'Врач принимает только детей', /^((?!doctor=).)*$/],
] as const)(
  '%s returns to the times with the reason, and nothing typed is lost',
  async (code, attributes, text, where) => {
    refuse('bookGuestVisit', code, attributes as never)
    const { user, path: at, go } = await reopen()
    await agree(user)
    await user.click(confirm())
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    expect(at()).toMatch(/^\/timeslot\?/)
    expect(at()).toMatch(where)
    expect(at()).not.toContain('Петрова')
    go(path)
    expect(((await screen.findByLabelText(/^Фамилия/)) as HTMLInputElement).value).toBe('Петрова')
    expect((field(/^Номер телефона/) as HTMLInputElement).value).toBe('+375 (29) 765-43-21')
  },
)

test('an age that the doctor does not accept is explained if there is no other doctor', async () => {
  answer('listDoctors', [doctor('7')])
  refuse('bookGuestVisit', 'AGE_LIMITS_ISSUE', { reason: 'CHILD_DOCTOR' })
  const { user, path: at } = await reopen()
  await agree(user)
  await user.click(confirm())
  await waitFor(() =>
    expect(at()).toBe('/timeslot?clinic=demo&age=36&branch=1&speciality=1&doctor=7&date=2026-11-24'),
  )
  expect((await screen.findByRole('alert')).textContent).toContain('Врач принимает только детей')
})

test('a guest too young for the doctor is told at the birthday, and offered doctors for that day', async () => {
  answer('showTimeslot', { ...timeslot, ages: { ...timeslot.ages, children: false } })
  answer('listDoctors', [
    doctor('7'),
    doctor('8'),
    doctor('9', { adult: false, children: true, specialityId: '2' }),
  ])
  const asked = answer('bookGuestVisit', booked)
  const { user, path: at, go } = await begin()
  await put(user, /^Фамилия/, 'Петрова')
  expect(screen.queryByRole('alert')).toBeNull()
  await put(user, /^Дата рождения/, '17052020')
  expect((await screen.findByRole('alert')).textContent).toContain('Врач принимает только взрослых')
  expect(asked).toHaveLength(0)
  await user.click(screen.getByRole('link', { name: 'Выбрать другого врача' }))
  await waitFor(() => expect(at()).toMatch(/^\/timeslot\?.*doctor=9/))
  expect(at()).toContain('date=2026-11-24')
  expect(screen.getByText(/^Врачи, которые принимают пациентов 6 лет/)).toBeTruthy()
  expect(screen.queryByRole('group', { name: /Анна [78]$/ })).toBeNull()
  go(path)
  expect(await screen.findByDisplayValue('Петрова')).toBeTruthy()
  expect((field(/^Дата рождения/) as HTMLInputElement).value).toBe('17.05.2020')
})

test('a lost answer is requested again with the same key', async () => {
  const lost = loseConnection('bookGuestVisit')
  const { user } = await reopen()
  await agree(user)
  await user.click(confirm())
  expect((await screen.findByRole('alert')).textContent).toContain('Ответ от сервера не пришёл')
  const asked = answer('bookGuestVisit', booked)
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.headers.get('idempotency-key')).toBe(lost[0]?.headers.get('idempotency-key'))
})

test.each([
  ['is refused', 'TIMESLOT_IS_BUSY', {}],
  ['asks for a picture', 'HUMAN_CHECK_REQUIRED', { id: CHECK }],
] as const)(
  'a booking that %s after its form was left is reported as not made',
  async (_what, code, facts) => {
    const lost = loseConnection('bookGuestVisit')
    const { user, path: at } = await reopen()
    await agree(user)
    await user.click(confirm())
    await waitFor(() => expect(lost).not.toHaveLength(0))
    await user.click(screen.getByRole('link', { name: 'К выбору времени' }))
    await waitFor(() => expect(at()).toContain('/timeslot?'))
    refuse('bookGuestVisit', code, facts)
    dispatchEvent(new Event('online'))
    expect(await screen.findByText('Записаться не удалось. Выберите время ещё раз.')).toBeTruthy()
  },
)

test('if guests may not book, only signing in is offered', async () => {
  await open(path, { settings: { guestBooking: { enabled: false, visitsPerPhone: 3 } } })
  await screen.findByRole('button', { name: 'Войти и записаться' })
  expect(screen.queryByRole('button', { name: 'Записаться без входа' })).toBeNull()
})

test('the visit can be added to an account by signing in with the same phone', async () => {
  answer('bookGuestVisit', booked)
  const { user, path: at } = await reopen()
  await agree(user)
  await user.click(confirm())
  await user.click(await screen.findByRole('button', { name: 'Войти и сохранить визит' }))
  await waitFor(() => expect(at()).toBe('/sign-in'))
  expect(pendingVisitImport()).toMatchObject({ orderId: guestVisit.orderId, phone: '375297654321' })
})

test.each([
  ['programme', 'Запись открыта только участникам программы.', false],
  ['second-visit', 'Первый визит оформляется только в регистратуре.', true],
] as const)(
  'a doctor who never accepts guests (%s) has phones and sign-in instead of a form, and no hold',
  async (bookingPolicy, said, signInHelps) => {
    const held = answer('holdTimeslot', { timetableId: '501', assignmentId: '71', expiresAt: NOW })
    answer('showTimeslot', { ...timeslot, assignment: { ...timeslot.assignment, bookingPolicy } })
    keepDraft('guest', { lastName: 'Петрова' })
    await open(path)
    expect(await screen.findByText(said)).toBeTruthy()
    expect(screen.queryAllByRole('button', { name: 'Войти и записаться' })).toHaveLength(signInHelps ? 1 : 0)
    expect(screen.queryAllByRole('link', { name: 'Выбрать другого врача' })).toHaveLength(signInHelps ? 0 : 1)
    expect(held).toHaveLength(0)
    expect(screen.getByRole('link', { name: /200-00-01/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Записаться без входа' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Кто придёт на визит' })).toBeNull()
  },
)
