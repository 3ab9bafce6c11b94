import { screen, waitFor, within } from '@testing-library/react'
import type { DeclineCode } from '@vizit/domain/booking/decline-code.ts'
import { remedyOf } from '@vizit/domain/booking/remedy.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { returnPath } from '../../app/session/return-path.ts'
import { session } from '../../app/session/session.ts'
import { answer } from '../../testing/answer.ts'
import { branch, doctor, NOW, slots, visit } from '../../testing/clinic.ts'
import { child } from '../../testing/family.ts'
import { open } from '../../testing/open.tsx'
import { anna, profileToFillIn, tokens } from '../../testing/people.ts'

const son = child()
const me = { relation: 'ME', age: 40 } as const
const reason = (code: DeclineCode, weight: number, message: string) => ({
  code,
  weight,
  message,
  remedy: remedyOf(code, me, { takesChildren: false, takesFamily: false }),
})

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', { ...anna, family: [son] })
  answer('listLocations', [])
  answer('listProviders', [])
  answer('listBranches', [branch('1', 'Филиал на Немиге')])
  answer('listDoctors', [doctor('7'), doctor('8')])
  answer('listVisits', { future: [], past: [] })
  answer('listKnownDoctors', { doctorIds: [] })
  answer('listFreeDates', { dates: [] })
  answer('listDoctorTimeslots', slots('71', '2026-11-24T06:00:00Z', 2))
  answer('listBookingCapabilities', [
    {
      profileId: anna.me,
      onlineBookingAllowed: false,
      profileHint: null,
      declineReasons: [
        reason(12, 92, 'Слишком много пропущенных визитов: 2 из 3'),
        reason(9, 64, 'Первый визит оформляется только в регистратуре'),
      ],
    },
    { profileId: son.profileId, onlineBookingAllowed: true, declineReasons: [], profileHint: null },
  ])
})
afterEach(() => void vi.useRealTimers())

test('before a time is chosen: who can be booked with the chosen doctor, and every reason with its remedy', async () => {
  const { user } = await open('/timeslot?clinic=demo&branch=1&doctor=7')
  const remedy = await screen.findByRole('link', { name: 'Пропущенные визиты' })
  expect(remedy.getAttribute('href')).toBe(`/visits/missed?profile=${anna.me}`)
  const [first, second] = screen
    .getAllByRole('listitem')
    .filter(item => /Можно записать|пропущенных/.test(item.textContent ?? ''))
  expect(first?.textContent).toContain('Можно записать')
  expect(second?.contains(remedy)).toBe(true)
  await user.click(screen.getByRole('button', { name: /^Почему нельзя записать: Ковалёва/ }))
  expect(screen.getByText('Первый визит оформляется только в регистратуре.')).toBeTruthy()
})

test.each([
  ['the chosen date', '&date=2026-11-24', { day: '2026-11-24' }],
  ['any day while no date is chosen', '', {}],
  ['any day instead of a date that cannot be booked', '&date=2026-11-02', {}],
])('who can be booked is asked for %s', async (_when, date, day) => {
  const asked = answer('listBookingCapabilities', [
    { profileId: anna.me, onlineBookingAllowed: true, declineReasons: [], profileHint: null },
  ])
  await open(`/timeslot?clinic=demo&branch=1&doctor=7${date}`)
  expect(await screen.findByText('Можно записать')).toBeTruthy()
  expect(asked.map(({ query }) => query)).toEqual([{ assignmentId: '71', ...day }])
})

test.each([
  [0, 'Моя семья', '/family'],
  [3, 'Написать в поддержку', 'mailto:help@vizit.example'],
  [5, 'Добавить ребёнка', '/family/add-child'],
  [6, 'Заполнить профиль', '/profile/edit'],
  [12, 'Пропущенные визиты', `/visits/missed?profile=${anna.me}`],
  ...([2, 4, 9, 12, 14] as const).map(code => [code, '+375 17 200-00-01', 'tel:+375172000001'] as const),
] as const)('the remedy of reason %i is one tap away: %s', async (code, name, href) => {
  answer('listBookingCapabilities', [
    {
      profileId: anna.me,
      onlineBookingAllowed: false,
      profileHint: null,
      declineReasons: [reason(code, 1, 'Почему нельзя')],
    },
  ])
  await open('/timeslot?clinic=demo&branch=1&doctor=7', { settings: { supportEmail: 'help@vizit.example' } })
  await screen.findByText(/Почему нельзя\./)
  const links = screen.getAllByRole('link').filter(link => link.getAttribute('href')?.startsWith(href))
  expect(links.length, name).toBeGreaterThan(0)
})

test.each([7, 8, 10, 11, 13] as const)(
  'for reason %i of one family member no phone is offered',
  async code => {
    answer('listBookingCapabilities', [
      {
        profileId: anna.me,
        onlineBookingAllowed: false,
        profileHint: null,
        declineReasons: [reason(code, 1, 'Почему нельзя')],
      },
      { profileId: son.profileId, onlineBookingAllowed: true, declineReasons: [], profileHint: null },
    ])
    await open('/timeslot?clinic=demo&branch=1&doctor=7')
    expect(await screen.findByText('Можно записать')).toBeTruthy()
    expect(screen.queryByText('Телефоны регистратуры')).toBeNull()
  },
)

test('for other doctors the panel opens on demand', async () => {
  const { user } = await open('/timeslot?clinic=demo&branch=1&date=2026-11-24')
  const [ask] = await screen.findAllByRole('button', { name: /: кого можно записать$/ })
  expect(screen.queryByText('Можно записать')).toBeNull()
  await user.click(ask as HTMLElement)
  expect(await screen.findByText('Можно записать')).toBeTruthy()
})

test('a guest, who has no family here, has no panel', async () => {
  session.end()
  await open('/timeslot?clinic=demo&branch=1&doctor=7')
  await screen.findByRole('link', { name: /^09:00/ })
  expect(screen.queryByRole('button', { name: /: кого можно записать$/ })).toBeNull()
})

test.each([
  ['programme', 'Запись открыта только участникам программы.'],
  ['second-visit', 'Первый визит оформляется только в регистратуре.'],
] as const)('guests see before choosing a time whom a doctor accepts (%s)', async (bookingPolicy, said) => {
  session.end()
  answer('listDoctors', [doctor('7', { places: [{ bookingPolicy }] }), doctor('8')])
  await open('/timeslot?clinic=demo&branch=1&date=2026-11-24')
  const first = await screen.findByRole('group', { name: /^Ковалевич Анна 7/ })
  const second = screen.getByRole('group', { name: /^Ковалевич Анна 8/ })
  expect(await within(first).findByText(said)).toBeTruthy()
  expect(first && within(first).getByRole('link', { name: /200-00-01/ })).toBeTruthy()
  expect(second?.textContent).not.toContain(said)
})

test('a doctor for members of programmes: a guest is led to the sign-in, whoever has no programme to linking one', async () => {
  answer('listDoctors', [doctor('7', { places: [{ bookingPolicy: 'programme' }] }), doctor('8')])
  const member = await open('/timeslot?clinic=demo&branch=1&date=2026-11-24')
  const own = within(await screen.findByRole('group', { name: /^Ковалевич Анна 7/ }))
  expect((await own.findByRole('link', { name: 'Мои программы' })).getAttribute('href')).toBe('/programmes')
  expect(own.getByText(/Подключите программу работодателя или страховую/)).toBeTruthy()
  member.close()
  session.end()
  const { user, path } = await open('/timeslot?clinic=demo&branch=1&date=2026-11-24')
  const card = within(await screen.findByRole('group', { name: /^Ковалевич Анна 7/ }))
  expect(await card.findByText(/Если вы участник программы, войдите\./)).toBeTruthy()
  expect(card.queryByText(/Выберите другого врача/)).toBeNull()
  await user.click(card.getByRole('link', { name: 'Войти' }))
  await waitFor(() => expect(path()).toBe('/sign-in'))
  expect(sessionStorage.getItem('returnTo')).toMatch(/^\/timeslot\?clinic=demo/)
})

test('signed-in users see it until they open the family panel', async () => {
  answer('listDoctors', [doctor('7', { places: [{ bookingPolicy: 'second-visit' }] }), doctor('8')])
  const { user } = await open('/timeslot?clinic=demo&branch=1&date=2026-11-24')
  const said = 'Первый визит оформляется только в регистратуре.'
  const card = await screen.findByRole('group', { name: /^Ковалевич Анна 7/ })
  expect(within(card).getByText(said)).toBeTruthy()
  await user.click(within(card).getByRole('button', { name: /: кого можно записать$/ }))
  expect(await within(card).findByText('Можно записать')).toBeTruthy()
  expect(within(card).getAllByText('Телефоны регистратуры')).toHaveLength(1)
})

test('the calendar marks days on which a family member has a visit', async () => {
  answer('listVisits', { future: [visit], past: [] })
  const { user } = await open('/timeslot?clinic=demo&branch=1&doctor=7')
  await user.click(await screen.findByRole('button', { name: /^Выберите дату/ }))
  expect(await screen.findByRole('button', { name: /24 ноября.*есть визит/ })).toBeTruthy()
  expect(screen.getByText('В этот день у вас или у родственников есть визит')).toBeTruthy()
})

test('whom only a programme helps is not sent to another doctor as well', async () => {
  onlyMe({ ...reason(7, 64, 'Запись открыта только участникам программы'), remedy: 'link-programme' })
  await open('/timeslot?clinic=demo&branch=1&doctor=7')
  expect(await screen.findByRole('link', { name: 'Мои программы' })).toBeTruthy()
  expect(screen.getByText(/Подключите программу работодателя или страховую/)).toBeTruthy()
  expect(screen.queryByText(/Никого из вашей семьи записать сюда онлайн нельзя/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Другие врачи' })).toBeNull()
})

const onlyMe = (...declineReasons: ReturnType<typeof reason>[]) =>
  answer('listBookingCapabilities', [
    {
      profileId: anna.me,
      onlineBookingAllowed: declineReasons.length === 0,
      profileHint: null,
      declineReasons,
    },
  ])

test.each([
  [
    'a new account',
    profileToFillIn,
    { ...reason(6, 80, 'Профиль заполнен не полностью') },
    'Заполнить профиль',
    '/profile/edit',
  ],
  [
    'a parent without a child',
    anna,
    { ...reason(8, 70, 'Врач не принимает пациентов вашего возраста.'), remedy: 'add-child' as const },
    'Добавить ребёнка',
    '/family/add-child',
  ],
])(
  '%s is told the remedy and nothing of the registry, and comes back from it',
  async (_who, profile, why, name, to) => {
    answer('readProfile', profile)
    onlyMe(why)
    const here = '/timeslot?clinic=demo&branch=1&speciality=1&doctor=7&date=2026-11-24'
    const { user, path } = await open(here)
    const remedy = await screen.findByRole('link', { name })
    const card = screen.getByRole('group', { name: /^Ковалевич Анна 7/ })
    expect(card.contains(remedy)).toBe(true)
    expect(within(card).queryByText(/Никого из вашей семьи/)).toBeNull()
    expect(within(card).queryByText('Телефоны регистратуры')).toBeNull()
    await user.click(remedy)
    await waitFor(() => expect(path()).toContain(to))
    expect(returnPath()).toBe(here)
  },
)

test('if the doctor accepts another age, other doctors are offered and not the reception', async () => {
  answer('readProfile', anna)
  onlyMe(reason(8, 70, 'Врач не принимает пациентов вашего возраста.'))
  await open('/timeslot?clinic=demo&branch=1&speciality=1&doctor=7&date=2026-11-24')
  expect(
    await screen.findByText(/^Никого из вашей семьи записать сюда онлайн нельзя\. Выберите/),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Другие врачи' }).getAttribute('href')).toBe(
    '/timeslot?clinic=demo&branch=1&speciality=1&date=2026-11-24',
  )
  expect(screen.queryByText('Телефоны регистратуры')).toBeNull()
})

test('a missing consent is given from the card; an adult relative has to be asked', async () => {
  answer('readProfile', { ...anna, consentReceived: false })
  onlyMe()
  await open('/timeslot?clinic=demo&branch=1&doctor=7')
  expect((await screen.findByRole('link', { name: 'Дать согласие' })).getAttribute('href')).toBe('/consent')
})

const nearest = () => screen.queryAllByRole('button', { name: /^Ближайшее время/ })

test.each(['second-visit', 'programme'] as const)(
  'a guest sees no nearest time of a doctor who takes no new patients (%s)',
  async bookingPolicy => {
    session.end()
    answer('listDoctors', [doctor('7', { places: [{ bookingPolicy }] })])
    answer('listDoctorTimeslots', slots('71', '2026-11-25T06:00:00Z', 2))
    await open('/timeslot?clinic=demo&branch=1&doctor=7&date=2026-11-24')
    const card = await screen.findByRole('group', { name: /^Ковалевич Анна 7/ })
    expect(await within(card).findByRole('button', { name: /^Запись в регистратуре/ })).toBeTruthy()
    expect(nearest()).toHaveLength(0)
  },
)

test('a known patient, also of years ago, sees the nearest time', async () => {
  answer('listKnownDoctors', { doctorIds: ['7'] })
  answer('listDoctors', [doctor('7', { places: [{ bookingPolicy: 'second-visit' }] })])
  answer('listDoctorTimeslots', slots('71', '2026-11-25T06:00:00Z', 2))
  await open('/timeslot?clinic=demo&branch=1&doctor=7&date=2026-11-24')
  await waitFor(() => expect(nearest()).toHaveLength(1))
})
