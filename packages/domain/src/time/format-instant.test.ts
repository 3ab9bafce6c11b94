import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatInstant } from './format-instant.ts'

test('whole seconds in UTC, never later than the instant and less than a second earlier', () => {
  expect(formatInstant(new Date('2026-03-03T09:00:00.999+03:00'))).toBe('2026-03-03T06:00:00Z')
  const date = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(date, moment => {
      const lost = moment.getTime() - Date.parse(formatInstant(moment))
      expect(lost >= 0 && lost < 1000).toBe(true)
    }),
  )
})
