import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseWrittenDate, writeDate } from './written-date.ts'

test.each([
  ['29.02.2024', '2024-02-29'],
  ['29.02.2023', null],
  ['29.02.1900', null],
  ['31.04.2020', null],
  ['00.01.2020', null],
  ['40.01.2020', null],
  ['01.20.2020', null],
  ['01.01.3000', null],
  ['1.1.2020', null],
  ['', null],
])('%s is %s', (written, date) => expect(parseWrittenDate(written)).toBe(date))

test('a written date is read back as the same date', () => {
  const dates = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(dates, instant => {
      const date = instant.toISOString().slice(0, 10)
      expect(parseWrittenDate(writeDate(date))).toBe(date)
    }),
  )
})
