import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, refuse } from '../../../testing/answer.ts'
import { commonService, serviceDetails } from '../../../testing/common-services.ts'
import { medcenter, medcenterDetails, medcenterPage } from '../../../testing/medcenters.ts'
import { open } from '../../../testing/open.tsx'
import { town } from '../../../testing/town.ts'
import { beginWithDoctors, card } from '../testing/doctors-screen.ts'
import { counts, doctorList, listedDoctor } from '../testing/listed-doctor.ts'

beginWithDoctors()

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
  // As many as are set; the town has its own field.
  await user.click(await screen.findByRole('button', { name: 'Фильтры (1)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
  const centres = await dialog.findByRole<HTMLInputElement>('combobox', { name: 'Медицинский центр' })
  await waitFor(() => expect(centres.value).toBe('Центр в другом городе'))
  await user.click(centres)
  answer('showMedcenter', medcenterDetails('2'))
  answer('showService', serviceDetails('2'))
  await user.click(await dialog.findByRole('option', { name: /Центр 2/ }))
  await user.click(dialog.getByRole('combobox', { name: 'Услуга' }))
  await user.click(await dialog.findByRole('option', { name: 'Услуга 2' }))
  await user.click(dialog.getByRole('button', { name: /^Показать/ }))
  await waitFor(() => expect(path()).toBe('/doctors?town=17&branch=2&service=2'))
})

test('a name of two letters filters nothing, and is shown as no filter', async () => {
  answer('findDoctors', doctorList([listedDoctor('7')]))
  await open('/doctors?town=17&q=%D0%BB%D0%BE')
  await card('Ковалевич Анна 7')
  expect(screen.queryByRole('button', { name: /ло/ })).toBeNull()
  await screen.findByRole('button', { name: 'Фильтры' })
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

test.each([
  ['one that nobody knows has no code for a name', [], 'Программа'],
  ['one that is not the own has its name', [{ code: 'gone', caption: 'Щит' }], 'Щит'],
])('of the programmes of a link, %s', async (_case, known, name) => {
  answer('findDoctors', doctorList([listedDoctor('7')]))
  answer(
    'listPrograms',
    known.map(({ code, caption }) => ({ code, kind: 'INSURER', programCaption: caption })),
  )
  const { user } = await open('/doctors?town=17&program=gone')
  await card('Ковалевич Анна 7')
  expect(await screen.findAllByText(name)).not.toEqual([])
  await user.click(await screen.findByRole('button', { name: /^Фильтры/ }))
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Программа' })
  expect([...choice.options].map(({ text }) => text)).toEqual(['Не важно', name])
  expect(screen.queryByText(/gone/)).toBeNull()
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
  await user.click(await screen.findByRole('combobox', { name: 'Специальность' }))
  await user.click(await screen.findByRole('option', { name: 'Хирург' }))
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
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Специальность' })
  await waitFor(() => expect(field.value).toBe('Кардиолог'))
  await user.click(screen.getByRole('button', { name: 'Очистить: Специальность' }))
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
