import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { dropRecentSearches, recentSearches, rememberSearch } from '../../app/search/recent-searches.ts'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { tokens } from '../../testing/people.ts'
import { server } from '../../testing/server.ts'

const NOTHING = { total: 0, items: [] }
const FOUND = {
  understood: { query: 'врач', by: 'layout' as const, isPartial: false },
  order: ['specialities' as const, 'doctors' as const],
  specialities: { total: 1, items: [{ specialityId: '3', speciality: 'Врач-терапевт', doctorsCount: 2 }] },
  doctors: {
    total: 1,
    items: [
      {
        ...{ doctorId: '7', providerCode: 'mir', provider: 'Мир', fullName: 'Ковалевич Анна Петровна' },
        ...{ specialities: ['Терапевт'], towns: ['Минск'], photoUrl: null, isDemo: false },
      },
    ],
  },
  medicalCentres: NOTHING,
  services: NOTHING,
  drugs: NOTHING,
}

beforeEach(() => {
  dropRecentSearches()
  answer('findDoctors', { items: [], total: 0, nextCursor: null, nextTimeslot: null })
  answer('listProviders', [])
  answer('listLocations', [])
  answer('listSpecialities', [])
})

const field = () => screen.findByRole('combobox', { name: 'Врач, услуга, медицинский центр, лекарство' })

test('arrows go through the results of all groups, and Enter leads to the chosen one', async () => {
  answer('search', FOUND)
  const { user, path } = await open('/search')
  await user.type(await field(), 'dhfx')
  expect(await screen.findByText('Найдено: 1 специальность, 1 врач. Показано по запросу «врач»')).toBeTruthy()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const doctor = screen.getByRole('option', { name: /Ковалевич/ })
  expect(doctor.getAttribute('aria-selected')).toBe('true')
  expect((await field()).getAttribute('aria-activedescendant')).toBe(doctor.id)
  await user.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(path()).toBe('/doctors?speciality=3'))
})

test('what was understood is said of a part of the results, if drugs are found as typed', async () => {
  answer('search', { ...FOUND, understood: { query: 'лор', by: 'error', isPartial: true } })
  const { user } = await open('/search?q=%D0%BB%D0%BE%D1%80%D0%B0')
  expect(await screen.findByText('Показано и по запросу «лор»')).toBeTruthy()
  await user.type(await field(), 'т')
  expect(await screen.findByText(/Показано и по запросу «лор»$/, { selector: '[role=status]' })).toBeTruthy()
})

test('where nothing has all words it is said, and no list is offered that would be empty', async () => {
  answer('search', {
    ...{ ...FOUND, understood: { query: 'терапевт узи', by: 'someWords', isPartial: false } },
    doctors: { ...FOUND.doctors, total: 90 },
  })
  await open('/search?q=%D1%82%D0%B5%D1%80%D0%B0%D0%BF%D0%B5%D0%B2%D1%82%20%D1%83%D0%B7%D0%B8')
  expect(await screen.findByText('Всех слов вместе нет нигде. Показано, где есть часть из них')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Ковалевич/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Показать/ })).toBeNull()
})

test('a town in the words is said, and the lists are of that town, whichever town was chosen', async () => {
  const town = { locationCode: 162, name: 'Брест' }
  answer('search', {
    ...{ ...FOUND, understood: { query: 'терапевт', by: 'town', isPartial: false, town } },
    doctors: { ...FOUND.doctors, total: 90 },
  })
  await open('/search?q=%D1%82%D0%B5%D1%80%D0%B0%D0%BF%D0%B5%D0%B2%D1%82%20%D0%B1%D1%80%D0%B5%D1%81%D1%82')
  expect(await screen.findByText('Показано по запросу «терапевт», город: Брест')).toBeTruthy()
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf(/Врач-терапевт/)).toBe('/doctors?speciality=3&town=162')
  expect(hrefOf(/Показать всё, город: Брест/)).toBe(
    `/doctors?${new URLSearchParams({ q: 'терапевт', town: '162' })}`,
  )
})

test('what only drugs are found by is shown, and never called nothing', async () => {
  const drug = { drugId: '4', name: 'Лоратадин', inn: 'лоратадин', form: 'таблетки', priceFrom: null }
  answer('search', {
    ...{ understood: null, order: ['drugs'], doctors: NOTHING, specialities: NOTHING },
    ...{ medicalCentres: NOTHING, services: NOTHING },
    drugs: { total: 1, items: [{ ...drug, pharmaciesCount: 0, isUnknown: false, isDemo: false }] },
  })
  await open('/search?q=%D0%BB%D0%BE%D1%80%D0%B0%D1%82')
  const found = await screen.findByRole('link', { name: /Лоратадин/ })
  expect(found.getAttribute('href')).toBe('/drugs/4')
  expect(screen.queryByText('Ничего не найдено')).toBeNull()
})

test('Escape closes the results, then empties the field; Enter alone shows all results', async () => {
  answer('search', FOUND)
  const { user, path } = await open('/search')
  await user.type(await field(), 'терапевт')
  await screen.findByRole('option', { name: /Врач-терапевт/ })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option', { name: /Врач-терапевт/ })).toBeNull()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(decodeURIComponent(path())).toBe('/search?q=терапевт'))
  expect((await screen.findByRole('link', { name: /Врач-терапевт/ })).getAttribute('href')).toBe(
    '/doctors?speciality=3',
  )
})

test('nothing is asked for under three characters, and nothing found is said with the next step', async () => {
  const asked = answer('search', {
    ...FOUND,
    understood: null,
    order: [],
    doctors: NOTHING,
    specialities: NOTHING,
  })
  const { user } = await open('/search')
  await user.type(await field(), 'ко')
  await user.type(await field(), '{Enter}')
  expect(asked).toEqual([])
  await user.type(await field(), 'валь{Enter}')
  expect(await screen.findByText('Проверьте запрос или выберите врача по специальности.')).toBeTruthy()
})

test('recent searches are removed one by one or all; popular ones are offered', async () => {
  answer('search', FOUND)
  const { user } = await open('/search')
  await user.click(await screen.findByRole('link', { name: 'терапевт' }))
  await screen.findByRole('link', { name: /Врач-терапевт/ })
  await user.clear(await field())
  await user.click(await screen.findByRole('button', { name: 'Убрать из поиска: терапевт' }))
  expect(screen.queryByRole('button', { name: 'Убрать из поиска: терапевт' })).toBeNull()
  expect(screen.getByRole('link', { name: 'терапевт' })).toBeTruthy()
})

test('without scripts the browser sends the words with the town, and popular searches are links', async () => {
  await open('/search?town=17')
  const { form, name } = (await field()) as HTMLInputElement
  expect([name, form?.getAttribute('action'), form?.method]).toEqual(['q', '/search', 'get'])
  const popular = await screen.findByRole('link', { name: 'хирург' })
  expect(popular.getAttribute('href')).toBe(`/search?${new URLSearchParams({ town: '17', q: 'хирург' })}`)
})

test('a recent search is kept without control characters', () => {
  rememberSearch(' \u202Eлор\u0000')
  rememberSearch('\u202E')
  expect(recentSearches()).toEqual(['лор'])
  dropRecentSearches()
})

test('a guest finds recent searches again; a sign-out leaves none on the device', async () => {
  rememberSearch('терапевт')
  await open('/search')
  expect(await screen.findByRole('button', { name: 'Убрать из поиска: терапевт' })).toBeTruthy()
  session.start(tokens)
  expect(recentSearches()).toEqual([])
  rememberSearch('хирург')
  expect(recentSearches()).toEqual(['хирург'])
  session.end()
  expect(recentSearches()).toEqual([])
  session.start(tokens)
  expect(recentSearches()).toEqual([])
  session.end()
})

test('the last option shows all results; leaving the field closes the list', async () => {
  answer('search', FOUND)
  const { user, path } = await open('/search')
  await user.type(await field(), 'терапевт')
  await screen.findByRole('option', { name: /Ковалевич/ })
  await user.tab()
  expect((await field()).getAttribute('aria-expanded')).toBe('false')
  await user.click(await field())
  await user.keyboard('{ArrowUp}')
  const last = screen.getByRole('option', { name: 'Все результаты: терапевт' })
  expect(last.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(decodeURIComponent(path())).toBe('/search?q=терапевт'))
})

test('on a slow network the answer to the last words alone is shown', async () => {
  const { promise: isLate, resolve: letGo } = Promise.withResolvers<void>()
  const asked: string[] = []
  server.use(
    http.get('*/api/v2/public/search', async ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? ''
      asked.push(q)
      if (q === 'тер') await isLate
      const name = q === 'тер' ? 'Терапевт по первым буквам' : 'Врач-терапевт'
      const items = [{ specialityId: '3', speciality: name, doctorsCount: 2 }]
      return HttpResponse.json({ ...FOUND, order: ['specialities'], specialities: { total: 1, items } })
    }),
  )
  const { user } = await open('/search')
  await user.type(await field(), 'тер')
  await waitFor(() => expect(asked).toEqual(['тер']))
  expect(screen.getByText('Ищем…')).toBeTruthy()
  await user.type(await field(), 'апевт')
  await screen.findByRole('option', { name: /Врач-терапевт/ })
  letGo()
  await waitFor(() => expect(asked.at(-1)).toBe('терапевт'))
  expect(screen.queryByText('Терапевт по первым буквам')).toBeNull()
})

test('Enter opens what the arrows reached, also when later results put another in its place', async () => {
  const doctor = (doctorId: string, fullName: string) => ({ ...FOUND.doctors.items[0], doctorId, fullName })
  const later = Promise.withResolvers<void>()
  server.use(
    http.get('*/api/v2/public/search', async ({ request }) => {
      const isWhole = new URL(request.url).searchParams.get('q') === 'коваль'
      if (isWhole) await later.promise
      const items = [...(isWhole ? [doctor('9', 'Коваль Ия')] : []), doctor('7', 'Ковальская Анна')]
      return HttpResponse.json({ ...FOUND, order: ['doctors'], doctors: { total: items.length, items } })
    }),
  )
  // What the page of the doctor asks for.
  answer('listPhysicians', [])
  answer('listBranches', [])
  const { user, path } = await open('/search')
  await user.type(await field(), 'кова')
  await screen.findByRole('option', { name: /Анна/ })
  await user.keyboard('ль{ArrowDown}')
  later.resolve()
  await screen.findByRole('option', { name: /Ия/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(path()).toBe('/clinics/mir/doctors/7'))
})

test.each([
  ['without a network', () => loseConnection('search')],
  ['when the server fails', () => refuse('search', 'SERVICE_UNAVAILABLE', {})],
])('%s it is said, and asked for again by a button', async (_case, fail) => {
  fail()
  const { user } = await open('/search')
  await user.type(await field(), 'терапевт')
  const again = await screen.findByRole('button', { name: 'Повторить' })
  answer('search', FOUND)
  await user.click(again)
  expect(await screen.findByRole('option', { name: /Врач-терапевт/ })).toBeTruthy()
  expect(document.activeElement).toBe(await field())
})

test('a group with more results leads to the list of all of them, by the same words', async () => {
  answer('search', { ...FOUND, doctors: { ...FOUND.doctors, total: 12 } })
  await open('/search?q=терапевт')
  const all = await screen.findByRole('link', { name: 'Показать все: 12 врачей' })
  expect(decodeURIComponent(all.getAttribute('href') ?? '')).toBe('/doctors?q=терапевт')
})

test('the list of all has as many as the search counted: of all regions, also if a town is chosen', async () => {
  const service = {
    ...{ serviceId: '5', providerCode: 'mir', provider: 'Мир', name: 'УЗИ', direction: 'Диагностика' },
    ...{ isDemo: false, medicalCentresCount: 0 },
  }
  answer('search', {
    ...FOUND,
    order: ['doctors', 'specialities', 'services'],
    doctors: { ...FOUND.doctors, total: 12 },
    specialities: {
      total: 30,
      items: [{ specialityId: '3', speciality: 'Врач-терапевт', doctorsCount: 0 }],
    },
    services: { total: 1, items: [service] },
  })
  await open('/search?q=abc&town=17')
  const all = await screen.findByRole('link', { name: 'Показать во всех регионах: 12 врачей' })
  expect(all.getAttribute('href')).toBe('/doctors?q=abc&town=0')
  const speciality = screen.getByRole('link', { name: /Врач-терапевт.*В других городах/ })
  expect(speciality.getAttribute('href')).toBe('/doctors?speciality=3&town=0')
  const found = screen.getByRole('link', { name: /УЗИ.*В других городах/ })
  expect(found.getAttribute('href')).toBe('/services/5?town=0')
  const others = screen.getByRole('link', { name: 'Врач по специальности' })
  expect(others.getAttribute('href')).toBe('/specialities?town=17')
})

test('a town of the address that does not exist is named, and all regions are the next step', async () => {
  refuse('search', 'INVALID_ARGUMENT', { fields: [{ path: 'query.locationCode', problem: 'unknown' }] })
  const { user, path } = await open('/search?q=abc&town=999')
  expect(await screen.findByText('Такого города нет')).toBeTruthy()
  answer('search', FOUND)
  await user.click(screen.getByRole('link', { name: 'Все регионы' }))
  expect(await screen.findByRole('link', { name: /Ковалевич/ })).toBeTruthy()
  expect(path()).toBe('/search?q=abc&town=0')
})

test('what was found by the words of the address does not stand under other words', async () => {
  answer('search', FOUND)
  const { user, path } = await open('/search?q=%D1%82%D0%B5%D1%80%D0%B0%D0%BF%D0%B5%D0%B2%D1%82')
  const found = { name: /Врач-терапевт/ }
  expect(await screen.findByRole('link', found)).toBeTruthy()
  answer('search', { ...FOUND, understood: null, order: [], doctors: NOTHING, specialities: NOTHING })
  await user.type(await field(), 'ъъ')
  await screen.findByText('Ничего не найдено')
  expect(screen.queryByRole('link', found)).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Все результаты: терапевтъъ' }))
  await waitFor(() => expect(decodeURIComponent(path())).toBe('/search?q=терапевтъъ'))
  expect(await screen.findByText('Проверьте запрос или выберите врача по специальности.')).toBeTruthy()
})

test('words that are too long are said to be so, stay in the field and are not asked for', async () => {
  const asked = answer('search', FOUND)
  const q = 'а'.repeat(350)
  await open(`/search?q=${encodeURIComponent(q)}`)
  expect(await screen.findByText('Слишком длинный запрос')).toBeTruthy()
  expect(await field()).toHaveProperty('value', q)
  expect(asked).toEqual([])
})
