import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { beginWithSearch, FOUND, field, NOTHING } from './testing/search-screen.ts'

beginWithSearch()

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

test('where nothing has all words, the town in the words is said all the same', async () => {
  const town = { locationCode: 162, name: 'Брест' }
  answer('search', {
    ...{ ...FOUND, understood: { query: 'терапевт щщщ', by: 'someWords', isPartial: false, town } },
  })
  await open('/search?q=%D1%82%D0%B5%D1%80%D0%B0%D0%BF%D0%B5%D0%B2%D1%82%20%D1%83%D0%B7%D0%B8')
  expect(
    await screen.findByText('Всех слов вместе нет нигде. Показано, где есть часть из них, город: Брест'),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: /Врач-терапевт/ }).getAttribute('href')).toBe(
    '/doctors?speciality=3&town=162',
  )
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
    ...{ understood: null, sections: [], order: ['drugs'], doctors: NOTHING, specialities: NOTHING },
    ...{ medicalCentres: NOTHING, services: NOTHING },
    drugs: { total: 1, items: [{ ...drug, pharmaciesCount: 0, isUnknown: false, isDemo: false }] },
  })
  await open('/search?q=%D0%BB%D0%BE%D1%80%D0%B0%D1%82')
  const found = await screen.findByRole('link', { name: /Лоратадин/ })
  expect(found.getAttribute('href')).toBe('/drugs/4')
  expect(screen.queryByText('Ничего не найдено')).toBeNull()
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
