import { expect, test } from 'vitest'
import { lastCoveredDay } from './last-covered-day.ts'

const today = '2026-02-20'
test.each([
  ['a child, without an end', null, '2008-06-01', '2026-05-31', true],
  ['a child born on 29 February, who is 18 on 1 March', null, '2008-02-29', '2026-02-28', true],
  ['a child who is 18 tomorrow', '2026-12-31', '2008-02-21', '2026-02-20', true],
  ['a child whose programme ends before', '2026-05-31', '2008-06-02', '2026-05-31', false],
  ['a spouse', '2026-12-31', '1990-01-01', '2026-12-31', false],
  ['a person without a birthday', null, null, null, false],
])('the last day of %s', (_case, validTo, birthday, last, endsWithChildhood) => {
  expect(lastCoveredDay({ validTo, isOwn: false }, birthday, today)).toEqual({
    ...{ validTo: last, endsWithChildhood },
  })
})

test('an own programme goes on after the 18th birthday', () => {
  expect(lastCoveredDay({ validTo: null, isOwn: true }, '2008-06-01', today).validTo).toBeNull()
})
