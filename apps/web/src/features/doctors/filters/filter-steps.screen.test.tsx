import { createBrowserHistory, createMemoryHistory } from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '../../../testing/answer.ts'
import { commonService } from '../../../testing/common-services.ts'
import { drugPage, listedDrug } from '../../../testing/drugs.ts'
import { medcenter, medcenterPage } from '../../../testing/medcenters.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithDoctors, card } from '../testing/doctors-screen.ts'
import { doctorList, listedDoctor } from '../testing/listed-doctor.ts'

beginWithDoctors()
const media = window.matchMedia
afterEach(() => void vi.restoreAllMocks())

function answerLists() {
  answer('findDoctors', doctorList([listedDoctor('7')]))
  answer('findMedcenters', medcenterPage([medcenter('1')]))
  answer('findServices', { directions: [], items: [commonService('1')], total: 1, nextCursor: null })
  answer('findDrugs', drugPage([listedDrug('1')]))
}

/** Opens a list that another page was left for. */
async function openList(path: string) {
  const history = createMemoryHistory({ initialEntries: ['/other', path], initialIndex: 1 })
  return { ...(await open(path, { history })), back: () => act(async () => history.back()) }
}

const CHOICES = [
  ['/doctors?town=17', 'Сначала', 'byName', '/doctors?town=17&sort=byName'],
  ['/medcenters?town=17', 'Порядок', 'byFeedbacks', '/medcenters?town=17&sort=byFeedbacks'],
  ['/services?town=17', 'Возраст пациента', '6', '/services?town=17&age=6'],
  [
    '/drugs?town=17&q=%D0%B0%D0%BD%D0%B0',
    'Отпуск',
    'rx',
    '/drugs?q=%D0%B0%D0%BD%D0%B0&dispensing=rx&town=17',
  ],
] as const

test.each(CHOICES)(
  'Back after a choice returns to the list as it was: %s',
  async (list, field, value, chosen) => {
    answerLists()
    const { user, path, back } = await openList(list)
    if (!list.startsWith('/doctors')) {
      const filters = screen.queryByRole('button', { name: 'Фильтры' })
      if (filters && !screen.queryByLabelText(field)) await user.click(filters)
    }
    await user.selectOptions(await screen.findByLabelText(field), value)
    const sorted = (address: string) => [...new URLSearchParams(address.split('?')[1])].toSorted()
    await waitFor(() => expect(sorted(path())).toEqual(sorted(chosen)))
    const close = screen.queryByRole('button', { name: 'Закрыть' })
    if (close) await user.click(close)
    await back()
    await waitFor(() => expect(sorted(path())).toEqual(sorted(list)))
    await back()
    await waitFor(() => expect(path()).toBe('/other'))
  },
)

test('all that is typed into one field is one step', async () => {
  answerLists()
  const { user, path, back } = await openList('/services?town=17')
  const field = await screen.findByRole('searchbox', { name: 'Найти услугу' })
  await user.type(field, 'узи')
  await waitFor(() => expect(decodeURIComponent(path())).toBe('/services?town=17&q=узи'))
  await user.type(field, ' почек')
  await waitFor(() => expect(decodeURIComponent(path())).toBe('/services?town=17&q=узи+почек'))
  await back()
  await waitFor(() => expect(path()).toBe('/services?town=17'))
  expect(field).toHaveProperty('value', '')
})

const AGE = 'Возраст пациента'
const openAges = async (list: string) => {
  answerLists()
  const opened = await openList(list)
  await opened.user.click(await screen.findByRole('button', { name: /^Фильтры/ }))
  await screen.findByLabelText(AGE)
  return opened
}

test.each([
  ['/services?town=17', ''],
  ['/services?town=17&age=6', '6'],
])('the same choice is no step, and what is typed after it is one: %s', async (list, same) => {
  const { user, path, back } = await openAges(list)
  await user.selectOptions(screen.getByLabelText(AGE), same)
  expect(path()).toBe(list)
  await user.click(screen.getByRole('button', { name: 'Закрыть' }))
  await user.type(screen.getByRole('searchbox', { name: 'Найти услугу' }), 'узи')
  await waitFor(() => expect(decodeURIComponent(path())).toContain('q=узи'))
  await back()
  await waitFor(() => expect(path()).toBe(list))
  await back()
  await waitFor(() => expect(path()).toBe('/other'))
})

test('ages that are chosen one after the other are steps', async () => {
  const { user, path, back } = await openAges('/services?town=17')
  for (const age of ['6', '10']) {
    await user.selectOptions(screen.getByLabelText(AGE), age)
    await waitFor(() => expect(path()).toBe(`/services?town=17&age=${age}`))
  }
  await user.click(screen.getByRole('button', { name: 'Закрыть' }))
  await back()
  await waitFor(() => expect(path()).toBe('/services?town=17&age=6'))
  await back()
  await waitFor(() => expect(path()).toBe('/services?town=17'))
})

const ageOfPatient = () => screen.findByLabelText('Возраст пациента, полных лет')

test('an age that is typed beside the list of doctors is one step', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(query =>
    Object.assign(media(query), { matches: query.includes('min-width') }),
  )
  answerLists()
  const { user, path, back } = await openList('/doctors?town=17')
  await user.type(await ageOfPatient(), '1')
  await waitFor(() => expect(path()).toBe('/doctors?town=17&age=1'))
  await user.type(await ageOfPatient(), '2')
  await waitFor(() => expect(path()).toBe('/doctors?town=17&age=12'))
  await back()
  await waitFor(() => expect(path()).toBe('/doctors?town=17'))
})

test('ages that are shown from the filters of a phone are steps', async () => {
  answerLists()
  const { user, path, back } = await openList('/doctors?town=17')
  for (const age of ['30', '40']) {
    await user.click(await screen.findByRole('button', { name: /^Фильтры/ }))
    await user.clear(await ageOfPatient())
    await user.type(await ageOfPatient(), age)
    const dialog = within(screen.getByRole('dialog', { name: 'Фильтры' }))
    await user.click(dialog.getByRole('button', { name: /^Показать/ }))
    await waitFor(() => expect(path()).toBe(`/doctors?town=17&age=${age}`))
  }
  await back()
  await waitFor(() => expect(path()).toBe('/doctors?town=17&age=30'))
})

test('Back closes the filters of a phone, and the next step Back undoes what was chosen in them', async () => {
  answerLists()
  window.history.replaceState(null, '', '/other')
  const { user, path, go } = await open('/other', { history: createBrowserHistory() })
  const back = () => act(async () => window.history.back())
  await act(async () => go('/doctors?town=17'))
  await card('Ковалевич Анна 7')
  const filters = () => user.click(screen.getByRole('button', { name: /^Фильтры/ }))
  await filters()
  expect(await screen.findByRole('dialog', { name: 'Фильтры' })).toBeTruthy()
  await back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(path()).toBe('/doctors?town=17')
  await filters()
  const dialog = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
  await user.click(dialog.getByRole('radio', { name: /^Детей/ }))
  await user.click(dialog.getByRole('button', { name: /^Показать/ }))
  await waitFor(() => expect(path()).toBe('/doctors?town=17&profile=2'))
  await back()
  await waitFor(() => expect(path()).toBe('/doctors?town=17'))
  await back()
  await waitFor(() => expect(path()).toBe('/other'))
})
