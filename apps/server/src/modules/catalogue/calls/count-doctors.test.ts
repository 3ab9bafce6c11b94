import { preferredDays, preferredTimes, timesOfDay } from '@vizit/domain/filters/preferred-time.ts'
import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { createService } from '@vizit/test-kit/world/service.ts'
import { expect, test } from 'vitest'
import { catalogueApp } from '../testing/catalogue-app.ts'

const { get, clinic, doctor, db } = await catalogueApp()
const DOCTORS = '/api/v2/public/doctors'

// In each part of the day somebody, some for adults, some for children, within three days, a week, a month and later.
for (const [n, from] of [
  '2026-03-01T15:30:00Z',
  '2026-03-03T03:00:00Z',
  '2026-03-05T11:30:00Z',
  '2026-03-07T13:30:00Z',
  '2026-03-20T09:30:00Z',
  '2026-04-20T10:30:00Z',
].entries()) {
  await createDoctor(db, clinic, {
    from,
    slots: 1,
    minutes: 60,
    adult: n % 2 === 0,
    children: n % 3 !== 0 || n % 2 === 1,
  })
}
const serviceId = await createService(db, doctor.assignmentId, { minutes: 90 })

const total = async (query: URLSearchParams): Promise<number> => (await get(`${DOCTORS}?${query}`)).body.total

test.each([
  '',
  'preferredDays=3',
  'preferredDays=7&preferredTime=4',
  'timeOfDay=evening',
  'profile=2&preferredDays=30',
  `profile=1&specialityId=${clinic.specialityId}&timeOfDay=morning`,
  'age=5',
  `serviceId=${serviceId}`,
])('the counts for "%s" are the totals of the lists', async filters => {
  const { status, body } = await get(`${DOCTORS}/counts?${filters}`)
  expect(status).toBe(200)
  expect(body.total).toBe(await total(new URLSearchParams(filters)))
  const choices = {
    preferredDays,
    preferredTime: preferredTimes,
    timeOfDay: timesOfDay,
    profile: ['0', '1', '2'],
  }
  for (const [filter, values] of Object.entries(choices)) {
    for (const value of values) {
      const changed = new URLSearchParams(filters)
      changed.set(filter, value)
      expect([filter, value, body[filter][value]]).toEqual([filter, value, await total(changed)])
    }
  }
})

test('what does not exist is refused by its field', async () => {
  const { status, body } = await get(`${DOCTORS}/counts?specialityId=99999`)
  expect([status, body.attributes.fields]).toEqual([400, [{ path: 'specialityId', problem: 'unknown' }]])
})
