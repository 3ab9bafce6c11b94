import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { drugPage, listedDrug } from '../../testing/drugs.ts'
import { open } from '../../testing/open.tsx'
import { beginWithDrugs, heading } from './testing/drugs-screen.ts'

beginWithDrugs()

const forms = [
  { form: 'tablet', count: 12, isChosen: false },
  { form: 'ointment', count: 3, isChosen: false },
] as const
const chips = () => within(screen.getByRole('navigation', { name: 'Форма' }))

test('the forms of what was found narrow the list, and are taken off', async () => {
  const asked = answer('findDrugs', ({ query }) => ({
    ...drugPage([listedDrug('1')]),
    forms: forms.map(each => ({ ...each, isChosen: each.form === query.form })),
  }))
  const { user, path } = await open('/drugs?q=ибупрофен')
  await screen.findByText('Найдено 1 лекарство')
  await user.click(chips().getByRole('link', { name: 'Мазь 3' }))
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ q: 'ибупрофен', form: 'ointment' }))
  await user.click(await screen.findByRole('link', { name: 'Убрать фильтр: Мазь' }))
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ q: 'ибупрофен' }))
  expect(new URLSearchParams(path().split('?')[1]).get('form')).toBeNull()
})

test('a form of the address that has no word of the list is named, and taken off', async () => {
  answer('findDrugs', { ...drugPage([listedDrug('1')]), forms: [...forms] })
  await open('/drugs?form=капли в нос')
  const off = await screen.findByRole('link', { name: 'Убрать фильтр: капли в нос' })
  expect(off.getAttribute('href')).toBe('/drugs')
})

test('words that say a form alone are said so; another form takes their place', async () => {
  const asked = answer('findDrugs', {
    ...drugPage([listedDrug('1')]),
    form: { words: 'таблетки', isShown: true },
    forms: forms.map(each => ({ ...each, isChosen: each.form === 'tablet' })),
  })
  const { user } = await open('/drugs?q=таблетки')
  expect(await screen.findByText('Показаны лекарства в форме «таблетки»')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Убрать фильтр: Таблетки' }).getAttribute('href')).toBe('/drugs')
  await user.click(chips().getByRole('link', { name: 'Мазь 3' }))
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ form: 'ointment' }))
})

test('where drugs are named so, all of the form are a tap away', async () => {
  const asked = answer('findDrugs', {
    ...drugPage([listedDrug('1', { name: 'Мазь Вишневского' })]),
    form: { words: 'мазь', isShown: false },
  })
  const { user } = await open('/drugs?q=мазь')
  await user.click(await screen.findByRole('link', { name: 'Все лекарства в форме «мазь»' }))
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ form: 'мазь' }))
})

test('a town in the words is named and can be chosen; what it has not leads to all regions', async () => {
  const nowhere = { priceFrom: null, priceTo: null, pharmaciesCount: 0, asOf: null }
  const packs = listedDrug('1').packs.map(pack => ({ ...pack, ...nowhere }))
  const asked = answer('findDrugs', ({ query }) => ({
    ...drugPage([listedDrug('1', { ...nowhere, packs })]),
    understood: query.q?.includes('брест')
      ? { query: 'нурофен', by: 'town' as const, town: { locationCode: 162, name: 'Брест' } }
      : null,
  }))
  const { user } = await open('/drugs?q=нурофен брест')
  expect(await heading('Лекарства, Брест')).toBeTruthy()
  expect(screen.getByText('Показано по запросу «нурофен», город: Брест')).toBeTruthy()
  expect(screen.getAllByText('В выбранном городе сейчас нет')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Нурофен' }).getAttribute('href')).toBe('/drugs/1?town=162')
  const all = screen.getByRole('link', { name: 'Цены и аптеки во всех регионах' })
  expect(new URLSearchParams(all.getAttribute('href')?.split('?')[1]).toString()).toBe(
    new URLSearchParams({ q: 'нурофен', town: '0' }).toString(),
  )
  await user.click(screen.getByRole('link', { name: 'Выбрать город: Брест' }))
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ q: 'нурофен', locationCode: '162' }))
})
