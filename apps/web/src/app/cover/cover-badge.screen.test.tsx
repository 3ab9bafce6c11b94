import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginWithDoctors, card } from '../../features/doctors/testing/doctors-screen.ts'
import { doctorList, listedDoctor } from '../../features/doctors/testing/listed-doctor.ts'
import { answer, loseConnection } from '../../testing/answer.ts'
import { coverAnswer, said } from '../../testing/cover.ts'
import { child } from '../../testing/family.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import type { Profile } from '../people/profile.ts'
import { session } from '../session/session.ts'

beginWithDoctors()

const epam = { coverer: 'epam', programCaption: 'EPAM', activatedAt: '2026-01-01', phones: [] }
const ofEpam = coverAnswer({ epam: 'EPAM' }, { doctors: [said('7', 'COVERED'), said('8', 'NOT_COVERED')] })
const ofBns = coverAnswer({ bns: 'БНС' }, { doctors: [said('7', 'COVERED', { by: 'bns' })] })

beforeEach(() => {
  answer('findDoctors', doctorList([listedDoctor('7'), listedDoctor('8'), listedDoctor('9')]))
  answer('listVisits', { future: [], past: [] })
  answer('listFavourites', [])
})
afterEach(() => session.end())

function signIn(programs: (typeof epam)[], more: Partial<Profile> = {}) {
  session.start(tokens)
  answer('readProfile', { ...anna, programs, ...more })
}

const ofSpouse = { familyPrograms: [{ coverer: 'bns', programCaption: 'БНС' }] }
const coverersOf = (code: string) => [{ covererCode: code, status: 'ACTIVE', validFrom: '2026-01-01' }]

test('cards say in words what the programme covers, and whose it is; of who is unknown there is nothing', async () => {
  signIn([epam])
  const asked = answer('readCover', ofEpam)
  await open('/doctors')
  const covered = await card('Ковалевич Анна 7')
  expect((await covered.findByText('Входит в программу')).textContent).toBe('EPAM: Входит в программу')
  expect((await card('Ковалевич Анна 8')).getByText('Не входит в программу')).toBeTruthy()
  expect((await card('Ковалевич Анна 9')).queryByText(/программу/)).toBeNull()
  expect(asked.map(({ query }) => query)).toEqual([{ profileId: anna.me, doctorIds: '7,8,9' }])
})

test('a programme that begins later has badges with its first day, because times of that day are booked already', async () => {
  signIn([], { waitingPrograms: [{ coverer: 'epam', programCaption: 'EPAM', phones: [] }] })
  const programmes = [{ programId: 'epam', programCaption: 'EPAM', from: '2026-12-05' }]
  answer('readCover', { ...ofEpam, programmes })
  await open('/doctors')
  const covered = await card('Ковалевич Анна 7')
  expect((await covered.findByText(/^Входит в программу/)).textContent).toBe(
    'EPAM: Входит в программу только с 05.12.2026',
  )
})

test('a child whom a programme of the parent covers from a later day on has badges with that day', async () => {
  const masha = child({ coverers: [{ covererCode: 'epam', status: 'INACTIVE', validFrom: '2026-12-05' }] })
  signIn([], { family: [masha] })
  const programmes = [{ programId: 'epam', programCaption: 'EPAM', from: '2026-12-05' }]
  answer('readCover', { ...ofEpam, programmes })
  await open('/doctors?profile=2')
  const covered = await card('Ковалевич Анна 7')
  expect((await covered.findByText(/^Входит в программу/)).textContent).toBe(
    'EPAM: Входит в программу только с 05.12.2026',
  )
})

test.each([
  ['a guest', null],
  ['a person without a programme', []],
])('%s sees no badges, and nothing is asked', async (_who, programs) => {
  if (programs) signIn(programs)
  const asked = answer('readCover', ofEpam)
  await open('/doctors')
  expect((await card('Ковалевич Анна 7')).queryByText(/программу/)).toBeNull()
  expect(asked).toEqual([])
})

test('without a network the list stands without badges', async () => {
  signIn([epam])
  const asked = loseConnection('readCover')
  await open('/doctors')
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  expect(await card('Ковалевич Анна 7')).toBeTruthy()
  expect(screen.queryByText(/программу/)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a programme that has ended meanwhile is not spoken of', async () => {
  signIn([epam])
  const asked = answer('readCover', coverAnswer({}))
  await open('/doctors')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect((await card('Ковалевич Анна 7')).queryByText(/программу/)).toBeNull()
})

test('whom only the programme of a spouse covers has badges too, and can filter by it', async () => {
  signIn([], ofSpouse)
  const asked = answer('readCover', ofBns)
  const { user } = await open('/doctors')
  expect((await (await card('Ковалевич Анна 7')).findByText('Входит в программу')).textContent).toMatch(
    /^БНС/,
  )
  expect(asked.map(({ query }) => query)).toMatchObject([{ profileId: anna.me }])
  await user.click(await screen.findByRole('button', { name: 'Фильтры' }))
  expect(await screen.findByRole('option', { name: 'БНС' })).toBeTruthy()
})

test('for a child the badges are those of the child, also where only the child is covered', async () => {
  const masha = child({ coverers: coverersOf('bns') })
  signIn([epam], { family: [masha] })
  const asked = answer('readCover', ofBns)
  await open('/doctors?profile=2')
  expect((await (await card('Ковалевич Анна 7')).findByText('Входит в программу')).textContent).toMatch(
    /^БНС/,
  )
  expect(asked.map(({ query }) => query)).toMatchObject([{ profileId: masha.profileId }])
})

test('a child without a programme has no badges, although the parent has one', async () => {
  signIn([epam], { family: [child()] })
  const asked = answer('readCover', ofEpam)
  await open('/doctors?profile=2')
  await card('Ковалевич Анна 7')
  await waitFor(() => expect(document.documentElement.dataset.programme).toBe('1'))
  expect(screen.queryByText(/программу/)).toBeNull()
  expect(asked).toEqual([])
})

test('the device remembers that there is a programme, for the room of the badges, until the sign-out', async () => {
  signIn([epam])
  answer('readCover', ofEpam)
  await open('/doctors')
  await (await card('Ковалевич Анна 7')).findByText('Входит в программу')
  expect(localStorage.getItem('hasProgramme')).toBe('1')
  session.end()
  await waitFor(() => expect(localStorage.getItem('hasProgramme')).toBeNull())
  expect(document.documentElement.dataset.programme).toBeUndefined()
})

test('a programme that is gone is not remembered', async () => {
  localStorage.setItem('hasProgramme', '1')
  document.documentElement.dataset.programme = '1'
  signIn([])
  await open('/doctors')
  await waitFor(() => expect(localStorage.getItem('hasProgramme')).toBeNull())
  expect(document.documentElement.dataset.programme).toBeUndefined()
})
