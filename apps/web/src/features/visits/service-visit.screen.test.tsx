import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer } from '../../testing/answer.ts'
import { branch, NOW, slots, visit } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { answerSync } from '../../testing/sync-answer.ts'

const scan = {
  ...visit,
  serviceId: '4',
  serviceName: 'УЗИ печени',
  serviceOptionId: '41',
  serviceOptionName: 'С допплером',
  priceKind: 'range' as const,
  priceFrom: 80,
  priceTo: 120,
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', anna)
  answer('listVisits', { future: [scan], past: [] })
  answer('showVisit', scan)
  answerSync([scan])
  answer('listDoctors', [])
  answer('listBranches', [branch('1', 'Филиал на Немиге')])
})

afterEach(() => {
  vi.useRealTimers()
})

test('a visit of a service shows its name, option and price', async () => {
  const { user } = await open('/visits')
  const heading = await screen.findByRole('heading', { level: 2, name: 'УЗИ печени' })
  expect(screen.getByText('С допплером')).toBeTruthy()
  await user.click(within(heading).getByRole('link'))
  await screen.findByRole('heading', { level: 1, name: 'УЗИ печени' })
  expect(screen.getByText('80–120 руб.')).toBeTruthy()
})

test('it can move to a time that is long enough for the service', async () => {
  const asked = answer('listDoctorTimeslots', slots('71', '2026-11-25T06:00:00Z', 2))
  const moved = answer('moveVisit', scan)
  const { user, path } = await open(`/visits/${scan.orderId}/move`)
  await user.click(await screen.findByRole('button', { name: /^09:00, среда, 25 ноября/ }))
  expect(asked[0]?.query.serviceId).toBe('4')
  await user.click(screen.getByRole('button', { name: 'Перенести визит' }))
  await waitFor(() => expect(path()).toContain('/visits?visit='))
  expect(moved.map(({ body }) => body)).toEqual([{ timetableId: '71251' }])
})
