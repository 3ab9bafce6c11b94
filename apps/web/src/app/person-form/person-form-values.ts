import { isFio, joinFullName, tidy } from '@vizit/domain/person/full-name.ts'
import { parseWrittenDate, writeDate } from '@vizit/domain/time/written-date.ts'
import { checkFio, checkFioOrDash } from '@vizit/domain/validation/check-name.ts'
import { type Check, type Problem, required } from '@vizit/domain/validation/problem.ts'

/** A person as typed into a form: `birthday` is `dd.mm.yyyy`. */
export type PersonFormValues = {
  lastName: string
  firstName: string
  middleName: string
  birthday: string
  sex: 'MALE' | 'FEMALE' | ''
}

export const emptyPerson: PersonFormValues = {
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

/** A known person as form values; a person with a name but without a middle name gets a dash. */
export function personFormValues({
  lastName,
  firstName,
  middleName,
  birthday,
  sex,
}: KnownPerson): PersonFormValues {
  return {
    lastName: lastName ?? '',
    firstName: firstName ?? '',
    middleName: middleName ?? (lastName ? '-' : ''),
    birthday: birthday ? writeDate(birthday) : '',
    sex: sex ?? '',
  }
}

/** The problem of a field; the valid birthdays differ between children and adults (product §5). */
export function checkPerson(
  field: keyof PersonFormValues,
  person: PersonFormValues,
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

/** The request data of a valid person; null while it is not valid. */
export function personBody(person: PersonFormValues) {
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
