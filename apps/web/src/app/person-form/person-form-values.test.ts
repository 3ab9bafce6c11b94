import { readFullName, tidy } from '@vizit/domain/person/full-name.ts'
import { checkAdultBirthday } from '@vizit/domain/validation/check-date.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPerson, personBody, personFormValues } from './person-form-values.ts'

const checkBirthday = checkAdultBirthday('2026-11-23')
const name = fc.array(fc.constantFrom(...'абвЯЁІўijZ', ' ', '-', "'", '’'), { minLength: 1, maxLength: 20 })
const written = name.map(all => all.join(''))
const rest = { birthday: '29.02.1984', sex: 'FEMALE' } as const

test('every name accepted by the form is read by the server as it was written', () =>
  fc.assert(
    fc.property(written, written, fc.oneof(written, fc.constant('-')), (lastName, firstName, middleName) => {
      const form = { ...rest, lastName, firstName, middleName }
      for (const field of ['lastName', 'firstName', 'middleName'] as const)
        fc.pre(checkPerson(field, form, checkBirthday) === null)
      const body = personBody(form)
      expect(body && readFullName(body)).toEqual({
        lastName: tidy(lastName),
        firstName: tidy(firstName),
        middleName: /^\s*-\s*$/.test(middleName) ? null : tidy(middleName),
      })
    }),
  ))

test('a known value is shown as it would be typed, and read back unchanged', () => {
  const known = {
    lastName: 'Ковалёва',
    firstName: 'Анна',
    middleName: null,
    birthday: '1984-02-29',
    sex: 'FEMALE',
  } as const
  const form = personFormValues(known)
  expect(form).toMatchObject({ middleName: '-', birthday: '29.02.1984' })
  expect(personBody(form)).toMatchObject(known)
})
