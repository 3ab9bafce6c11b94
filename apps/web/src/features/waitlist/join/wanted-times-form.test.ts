import { expect, test } from 'vitest'
import { anyTime, problemsOf, wantedOf } from './wanted-times-form.ts'

const today = '2026-03-03'

test.each([
  ['any time', {}, {}],
  ['hours in order', { timeFrom: '09:00', timeTo: '10:00' }, {}],
  ['hours that are none', { timeFrom: '10:00', timeTo: '10:00' }, { timeTo: 'empty' }],
  ['no day', { weekdays: [] }, { weekdays: 'none' }],
  ['today as the last day', { lastDate: '03.03.2026' }, {}],
  ['a day that has been', { lastDate: '02.03.2026' }, { lastDate: 'past' }],
  ['no date at all', { lastDate: '31.02.2026' }, { lastDate: 'unreadable' }],
])('%s', (_case, given, problems) => expect(problemsOf({ ...anyTime, ...given }, today)).toEqual(problems))

test('choices of "any" are not sent', () => {
  expect(wantedOf(anyTime)).toEqual({})
  expect(wantedOf({ weekdays: [1], timeFrom: '09:00', timeTo: '', lastDate: '20.03.2026' })).toEqual({
    weekdays: [1],
    timeFrom: '09:00',
    lastDate: '2026-03-20',
  })
})
