import { isFio, joinFullName, tidy } from '@vizit/domain/person/full-name.ts'
import { parseWrittenDate, writeDate } from '@vizit/domain/time/written-date.ts'
import { checkFio, checkFioOrDash } from '@vizit/domain/validation/check-name.ts'
import { type Check, type Problem, required } from '@vizit/domain/validation/problem.ts'

/** A person as they are written into a form: `birthday` is `dd.mm.yyyy`. */
export type WrittenPerson = {
  lastName: string
  firstName: string
  middleName: string
  birthday: string
  sex: 'MALE' | 'FEMALE' | ''
}

export const emptyPerson: WrittenPerson = {
  lastName: '',
  firstName: '',
  middleName: '',
  birthday: '',
  sex: '',
}

interface KnownPerson {
  readonly lastName: string | null
  readonly firstName: string | null
  readonly middleName: string | null
  /** `YYYY-MM-DD` */
  readonly birthday: string | null
  readonly sex: 'MALE' | 'FEMALE' | null
}

/** What is known of a person, as it would be written; whoever has a name and no middle name has a dash. */
export function writtenPerson({
  lastName,
  firstName,
  middleName,
  birthday,
  sex,
}: KnownPerson): WrittenPerson {
  return {
    lastName: lastName ?? '',
    firstName: firstName ?? '',
    middleName: middleName ?? (lastName ? '-' : ''),
    birthday: birthday ? writeDate(birthday) : '',
    sex: sex ?? '',
  }
}

/** What is wrong with one of the fields; whose birthday fits differs between children and adults (product §5). */
export function checkPerson(
  field: keyof WrittenPerson,
  person: WrittenPerson,
  checkBirthday: Check,
): Problem | null {
  switch (field) {
    case 'lastName':
    case 'firstName':
      return required(checkFio)(person[field])
    case 'middleName':
      return required(checkFioOrDash)(person.middleName)
    case 'birthday':
      return required(checkBirthday)(person.birthday)
    case 'sex':
      return person.sex === '' ? 'choice' : null
  }
}

/** What the server takes of a valid person; null while it isn't valid. */
export function personBody(person: WrittenPerson) {
  const birthday = parseWrittenDate(person.birthday)
  if (!birthday || person.sex === '') return null
  const middleName = tidy(person.middleName)
  const names = {
    lastName: tidy(person.lastName),
    firstName: tidy(person.firstName),
    middleName: isFio(middleName) ? middleName : null,
  }
  return { fullNameRu: joinFullName(names), ...names, birthday, sex: person.sex }
}
