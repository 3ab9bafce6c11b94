import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addFavourite, dropFavourites } from '../../../app/favourites/favourites.ts'
import { session } from '../../../app/session/session.ts'
import { answer } from '../../../testing/answer.ts'
import { branch, clinic, doctor, NOW, slots } from '../../../testing/clinic.ts'
import { open } from '../../../testing/open.tsx'
import { anna, profileToFillIn, tokens } from '../../../testing/people.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  answer('listProviders', [clinic('demo', 'Вита')])
  answer('listLocations', [])
  answer('listBranches', [branch('1', 'Филиал')])
  answer('listDoctors', [doctor('7')])
  answer('listFreeDates', { dates: ['2026-11-24'] })
  answer('listDoctorTimeslots', slots('71', '2026-11-24T06:00:00Z', 1))
  answer('listVisits', { future: [], past: [] })
  answer('listBookingCapabilities', [])
})
afterEach(() => {
  dropFavourites()
  vi.useRealTimers()
})

const address = '/timeslot?clinic=demo&branch=1&doctor=7'
const heart = () => screen.findByRole('button', { name: 'Мои врачи: Ковалевич А. 7' })
const kept = () => JSON.parse(localStorage.getItem('favouriteDoctors') ?? '[]')

test('the heart adds and removes a doctor, and both can be undone', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  const { user } = await open(address)
  expect((await heart()).getAttribute('aria-pressed')).toBe('false')
  await user.click(await heart())
  const said = await screen.findByText('Врач добавлен в «Мои врачи»')
  expect((await heart()).getAttribute('aria-pressed')).toBe('true')
  expect(kept()).toEqual([
    {
      ...{ id: '7', displayName: 'Ковалевич А. 7', branchId: '1', photoUrl: null },
      ...{ providerCode: 'demo', type: 'physicians', addedAt: NOW },
    },
  ])
  const host = said.closest('[role=status]')
  if (!(host instanceof HTMLElement)) throw new Error('a toast outside of its host')
  await user.click(within(host).getByRole('button', { name: 'Вернуть' }))
  expect(kept()).toEqual([])
  await user.click(await heart())
  await user.click(await heart())
  expect(await screen.findByText('Врач убран из «Моих врачей»')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  await waitFor(() => expect(kept()).toHaveLength(1))
})

test.each([
  ['a guest', null],
  ['an account with an incomplete profile', profileToFillIn],
])('%s has no heart button', async (_who, profile) => {
  if (profile) {
    session.start(tokens)
    answer('readProfile', profile)
  }
  await open(address)
  expect(await screen.findByRole('link', { name: /^09:00/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Мои врачи/ })).toBeNull()
})

test('an eleventh doctor takes the place of the oldest one, and that is said', async () => {
  for (let n = 11; n <= 20; n += 1) {
    addFavourite({
      ...{ id: String(n), displayName: `Врач ${n}` },
      ...{ branchId: '1', photoUrl: null, providerCode: 'demo' },
    })
  }
  session.start(tokens)
  answer('readProfile', anna)
  const { user } = await open(address)
  await user.click(await heart())
  expect(
    await screen.findByText('Врач добавлен. В «Моих врачах» не больше 10: Врач 11 там больше нет'),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(kept()).toHaveLength(10)
  expect(kept().at(-1).displayName).toBe('Врач 11')
})

test('a doctor with missing data is not added', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listDoctors', [doctor('7', { displayName: '' })])
  const { user } = await open(address)
  await user.click(await screen.findByRole('button', { name: /^Мои врачи:/ }))
  expect(await screen.findByText('Нет данных для добавления в избранное')).toBeTruthy()
  expect(kept()).toEqual([])
})

test('the second tap of a double tap does not take the doctor out again', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  const { user } = await open(address)
  await user.click(await heart())
  fireEvent.click(await heart(), { detail: 2 })
  expect((await heart()).getAttribute('aria-pressed')).toBe('true')
  expect(kept()).toHaveLength(1)
})
