import { expect, test } from 'vitest'
import { doctorsToFind } from '../testing/doctors-to-find.ts'

const { get, neurology } = await doctorsToFind()
const DOCTORS = '/api/v2/public/doctors'

test('if nobody is free within the preferred days, the next free time is told', async () => {
  const { body } = await get(`${DOCTORS}?locationCode=232&preferredDays=3`)
  const nextTimeslot = '2026-03-04T15:30:00Z'
  const nobody = { items: [], total: 0, nextCursor: null, nextTimeslot }
  expect(body).toEqual({ ...nobody, atAnyTime: { total: 1, nextTimeslot } })
})

test.each([
  [
    'at these hours',
    `?specialityId=${neurology}&timeOfDay=morning`,
    { total: 1, nextTimeslot: '2026-03-04T15:30:00Z' },
  ],
  [
    'on these days',
    '?locationCode=17&timeOfDay=evening&preferredDays=3',
    { total: 2, nextTimeslot: '2026-03-02T06:00:00Z' },
  ],
  [
    'at hours that exclude each other',
    '?preferredTime=1&timeOfDay=evening',
    { total: 3, nextTimeslot: '2026-03-02T06:00:00Z' },
  ],
])(
  'if nobody is free %s, the doctors and the earliest time at any hour are told',
  async (_case, query, atAnyTime) => {
    const { body } = await get(`${DOCTORS}${query}`)
    expect(body).toEqual({ items: [], total: 0, nextCursor: null, nextTimeslot: null, atAnyTime })
  },
)

test('without such doctors at any time nothing of other times is told', async () => {
  const { body } = await get(`${DOCTORS}?q=%25%25%25&timeOfDay=morning`)
  expect(body).toMatchObject({ total: 0, nextTimeslot: null, atAnyTime: { total: 0, nextTimeslot: null } })
})
