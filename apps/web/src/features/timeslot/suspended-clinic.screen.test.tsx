import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '../../testing/answer.ts'
import { branch, doctor, NOW, timeslot } from '../../testing/clinic.ts'
import { medcenterDetails } from '../../testing/medcenters.ts'
import { open } from '../../testing/open.tsx'

const closed = doctor('7', {
  nearestTimeslot: null,
  places: [{ onlineBooking: false, nearestTimeslot: null }],
})
const suspended = [{ ...branch('1', 'Филиал на Немиге'), suspended: true }]

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  answer('listLocations', [])
  answer('listProviders', [])
  answer('listBranches', suspended)
  answer('listDoctors', [closed])
  answer('listPhysicians', [closed])
  answer('listFreeDates', { dates: [] })
  answer('listDoctorTimeslots', [])
  answer('listBranchTimeslots', [])
  answer('releaseHold', undefined)
  answer('showMedcenter', medcenterDetails('1', { suspended: true, providerCode: 'demo' }))
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const saysSo = async () => {
  const said = await screen.findByRole('alert')
  expect(said.textContent).toContain('Онлайн-запись в этот медицинский центр приостановлена')
  expect(said.textContent).not.toContain('через несколько минут')
  expect(within(said).getByRole('link', { name: /200-00-01/ })).toBeTruthy()
}

test.each([
  '/timeslot?clinic=demo',
  '/timeslot?clinic=demo&branch=1&doctor=7',
  '/service?clinic=demo',
  '/clinics/demo/branches/1',
  '/clinics/demo/doctors/7',
])('%s says that the clinic is unavailable, with the phones', async path => {
  await open(path)
  await saysSo()
})

test('each of several branches has its own phones, and the chosen one is marked', async () => {
  answer('listBranches', [...suspended, { ...branch('2', 'Филиал на Лесной'), suspended: true }])
  answer('listDoctors', [doctor('7', { at: ['1', '2'] })])
  await open('/timeslot?clinic=demo')
  expect(within(await screen.findByRole('alert')).queryByRole('link')).toBeNull()
  cleanup()
  await open('/timeslot?clinic=demo&branch=1')
  await saysSo()
})

test('a time of the clinic is not shown as taken, and has no form', async () => {
  answer('showTimeslot', { ...timeslot, free: false })
  refuse('holdTimeslot', 'CLINIC_UNAVAILABLE', { reason: 'suspended', phones: '375172000001' })
  await open('/timeslot/501?clinic=demo')
  await saysSo()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Войти и записаться' })).toBeNull())
})

test('with an active account there is no message', async () => {
  answer('listBranches', [branch('1', 'Филиал на Немиге')])
  await open('/timeslot?clinic=demo')
  await screen.findByRole('group', { name: /^Ковалевич/ })
  expect(screen.queryByRole('alert')).toBeNull()
})
