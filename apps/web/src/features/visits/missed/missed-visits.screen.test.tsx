import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer, refuse } from '../../../testing/answer.ts'
import { visit } from '../../../testing/clinic.ts'
import { child } from '../../../testing/family.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'
import { answerSync } from '../../../testing/sync-answer.ts'

const son = child()
const record = { profileId: anna.me, past: 3, missed: 2, share: 0.05, minimumMissed: 2 }
const closed = {
  ...record,
  closesBooking: true,
  reopensAt: '2027-03-12T06:00:00Z',
  visits: [{ ...visit, isPast: true, status: 'missed' as const }],
}

beforeEach(() => {
  session.start(tokens)
  answer('readProfile', { ...anna, family: [son] })
})

afterEach(() => void vi.useRealTimers())

test('the count, the limit, the day it opens again, the visits, and where a mistake is corrected', async () => {
  const asked = answer('showMissedVisits', closed)
  await open('/visits/missed')
  expect(
    await screen.findByText('Ковалёва Анна Петровна: пропущено 2 из 3 за последние 12 месяцев'),
  ).toBeTruthy()
  expect(asked[0]?.query).toEqual({ profileId: anna.me })
  expect(screen.getByText(/откроется сама 12\.03\.2027/)).toBeTruthy()
  expect(screen.getByText(/пропущено 2 визита или больше и это больше 5.% визитов/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'К визитам' }).getAttribute('href')).toBe('/visits?tab=past')
  expect(screen.getByText(visit.physicianName)).toBeTruthy()
  expect(screen.getByRole('link', { name: /200-00-01/ }).getAttribute('href')).toBe('tel:+375172000001')
})

test("a child's missed visits say whose they are", async () => {
  answer('showMissedVisits', {
    ...record,
    profileId: son.profileId,
    missed: 0,
    closesBooking: false,
    reopensAt: null,
    visits: [],
  })
  await open(`/visits/missed?profile=${son.profileId}`)
  expect(await screen.findByText(new RegExp(`^${son.profile.fullNameRu}: пропущенных визитов`))).toBeTruthy()
  expect(screen.getByText('Онлайн-запись открыта.')).toBeTruthy()
})

test('without the right to see visits nothing is shown', async () => {
  refuse('showMissedVisits', 'NOT_FOUND', {})
  await open(`/visits/missed?profile=${son.profileId}`)
  expect(await screen.findByText('Этих данных нет')).toBeTruthy()
})

test('a missed visit in the list leads there', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T06:00:00Z'), toFake: ['Date'] })
  answerSync([{ ...visit, status: 'missed' }])
  answer('discoverVisits', [])
  await open('/visits?tab=past')
  expect((await screen.findByRole('link', { name: 'Как это влияет на запись' })).getAttribute('href')).toBe(
    `/visits/missed?profile=${visit.profileId}`,
  )
})
