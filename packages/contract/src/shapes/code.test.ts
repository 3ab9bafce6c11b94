import { expect, test } from 'vitest'
import type { z } from 'zod'
import { api } from '../api.ts'
import type { Call } from '../call.ts'

/** The fields of calls that take a code which a person reads and types. */
const fields = Object.entries<Call>(api).flatMap(([name, call]) =>
  [call.body, call.query].flatMap(part =>
    ['code', 'humanCode'].flatMap(field => {
      const shape = (part as Partial<z.ZodObject> | undefined)?.shape?.[field]
      return shape ? [{ name, field, shape: shape as z.ZodType }] : []
    }),
  ),
)

test('these calls take a code', () => {
  expect(fields.map(({ name, field }) => `${name}.${field}`).sort()).toEqual([
    'bookGuestVisit.humanCode',
    'confirmActivationCode.code',
    'confirmEmailCode.code',
    'confirmEmployer.code',
    'confirmGuestCode.code',
    'confirmHuman.code',
    'confirmRelative.code',
    'confirmSms.code',
    'holdTimeslot.humanCode',
    'joinFamily.code',
  ])
})

const SPELLINGS = [
  '123456',
  ' 123456 ',
  '123 456',
  '123-456',
  '12 34–56',
  '１２３４５６',
  '123\u00a0456',
  '123−456',
]

test.each(fields)('$name reads $field with spaces, dashes and full-width digits', ({ shape }) => {
  expect(SPELLINGS.map(written => shape.safeParse(written).data)).toEqual(SPELLINGS.map(() => '123456'))
})

test.each(fields.filter(({ field, name }) => field === 'code' && name !== 'confirmHuman'))(
  '$name takes nothing but six digits',
  ({ shape }) => {
    const wrong = ['', '12345', '1234567', '12345a', '١٢٣٤٥٦', '1 '.repeat(40)]
    expect(wrong.filter(written => shape.safeParse(written).success)).toEqual([])
  },
)
