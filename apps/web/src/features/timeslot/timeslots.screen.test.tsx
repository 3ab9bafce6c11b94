import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addFavourite, dropFavourites } from '../../app/favourites/favourites.ts'
import { session } from '../../app/session/session.ts'
import { answer } from '../../testing/answer.ts'
import { branch, clinic, doctor, NOW, slots, visit } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'

const nemiga = branch('1', 'Филиал на Немиге')
const parkavaya = branch('2', 'Филиал на Парковой')
const first = doctor('7')
const second = doctor('8', { at: ['1', '2'] })
const surgeon = doctor('9', { at: ['2'], specialityId: '2', specialityName: 'Хирург' })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  answer('listLocations', [])
  answer('listProviders', [])
  answer('listBranches', [nemiga, parkavaya])
  answer('listDoctors', [first, second, surgeon])
  answer('listDoctorTimeslots', [])
  answer('listFreeDates', { dates: [] })
})

afterEach(() => {
  vi.useRealTimers()
  dropFavourites()
})

const select = (label: string) => screen.findByLabelText<HTMLSelectElement>(label)
const change = () => screen.findByRole('button', { name: 'Изменить' })
const unfold = async (user: UserEvent) => user.click(await change())
const optionsOf = (list: HTMLSelectElement) => [...list.options].map(option => option.text)

test('a branch narrows specialities and doctors, and clears both', async () => {
  const { user, path } = await open('/timeslot?clinic=demo&speciality=1&doctor=7')
  await unfold(user)
  await user.selectOptions(await select('Филиал'), '2')
  await waitFor(() => expect(path()).toBe('/timeslot?clinic=demo&branch=2'))
  expect(optionsOf(await select('Специальность'))).toEqual(['-- не выбрано --', 'Терапевт', 'Хирург'])
  expect(optionsOf(await select('Специалист'))).toEqual([
    '-- не выбрано --',
    second.fullName,
    surgeon.fullName,
  ])
})

test('a doctor sets the speciality and the only branch, and is in the address', async () => {
  const { user, path } = await open('/?clinic=demo')
  await user.selectOptions(await select('Специалист'), '9')
  await waitFor(() => expect(path()).toBe('/timeslot?clinic=demo&branch=2&speciality=2&doctor=9'))
})

test('a single option is chosen automatically, once', async () => {
  answer('listBranches', [nemiga])
  answer('listDoctors', [first])
  const { user, path } = await open('/timeslot?clinic=demo')
  await waitFor(() => expect(path()).toBe('/timeslot?clinic=demo&branch=1&speciality=1&doctor=7'))
  await unfold(user)
  await user.selectOptions(await select('Специалист'), '')
  await waitFor(() => expect(path()).toBe('/timeslot?clinic=demo&branch=1&speciality=1'))
})

test('slots are grouped by part of day, five at first, with the full date in the label', async () => {
  answer('listDoctorTimeslots', slots('71', '2026-11-24T06:00:00Z', 8))
  const { user } = await open('/timeslot?clinic=demo&branch=1&doctor=7')
  const morning = await screen.findByRole('list', { name: 'Утро' })
  expect(within(morning).getAllByRole('link')).toHaveLength(5)
  expect(
    within(morning).getByRole('link', { name: `09:00, вторник, 24 ноября 2026, ${first.fullName}` }),
  ).toBeTruthy()
  expect(screen.getByText('Вариантов времени: 8')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Показать ещё 3' }))
  expect(within(screen.getByRole('list', { name: 'День' })).getAllByRole('link')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Показать меньше' }))
  expect(screen.queryByRole('list', { name: 'День' })).toBeNull()
})

test('another date shows its slots, with the focus on them', async () => {
  answer('listDoctorTimeslots', [
    ...slots('71', '2026-11-24T06:00:00Z', 2),
    ...slots('71', '2026-11-26T12:00:00Z', 1),
  ])
  const { user, path } = await open('/timeslot?clinic=demo&branch=1&doctor=7')
  await user.click(await screen.findByRole('button', { name: /Следующий свободный день: четверг/ }))
  await waitFor(() => expect(path()).toContain('date=2026-11-26'))
  const heading = await screen.findByRole('heading', { name: 'Свободное время: четверг, 26 ноября' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByText('Вариантов времени: 1')).toBeTruthy()
})

test('a doctor booked at the reception shows its phones on demand', async () => {
  answer('listDoctors', [doctor('7', { registry: true }), second])
  const { user } = await open('/timeslot?clinic=demo&doctor=7')
  await user.click(await screen.findByRole('button', { name: /Запись в регистратуре/ }))
  const phone = screen.getByRole('link', { name: '+375 17 200-00-01' })
  expect(phone.getAttribute('href')).toBe('tel:+375172000001')
})

test('the nearest date is one tap away', async () => {
  answer('listDoctors', [first, second, surgeon, ...['11', '12', '13', '14'].map(id => doctor(id))])
  const { user, path } = await open('/timeslot?clinic=demo')
  const card = await screen.findByRole('group', { name: first.fullName })
  const sooner = within(card).getByRole('link', { name: /^Сообщить, если появится время раньше/ })
  expect(sooner.getAttribute('href')).toBe('/waitlist/join?clinic=demo&doctor=7&until=2026-11-23')
  await user.click(within(card).getByRole('button', { name: /Ближайшее время: завтра, 09:00/ }))
  await waitFor(() => expect(path()).toContain('doctor=7&date=2026-11-24'))
})

test('a long list is searched by all words, with ё as е', async () => {
  const many = Array.from({ length: 14 }, (_, index) => doctor(String(20 + index)))
  answer('listDoctors', [doctor('7', { fullName: 'Королёв Пётр Ильич' }), surgeon, ...many])
  const { user } = await open('/timeslot?clinic=demo')
  const field = await screen.findByRole('searchbox', { name: 'Найти врача' })
  await user.type(field, 'королев терап')
  expect(screen.getAllByRole('group').map(card => card.getAttribute('aria-label'))).toEqual([
    'Королёв Пётр Ильич',
  ])
})

test('a slot at the time of another visit is marked', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listVisits', { future: [visit], past: [] })
  answer('listBookingCapabilities', [])
  answer('listDoctorTimeslots', slots('71', '2026-11-24T06:00:00Z', 2))
  await open('/timeslot?clinic=demo&branch=1&doctor=7')
  expect(await screen.findByRole('link', { name: /^09:00.*уже есть визит: Анна, 09:00/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^09:30/ }).getAttribute('aria-label')).not.toContain('визит')
})

test('a favourite doctor is one tap from the slots', async () => {
  addFavourite({ id: '7', displayName: 'Ковалевич А.', branchId: '1', photoUrl: null, providerCode: 'demo' })
  answer('listDoctorTimeslots', slots('71', '2026-11-24T06:00:00Z', 1))
  const { user } = await open('/timeslot')
  const favourites = await screen.findByRole('region', { name: 'Мои врачи' })
  await user.click(within(favourites).getByRole('link', { name: 'Ковалевич А.' }))
  expect(await screen.findByRole('link', { name: /^09:00/ })).toBeTruthy()
})

test('choosing a doctor by touch folds the selectors to one line, which has the focus and opens them again', async () => {
  const { user } = await open('/timeslot?clinic=demo')
  await user.click(await select('Специалист'))
  await user.selectOptions(await select('Специалист'), '9')
  const button = await change()
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(screen.getByText(`${surgeon.displayName} · Хирург · ${parkavaya.branch}`)).toBeTruthy()
  expect(screen.queryByLabelText('Специалист')).toBeNull()

  await user.click(button)
  expect((await select('Специалист')).value).toBe('9')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Свернуть', expanded: true }))
})

test('choosing a doctor by keyboard does not fold the focused selector', async () => {
  const { user, path } = await open('/timeslot?clinic=demo')
  const list = await select('Специалист')
  list.focus()
  await user.keyboard('{ArrowDown}')
  // jsdom does not implement the arrow keys of a select.
  fireEvent.change(list, { target: { value: '9' } })
  await waitFor(() => expect(path()).toContain('doctor=9'))
  expect(await select('Специалист')).toBe(list)
})

test('resetting leaves the focus at the first selector', async () => {
  const { user } = await open('/timeslot?clinic=demo&branch=2')
  await user.click(await screen.findByRole('button', { name: 'Сбросить выбор' }))
  expect(document.activeElement).toBe(await select('Филиал'))
})

test('a branch is shown without the name of its organisation, which screen readers read', async () => {
  const name = 'Центр «Вита»'
  answer('listProviders', [clinic('demo', name)])
  answer('listBranches', [branch('1', `${name}, ул. Парковая`), parkavaya])
  await open('/timeslot?clinic=demo')
  await select('Филиал')
  const option = await screen.findByRole('option', { name: `${name}, ул. Парковая` })
  expect(option.textContent).toBe('ул. Парковая')
})

test('an assignment in the address selects its doctor and branch', async () => {
  answer('listDoctorTimeslots', slots('82', '2026-11-24T06:00:00Z', 1))
  await open('/timeslot?clinic=demo&assignment=82')
  expect(await screen.findByText(`${second.displayName} · Терапевт · ${parkavaya.branch}`)).toBeTruthy()
  expect(await screen.findByRole('link', { name: /^09:00/ })).toBeTruthy()
})

test('with many doctors every date with free time is marked', async () => {
  answer('listDoctors', [first, second, surgeon, ...['11', '12', '13', '14'].map(id => doctor(id))])
  answer('listFreeDates', { dates: ['2026-11-24', '2026-11-26', '2026-12-01'] })
  const { user } = await open('/timeslot?clinic=demo')
  await user.click(await screen.findByRole('button', { name: 'Выберите дату' }))
  expect(await screen.findByRole('button', { name: 'четверг, 26 ноября, есть свободное время' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'среда, 25 ноября' })).toBeTruthy()
})

test('a calendar that was opened comes into view', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  answer('listDoctors', [first, second, surgeon, ...['11', '12', '13', '14'].map(id => doctor(id))])
  const { user } = await open('/timeslot?clinic=demo')
  await user.click(await screen.findByRole('button', { name: 'Выберите дату' }))
  const month = await screen.findByRole('button', { name: 'Следующий месяц' })
  expect(shown.mock.contexts.some(box => box instanceof Element && box.contains(month))).toBe(true)
  shown.mockRestore()
})

test('parameters of the address that are not valid are dropped, from the address too', async () => {
  const { path } = await open('/timeslot?clinic=demo&branch=x&doctor=0&date=2026-02-31&age=old&town=abc')
  expect(await screen.findByRole('group', { name: first.fullName })).toBeTruthy()
  await waitFor(() => expect(path()).toBe('/timeslot?clinic=demo'))
})
