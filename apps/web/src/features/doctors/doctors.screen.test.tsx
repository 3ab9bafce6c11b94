import { createMemoryHistory } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '@vizit/api-client/routes.ts'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { rememberProvider } from '../../app/provider/provider-choice.ts'
import { returnPath } from '../../app/session/return-path.ts'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { branch, doctor } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { anna, profileToFillIn, tokens } from '../../testing/people.ts'
import { server } from '../../testing/server.ts'
import { beginWithDoctors, card } from './testing/doctors-screen.ts'
import { counts, doctorList, listedDoctor } from './testing/listed-doctor.ts'

beginWithDoctors()

test('nobody is free on the chosen days: when somebody is, and any date', async () => {
  answer('findDoctors', doctorList([], { nextTimeslot: '2026-12-01T06:00:00Z' }))
  const { user, path } = await open('/doctors?days=3')
  expect(await screen.findByText('В выбранные дни никто не свободен')).toBeTruthy()
  expect(screen.getByText('Ближайшее время: вторник, 1 декабря, 09:00.')).toBeTruthy()
  expect(screen.getByText(/попросить сообщить, если появится время раньше/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Показать любую дату' }))
  await waitFor(() => expect(path()).toBe('/doctors'))
})

test('no such doctors in the town: all regions have some, and keep the filters', async () => {
  answer('findDoctors', doctorList([]))
  const counted = answer('countDoctors', counts(12))
  const { user, path } = await open('/doctors?town=17&speciality=2&age=99')
  expect(await screen.findByText('Во всех регионах: 12 врачей.')).toBeTruthy()
  expect(screen.getByText('В этом городе таких врачей нет')).toBeTruthy()
  expect(counted.map(({ query }) => query)).toContainEqual({ specialityId: '2', age: '99' })
  await user.click(screen.getByRole('link', { name: 'Все регионы' }))
  await waitFor(() => expect(path()).toBe('/doctors?town=0&speciality=2&age=99'))
})

test('a speciality of which nobody is left is named in the title, the heading and the choice', async () => {
  const geneticist = { specialityId: '9', speciality: 'Генетик', synonyms: [] }
  answer('listSpecialities', ({ query }) => (query.specialityId === '9' ? [geneticist] : []))
  answer('findDoctors', doctorList([]))
  await open('/doctors?speciality=9')
  expect(await screen.findByRole('heading', { level: 1, name: 'Генетик' })).toBeTruthy()
  expect(document.title).toBe('Генетик · Визит')
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Специальность' }).value).toBe('Генетик')
})

test('no such doctors: the filters are taken off, the town stays', async () => {
  answer('findDoctors', doctorList([]))
  answer('countDoctors', counts(0))
  const { user, path } = await open('/doctors?town=17&speciality=2&age=99')
  expect(await screen.findByText('Таких врачей нет')).toBeTruthy()
  const [clear] = screen.getAllByRole('button', { name: 'Сбросить фильтры' })
  await user.click(clear as HTMLElement)
  await waitFor(() => expect(path()).toBe('/doctors?town=17'))
})

test('a town in the words is said, and can be chosen', async () => {
  const understood = { query: 'терапевт', town: { locationCode: 162, name: 'Брест' } }
  answer('findDoctors', doctorList([listedDoctor('7')], { understood }))
  const { user, path } = await open('/doctors?q=терапевт брест&town=17')
  expect(await screen.findByText('Показано по запросу «терапевт», город: Брест')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Врачи, Брест')
  answer('findDoctors', doctorList([listedDoctor('7')]))
  await user.click(screen.getByRole('link', { name: 'Выбрать город: Брест' }))
  await waitFor(() => expect(decodeURIComponent(path())).toBe('/doctors?town=162&q=терапевт'))
})

test('nobody in the town of the words: all regions are searched without it', async () => {
  const understood = { query: 'терапевт', town: { locationCode: 162, name: 'Брест' } }
  answer('findDoctors', doctorList([], { understood }))
  const counted = answer('countDoctors', counts(12))
  await open('/doctors?q=терапевт брест')
  const link = await screen.findByRole('link', { name: 'Все регионы' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(/q=терапевт&town=0|town=0&q=терапевт/)
  expect(counted.map(({ query }) => query)).toContainEqual({ q: 'терапевт' })
})

test('nobody in the town: the next step is all regions, and no distance is offered', async () => {
  answer('findDoctors', doctorList([]))
  const { user, path } = await open('/doctors?town=17')
  expect(await screen.findByText('В этом городе врачей пока нет')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Показать расстояние' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Все регионы' }))
  await waitFor(() => expect(path()).toBe('/doctors?town=0'))
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

test('a next page that is asked for comes although the list is read again meanwhile', async () => {
  const second = Promise.withResolvers<void>()
  const pages = { first: doctorList([listedDoctor('7')], { total: 2, nextCursor: 'next' }), later: 0 }
  answer('findDoctors', pages.first)
  const { user, queries } = await open('/doctors')
  await card('Ковалевич Анна 7')
  server.use(
    http.get(`*${routes.findDoctors.path}`, async ({ request }) => {
      if (!new URL(request.url).searchParams.has('cursor')) return HttpResponse.json(pages.first)
      pages.later += 1
      if (pages.later === 1) await second.promise
      return HttpResponse.json(doctorList([listedDoctor('8')], { total: 2 }))
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
  await waitFor(() => expect(pages.later).toBe(1))
  // What a change of free times does.
  await queries.invalidateQueries({ queryKey: ['findDoctors'] })
  await card('Ковалевич Анна 8')
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
  second.resolve()
})

test('a known order that is chosen while the next page is asked for keeps as many pages as it had', async () => {
  const asked: string[] = []
  server.use(
    http.get(`*${routes.findDoctors.path}`, async ({ request }) => {
      const { searchParams } = new URL(request.url)
      const [sort, cursor] = [searchParams.get('sort') ?? 'byDate', searchParams.get('cursor') ?? 'first']
      asked.push(`${sort} ${cursor}`)
      if (sort === 'byDate' && cursor !== 'first') await new Promise(() => undefined)
      const id = sort === 'byName' ? '8' : '7'
      return HttpResponse.json(doctorList([listedDoctor(id)], { total: 9, nextCursor: 'next' }))
    }),
  )
  const { user } = await open('/doctors?sort=byName')
  await card('Ковалевич Анна 8')
  await user.selectOptions(screen.getByLabelText('Сначала'), 'Раннее время')
  await card('Ковалевич Анна 7')
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
  await waitFor(() => expect(asked).toContain('byDate next'))
  await user.selectOptions(screen.getByLabelText('Сначала'), 'По фамилии')
  await card('Ковалевич Анна 8')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Показать ещё' }).ariaBusy).not.toBe('true'))
  expect(screen.getByText('Показано 1 из 9')).toBeTruthy()
  expect(asked).not.toContain('byName next')
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

test('words that are too long are said to be so', async () => {
  refuse('findDoctors', 'INVALID_ARGUMENT', { fields: [{ path: 'q', problem: 'too_big' }] })
  const { path } = await open(`/doctors?q=${'a'.repeat(350)}`)
  expect(await screen.findByText('Слишком длинный запрос')).toBeTruthy()
  expect(path()).toHaveLength('/doctors?q='.length + 350)
})

test('the link back to the list of doctors leads to its place and filters, from each tab', async () => {
  const list = '/doctors?town=0&days=7&part=morning'
  answer('findDoctors', doctorList([listedDoctor('7')]))
  answer('listPhysicians', [doctor('7', { at: ['1'], providerCode: 'mir' })])
  answer('listBranches', [branch('1', 'Филиал на Немиге')])
  answer('listDoctorTimeslots', [])
  answer('listServices', { directions: [], subGroups: [], services: [] })
  answer('listDoctorReviews', { items: [], total: 0, nextCursor: null })
  const history = createMemoryHistory({ initialEntries: ['/', list] })
  const { user, path } = await open(list, { history })
  for (const tabs of [[], ['Отзывы'], ['Отзывы', 'О враче']]) {
    const [name] = await screen.findAllByRole('link', { name: /Ковалевич/ })
    await user.click(name as HTMLElement)
    await waitFor(() => expect(path()).toBe('/clinics/mir/doctors/7'))
    for (const tab of tabs) await user.click(await screen.findByRole('link', { name: tab }))
    await user.click(await screen.findByRole('link', { name: 'К списку врачей' }))
    await waitFor(() => expect(path()).toBe(list))
  }
})
