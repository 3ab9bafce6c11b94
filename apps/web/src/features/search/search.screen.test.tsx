import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { recentSearches } from '../../app/search/recent-searches.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { server } from '../../testing/server.ts'
import { beginWithSearch, FOUND, field, NOTHING } from './testing/search-screen.ts'

beginWithSearch()

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
  // What found nothing is none of the recent searches.
  await waitFor(() => expect(recentSearches()).toEqual([]))
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

test('what is typed or pasted too long is said to be so', async () => {
  answer('search', FOUND)
  const { user } = await open('/search')
  await user.click(await field())
  await user.paste('а'.repeat(10_000))
  expect(await screen.findByText(/Слишком длинный запрос/)).toBeTruthy()
})

test('a section that the words ask for is the first option, and leads there', async () => {
  answer('search', {
    ...FOUND,
    ...{ understood: null, sections: ['pharmacies'], order: [], doctors: NOTHING, specialities: NOTHING },
  })
  answer('listPharmacies', { items: [], total: 0, nextCursor: null })
  const { user, path } = await open('/search?q=%D0%B0%D0%BF%D1%82%D0%B5%D0%BA%D0%B0')
  expect((await screen.findByRole('link', { name: 'Аптеки' })).getAttribute('href')).toBe('/pharmacies/all')
  await user.type(await field(), ' ')
  expect(await screen.findByText('Найдено: Аптеки')).toBeTruthy()
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(path()).toBe('/pharmacies/all'))
})

test('a medical centre names its town once', async () => {
  const centre = {
    ...{ branchId: '1', providerCode: 'mir', provider: 'Мир', isDemo: false, branch: 'Мир на Школьной' },
    ...{ locationCode: 17, town: 'Минск', address: 'Минск, ул. Школьная, 6' },
  }
  const elsewhere = { ...centre, branchId: '2', branch: 'Мир на Лесной', address: 'ул. Лесная, 2' }
  answer('search', {
    ...{ ...FOUND, order: ['medicalCentres'], doctors: NOTHING, specialities: NOTHING },
    medicalCentres: { total: 2, items: [centre, elsewhere] },
  })
  await open('/search?q=%D0%BC%D0%B8%D1%80')
  const rows = [...(await screen.findByRole('region', { name: 'Медицинские центры' })).querySelectorAll('a')]
  expect(rows.map(row => row.textContent)).toEqual([
    'Мир на ШкольнойМир · Минск, ул. Школьная, 6',
    'Мир на ЛеснойМир · Минск · ул. Лесная, 2',
  ])
})
