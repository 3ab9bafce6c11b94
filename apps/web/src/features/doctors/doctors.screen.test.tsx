import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropFavourites } from '../../app/favourites/favourites.ts'
import { forgetDevicePlace } from '../../app/place/device-place.ts'
import { rememberProvider } from '../../app/provider/provider-choice.ts'
import { returnPath } from '../../app/session/return-path.ts'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { NOW, provider, timeslot, visit } from '../../testing/clinic.ts'
import { commonService, serviceDetails } from '../../testing/common-services.ts'
import { medcenter, medcenterDetails, medcenterPage } from '../../testing/medcenters.ts'
import { open } from '../../testing/open.tsx'
import { anna, profileToFillIn, tokens } from '../../testing/people.ts'
import { counts, doctorList, listedDoctor, place, times } from './testing/listed-doctor.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  answer('listLocations', [])
  answer('listProviders', [provider('mir', 'Клиника «Мир»')])
  answer('listSpecialities', [
    { specialityId: '1', speciality: 'Терапевт', synonyms: [] },
    { specialityId: '2', speciality: 'Хирург', synonyms: [] },
  ])
  answer('countDoctors', counts(12))
  answer('findMedcenters', { items: [], total: 0, nextCursor: null })
  answer('findServices', { directions: [], items: [], total: 0, nextCursor: null })
  answer('listPrograms', [])
})
afterEach(() => {
  session.end()
  dropFavourites()
  forgetDevicePlace()
  Reflect.deleteProperty(navigator, 'geolocation')
  vi.useRealTimers()
})

const card = async (name: string) => within(await screen.findByRole('group', { name }))

test('a card shows who the doctor is, where, and the times of three days, each a link to its booking form', async () => {
  answer(
    'findDoctors',
    doctorList([
      listedDoctor('7', {
        qualification: 'высшая категория',
        workStart: 2006,
        languages: ['be', 'ru', 'en'],
        priceFrom: 45.5,
        reviewsCount: 3,
        freeTimeslots: [...times('71', '2026-11-23T06:00:00Z', 5), ...times('71', '2026-11-24T06:00:00Z', 1)],
      }),
    ]),
  )
  const { user } = await open('/doctors')
  const shown = await card('Ковалевич Анна 7')
  expect(screen.getByText('Найден 1 врач').getAttribute('role')).toBe('status')
  expect(shown.getByText('Высшая категория, стаж 20 лет')).toBeTruthy()
  expect(shown.getByText('Принимает взрослых')).toBeTruthy()
  expect(shown.getByText('Языки: белорусский, русский, английский')).toBeTruthy()
  expect(shown.getByText('Визит от 45,50 руб.')).toBeTruthy()
  expect(shown.getByRole('link', { name: '3 отзыва: Ковалевич Анна 7' }).getAttribute('href')).toBe(
    '/clinics/mir/doctors/7?tab=reviews',
  )
  expect(shown.getByRole('link', { name: /Немиге/ }).getAttribute('href')).toBe('/clinics/mir/branches/1')
  const today = within(shown.getByRole('list', { name: 'Сегодня' }))
  expect(today.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '09:00',
    '09:30',
    '10:00',
  ])
  expect(today.getByRole('link', { name: /09:30/ }).getAttribute('href')).toBe('/timeslot/71232?clinic=mir')
  expect(within(shown.getByRole('list', { name: 'Завтра' })).getAllByRole('link')).toHaveLength(1)
  await user.click(shown.getByRole('button', { name: 'Ещё 2 варианта: Ковалевич Анна 7' }))
  expect(today.getAllByRole('link')).toHaveLength(5)
})

test('times at two places stand under each place, and other addresses are counted', async () => {
  answer(
    'findDoctors',
    doctorList([
      listedDoctor('7', {
        worksAt: [
          place('71'),
          place('72', {
            branchId: '2',
            branch: 'Филиал на Лесной',
            specialityId: '2',
            specialityName: 'Хирург',
          }),
          place('73', { branchId: '3', branch: 'Филиал на Победителей' }),
        ],
        freeTimeslots: [
          ...times('72', '2026-11-24T06:00:00Z', 1, '2'),
          ...times('71', '2026-11-24T08:00:00Z', 1),
        ],
      }),
    ]),
  )
  await open('/doctors')
  const shown = await card('Ковалевич Анна 7')
  expect(shown.getAllByRole('link', { name: /Филиал/ }).map(({ textContent }) => textContent)).toEqual([
    'Филиал на Лесной, Минск, ул. Немига, 5',
    'Филиал на Немиге, Минск, ул. Немига, 5',
  ])
  expect(shown.getByText(/· Хирург/)).toBeTruthy()
  expect(shown.getByRole('link', { name: 'Ещё 1 адрес: Ковалевич Анна 7' })).toBeTruthy()
})

test.each([
  [
    'a later day',
    { nearestTimeslot: '2026-12-01T06:00:00Z' },
    'link',
    /^Ближайшее время: вторник, 1 декабря, 09:00/,
    '/timeslot?clinic=mir&doctor=7&date=2026-12-01',
  ],
  ['no time at all', {}, 'link', /^Сообщить, когда появится время/, '/waitlist/join?clinic=mir&doctor=7'],
  [
    'a doctor for whom a programme is needed',
    { worksAt: [place('71', { bookingPolicy: 'programme' as const })] },
    'link',
    /^Как записаться/,
    '/timeslot?clinic=mir&doctor=7',
  ],
])('without a time in three days: %s', async (_case, parts, role, name, href) => {
  answer('findDoctors', doctorList([listedDoctor('7', { freeTimeslots: [], ...parts })]))
  await open('/doctors')
  const shown = await card('Ковалевич Анна 7')
  expect(shown.getByRole(role, { name }).getAttribute('href')).toBe(href)
})

test('with a nearest time on a later day one can wait for a sooner one', async () => {
  answer(
    'findDoctors',
    doctorList([listedDoctor('7', { freeTimeslots: [], nearestTimeslot: '2026-12-01T06:00:00Z' })]),
  )
  await open('/doctors')
  const shown = await card('Ковалевич Анна 7')
  const wait = shown.getByRole('link', { name: /^Сообщить, если появится время раньше/ })
  expect(wait.getAttribute('href')).toBe('/waitlist/join?clinic=mir&doctor=7&until=2026-11-30')
})

test('all centres and services can be chosen, also beyond the first page, and a chosen one of another town is shown', async () => {
  answer('findDoctors', doctorList([listedDoctor('7')]))
  answer('findMedcenters', ({ query: { cursor } }) =>
    cursor ? medcenterPage([medcenter('2')]) : medcenterPage([medcenter('1')], 'next', 2),
  )
  answer('findServices', ({ query: { cursor } }) => ({
    ...{ directions: [], total: 2 },
    items: [commonService(cursor ? '2' : '1')],
    nextCursor: cursor ? null : 'next',
  }))
  answer('showMedcenter', medcenterDetails('9', { branch: 'Центр в другом городе' }))
  const { user, path } = await open('/doctors?town=17&branch=9')
  await user.click(await screen.findByRole('button', { name: 'Фильтры' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
  const centres = await dialog.findByLabelText<HTMLSelectElement>('Медицинский центр')
  await waitFor(() => expect(centres.selectedOptions[0]?.textContent).toBe('Центр в другом городе'))
  await dialog.findByRole('option', { name: /Центр 2/ })
  answer('showMedcenter', medcenterDetails('2'))
  answer('showService', serviceDetails('2'))
  await user.selectOptions(centres, '2')
  await dialog.findByRole('option', { name: 'Услуга 2' })
  await user.selectOptions(dialog.getByLabelText('Услуга'), '2')
  await user.click(dialog.getByRole('button', { name: /^Показать/ }))
  await waitFor(() => expect(path()).toBe('/doctors?town=17&branch=2&service=2'))
})

test('a doctor booked at the reception has its phones', async () => {
  const worksAt = [place('71', { bookingPolicy: 'registry', onlineBooking: false })]
  answer('findDoctors', doctorList([listedDoctor('7', { freeTimeslots: [], worksAt })]))
  const { user } = await open('/doctors')
  const shown = await card('Ковалевич Анна 7')
  expect(shown.queryByRole('link', { name: /Сообщить/ })).toBeNull()
  await user.click(shown.getByRole('button', { name: /^Запись в регистратуре/ }))
  expect(shown.getAllByRole('link', { name: /\+375/ })).toHaveLength(2)
})

test('with a service each time opens the booking of this service at its own organisation', async () => {
  answer('showService', { name: 'УЗИ' } as never)
  const worksAt = [place('71', { serviceId: '55' })]
  const asked = answer('findDoctors', doctorList([listedDoctor('7', { worksAt })]))
  await open('/doctors?service=5')
  const shown = await card('Ковалевич Анна 7')
  expect(shown.getByRole('link', { name: /^09:00/ }).getAttribute('href')).toBe(
    '/service/71241?clinic=mir&service=55&doctor=7',
  )
  expect(asked[0]?.query).toEqual({ serviceId: '5' })
})

test('the address says the filters, and what is invalid in it is dropped', async () => {
  const asked = answer('findDoctors', doctorList([listedDoctor('7')]))
  await open(
    '/doctors?town=17&speciality=2&profile=2&age=6&days=3&time=4&part=evening&program=epam&sort=byName&branch=x&service=-1&q=%D0%BA%D0%BE%D0%B2',
  )
  await card('Ковалевич Анна 7')
  expect(asked).toHaveLength(1)
  expect(asked[0]?.query).toEqual({
    q: 'ков',
    locationCode: '17',
    specialityId: '2',
    profile: '2',
    age: '6',
    preferredDays: '3',
    preferredTime: '4',
    timeOfDay: 'evening',
    programId: 'epam',
    sort: 'byName',
  })
})

const town = (code: number, name: string) => ({
  id: name,
  name,
  code,
  tabletkaCode: null,
  tabletkaCodev3: null,
  latitude: 53.9,
  longitude: 27.5,
  banners: 'doctors',
})

test('the town of the head is put into the address, whether chosen before or now; all regions are a choice', async () => {
  answer('listLocations', [town(0, 'Все регионы'), town(17, 'Минск'), town(152, 'Гродно')])
  localStorage.setItem('bumbaPrefs', JSON.stringify({ locationCode: 17, locationName: 'Минск' }))
  const asked = answer('findDoctors', doctorList([listedDoctor('7')]))
  const { user, path } = await open('/doctors?speciality=1')
  await card('Ковалевич Анна 7')
  expect(path()).toBe('/doctors?town=17&speciality=1')
  expect(asked.map(({ query }) => query.locationCode)).toEqual(['17'])

  await user.click(await screen.findByRole('button', { name: 'Город: Минск' }))
  await user.click(await screen.findByRole('button', { name: 'Гродно' }))
  await waitFor(() => expect(path()).toBe('/doctors?town=152&speciality=1'))
  await waitFor(() => expect(asked.at(-1)?.query.locationCode).toBe('152'))

  await user.click(await screen.findByRole('button', { name: 'Город: Гродно' }))
  await user.click(await screen.findByRole('button', { name: 'Все регионы' }))
  await waitFor(() => expect(path()).toBe('/doctors?town=0&speciality=1'))
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ specialityId: '1' }))
  localStorage.removeItem('bumbaPrefs')
})

test('the speciality and the order change the list and the address', async () => {
  const asked = answer('findDoctors', doctorList([listedDoctor('7')]))
  const { user, path } = await open('/doctors')
  await card('Ковалевич Анна 7')
  await user.selectOptions(await screen.findByLabelText('Специальность'), 'Хирург')
  await waitFor(() => expect(path()).toBe('/doctors?speciality=2'))
  await user.selectOptions(screen.getByLabelText('Сначала'), 'По отзывам')
  await waitFor(() => expect(path()).toBe('/doctors?speciality=2&sort=byFeedbacks'))
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ specialityId: '2', sort: 'byFeedbacks' }))
})

test('filters are chosen together in a dialog, which says how many doctors there will be', async () => {
  answer('findDoctors', doctorList([listedDoctor('7')]))
  const counted = answer('countDoctors', counts(12))
  const { user, path } = await open('/doctors?speciality=2')
  await user.click(screen.getByRole('button', { name: 'Фильтры' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
  await user.click(await dialog.findByRole('radio', { name: '3 дня: 2 врача' }))
  await user.click(dialog.getByRole('radio', { name: 'Детей: 2 врача' }))
  await user.type(dialog.getByLabelText('Возраст пациента, полных лет'), '6')
  await waitFor(() =>
    expect(counted.at(-1)?.query).toEqual({ specialityId: '2', preferredDays: '3', profile: '2', age: '6' }),
  )
  expect(path()).toBe('/doctors?speciality=2')
  await user.click(await dialog.findByRole('button', { name: 'Показать: 12 врачей' }))
  await waitFor(() => expect(path()).toBe('/doctors?speciality=2&profile=2&age=6&days=3'))
  expect(screen.queryByRole('dialog')).toBeNull()

  const chosen = within(screen.getByRole('list', { name: 'Выбранные фильтры' }))
  await user.click(chosen.getByRole('button', { name: 'Убрать фильтр: Пациенту 6 лет' }))
  await waitFor(() => expect(path()).toBe('/doctors?speciality=2&profile=2&days=3'))
  await user.click(chosen.getByRole('button', { name: 'Сбросить фильтры' }))
  await waitFor(() => expect(path()).toBe('/doctors'))
})

test('a speciality that nobody in the town has is named and can be taken off', async () => {
  answer('listSpecialities', ({ query }) =>
    query.locationCode ? [] : [{ specialityId: '5', speciality: 'Кардиолог', synonyms: [] }],
  )
  answer('findDoctors', doctorList([]))
  const { user, path } = await open('/doctors?town=17&speciality=5')
  const field = await screen.findByLabelText<HTMLSelectElement>('Специальность')
  await waitFor(() => expect(field.selectedOptions[0]?.textContent).toBe('Кардиолог'))
  await user.selectOptions(field, 'Все специальности')
  await waitFor(() => expect(path()).toBe('/doctors?town=17'))
})

test('a filter of the link that does not exist any more is named, and taken off', async () => {
  refuse('findDoctors', 'INVALID_ARGUMENT', { fields: [{ path: 'specialityId', problem: 'unknown' }] })
  const { user, path } = await open('/doctors?speciality=999&days=3')
  expect(await screen.findByText('Такого значения больше нет: Специальность.')).toBeTruthy()
  answer('findDoctors', doctorList([listedDoctor('7')]))
  await user.click(screen.getByRole('button', { name: 'Показать без него' }))
  await card('Ковалевич Анна 7')
  expect(path()).toBe('/doctors?days=3')
})

test('nobody is free on the chosen days: when somebody is, and any date', async () => {
  answer('findDoctors', doctorList([], { nextTimeslot: '2026-12-01T06:00:00Z' }))
  const { user, path } = await open('/doctors?days=3')
  expect(await screen.findByText('В выбранные дни никто не свободен')).toBeTruthy()
  expect(screen.getByText('Ближайшее время: вторник, 1 декабря, 09:00.')).toBeTruthy()
  expect(screen.getByText(/попросить сообщить, если появится время раньше/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Показать любую дату' }))
  await waitFor(() => expect(path()).toBe('/doctors'))
})

test('no such doctors: the filters are taken off, the town stays', async () => {
  answer('findDoctors', doctorList([]))
  const { user, path } = await open('/doctors?town=17&speciality=2&age=99')
  expect(await screen.findByText('Таких врачей нет')).toBeTruthy()
  const [clear] = screen.getAllByRole('button', { name: 'Сбросить фильтры' })
  await user.click(clear as HTMLElement)
  await waitFor(() => expect(path()).toBe('/doctors?town=17'))
})

test('nobody in the town: the next step is all regions, and no distance is offered', async () => {
  answer('findDoctors', doctorList([]))
  const { user, path } = await open('/doctors?town=17')
  expect(await screen.findByText('В этом городе врачей пока нет')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Показать расстояние' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Все регионы' }))
  await waitFor(() => expect(path()).toBe('/doctors?town=0'))
})

test('the filters’ dialog is closed without a change of the list', async () => {
  answer('findDoctors', doctorList([listedDoctor('7')]))
  const { user, path } = await open('/doctors')
  await user.click(await screen.findByRole('button', { name: 'Фильтры' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
  await user.click(await dialog.findByRole('radio', { name: '3 дня: 2 врача' }))
  await user.click(dialog.getByRole('button', { name: 'Отмена' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(path()).toBe('/doctors')
})

test('the next page comes with the cursor, and the focus goes to its first doctor', async () => {
  answer('findDoctors', doctorList([listedDoctor('7')], { total: 2, nextCursor: 'next' }))
  const { user } = await open('/doctors')
  await card('Ковалевич Анна 7')
  expect(screen.getByText('Показано 1 из 2')).toBeTruthy()
  const asked = answer('findDoctors', doctorList([listedDoctor('8')], { total: 2 }))
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
  await card('Ковалевич Анна 8')
  expect(asked[0]?.query).toEqual({ cursor: 'next' })
  expect(document.activeElement?.textContent).toContain('Ковалевич Анна 8')
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
})

test('an address of a later page shows it, and leads to the first one; another filter begins anew', async () => {
  const asked = answer('findDoctors', doctorList([listedDoctor('8')], { total: 2 }))
  const { user, path } = await open('/doctors?cursor=next')
  await card('Ковалевич Анна 8')
  expect(asked[0]?.query).toEqual({ cursor: 'next' })
  expect(screen.getByRole('link', { name: 'К началу списка' }).getAttribute('href')).toBe('/doctors')
  await user.selectOptions(screen.getByLabelText('Сначала'), 'По отзывам')
  await waitFor(() => expect(path()).toBe('/doctors?sort=byFeedbacks'))
})

test('a next page that is not reached can be asked for again; the doctors before it stay', async () => {
  answer('findDoctors', doctorList([listedDoctor('7')], { total: 2, nextCursor: 'next' }))
  const { user } = await open('/doctors')
  await card('Ковалевич Анна 7')
  refuse('findDoctors', 'TOO_MANY_REQUESTS', { retryAfter: 5 })
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
  const again = await screen.findByRole('button', { name: 'Повторить' })
  await card('Ковалевич Анна 7')
  answer('findDoctors', doctorList([listedDoctor('8')], { total: 2 }))
  await user.click(again)
  await card('Ковалевич Анна 8')
})

test.each(['holdTimeslot', 'bookVisit'] as const)(
  'back from a time taken meanwhile (%s) the list does not offer it, even before it is read anew',
  async call => {
    session.start(tokens)
    answer('readProfile', anna)
    answer('listVisits', { future: [], past: [] })
    answer('listBranches', [])
    answer('listDoctors', [])
    answer('listBookingCapabilities', [
      { profileId: anna.me, onlineBookingAllowed: true, declineReasons: [], profileHint: null },
    ])
    answer('showTimeslot', timeslot)
    answer('holdTimeslot', { timetableId: '501', assignmentId: '71', expiresAt: '2026-11-23T05:05:00Z' })
    answer('showHold', { hold: null })
    answer('releaseHold', undefined)
    refuse(call, 'TIMESLOT_IS_BUSY', {})
    const [taken, free] = times('71', '2026-11-24T06:00:00Z', 2).map((time, index) =>
      index === 0 ? { ...time, timeslotId: '501' } : time,
    )
    const freeTimeslots = taken && free ? [taken, free] : []
    answer('findDoctors', doctorList([listedDoctor('7', { freeTimeslots })]))
    const { user, path, go, queries } = await open('/doctors')
    await user.click(await screen.findByRole('link', { name: /^09:00/ }))
    if (call === 'bookVisit') await user.click(await screen.findByRole('button', { name: 'Записаться' }))
    await waitFor(() => expect(path()).toContain('/timeslot?'))
    await waitFor(() => expect(queries.isFetching()).toBe(0))
    const again = answer(
      'findDoctors',
      doctorList([listedDoctor('7', { freeTimeslots: freeTimeslots.slice(1) })]),
    )
    go('/doctors')
    await screen.findByRole('link', { name: /^09:30/ })
    expect(screen.queryByRole('link', { name: /^09:00/ })).toBeNull()
    await waitFor(() => expect(again).toHaveLength(1))
  },
)

test('without a network the screen says so and offers to try again', async () => {
  loseConnection('findDoctors')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = await open('/doctors')
  const again = await screen.findByRole('button', { name: 'Повторить' })
  vi.restoreAllMocks()
  answer('findDoctors', doctorList([listedDoctor('7')]))
  await user.click(again)
  await card('Ковалевич Анна 7')
})

test('a guest who marks a doctor signs in first and comes back to the same list', async () => {
  answer('findDoctors', doctorList([listedDoctor('7')]))
  const { user, path } = await open('/doctors?speciality=1&days=3')
  const shown = await card('Ковалевич Анна 7')
  await user.click(shown.getByRole('link', { name: 'Войти и добавить в «Мои врачи»: Ковалевич А. 7' }))
  await waitFor(() => expect(path()).toBe('/sign-in'))
  expect(returnPath()).toBe('/doctors?speciality=1&days=3')
})

test('a link to bookmarks asks a guest to sign in, and shows a patient their doctors', async () => {
  const asked = answer('findDoctors', doctorList([]))
  const guest = await open('/doctors?bookmarked=1')
  expect(await screen.findByText('Войдите, чтобы увидеть своих врачей')).toBeTruthy()
  expect(asked).toHaveLength(0)
  guest.close()

  session.start(tokens)
  answer('readProfile', anna)
  answer('listVisits', { future: [], past: [] })
  answer('findBookmarkedDoctors', doctorList([listedDoctor('7')]))
  const { user } = await open('/doctors?bookmarked=1')
  const shown = await card('Ковалевич Анна 7')
  await user.click(await shown.findByRole('button', { name: 'Мои врачи: Ковалевич А. 7' }))
  expect(JSON.parse(localStorage.getItem('favouriteDoctors') ?? '[]')).toMatchObject([
    { id: '7', branchId: '1', providerCode: 'mir' },
  ])
})

test('the counts of all doctors are not shown beside bookmarks', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listVisits', { future: [], past: [] })
  answer('findBookmarkedDoctors', doctorList([listedDoctor('7')]))
  const counted = answer('countDoctors', counts(12))
  answer('findDoctors', doctorList([listedDoctor('7')]))
  const { user } = await open('/doctors')
  await user.click(await screen.findByRole('button', { name: 'Фильтры' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
  expect(await dialog.findByRole('radio', { name: '3 дня: 2 врача' })).toBeTruthy()
  const before = counted.length
  await user.click(dialog.getByRole('switch', { name: 'Только мои врачи' }))
  expect(await dialog.findByRole('radio', { name: '3 дня' })).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Показать' })).toBeTruthy()
  expect(counted).toHaveLength(before)
})

test('no bookmarked doctor in the town: the next step is all regions', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listVisits', { future: [], past: [] })
  answer('findBookmarkedDoctors', doctorList([]))
  const { user, path } = await open('/doctors?town=17&bookmarked=1')
  expect(await screen.findByText('В этом городе ваших врачей нет')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Все регионы' }))
  await waitFor(() => expect(path()).toBe('/doctors?town=0&bookmarked=1'))
  expect(await screen.findByText('Среди ваших врачей таких нет')).toBeTruthy()
})

test('without a name in the profile the heart leads to the profile and back', async () => {
  session.start(tokens)
  answer('readProfile', profileToFillIn)
  answer('listVisits', { future: [], past: [] })
  answer('findDoctors', doctorList([listedDoctor('7')]))
  const { user, path } = await open('/doctors?speciality=1')
  const shown = await card('Ковалевич Анна 7')
  await user.click(await shown.findByRole('link', { name: 'Мои врачи: Ковалевич А. 7' }))
  await waitFor(() => expect(path()).toBe('/profile/edit'))
  expect(returnPath()).toBe('/doctors?speciality=1')
})

test('a time at which the family has a visit is marked (decisions D14)', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listVisits', { future: [visit], past: [] })
  answer('findDoctors', doctorList([listedDoctor('7')]))
  await open('/doctors')
  const shown = await card('Ковалевич Анна 7')
  await waitFor(() => expect(shown.getByRole('link', { name: /^09:00.*уже есть визит: Анна/ })).toBeTruthy())
  expect(shown.getByText(/^Пунктиром отмечено/)).toBeTruthy()
})

test('the site of one clinic shows only its own doctors', async () => {
  answer('listBranches', [])
  answer('listDoctors', [])
  rememberProvider('?provider=demo')
  const { path } = await open('/doctors')
  await waitFor(() => expect(path()).toBe('/timeslot'))
})

test('distances are computed on the device, once its user has asked for them', async () => {
  const asked = answer('findDoctors', doctorList([listedDoctor('7')]))
  const at = { coords: { latitude: 53.9, longitude: 27.6 } }
  const getCurrentPosition = vi.fn((found: PositionCallback) => found(at as GeolocationPosition))
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  const { user } = await open('/doctors')
  const shown = await card('Ковалевич Анна 7')
  expect(getCurrentPosition).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Показать расстояние' }))
  expect(await shown.findByText(/3,3 км от вас/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Показать расстояние' })).toBeNull()
  expect(asked).toHaveLength(1)
})
