import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer } from '../../../testing/answer.ts'
import { branch, doctor, NOW, slots } from '../../../testing/clinic.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'

const ent = { specialityId: '1', specialityName: 'Врач-оториноларинголог' }
const urologist = { specialityId: '23', specialityName: 'Врач-уролог' }
const later = '2026-11-26T06:00:00Z'
/** A doctor who is an ENT specialist in Minsk and a urologist in Borisov. */
const both = doctor('9', { ...ent, at: ['1', '2'], places: [{}, { ...urologist, nearestTimeslot: later }] })
const inMinsk = slots('91', '2026-11-24T06:00:00Z', 2)
const inBorisov = slots('92', later, 2)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  answer('listLocations', [])
  answer('listProviders', [])
  answer('listBranches', [branch('1', 'Минск'), { ...branch('2', 'Борисов'), phones: '+375 177 00-10-30' }])
  answer('listDoctors', [both, doctor('7', ent)])
  answer('listDoctorTimeslots', [...inMinsk, ...inBorisov])
  answer('listFreeDates', { dates: [] })
})

afterEach(() => void vi.useRealTimers())

const cardOf = (who = both) => screen.findByRole('group', { name: who.fullName })
const buttons = (card: HTMLElement) =>
  within(card)
    .getAllByRole('button')
    .map(each => each.textContent)

function signIn() {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listVisits', { future: [], past: [] })
  return answer('listBookingCapabilities', [
    { profileId: anna.me, onlineBookingAllowed: true, declineReasons: [], profileHint: null },
  ])
}

test('the selector, the card and the form show the chosen speciality', async () => {
  const { user, path } = await open('/timeslot?clinic=demo&speciality=23&doctor=9')
  const card = await cardOf()
  expect(within(card).getByText('Врач-уролог')).toBeTruthy()
  expect(card.textContent).not.toContain('оториноларинголог')
  const slot = await within(card).findByRole('link', { name: /^09:00/ })
  expect(slot.getAttribute('href')).toContain('branch=2&speciality=23&doctor=9')
  expect(screen.getByText('Ковалевич А. 9 · Врач-уролог · Борисов')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Изменить' }))
  const selector = await screen.findByLabelText<HTMLSelectElement>('Специальность')
  expect(selector.selectedOptions[0]?.text).toBe('Врач-уролог')
  expect(path()).toContain('speciality=23')
})

test('the nearest time is that of the chosen speciality', async () => {
  const free = { ...urologist, nearestTimeslot: '2026-11-27T06:00:00Z' }
  answer('listDoctors', [both, ...['11', '12', '13', '14', '15', '16'].map(id => doctor(id, free))])
  await open('/timeslot?clinic=demo&speciality=23')
  expect(buttons(await cardOf())).toContain('Ближайшее время: четверг, 26 ноября, 09:00')
})

test('without a choice the card shows both specialities, with separate times', async () => {
  answer('listDoctorTimeslots', [...inMinsk, ...slots('92', '2026-11-24T08:00:00Z', 1)])
  await open('/timeslot?clinic=demo&doctor=9&date=2026-11-24')
  const card = await cardOf()
  expect(within(card).getByText('Врач-оториноларинголог, врач-уролог')).toBeTruthy()
  expect(await within(card).findByText('Минск · Врач-оториноларинголог')).toBeTruthy()
  expect(within(card).getByText('Борисов · Врач-уролог')).toBeTruthy()
  const hrefs = within(card)
    .getAllByRole('link', { name: /^\d\d:\d\d/ })
    .map(link => link.getAttribute('href'))
  expect(hrefs.map(href => /speciality=(\d+)/.exec(href ?? '')?.[1])).toEqual(['1', '1', '23'])
})

test('two specialities at one branch have separate lists of times', async () => {
  const here = doctor('9', { ...ent, at: ['1', '1'], places: [{}, { ...urologist, assignmentId: '92' }] })
  answer('listDoctors', [here, doctor('7')])
  answer('listDoctorTimeslots', [...inMinsk, ...slots('92', '2026-11-24T08:00:00Z', 1)])
  await open('/timeslot?clinic=demo&branch=1&doctor=9')
  const card = await cardOf(here)
  expect(await within(card).findByText('Врач-уролог')).toBeTruthy()
  expect(within(card).getByText('Врач-оториноларинголог')).toBeTruthy()
})

test('a search finds by any speciality', async () => {
  const many = Array.from({ length: 14 }, (_, index) => doctor(String(20 + index), ent))
  answer('listDoctors', [both, ...many])
  const { user } = await open('/timeslot?clinic=demo')
  await user.type(await screen.findByRole('searchbox', { name: 'Найти врача' }), 'уролог')
  await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(1))
  expect(await cardOf()).toBeTruthy()
})

test('the family panel asks about the place of the shown time', async () => {
  const asked = signIn()
  const mixed = doctor('9', {
    at: ['1', '2'],
    places: [{ bookingPolicy: 'registry', onlineBooking: false, nearestTimeslot: null }, {}],
  })
  answer('listDoctors', [mixed])
  await open('/timeslot?clinic=demo&doctor=9&date=2026-11-26')
  expect(await screen.findByText('Можно записать')).toBeTruthy()
  expect(asked.map(({ query }) => query)).toEqual([{ assignmentId: '92', day: '2026-11-26' }])
})

test('if the shown times have different terms, each answer names its branch', async () => {
  const asked = signIn()
  const other = { ...urologist, bookingPolicy: 'programme' } as const
  const mixed = doctor('9', { ...ent, at: ['1', '2'], places: [{}, other] })
  answer('listKnownDoctors', { doctorIds: [], coveredDoctorIds: ['9'] })
  answer('listDoctors', [mixed])
  answer('listDoctorTimeslots', [...inMinsk, ...slots('92', '2026-11-24T08:00:00Z', 1)])
  await open('/timeslot?clinic=demo&doctor=9&date=2026-11-24')
  await waitFor(() => expect(screen.getAllByText('Можно записать')).toHaveLength(2))
  expect(asked.map(({ query }) => query?.assignmentId).toSorted()).toEqual(['91', '92'])
  // Above the answer, and above the times.
  await waitFor(() => expect(screen.getAllByText('Борисов · Врач-уролог')).toHaveLength(2))
})

test('a branch booked only at its reception shows no online time', async () => {
  const mixed = doctor('9', {
    at: ['1', '2'],
    nearestTimeslot: null,
    places: [{}, { bookingPolicy: 'registry', onlineBooking: false }],
  })
  answer('listDoctors', [mixed])
  answer('listDoctorTimeslots', [])
  const { user } = await open('/timeslot?clinic=demo&branch=2&doctor=9')
  const card = await cardOf(mixed)
  await user.click(await within(card).findByRole('button', { name: /^Запись в регистратуре/ }))
  expect(within(card).getAllByRole('link', { name: /^\+375/ })).toHaveLength(1)
  expect(within(card).getByRole('link', { name: '+375 177 00-10-30' })).toBeTruthy()
  expect(screen.queryByText('Свободного времени для онлайн-записи сейчас нет.')).toBeNull()
  expect(screen.queryByRole('link', { name: /^Сообщить, когда появится время/ })).toBeNull()
})
